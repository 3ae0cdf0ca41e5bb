import { CONFIRMATION_HEADER } from '@yinyom/contracts/identity/agentCalls';
import { MAX_OPEN_CONFIRMATIONS } from '@yinyom/contracts/identity/agentConfirmations';
import type { AuditEvent } from '@yinyom/contracts/identity/auditLog';
import { OFFERED_SCOPES } from '@yinyom/contracts/identity/scopes';
import { storedAlert } from '../testing/storedAlert';
import { startWholeGateways, type WholeGateways } from '../testing/startWholeGateways';

/** Attacks on what people confirm to agents: through two gateways on one database, with real services. */

let gateways: WholeGateways;
let agent: { key: string; id: string };

const owned = async (method: string, path: string, body?: unknown) => {
  const answer = await gateways.send(method, path, { token: gateways.owner.token, body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};
const place = (below: string) => `/organizations/${gateways.owner.organizationId}/${below}`;
const makeKey = async (form: object = {}): Promise<{ key: string; id: string }> => {
  const body = { name: 'Agent', scopes: OFFERED_SCOPES, role: 1000, agent: true, ...form };
  const { key, api_key } = await owned('POST', place('api-keys'), body);
  return { key, id: api_key.id };
};
beforeAll(async () => {
  gateways = await startWholeGateways({ RATE_LIMITS: 'false' }, 2);
});
afterAll(() => gateways.stop());
beforeEach(async () => {
  agent = await makeKey();
});

let websites = 0;
/** A website and the call that deletes it, which needs a person. */
const makeSite = async () => {
  websites += 1;
  const domain = `site${websites}.registrar.ac.th`;
  const form = {
    organization_id: gateways.owner.organizationId,
    domain_name: domain,
    default_language: 'th',
  };
  return { id: String((await owned('POST', '/applications', form)).id), domain };
};
type Site = Awaited<ReturnType<typeof makeSite>>;
type Removal = Partial<Record<'token' | 'named' | 'confirm', string>> & { at?: number };
const remove = async (
  { id, domain }: Site,
  { token = agent.key, named, at = 0, confirm = domain }: Removal = {},
) => {
  const headers: Record<string, string> = named === undefined ? {} : { [CONFIRMATION_HEADER]: named };
  const answer = await gateways.send('DELETE', `/applications/${id}?confirm=${confirm}`, {
    token,
    headers,
    at,
  });
  return { status: answer.status, code: answer.body?.code, confirmation: answer.body?.confirmation };
};
const ask = async (site: Site, token = agent.key): Promise<string> => {
  const { status, code, confirmation } = await remove(site, { token });
  expect([status, code]).toEqual([403, 'agent_confirmation_needed']);
  return String(confirmation.id);
};
const decide = async (id: string, decision: string, token = gateways.owner.token) => {
  const path = place(`agent-confirmations/${id}/decision`);
  const { status, body } = await gateways.send('POST', path, { token, body: { decision } });
  return { status, code: body.code, state: body.state };
};
const approved = async (site: Site, token?: string): Promise<string> => {
  const id = await ask(site, token);
  expect(await decide(id, 'approve')).toMatchObject({ status: 200, state: 'approved' });
  return id;
};
const isThere = async ({ id }: Site): Promise<boolean> =>
  (await gateways.send('GET', `/applications/${id}`, { token: gateways.owner.token })).status === 200;
const confirmations = async () => (await gateways.connect('identity')).collection('agent_confirmations');

/** Gives the owner another role or websites, as the service reads them with the next call. */
const become = async (role: number, scope: { websites: string[]; groups: string[] } | null = null) => {
  const users = (await gateways.connect('identity')).collection('users');
  await users.updateMany({}, { $set: { 'memberships.0.role': role, 'memberships.0.scope': scope } });
};

it('a key that is no agent’s deletes, and an agent’s asks: the same call passes once after a person approved it', async () => {
  const plain = await makeKey({ agent: false });
  const [first, second] = [await makeSite(), await makeSite()];
  expect((await remove(first, { token: plain.key })).status).toBe(204);
  const id = await ask(second);
  expect(await ask(second)).toBe(id);
  expect(await isThere(second)).toBe(true);
  expect(await remove(second, { named: id })).toMatchObject({ code: 'agent_confirmation_needed' });
  const own = async () =>
    (await gateways.send('GET', `/key/confirmations/${id}`, { token: agent.key })).body.state;
  expect(await own()).toBe('pending');
  await decide(id, 'approve');
  expect(await own()).toBe('approved');
  expect(await ask(second)).toBe(id);
  expect((await remove(second, { named: id })).status).toBe(204);
  expect([await isThere(second), await own()]).toEqual([false, 'used']);
});

it('reading and drafts need no person', async () => {
  const site = await makeSite();
  const path = `/applications/${site.id}/template`;
  const read = await gateways.send('GET', path, { token: agent.key });
  const { design, languages } = read.body;
  const { logo: _logo, ...own } = design;
  const save = async (publish: boolean) => {
    const headers = {
      'if-match': String((await gateways.send('GET', path, { token: agent.key })).body.etag),
    };
    const body = { design: own, languages, publish };
    return (await gateways.send('PUT', path, { token: agent.key, headers, body })).body;
  };
  expect((await save(false)).code).toBeUndefined();
  expect((await save(true)).code).toBe('agent_confirmation_needed');
});

it('T-23 other arguments, another key, another call and another address do not pass with it', async () => {
  const [site, other] = [await makeSite(), await makeSite()];
  const id = await approved(site);
  const stranger = await makeKey();
  const invalid = { status: 403, code: 'agent_confirmation_invalid' };
  expect(await remove(other, { named: id })).toMatchObject(invalid);
  expect(await remove(site, { named: id, token: stranger.key })).toMatchObject(invalid);
  expect(await remove(site, { named: id, confirm: other.domain })).toMatchObject(invalid);
  const disable = await gateways.send('PUT', `/applications/${site.id}/disable`, {
    token: agent.key,
    body: {},
    headers: { [CONFIRMATION_HEADER]: id },
  });
  expect([disable.status, disable.body.code]).toEqual([403, 'agent_confirmation_invalid']);
  for (const named of ['', 'x', 'e'.repeat(24), `${id}${id}`])
    expect([named, await remove(site, { named })]).toEqual([named, expect.objectContaining(invalid)]);
  expect(await isThere(site)).toBe(true);
  // What it was given for still passes.
  expect((await remove(site, { named: id })).status).toBe(204);
});

it('T-24 of many calls at once, at two gateways, exactly one passes, and a second use never', async () => {
  const { id: site } = await makeSite();
  const disable = async (named?: string, at = 0) => {
    const { status, body } = await gateways.send('PUT', `/applications/${site}/disable`, {
      token: agent.key,
      body: {},
      headers: named === undefined ? {} : { [CONFIRMATION_HEADER]: named },
      at,
    });
    return status < 300 ? 'passed' : body;
  };
  const id = String((await disable()).confirmation.id);
  await decide(id, 'approve');
  // Disabling twice succeeds twice, so that nothing but the confirmation stops the others.
  const all = await Promise.all(Array.from({ length: 12 }, (_one, at) => disable(id, at % 2)));
  expect(all.filter((one) => one === 'passed')).toHaveLength(1);
  for (const one of all.filter((other) => other !== 'passed'))
    expect(one.code).toBe('agent_confirmation_invalid');
  expect((await disable(id)).code).toBe('agent_confirmation_invalid');
});

it('T-25 one that expired is neither approved nor used, and asking starts again', async () => {
  const [waiting, given] = [await makeSite(), await makeSite()];
  const [pending, approvedId] = [await ask(waiting), await approved(given)];
  await (await confirmations()).updateMany({}, { $set: { expires_at: new Date(Date.now() - 1) } });
  expect(await decide(pending, 'approve')).toMatchObject({ status: 409, code: 'agent_confirmation_over' });
  expect(await remove(given, { named: approvedId })).toMatchObject({ code: 'agent_confirmation_invalid' });
  const shown = await owned('GET', place(`agent-confirmations/${pending}`));
  expect([shown.state, shown.arguments]).toEqual(['expired', null]);
  expect(await ask(waiting)).not.toBe(pending);
});

it('T-26 only a person who could make the call decides, never a key: role, websites, organization', async () => {
  const [site, other] = [await makeSite(), await makeSite()];
  const id = await ask(site);
  expect(await decide(id, 'approve', agent.key)).toMatchObject({ status: 403, code: 'key_not_accepted' });
  expect(await decide(id, 'approve', (await makeKey({ agent: false })).key)).toMatchObject({ status: 403 });
  const listed = async () =>
    ((await owned('GET', place('agent-confirmations'))).entities as { id: string }[]).map((one) => one.id);
  try {
    // Deleting a website takes an Admin.
    for (const role of [10, 1]) {
      await become(role);
      expect(await decide(id, 'approve')).toMatchObject({ status: 403, code: 'forbidden' });
      expect(await listed()).not.toContain(id);
    }
    await become(1000, { websites: [other.id], groups: [] });
    expect(await decide(id, 'approve')).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await listed()).not.toContain(id);
    const path = place(`agent-confirmations/${id}`);
    expect((await gateways.send('GET', path, { token: gateways.owner.token })).status).toBe(404);
    await become(1000, { websites: [site.id], groups: [] });
    expect(await listed()).toContain(id);
  } finally {
    await become(1000);
  }
  expect(await isThere(site)).toBe(true);
  await (await confirmations()).updateMany({}, { $set: { organization_id: null } });
  expect((await decide(id, 'approve')).status).toBe(404);
});

it('T-27 what many websites would undergo is decided by Admins of all of them alone', async () => {
  const site = await makeSite();
  const body = {
    organization_id: gateways.owner.organizationId,
    operation: { action: 'delete' },
    application_ids: [site.id],
    confirm_count: 1,
  };
  const asked = await gateways.send('POST', '/bulk-actions', { token: agent.key, body });
  expect(asked.body.code).toBe('agent_confirmation_needed');
  try {
    await become(10);
    expect(await decide(asked.body.confirmation.id, 'approve')).toMatchObject({ status: 403 });
    await become(1000, { websites: [site.id], groups: [] });
    expect(await decide(asked.body.confirmation.id, 'approve')).toMatchObject({ status: 403 });
  } finally {
    await become(1000);
  }
  expect((await decide(asked.body.confirmation.id, 'approve')).status).toBe(200);
});

it('T-27 what only Admins see of alerts, and switch of them, a Member does not confirm', async () => {
  const { id: site } = await makeSite();
  const asked = async (at: string, body: object) =>
    String((await gateways.send('PUT', at, { token: agent.key, body })).body.confirmation.id);
  const path = `/applications/${site}/alert-rules`;
  const switching = (rule: string) => asked(path, { rules: [{ rule, enabled: false }] });
  const saying = async (rule: string) =>
    asked(`/alerts/${await storedAlert(gateways, site, rule)}`, { state: 'acknowledged' });
  const ofAdmins = [await switching('personal_data_published'), await saying('personal_data_published')];
  const ofMembers = [await switching('rate_drop'), await saying('rate_drop')];
  try {
    await become(10);
    for (const id of ofAdmins)
      expect(await decide(id, 'approve')).toMatchObject({ status: 403, code: 'forbidden' });
    for (const id of ofMembers) expect((await decide(id, 'approve')).status).toBe(200);
  } finally {
    await become(1000);
  }
  for (const id of ofAdmins) expect((await decide(id, 'approve')).status).toBe(200);
});

it('T-29 refused is refused, two decisions are one, and what the agent sends is shown as it is', async () => {
  const site = await makeSite();
  const id = await ask(site);
  expect(await owned('GET', place(`agent-confirmations/${id}`))).toMatchObject({
    call: 'deleteApplication',
    about: { application_id: site.id, group_id: null },
    api_key: { id: agent.id, name: 'Agent' },
    arguments: { params: { id: site.id }, query: { confirm: site.domain }, body: null, if_match: null },
  });
  // The database and its backups do not have it in clear.
  const stored = () =>
    confirmations().then((all) => all.findOne({ call: 'deleteApplication' }, { sort: { _id: -1 } }));
  const sealed = (await stored())?.['arguments'];
  expect([String(sealed).startsWith('v1.'), String(sealed).includes(site.domain)]).toEqual([true, false]);
  const both = await Promise.all([decide(id, 'refuse'), decide(id, 'refuse')]);
  expect((await stored())?.['arguments']).toBeNull();
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await remove(site, { named: id })).toMatchObject({
    status: 403,
    code: 'agent_confirmation_refused',
  });
  expect(await decide(id, 'approve')).toMatchObject({ status: 409 });
});

