import { startWatchStory, type WatchStory } from '../testing/watchStory';

let story: WatchStory;
beforeAll(async () => {
  story = await startWatchStory(new Date('2026-11-25T10:00:00+07:00'));
  story.usual({ shown: 150, decisions: 90, accepted: 60, timed: 120, late: 6 });
  await put('script_missing', false);
});
afterAll(() => story.close());

const put = (rule: string, enabled: boolean) =>
  story.notify.call('admin')('PUT', `/applications/${story.site.application_id}/alert-rules`, {
    rules: [{ rule, enabled }],
  });
/** So many hours go by, each with so many of 120 shows late; `undefined`: of a script that does not say. */
const pass = async (hours: number, late: number | undefined) => {
  for (let hour = 0; hour < hours; hour += 1) {
    const timed = late === undefined ? undefined : 120;
    const counts = { shown: 150, decisions: 90, accepted: 60, timed, late };
    story.hours.set(Math.floor(story.now.getTime() / 3_600_000), counts);
    story.later(60);
    story.tellFigures();
    await story.look();
  }
};
const lateAlerts = async () => (await story.alerts()).filter(({ rule }) => rule === 'banner_late');

it('nobody is told of a late banner who has not switched that on', async () => {
  await pass(4, 110);
  expect(await lateAlerts()).toEqual([]);
});

it('where it is on a banner that becomes late is told once, with its figures, and is over when it comes in time again', async () => {
  await pass(24, 6);
  expect((await put('banner_late', true)).status).toBe(200);
  await pass(6, 6);
  expect(await lateAlerts()).toEqual([]);
  await pass(4, 110);
  const [alert, ...more] = await lateAlerts();
  expect(more).toEqual([]);
  expect(alert).toMatchObject({
    state: 'raised',
    severity: 'warning',
    figures: { measured: { total: 360 }, usual: { share: 0.05 }, window: {} },
  });
  expect(story.mails.flatMap(({ alerts }) => alerts.map(({ rule }) => rule))).toEqual(['banner_late']);
  expect(await story.told()).toEqual(['alert.raised']);
  await pass(30, 6);
  expect(await lateAlerts()).toMatchObject([{ state: 'resolved' }]);
});

it('of a website whose script does not say how long its visitors waited nothing is told', async () => {
  await pass(30, undefined);
  expect((await lateAlerts()).map(({ state }) => state)).toEqual(['resolved']);
});
