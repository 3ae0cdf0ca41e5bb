import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endpointModules } from '../generate/endpointModules.cjs';
import { endpoints, endpointsOf } from './endpoints';
import { ANY_SCOPE, OFFERED_SCOPES } from './identity/scopes';
import { tagOf } from './reference/tags';

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

it('a reviewer reaches the own account, the pages of a review and what websites showed and papers of an invitation, and of all other calls none', () => {
  const reached = endpoints.filter(({ role }) => role === 0).map(({ name }) => name);
  expect(reached.sort()).toEqual([
    'addReviewRemark',
    'getReadablePaperPdf',
    'getReview',
    'getReviewCertificate',
    'listNotices',
    'listReadablePapers',
    'listReviewWebsites',
    'signReview',
  ]);
});

it('papers, requests and reviews are in groups of their own in the document of the API', () => {
  const grouped = endpoints.filter(
    ({ service, path }) => service === 'compliance' || path.includes('/review'),
  );
  expect(grouped.filter((call) => tagOf(call) === 'platform').map(({ name }) => name)).toEqual([]);
  const tagNamed = (wanted: string) => endpoints.filter(({ name }) => name === wanted).map(tagOf);
  expect(tagNamed('eraseRequestConsents')).toEqual(['requests']);
  expect(['getReviewCertificate', 'addReviewRemark'].flatMap(tagNamed)).toEqual(['reviews', 'reviews']);
});

describe('calls that take API keys', () => {
  const CLOSED =
    /^\/(?:guest|binders|me(?!\/applications$)|organizations(?!\/:id\/(?:users|auditLogs|cookies|webhooks|alert-settings|requests|request-settings|activities|foundForms|exemption|processingRecord|incidents|officer|readiness|security-measures|trainings|transfers|conformity|agreements|processors|notices|controllers)\b)|mf)\b|reviews?(?:\/remarks(?:\/:remarkId)?|\/:version\/certificate\.json)?$|\/erase-consents$/;

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

/** Names of what a call takes in its address: in the path (`params`) or after it (`query`). */
const namesIn = (schema: object | undefined): string[] =>
  Object.keys((schema as { def?: { shape?: object } } | undefined)?.def?.shape ?? {});

it('what is created and has an address of its own is created at one that a call reads', () => {
  const reads = new Map(
    endpoints.filter(({ method }) => method === 'GET').map((read) => [read.path.replace(/:\w+/g, ':'), read]),
  );
  const creating = endpoints.filter(
    ({ status, method, auth }) => status === 201 && method === 'POST' && auth === 'bearer',
  );
  const namesNone = creating.filter(
    (call) => !call.readAt && reads.has(`${call.path.replace(/:\w+/g, ':')}/:`),
  );
  // Several files at once.
  expect(namesNone.map(({ name }) => name)).toEqual(['addRequestFiles']);
  for (const call of creating)
    if (call.readAt) {
      const [address = '', questions = ''] = call.readAt.split('?');
      const read = reads.get(address.replace(/:\w+/g, ':'));
      expect(read?.path).toBe(address);
      const others = [...address.matchAll(/:(\w+)/g)].slice(0, -1).map(([, name]) => name);
      expect(namesIn(call.params)).toEqual(expect.arrayContaining(others));
      // What both calls take says whose papers these are: without it the address leads to another place.
      const both = namesIn(call.query).filter((name) => namesIn(read?.query).includes(name));
      expect([call.name, questions.split('&').filter(Boolean)]).toEqual([call.name, both]);
    }
});
