import { SECTIONS } from '@yinyom/contracts/groups/sections';
import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { groupOf, newGroup, saveSections } from '../testing/groups';
import { newSite } from '../testing/sampleSite';
import { until } from '@yinyom/testing/until';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const admin = (method: string, path: string, sending: object = {}) =>
  websites.as('admin')(method, path, sending);
const change = async (id: string, body: object, etag?: string) =>
  admin('PUT', `/groups/${id}`, {
    body,
    headers: { 'if-match': etag ?? (await groupOf(websites, id)).etag },
  });
const move = (siteId: string, group_id: string | null) =>
  admin('PUT', `/applications/${siteId}/group`, { body: { group_id } });

it('groups have three levels, in the order of the tree, and names of their own in one place', async () => {
  const top = await newGroup(websites, null, 'ลูกค้า');
  const middle = await newGroup(websites, top.id, 'A');
  const low = await newGroup(websites, middle.id, 'A');
  expect([top.path, middle.path, low.path].map(({ length }) => length)).toEqual([1, 2, 3]);
  const deeper = await admin('POST', '/groups', {
    body: { organization_id: OURS, name: 'B', parent_id: low.id },
  });
  expect([deeper.status, deeper.body.code]).toEqual([409, 'group_levels']);
  const same = await admin('POST', '/groups', {
    body: { organization_id: OURS, name: 'a', parent_id: top.id },
  });
  expect([same.status, same.body.code]).toEqual([409, 'duplicate_group_name']);
  const { body } = await websites.as('viewer')('GET', `/groups?organization_id=${OURS}`);
  const ids = body.entities.map(({ id }: { id: string }) => id);
  expect(ids.filter((id: string) => [top.id, middle.id, low.id].includes(id))).toEqual([
    top.id,
    middle.id,
    low.id,
  ]);
  const foreign = await admin('POST', '/groups', { body: { organization_id: THEIRS, name: 'C' } });
  expect(foreign.status).toBe(404);
});

it('a group is moved with everything below it, never below itself, and websites follow', async () => {
  const [one, other] = [await newGroup(websites), await newGroup(websites)];
  const low = await newGroup(websites, one.id);
  const site = await newSite(websites);
  expect((await move(site.id, low.id)).body.group_path).toEqual([one.id, low.id]);
  const own = await change(one.id, { parent_id: low.id });
  expect([own.status, own.body.code]).toEqual([409, 'group_levels']);
  const moved = await change(one.id, { parent_id: other.id });
  expect(moved.body.path).toEqual([other.id, one.id]);
  expect((await groupOf(websites, low.id)).path).toEqual([other.id, one.id, low.id]);
  // The audit log says places by their names.
  const { name } = await groupOf(websites, other.id);
  const changesOf = (action: string) =>
    websites.identity.audit.findLast((entry) => entry.action === action)?.changes;
  expect(changesOf('group.moved')).toEqual([{ field: 'parent_id', before: null, after: name }]);
  expect(changesOf('application.moved')).toEqual([
    {
      field: 'group',
      before: null,
      after: `${(await groupOf(websites, one.id)).name} / ${(await groupOf(websites, low.id)).name}`,
    },
  ]);
  const { body } = await admin('GET', `/applications/${site.id}`);
  expect([body.group_id, body.group_path]).toEqual([low.id, [other.id, one.id, low.id]]);
  const deep = await newGroup(websites);
  const tooDeep = await change(deep.id, { parent_id: low.id });
  expect([tooDeep.status, tooDeep.body.code]).toEqual([409, 'group_levels']);
  const counts = await groupOf(websites, other.id);
  expect([counts.website_count, counts.website_count_below]).toEqual([0, 1]);
  const listed = await admin('GET', `/me/applications?organization_id=${OURS}&group_id=${other.id}`);
  expect(listed.body.entities.map(({ id }: { id: string }) => id)).toEqual([site.id]);
});

it('of two users who change a group at once, one is told', async () => {
  const { id, etag } = await newGroup(websites);
  expect((await change(id, { position: 4 }, etag)).status).toBe(200);
  expect((await change(id, { position: 5 }, etag)).body.code).toBe('version_conflict');
  const without = await admin('PUT', `/groups/${id}`, { body: { position: 5 } });
  expect([without.status, without.body.code]).toEqual([428, 'precondition_required']);
  const controller = { name: 'Client Co.', contact_email: 'dpo@client.example' };
  expect((await change(id, { controller, dpo_email: 'a@b.example' })).body).toMatchObject({
    controller,
    dpo_email: 'a@b.example',
  });
  const taken = (await change(id, { controller: null, dpo_email: '' })).body;
  expect([taken.controller, taken.dpo_email]).toEqual([undefined, undefined]);
});

