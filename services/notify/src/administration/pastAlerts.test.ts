import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import type { NewAlert } from '../alerts/alert.store';
import { createAlertStore } from '../alerts/alert.store';
import { createPastAlerts } from './pastAlerts';

let server: TestDatabase;
beforeAll(async () => {
  server = await startTestDatabase();
});
afterAll(() => server.close());

const ORGANIZATION = 'a'.repeat(24);
const SITE = 'b'.repeat(24);
const day = (number: number, hour = 0): Date => new Date(Date.UTC(2026, 9, number, hour));

const about = (subject: string, more: Partial<NewAlert> = {}): NewAlert => ({
  organization_id: ORGANIZATION,
  application_id: SITE,
  place: SITE,
  rule: 'violation_new',
  subject,
  severity: 'warning',
  figures: {},
  evidence: null,
  ...more,
});

it('finds what was open on a day, of the website and its organization, and nothing of others', async () => {
  const connection = await server.connect('past_alerts');
  const store = createAlertStore(connection);
  /** An alert that is open between two moments; without an end it still is. */
  const story = async (alert: NewAlert, from: Date, until?: Date): Promise<void> => {
    await store.pend(alert, from);
    const pending = (await store.openOf(alert.place)).find(({ subject }) => subject === alert.subject);
    if (!pending) throw new Error('no alert');
    await store.raise(pending, { how: 'now', at: from }, from);
    if (until) await store.resolve(pending, until);
  };
  await story(about('over before'), day(1), day(4));
  await story(about('ended that day'), day(1), day(5, 3));
  await story(about('stays'), day(2));
  await story(about('began that day'), day(5, 9), day(8));
  await story(about('later'), day(6));
  await story(about('organization', { application_id: null, place: ORGANIZATION }), day(5, 1));
  await story(about('foreign', { organization_id: 'c'.repeat(24), place: 'c'.repeat(24) }), day(1));
  await story(about('another website', { application_id: 'd'.repeat(24), place: 'd'.repeat(24) }), day(1));
  await store.pend(about('only noted'), day(5));

  const past = createPastAlerts(store);
  const asked = (from: Date, until: Date) => ({
    organization_id: ORGANIZATION,
    application_id: SITE,
    of_organization: true,
    from: from.toISOString(),
    until: until.toISOString(),
  });
  const some = await past.openAlerts({ ...asked(day(5), day(6)), of_organization: false });
  expect(some.alerts.map(({ subject }) => subject)).not.toContain('organization');
  const { alerts, more } = await past.openAlerts(asked(day(5), day(6)));
  expect(alerts.map(({ subject }) => subject)).toEqual([
    'began that day',
    'organization',
    'stays',
    'ended that day',
  ]);
  expect(more).toBe(false);
  // What only Admins see is in the record of a day for Admins alone.
  await story(about('published', { rule: 'personal_data_published' }), day(5, 2), day(5, 4));
  expect((await past.openAlerts(asked(day(5), day(6)))).alerts).toHaveLength(4);
  const forAdmins = { ...asked(day(5), day(6)), for_admins: true };
  expect((await past.openAlerts(forAdmins)).alerts).toHaveLength(5);
  expect(await past.alertMoments(forAdmins)).toHaveLength(5);
  const moments = await past.alertMoments(asked(day(5), day(6)));
  expect(moments.sort()).toEqual([day(5, 1), day(5, 3), day(5, 9)].map((moment) => moment.toISOString()));
});
