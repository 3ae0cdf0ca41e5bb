import { endpoints } from './endpoints';

it('names each call once and never declares one address twice', () => {
  const names = endpoints.map(({ name }) => name);
  const addresses = endpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(names).toEqual([...new Set(names)]);
  expect(addresses).toEqual([...new Set(addresses)]);
});

it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s is declared whole',
  (_name, endpoint) => {
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
    const declared = endpoint.params
      ? Object.keys((endpoint.params as { def?: { shape?: object } }).def?.shape ?? {})
      : [];
    expect(declared.sort()).toEqual(inPath.sort());
    expect(endpoint.summary.length).toBeGreaterThan(3);
    // Whoever is signed in must be checked against a role; whoever is not has none.
    expect(endpoint.role !== undefined).toBe(endpoint.auth === 'bearer');
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
  },
);

it('a reviewer reaches the own account and the pages of a review, and of all other calls none', () => {
  const reached = endpoints.filter(({ role }) => role === 0).map(({ name }) => name);
  expect(reached).toEqual(['listReviewWebsites', 'getReview', 'signReview']);
});
