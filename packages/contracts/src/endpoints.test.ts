import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endpointModules } from '../generate/endpointModules.cjs';
import { endpoints, endpointsOf } from './endpoints';
import { ANY_SCOPE, OFFERED_SCOPES } from './identity/scopes';

it('the modules that declare calls are listed as they are (npm run contract)', () => {
  expect(readFileSync(path.join(__dirname, 'endpointModules.ts'), 'utf8')).toBe(endpointModules());
});

it('has each declared call, and calls of one feature by their addresses', () => {
  const declared = endpointModules()
    .match(/(?<=from ')[^']+/g)
    ?.map((module) => readFileSync(path.join(__dirname, `${module}.ts`), 'utf8'))
    .flatMap((text) => text.match(/(?<=^ {2}name: ')\w+(?=',$)/gm) ?? []);
  expect(endpoints.map(({ name }) => name).sort()).toEqual(declared?.sort());
  expect(endpointsOf('days').map(({ method, path: address }) => `${method} ${address}`)).toEqual([
    'GET /reports/changedDays',
    'GET /reports/day',
    'GET /reports/day.pdf',
    'GET /reports/servedNotice',
  ]);
});

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
  expect(reached.sort()).toEqual(['addReviewRemark', 'getReview', 'listReviewWebsites', 'signReview']);
});

describe('calls that take API keys', () => {
  const CLOSED =
    /^\/(?:guest|me(?!\/applications$)|organizations(?!\/:id\/(?:users|auditLogs|cookies|webhooks|alert-settings|requests|request-settings|activities|exemption|processingRecord|incidents)\b)|mf)\b|reviews?(?:\/remarks(?:\/:remarkId)?)?$/;

  it('are those of signed-in people alone, and none about logins, factors, sessions, keys or what only people may say', () => {
    const open = endpoints.filter(({ scope }) => scope !== undefined && scope !== ANY_SCOPE);
    expect(open.filter(({ auth, role }) => auth !== 'bearer' || role === 'self')).toEqual([]);
    expect(open.map(({ path }) => path).filter((path) => CLOSED.test(path))).toEqual([]);
  });

  it('no matter with which scopes: what the key is, and what became of what it asked people for', () => {
    const always = endpoints.filter(({ scope }) => scope === ANY_SCOPE);
    expect(always.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /key',
      'GET /key/confirmations/:confirmationId',
    ]);
  });

  it('everything else of people takes one', () => {
    const closed = endpoints.filter(({ scope, auth }) => auth === 'bearer' && scope === undefined);
    expect(closed.map(({ path }) => path).filter((path) => !CLOSED.test(path))).toEqual([]);
  });

  it('what is offered is what is taken, and that a saved banner may be published', () => {
    const taken = new Set(endpoints.flatMap(({ scope }) => scope ?? []));
    expect([...taken, 'templates:publish'].sort()).toEqual([...OFFERED_SCOPES, ANY_SCOPE].sort());
  });

  it('reading never changes anything, and writing always may', () => {
    for (const { name, scope, method } of endpoints.filter((one) => one.scope !== undefined))
      expect([name, scope === ANY_SCOPE || scope?.endsWith(':read')]).toEqual([name, method === 'GET']);
  });
});