it('T-28 a key keeps so many people busy and no more', async () => {
  const now = new Date();
  const site = await makeSite();
  await ask(site);
  const collection = await confirmations();
  const one = await collection.findOne({ state: 'pending', expires_at: { $gt: now } }, { sort: { _id: -1 } });
  if (!one) throw new Error('it waits');
  const { _id, ...rest } = one;
  const copies = Array.from({ length: MAX_OPEN_CONFIRMATIONS - 1 }, (_n, at) => ({
    ...rest,
    digest: `${at}`,
  }));
  await collection.insertMany(copies);
  expect(await remove(await makeSite())).toMatchObject({ status: 409, code: 'agent_confirmations_full' });
  expect(await ask(site)).toBe(String(_id));
});

it('the log has every call of an agent as the agent’s, and who decided', async () => {
  const site = await makeSite();
  const id = await approved(site);
  await remove(site, { named: id });
  const entries = async () => (await owned('GET', place('auditLogs?limit=100'))).entities as AuditEvent[];
  const end = performance.now() + 30_000;
  const calls = async () =>
    (await entries()).filter(({ action, actor }) => action === 'agent.called' && actor.id === agent.id);
  while ((await calls()).length < 2 && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 20));
  // A change each time.
  expect((await calls()).map(({ target }) => target.label)).toEqual([
    'deleteApplication',
    'deleteApplication',
  ]);
  const all = await entries();
  const byAgent = all.filter(({ actor }) => actor.id === agent.id);
  expect(byAgent.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['agent.asked', 'application.delete']),
  );
  for (const { actor } of byAgent) expect(actor).toMatchObject({ kind: 'api_key', agent: true });
  expect(all.find(({ action }) => action === 'agent.approved')).toMatchObject({
    actor: { kind: 'user', id: gateways.owner.userId },
    target: { id, label: 'deleteApplication' },
  });
});

it('an Admin marks a key and takes the mark away, which counts from the next call on', async () => {
  const plain = await makeKey({ agent: false });
  const site = await makeSite();
  const mark = (marked: boolean) => owned('PUT', place(`api-keys/${plain.id}`), { agent: marked });
  expect(await mark(true)).toMatchObject({ agent: true });
  await ask(site, plain.key);
  expect((await gateways.send('GET', '/key', { token: plain.key })).body.agent).toBe(true);
  expect(await mark(false)).not.toHaveProperty('agent');
  expect((await remove(site, { token: plain.key })).status).toBe(204);
});
