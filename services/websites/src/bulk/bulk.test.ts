import { OURS } from '@yinyom/testing/identityStandIn';
import { publishedSite, readyTemplate, saveTemplate } from '../testing/bannerEditing';
import { newGroup } from '../testing/groups';
import { categoryIds, newCookie, newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';
import { until } from '@yinyom/testing/until';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const as = (user: string, method: string, path: string, body?: object) =>
  websites.as(user)(method, path, { ...(body && { body }) });
const start = (operation: object, more: object, user = 'admin') =>
  as(user, 'POST', '/bulk-actions', { organization_id: OURS, operation, ...more });
const look = async (id: string) => (await as('admin', 'GET', `/bulk-actions/${id}`)).body;
const ended = async (id: string) => {
  await until(async () => ['done', 'cancelled', 'failed'].includes((await look(id)).state), 'it has ended');
  return look(id);
};
const rowsOf = async (id: string) =>
  (await as('admin', 'GET', `/bulk-actions/${id}/websites`)).body.entities as {
    domain_name: string;
    outcome: string;
    code: string | null;
    version: number | null;
  }[];
/** Does something to websites. @returns what became of each, in their order */
const doTo = async (operation: object, ids: string[], user = 'admin') => {
  const { status, body } = await start(operation, { application_ids: ids }, user);
  expect({ status, body }).toMatchObject({ status: 202 });
  expect((await ended(body.id)).state).toBe('done');
  return (await rowsOf(body.id)).map(({ outcome, code }) => code ?? outcome);
};
const siteOf = async (id: string) => (await as('admin', 'GET', `/applications/${id}`)).body;

it('switches, sets and moves each website, and says of each what became of it', async () => {
  const [one, other] = [await newSite(websites), await newSite(websites)];
  const ids = [one.id, other.id];
  await as('admin', 'PUT', `/applications/${other.id}/disable`, {});
  expect(await doTo({ action: 'disable' }, ids)).toEqual(['done', 'unchanged']);
  expect(await doTo({ action: 'enable' }, ids)).toEqual(['done', 'done']);
  expect((await siteOf(other.id)).enabled).toBe(true);
  const setting = { consent_expiry_days: 90 };
  expect(await doTo({ action: 'set', setting }, ids)).toEqual(['done', 'done']);
  expect(await doTo({ action: 'set', setting }, ids)).toEqual(['unchanged', 'unchanged']);
  const group = await newGroup(websites);
  expect(await doTo({ action: 'move', group_id: group.id }, ids)).toEqual(['done', 'done']);
  expect((await siteOf(one.id)).group_id).toBe(group.id);
  const actions = websites.identity.audit.map(({ action }) => action);
  expect(actions.filter((action) => action === 'application.moved')).toHaveLength(2);
  expect(actions).toContain('bulk.started');
});

it('publishes drafts that may be published, and leaves out the others', async () => {
  const [ready, open, same] = [
    await newSite(websites),
    await newSite(websites),
    await publishedSite(websites),
  ];
  await saveTemplate(websites, ready.id, { ...(await readyTemplate(websites, ready.id)), publish: false });
  expect(await doTo({ action: 'publish' }, [ready.id, open.id, same.id], 'member')).toEqual([
    'done',
    'lint_failed',
    'unchanged',
  ]);
  expect((await siteOf(ready.id)).template_version).toBe(1);
});

it('gives cookies the decided category, and others the suggested one', async () => {
  const site = await newSite(websites);
  const ids = await categoryIds(websites, site.id);
  const named = await newCookie(websites, site.id, 0);
  const suggested = await newCookie(websites, site.id, 0);
  await websites.connection
    .collection('cookies')
    .updateOne({ name: suggested.name }, { $set: { suggested_category_id: ids[4] } });
  const cookies = [{ type: 1, owner: '', name: named.name, category_id: ids[3] }];
  expect(await doTo({ action: 'categorize', cookies }, [site.id])).toEqual(['done']);
  const { entities } = (await as('admin', 'GET', `/cookies?application_id=${site.id}`)).body;
  const categoryOf = (name: string) =>
    entities.find((cookie: { name: string }) => cookie.name === name).category.id;
  expect([categoryOf(named.name), categoryOf(suggested.name)]).toEqual([ids[3], ids[4]]);
});

it('everything that a filter matches is meant; the file has keys and snippets, and no cell runs as a formula', async () => {
  const site = await newSite(websites, { name: 'Only this one', domain_name: 'only.example.ac.th' });
  const { body } = await start({ action: 'snippets' }, { filter: { q: 'only.example' } }, 'member');
  expect((await ended(body.id)).progress).toEqual({ done: 1, total: 1 });
  const { body: file } = await as('member', 'GET', `/bulk-actions/${body.id}/websites.csv`);
  expect(String(file)).toContain(`only.example.ac.th,done,,,${site.site_key},"<script src=`);
});

it('deletes after ten seconds, for Admins who typed the number; until then it can be taken back', async () => {
  const site = await newSite(websites);
  const deletion = { application_ids: [site.id], confirm_count: 1 };
  expect((await start({ action: 'delete' }, deletion, 'member')).status).toBe(403);
  const wrong = await start({ action: 'delete' }, { ...deletion, confirm_count: 2 });
  expect(wrong.body.code).toBe('confirmation_mismatch');

  const { body: undone } = await start({ action: 'delete' }, deletion);
  expect(undone.state).toBe('waiting');
  const cancelled = await as('admin', 'POST', `/bulk-actions/${undone.id}/cancel`, {});
  expect(cancelled.body.state).toBe('cancelled');
  expect((await siteOf(site.id)).id).toBe(site.id);

  const { body: begun } = await start({ action: 'delete' }, deletion);
  const past = new Date(0);
  const { connection } = websites;
  await until(async () => {
    await connection.collection('bulk_actions').updateMany({}, { $set: { begins_at: past } });
    await connection.collection('durable_jobs').updateMany({ holder: null }, { $set: { until: past } });
    return (await look(begun.id)).state === 'done';
  }, 'it was deleted');
  expect((await as('admin', 'GET', `/applications/${site.id}`)).status).toBe(404);
});

it('what is ordered with undo waits as a deletion does, and nothing of it is done once it is cancelled', async () => {
  const site = await newSite(websites);
  const { body } = await start({ action: 'disable' }, { application_ids: [site.id], undo: true }, 'member');
  expect([body.state, Date.parse(body.begins_at) - Date.parse(body.created_at) > 9_000]).toEqual([
    'waiting',
    true,
  ]);
  await as('member', 'POST', `/bulk-actions/${body.id}/cancel`, {});
  expect((await ended(body.id)).state).toBe('cancelled');
  expect((await siteOf(site.id)).enabled).toBe(true);
});

it('each website is authorized at its turn, with the rights of that moment', async () => {
  const site = await newSite(websites);
  const { memberships, deadSessions } = websites.identity;
  memberships.push({ userId: 'leaving', organizationId: OURS, role: 10 });
  const { body } = await start({ action: 'publish' }, { application_ids: [site.id] }, 'leaving');
  await ended(body.id);
  const order = async () => {
    const made = await start({ action: 'scan' }, { application_ids: [site.id] }, 'leaving');
    deadSessions.add('session-of-leaving');
    await ended(made.body.id);
    deadSessions.delete('session-of-leaving');
    return (await rowsOf(made.body.id))[0];
  };
  // No scanner service is known here; the session that ended does not matter.
  expect(await order()).toMatchObject({ outcome: 'failed', code: 'unavailable' });
  const mine = memberships.find(({ userId }) => userId === 'leaving');
  if (mine) mine.websites = ['1'.repeat(24)];
  expect((await start({ action: 'publish' }, { application_ids: [site.id] }, 'leaving')).status).toBe(404);
  expect((await as('leaving', 'GET', `/bulk-actions/${body.id}/websites`)).body.entities).toEqual([]);
});

it('T-02: websites of others are not there', async () => {
  const site = await newSite(websites);
  const { status, body } = await as('foreigner', 'POST', '/bulk-actions', {
    organization_id: OURS,
    operation: { action: 'enable' },
    application_ids: [site.id],
  });
  expect([status, body.code]).toEqual([404, 'not_found']);
});
