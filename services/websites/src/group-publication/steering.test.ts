import { Types } from 'mongoose';
import { publishedSite } from '../testing/bannerEditing';
import { givenBanner, groupOf, newGroup, saveSections, untilState } from '../testing/groups';
import { until } from '@yinyom/testing/until';
import { startWebsites, type Websites } from '../testing/startWebsites';

/** More than are planned within a call, and enough for a second. */
const WEBSITES = 22;

let websites: Websites;
let top: { id: string };
let group: { id: string };

const member = (method: string, path: string, sending: object = {}) =>
  websites.as('member')(method, path, sending);
const publish = (groupId: string, body: object) =>
  member('POST', `/groups/${groupId}/publications`, { body });
const steer = async (id: string, act: string) =>
  (await member('POST', `/groups/${group.id}/publications/${id}/${act}`, { body: {} })).body;
const planOf = async (groupId: string) => {
  const { body } = await publish(groupId, { dry_run: true });
  return untilState(websites, groupId, body.id, (state) => state === 'planned');
};
/** Begins to publish the group, and pauses that. @returns the id, once nothing is under way any more */
const pausedPublication = async (plan_hash: string): Promise<string> => {
  const { id } = (await publish(group.id, { plan_hash })).body;
  expect((await steer(id, 'pause')).state).toBe('paused');
  const jobs = websites.connection.collection<{ _id: string; state: string }>('durable_jobs');
  await until(
    async () => (await jobs.findOne({ _id: `group_publication:${id}` }))?.state === 'paused',
    'the job is paused',
  );
  return id;
};

beforeAll(async () => {
  websites = await startWebsites();
  top = await newGroup(websites);
  group = await newGroup(websites, top.id);
  const ids: Types.ObjectId[] = [];
  for (let at = 0; at < WEBSITES; at += 1) ids.push(new Types.ObjectId((await publishedSite(websites)).id));
  await websites.connection
    .collection('applications')
    .updateMany(
      { _id: { $in: ids } },
      { $set: { group_id: group.id, group_path: [top.id, group.id], own_sections: [], inherited: [] } },
    );
});
afterAll(() => websites.close());

it('a publication is paused, resumed and ends; meanwhile those above and below it wait', async () => {
  await saveSections(websites, group.id, await givenBanner(websites, 'ของกลุ่ม'));
  const plan = await planOf(group.id);
  expect(plan).toMatchObject({ outcomes: { planned: WEBSITES }, progress: { done: 0, total: WEBSITES } });
  const stale = await planOf(top.id);
  const id = await pausedPublication(plan.plan_hash);
  const { progress } = await untilState(websites, group.id, id, () => true);
  expect(progress.done).toBeLessThan(WEBSITES);

  // That plan was made before the group below got its version.
  expect((await publish(top.id, { plan_hash: stale.plan_hash })).body.code).toBe('plan_stale');
  const running = await publish(top.id, { plan_hash: (await planOf(top.id)).plan_hash });
  expect([running.status, running.body.code]).toEqual([409, 'publication_running']);
  const { etag, name } = await groupOf(websites, group.id);
  const moved = await websites.as('admin')('PUT', `/groups/${group.id}`, {
    body: { parent_id: null },
    headers: { 'if-match': etag },
  });
  expect(moved.body.code).toBe('publication_running');
  const gone = await websites.as('admin')(
    'DELETE',
    `/groups/${group.id}?confirm=${encodeURIComponent(name)}`,
  );
  expect(gone.body.code).toBe('publication_running');

  expect((await steer(id, 'resume')).state).toBe('running');
  const ended = await untilState(websites, group.id, id, (state) => state === 'done');
  expect(ended).toMatchObject({ outcomes: { published: WEBSITES }, progress: { done: WEBSITES } });
});

it('one that is cancelled leaves what was published, and the rest as it was', async () => {
  await saveSections(websites, group.id, await givenBanner(websites, 'อีกครั้ง'));
  const id = await pausedPublication((await planOf(group.id)).plan_hash);
  const { state, outcomes } = await steer(id, 'cancel');
  expect(state).toBe('cancelled');
  const { published = 0, planned = 0 } = outcomes;
  expect(published + planned).toBe(WEBSITES);
  expect(planned).toBeGreaterThan(0);
  const made = websites.connection.collection('template_versions').countDocuments({ group_publication: id });
  expect(await made).toBe(published);
});
