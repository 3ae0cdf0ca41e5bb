import { randomUUID } from 'node:crypto';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { endpoints } from '@yinyom/contracts/endpoints';
import { API_KEY_LIMITS } from '@yinyom/contracts/identity/apiKeys';
import { ANY_SCOPE, OFFERED_SCOPES, type Scope } from '@yinyom/contracts/identity/scopes';
import { designInput } from '@yinyom/contracts/websites/templateDesign';
import { sendsEtag } from '../reference/headersOf';
import { startWholeGateways, type WholeGateways } from '../testing/startWholeGateways';

const SOMETHING = 'e'.repeat(24);

let gateways: WholeGateways;
let allowed: string;
/** A key without one scope, by that scope. */
const without = new Map<Scope, string>();

const makeKey = async (form: object = {}): Promise<{ key: string; id: string }> => {
  const { owner, send } = gateways;
  const made = await send('POST', `/organizations/${owner.organizationId}/api-keys`, {
    token: owner.token,
    body: { name: 'Key', scopes: ['consents:read'], role: 1000, ...form },
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return { key: made.body.key, id: made.body.api_key.id };
};

beforeAll(async () => {
  gateways = await startWholeGateways({ RATE_LIMITS: 'false' }, 2);
  allowed = (await makeKey({ scopes: OFFERED_SCOPES })).key;
  for (const scope of OFFERED_SCOPES)
    without.set(scope, (await makeKey({ scopes: OFFERED_SCOPES.filter((one) => one !== scope) })).key);
});
afterAll(() => gateways.stop());

/** An address of a call that names what is there, or nothing that is. */
const addressOf = ({ path, resource }: AnyEndpoint): string => {
  const { organizationId, applicationId } = gateways.owner;
  const query = path === '/cookies' || path.startsWith('/consent') || path === '/exports';
  const of = /^\/(?:categories|overviews)$/.test(path) ? `?organization_id=${organizationId}` : '';
  const first = path.startsWith('/organizations') ? organizationId : applicationId;
  const known = path.startsWith('/applications') || path.startsWith('/organizations');
  const filled = path
    .replace(':version', '1')
    .replace(':id', known ? first : SOMETHING)
    .replace(/:\w+/g, SOMETHING);
  return filled + (resource === 'application' && query ? `?application_id=${applicationId}` : of);
};

const taken = endpoints.filter(({ scope }) => scope !== undefined && scope !== ANY_SCOPE);
const closed = endpoints.filter(({ scope, auth }) => auth === 'bearer' && scope === undefined);

it.each(taken.map((endpoint) => [endpoint.name, endpoint] as const))(
  'T-10 %s wants its scope',
  async (_name, endpoint) => {
    const { method, scope } = endpoint;
    const path = addressOf(endpoint);
    const headers = { 'content-type': 'application/json' };
    const refused = await gateways.send(method, path, { token: without.get(scope as Scope), headers });
    expect([refused.status, refused.body.code]).toEqual([403, 'scope_missing']);
    // Who calls knows which one to ask an Admin for.
    expect(refused.body.message).toContain(endpoint.scope);
    // A body that is no good is refused by its contents: the key itself came through. A watched scan would not end.
    const let_in = await gateways.send(method, path, { token: allowed, headers });
    expect([method, path, let_in.status, let_in.body?.code]).not.toEqual([
      method,
      path,
      expect.any(Number),
      expect.stringMatching(/^(?:scope_|key_|unauthorized|forbidden)/),
    ]);
    if (method === 'GET') expect([path, [200, 404, 422].includes(let_in.status)]).toEqual([path, true]);
    // The API document names the header.
    if (let_in.status === 200 && sendsEtag(endpoint))
      expect([path, let_in.headers.get('etag')]).toEqual([path, let_in.body.etag]);
  },
);

it.each(closed.map((endpoint) => [endpoint.name, endpoint] as const))(
  'T-10 %s takes no key',
  async (_name, endpoint) => {
    const refused = await gateways.send(endpoint.method, addressOf(endpoint), { token: allowed });
    expect([refused.status, refused.body.code]).toEqual([403, 'key_not_accepted']);
  },
);

it.each(endpoints.filter(({ auth }) => auth === 'otp').map((endpoint) => [endpoint.name, endpoint] as const))(
  'T-10 %s, a second step of a login, takes no key',
  async (_name, { method, path }) => {
    expect((await gateways.send(method, path, { token: allowed, body: {} })).status).toBe(401);
  },
);

const consents = () => `/consents?application_id=${gateways.owner.applicationId}`;

it('T-10 a key with any scope learns what it is, and a person is no key', async () => {
  const { send, owner } = gateways;
  const { key, id } = await makeKey({ application_ids: [owner.applicationId], expires_in_days: null });
  const own = await send('GET', '/key', { token: key });
  expect(own).toMatchObject({
    status: 200,
    body: {
      id,
      name: 'Key',
      organization_id: owner.organizationId,
      role: 1000,
      scopes: ['consents:read'],
      application_ids: [owner.applicationId],
      expires_at: null,
      limits: API_KEY_LIMITS,
    },
  });
  expect(JSON.stringify(own.body)).not.toContain(key);
  expect((await send('GET', '/key', { token: owner.token })).status).toBe(404);
});

it('T-16 a key in an address is refused wherever it stands, and its organization learns of it', async () => {
  const { send, owner } = gateways;
  for (const path of [
    `${consents()}&key=${allowed}`,
    `${consents()}&key=${encodeURIComponent(allowed).replace('y', '%79')}`,
    `/meta?${allowed}`,
  ]) {
    const answer = await send('GET', path, { token: owner.token });
    expect([answer.status, answer.body.code]).toEqual([400, 'key_in_url']);
    expect(JSON.stringify(answer.body)).not.toContain(allowed);
  }
  const log = `/organizations/${owner.organizationId}/auditLogs?action=api_key.refused`;
  const noted = async () => JSON.stringify((await send('GET', log, { token: owner.token })).body);
  const end = Date.now() + 60_000;
  while (!(await noted()).includes('key_in_url') && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await noted()).toContain('key_in_url');
  expect(await noted()).not.toContain(allowed);
});

it('T-17 a key is refused where a page sends it', async () => {
  for (const origin of ['https://shop.example', 'null', 'http://localhost:4000']) {
    const answer = await gateways.send('GET', consents(), { token: allowed, headers: { origin } });
    expect([answer.status, answer.body.code]).toEqual([403, 'key_in_browser']);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
});

it('T-18 a key for certain websites opens nothing else', async () => {
  const { send, owner } = gateways;
  const { key } = await makeKey({ scopes: OFFERED_SCOPES, application_ids: [owner.applicationId] });
  const other = await send('POST', '/applications', {
    token: owner.token,
    body: {
      organization_id: owner.organizationId,
      domain_name: 'other.registrar.ac.th',
      default_language: 'th',
    },
  });
  const get = async (path: string) => {
    const { status, body } = await send('GET', path, { token: key });
    return [status, body.code];
  };
  expect(await get(consents())).toEqual([200, undefined]);
  for (const path of [
    `/applications/${other.body.id}`,
    `/consents?application_id=${other.body.id}`,
    `/applications/${other.body.id}/scans`,
    `/categories?organization_id=${owner.organizationId}`,
    `/organizations/${owner.organizationId}/auditLogs`,
  ])
    expect([path, ...(await get(path))]).toEqual([path, 403, 'application_outside_key']);
  const listed = await send('GET', '/me/applications', { token: key });
  expect(listed.body.entities.map(({ id }: { id: string }) => id)).toEqual([owner.applicationId]);
});

it('T-19 a revoked key is refused by every gateway at once', async () => {
  const { send, owner } = gateways;
  const { key, id } = await makeKey();
  const status = async (at: number) => (await send('GET', consents(), { token: key, at })).status;
  expect([await status(0), await status(1)]).toEqual([200, 200]);
  const path = `/organizations/${owner.organizationId}/api-keys/${id}`;
  await send('DELETE', path, { token: owner.token });
  expect([await status(0), await status(1)]).toEqual([401, 401]);
});

it('T-10 a mistyped key and one of nobody are refused alike, and a key is taken under any spelling of the scheme', async () => {
  const wrong = `${allowed.slice(0, -1)}${allowed.endsWith('a') ? 'b' : 'a'}`;
  for (const token of [wrong, 'yk_', 'yk_live_x'])
    expect((await gateways.send('GET', consents(), { token })).body.code).toBe('key_invalid');
  const headers = { authorization: `bearer ${allowed}` };
  expect((await gateways.send('GET', consents(), { headers })).status).toBe(200);
});

it('T-10 saving a banner wants another scope where it publishes', async () => {
  const { send, owner } = gateways;
  const path = `/applications/${owner.applicationId}/template`;
  const token = without.get('templates:publish');
  const { body, headers: read } = await send('GET', path, { token });
  const headers = { 'if-match': read.get('etag') ?? '' };
  const save = async (publish?: boolean) => {
    const { languages } = body;
    const names = Object.keys(designInput.shape);
    const design = Object.fromEntries(Object.entries(body.design).filter(([name]) => names.includes(name)));
    const answer = await send('PUT', path, { token, headers, body: { design, languages, publish } });
    return [answer.status, answer.body.code];
  };
  expect(await save(false)).toEqual([200, undefined]);
  expect(await save()).toEqual([403, 'scope_missing']);
});

describe('a request that is repeated with its Idempotency-Key', () => {
  const create = (token: string, domain_name: string, key: string) =>
    gateways.send('POST', '/applications', {
      token,
      body: { organization_id: gateways.owner.organizationId, domain_name, default_language: 'th' },
      headers: { 'idempotency-key': key },
    });

  it('gets the first answer at every gateway, and 422 for another body', async () => {
    const key = randomUUID();
    const first = await create(allowed, 'first.registrar.ac.th', key);
    const again = await create(allowed, 'first.registrar.ac.th', key);
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    const other = await create(allowed, 'second.registrar.ac.th', key);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_conflict']);
  });

  it('belongs to one API key', async () => {
    const key = randomUUID();
    const another = (await makeKey({ scopes: OFFERED_SCOPES })).key;
    expect((await create(allowed, 'third.registrar.ac.th', key)).status).toBe(201);
    expect((await create(another, 'fourth.registrar.ac.th', key)).status).toBe(201);
  });
});

it('T-26 a Viewer with the flag dpo, who may answer some alerts alone, decides on no agent’s answer to one', async () => {
  const { send, owner } = gateways;
  const at = new Date();
  const alerts = (await gateways.connect('notify')).collection('alerts');
  const { insertedId } = await alerts.insertOne({
    organization_id: owner.organizationId,
    application_id: owner.applicationId,
    // The job that ends alerts looks at places, and at none of this name.
    place: 'of this test',
    open_key: 'of this test',
    rule: 'script_missing',
    severity: 'critical',
    subject: '',
    state: 'raised',
    figures: {},
    evidence: null,
    resolved_at: null,
    raised_at: at,
    last_true_at: at,
    updated_at: at,
  });
  const answer = (token: string) =>
    send('PUT', `/alerts/${insertedId.toHexString()}`, { token, body: { state: 'acknowledged' } });
  const asked = await answer((await makeKey({ scopes: ['alerts:write'], agent: true })).key);
  expect(asked.body.code).toBe('agent_confirmation_needed');
  const id = String(asked.body.confirmation.id);
  const path = `/organizations/${owner.organizationId}/agent-confirmations`;
  const users = (await gateways.connect('identity')).collection('users');
  /** What the owner gets of the confirmation with another role, and of the alert itself. */
  const decidedAs = async (role: number, dpo: boolean) => {
    await users.updateMany({}, { $set: { 'memberships.0.role': role, 'memberships.0.dpo': dpo } });
    const { entities } = (await send('GET', path, { token: owner.token })).body;
    const one = await send('GET', `${path}/${id}`, { token: owner.token });
    const body = { decision: 'approve' };
    const { status } = await send('POST', `${path}/${id}/decision`, { token: owner.token, body });
    return [entities.some((listed: { id: string }) => listed.id === id), one.status, status];
  };
  try {
    expect(await decidedAs(1, true)).toEqual([false, 404, 403]);
    expect((await answer(owner.token)).status).toBe(403);
    expect(await decidedAs(10, false)).toEqual([true, 200, 200]);
  } finally {
    await users.updateMany({}, { $set: { 'memberships.0.role': 1000, 'memberships.0.dpo': false } });
  }
});