it('a group gives only categories, fonts and texts that its organization may give', async () => {
  const group = await newGroup(websites);
  const save = (sections: object) =>
    websites.as('member')('PUT', `/groups/${group.id}/draft`, {
      body: { sections },
      headers: { 'if-match': group.etag },
    });
  expect((await save({ categories: [{ category_id: 'f'.repeat(24), order: 1 }] })).status).toBe(404);
  expect((await save({ settings: { domain_name: 'other.example' } })).status).toBe(422);
  expect((await save({ texts: { th: { privacy: { name: '', file_id: 'f'.repeat(24) } } } })).status).toBe(
    422,
  );
  const saved = await saveSections(websites, group.id, { settings: { consent_expiry_days: 90 } });
  expect(saved).toMatchObject({
    pending_changes: true,
    version: 0,
    sections: ['settings'],
    draft: { settings: { consent_expiry_days: 90 }, logo: null },
  });
});

it('a website that is moved changes nothing but its place, and what it has stays its own', async () => {
  const group = await newGroup(websites);
  const site = await newSite(websites);
  const before = (await admin('GET', `/applications/${site.id}/template`)).body;
  await move(site.id, group.id);
  expect((await admin('GET', `/applications/${site.id}/template`)).body).toEqual(before);
  const { body } = await admin('GET', `/applications/${site.id}/inheritance`);
  expect(body).toMatchObject({ group_id: group.id, outdated: false });
  expect(body.sections.map(({ state }: { state: string }) => state)).toEqual(SECTIONS.map(() => 'own'));
  const out = (await move(site.id, null)).body;
  expect([out.group_id, out.group_path]).toEqual([undefined, undefined]);
  expect((await move(site.id, 'f'.repeat(24))).status).toBe(404);
});

it('a group that is deleted leaves its websites and groups to the one above', async () => {
  const top = await newGroup(websites);
  const middle = await newGroup(websites, top.id);
  const low = await newGroup(websites, middle.id);
  const [site, below] = [await newSite(websites), await newSite(websites)];
  await move(site.id, middle.id);
  await move(below.id, low.id);
  expect((await groupOf(websites, middle.id)).deletion).toEqual({ websites: 1, groups: 1, inheriting: 0 });
  const remove = (confirm: string) =>
    admin('DELETE', `/groups/${middle.id}?confirm=${encodeURIComponent(confirm)}`);
  expect((await remove('other')).body.code).toBe('confirmation_mismatch');
  expect((await remove(middle.name)).status).toBe(204);
  expect((await groupOf(websites, low.id)).path).toEqual([top.id, low.id]);
  expect((await admin('GET', `/applications/${site.id}`)).body.group_path).toEqual([top.id]);
  expect((await admin('GET', `/applications/${below.id}`)).body.group_path).toEqual([top.id, low.id]);
  expect((await admin('GET', `/groups/${middle.id}`)).status).toBe(404);
});

it('a website that is made in a group is placed there; in a group of others it is not made', async () => {
  const group = await newGroup(websites);
  const site = await newSite(websites, { group_id: group.id });
  const { body } = await admin('GET', `/applications/${site.id}/inheritance`);
  expect(body.sections.map(({ state }: { state: string }) => state)).toEqual(SECTIONS.map(() => 'open'));
  const none = await admin('POST', '/applications', {
    body: {
      organization_id: OURS,
      domain_name: 'none.example.ac.th',
      default_language: 'th',
      group_id: 'f'.repeat(24),
    },
  });
  expect(none.status).toBe(404);
});

it('an organization that is closed leaves no group, version or publication behind', async () => {
  const foreigner = websites.as('foreigner');
  const made = await foreigner('POST', '/groups', { body: { organization_id: THEIRS, name: 'Theirs' } });
  const address = `/groups/${made.body.id}/publications`;
  const { plan_hash } = (await foreigner('POST', address, { body: { dry_run: true } })).body;
  const { id } = (await foreigner('POST', address, { body: { plan_hash } })).body;
  await until(
    async () => (await foreigner('GET', `${address}/${id}`)).body.state === 'done',
    'it is published',
  );
  const count = (collection: string) =>
    websites.connection.collection(collection).countDocuments({ organization_id: THEIRS });
  const collections = ['website_groups', 'group_versions', 'group_publications'];
  expect(await Promise.all(collections.map(count))).toEqual([1, 1, 1]);
  await websites.service.internal.withdrawOrganization({ organization_id: THEIRS });
  expect(await Promise.all(collections.map(count))).toEqual([0, 0, 0]);
});
