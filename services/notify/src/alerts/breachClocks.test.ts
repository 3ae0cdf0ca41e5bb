import { startWatchStory, type WatchStory } from '../testing/watchStory';

let story: WatchStory;
beforeAll(async () => {
  story = await startWatchStory(new Date('2026-11-25T10:00:00+07:00'));
});
afterAll(() => story.close());

const HOUR = 3_600_000;
const ID = 'f'.repeat(24);
const stored = (state: string): Promise<string[]> =>
  story.notify.connection
    .collection<{ subject: string }>('alerts')
    .find({ rule: 'breach_notice_due', state })
    .map(({ subject }) => subject)
    .toArray();

it('the notice of a breach is reminded of 48, 24, 12 and 3 hours before its end and once it is overdue, without a website', async () => {
  const { watched } = story.notify.sources;
  watched.sites = [];
  const due = story.now.getTime() + 49 * HOUR;
  watched.incidents = [{ id: ID, number: 'INC-2026-0001', due_at: new Date(due).toISOString() }];
  const at = async (hoursBefore: number): Promise<string[]> => {
    story.later((due - story.now.getTime()) / 60_000 - hoursBefore * 60);
    await story.look();
    return stored('raised');
  };
  await story.look();
  expect(await stored('raised')).toEqual([]);
  for (const hours of [48, 24, 12, 3]) expect(await at(hours)).toContain(`${ID}:${hours}`);
  expect(await at(-1)).toContain(`${ID}:0`);
  const reminders = story.mails.flatMap(({ alerts }) =>
    alerts.map(({ figures }) => figures.found ?? figures.amount),
  );
  // A critical alert that stays for a day is mailed again.
  expect([...new Set(reminders)]).toEqual([48, 24, 12, 3, 'overdue']);
  // Once the notice is recorded all are over.
  watched.incidents = [];
  for (let turn = 0; turn < 2; turn += 1) {
    story.later(11);
    await story.look();
  }
  expect([await stored('raised'), (await stored('resolved')).length]).toEqual([[], 5]);
});
