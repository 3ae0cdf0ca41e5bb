import { startWatchStory, type WatchStory } from '../testing/watchStory';

let story: WatchStory;
beforeAll(async () => {
  story = await startWatchStory(new Date('2026-11-25T10:00:00+07:00'));
});
afterAll(() => story.close());

const HOUR = 3_600_000;
const ID = 'f'.repeat(24);
const CLOCK = { id: ID, number: 'INC-2026-0001', acting_as: 'controller', agreed_hours: null } as const;
const stored = (state: string): Promise<string[]> =>
  story.notify.connection
    .collection<{ subject: string }>('alerts')
    .find({ rule: 'breach_notice_due', state })
    .map(({ subject }) => subject)
    .toArray();

it('while the compliance service is away websites are watched all the same, and no organization is taken for gone', async () => {
  const { watched, compliance } = story.notify.sources;
  const watches = story.notify.connection.collection<{ _id: string; kind: string }>('alert_watches');
  const known = async () => (await watches.find().toArray()).map(({ kind }) => kind).sort();
  watched.incidents = [{ ...CLOCK, due_at: new Date(story.now).toISOString() }];
  await story.notify.service.watching.roster();
  const before = watched.sites;
  watched.sites = before.map((site) => ({
    ...site,
    application_id: 'b1'.repeat(12),
    organization_id: 'c1'.repeat(12),
  }));
  const away = jest.spyOn(compliance.client, 'incidentOrganizations').mockRejectedValue(new Error('away'));
  story.later(31);
  await story.notify.service.watching.roster();
  // The website of before is gone, the new one is known; whether the clock of a breach runs is not known.
  expect(await known()).toEqual(['organization', 'organization', 'website']);
  expect(await watches.findOne({ kind: 'website' })).toMatchObject({ _id: 'b1'.repeat(12) });
  away.mockRestore();
  watched.sites = before;
  watched.incidents = [];
  story.later(31);
  await story.notify.service.watching.roster();
  expect(await known()).toEqual(['organization', 'website']);
});

it('the notice of a breach is reminded of 48, 24, 12 and 3 hours before its end and once it is overdue, without a website', async () => {
  const { watched } = story.notify.sources;
  watched.sites = [];
  const due = story.now.getTime() + 49 * HOUR;
  watched.incidents = [{ ...CLOCK, due_at: new Date(due).toISOString() }];
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
