import { PROPOSAL_NETWORKS } from '@yinyom/contracts/websites/proposal';
import { categoryIds, newSite } from '../testing/sampleSite';
import { networks, proposalsOf, report, reportedName, reportingSite } from '../testing/reporting';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const ENOUGH = networks(PROPOSAL_NETWORKS);
const GA = reportedName('_ga', {
  provider: 'Google Analytics',
  expiry: 63_072_000,
  is_session: false,
  suggestion: { category_type: 3, confidence: 0.9, purpose: { th: 'นับผู้เข้าชม', en: 'Counts visitors' } },
});
const member = (method: string, path: string, body?: object) => websites.as('member')(method, path, { body });
const decide = (id: string, decision: string, ids: string[]) =>
  member('PUT', `/applications/${id}/cookies/proposals`, { decision, ids });

it('V-04: a confirmed name joins the list, unclassified, without a host that could block anything', async () => {
  const site = await reportingSite(websites);
  await report(websites, site, [GA, reportedName('step', { kind: 'sessionStorage' })], ENOUGH);
  const { entities } = await proposalsOf(websites, site.id);
  expect(entities.find(({ name }) => name === '_ga')).toMatchObject({
    provider: 'Google Analytics',
    networks: PROPOSAL_NETWORKS,
    suggested_category: { type: 3 },
    type: 1,
  });
  const ids = entities.map(({ id }) => id);
  const answer = await decide(site.id, 'confirm', ids);
  expect(answer.body.decided.sort()).toEqual([...ids].sort());
  expect(answer.body.failed).toEqual([]);
  const list = (await member('GET', `/cookies?application_id=${site.id}&sort=name&order=asc`)).body.entities;
  expect(list).toMatchObject([
    { name: '_ga', source: 'visitor', type: 1, category: { type: 0 }, expiry: 63_072_000 },
    { name: 'step', source: 'visitor', type: 2, category: { type: 0 }, is_session: true },
  ]);
  expect(list[0]).not.toHaveProperty('domain');
  expect((await member('GET', `/applications/${site.id}/blockRules`)).body.entities).toEqual([]);
  const categories = await categoryIds(websites, site.id);
  const open = (await member('GET', `/applications/${site.id}/cookies/reassign`)).body;
  expect(open).toContainEqual(expect.objectContaining({ name: '_ga', suggested_category_id: categories[3] }));
  expect((await member('GET', `/applications/${site.id}`)).body).toMatchObject({
    cookie_count: 2,
    unclassified_count: 2,
    pending_changes: true,
  });
  expect((await proposalsOf(websites, site.id)).total).toBe(0);
  // Twice is told, and adds nothing.
  const again = await decide(site.id, 'confirm', ids);
  expect(again.body).toMatchObject({ decided: [], failed: ids.map((id) => ({ id, code: 'not_found' })) });
});

it('V-04: a dismissed name stays dismissed, whoever reports it again', async () => {
  const site = await reportingSite(websites);
  await report(websites, site, [reportedName('junk')], ENOUGH);
  const id = (await proposalsOf(websites, site.id)).entities[0]?.id ?? '';
  expect((await decide(site.id, 'dismiss', [id])).body).toEqual({ decided: [id], failed: [] });
  await report(websites, site, [reportedName('junk')], networks(9).slice(3));
  expect((await proposalsOf(websites, site.id)).total).toBe(0);
  expect((await member('GET', `/applications/${site.id}`)).body.cookie_count).toBe(0);
});

it('V-04: what waits cannot be confirmed, nor what is another website’s', async () => {
  const [site, other] = [await reportingSite(websites), await reportingSite(websites)];
  await report(websites, site, [reportedName('waits')], ENOUGH.slice(1));
  await report(websites, other, [reportedName('theirs')], ENOUGH);
  const records = await websites.connection
    .collection('cookie_proposals')
    .find({ name: { $in: ['waits', 'theirs'] } })
    .toArray();
  for (const decision of ['confirm', 'dismiss']) {
    const ids = records.map(({ _id }) => String(_id));
    const { body } = await decide(site.id, decision, ids);
    expect([body.decided, body.failed.length]).toEqual([[], 2]);
  }
  expect((await proposalsOf(websites, other.id)).total).toBe(1);
});

it('V-04: only members of the organization see and decide, and the audit log says who did', async () => {
  const site = await reportingSite(websites);
  await report(websites, site, [reportedName('cart'), reportedName('lang')], ENOUGH);
  const path = `/applications/${site.id}/cookies/proposals`;
  const id = (await proposalsOf(websites, site.id)).entities[0]?.id ?? '';
  const body = { decision: 'confirm', ids: [id] };
  for (const [user, status] of [
    ['viewer', 403],
    ['foreigner', 404],
  ] as const) {
    expect((await websites.as(user)('GET', path)).status).toBe(status);
    expect((await websites.as(user)('PUT', path, { body })).status).toBe(status);
  }
  expect((await websites.send('GET', path)).status).toBe(401);
  expect((await member('PUT', path, body)).status).toBe(200);
  expect(websites.identity.audit.at(-1)).toMatchObject({
    action: 'cookie.proposal_confirm',
    actor: { id: 'member' },
    target: { type: 'application', id: site.id },
    changes: [{ field: 'cookies', after: 1 }],
  });
});

it.each([
  ['no ids', { decision: 'confirm', ids: [] }],
  ['too many', { decision: 'confirm', ids: Array(201).fill('a'.repeat(24)) }],
  ['an id that is none', { decision: 'dismiss', ids: ['x'] }],
  ['another decision', { decision: 'block', ids: ['a'.repeat(24)] }],
  ['more fields', { decision: 'confirm', ids: ['a'.repeat(24)], category_id: 'a'.repeat(24) }],
])('V-04: a decision with %s is refused', async (_what, body) => {
  const site = await newSite(websites);
  expect((await member('PUT', `/applications/${site.id}/cookies/proposals`, body)).status).toBe(422);
});

it('V-04: pages go on where the one before ended', async () => {
  const site = await reportingSite(websites);
  const items = Array.from({ length: 5 }, (_, at) => reportedName(`n${at}`));
  await report(websites, site, items, ENOUGH);
  const names = new Set<string>();
  for (const page of [1, 2, 3]) {
    const { entities, total } = await proposalsOf(websites, site.id, `?page=${page}&limit=2`);
    expect(total).toBe(5);
    for (const { name } of entities) names.add(name);
  }
  expect(names.size).toBe(5);
});
