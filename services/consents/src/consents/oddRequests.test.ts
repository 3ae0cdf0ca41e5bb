import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { startConsents, type RunningConsents } from '../testing/startConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';
import { storeLedger } from '../testing/storeLedger';

let server: TestDatabase;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;
let user: string;

beforeAll(async () => {
  server = await startTestDatabase();
  const database = await server.connect('odd');
  standIns = createStandIns();
  consents = await startConsents(database, standIns);
  site = standIns.addSite();
  user = standIns.addUser(site.organization_id, 1000);
  const start = Date.now() - 20 * 86_400_000;
  await storeLedger(database, site, {
    count: 12_000,
    clients: 4_000,
    start,
    stepMs: 100_000,
    sealedAt: new Date(),
  });
  // Twelve thousand records, each on disk: a machine whose disk others use as well takes its time.
});
afterAll(async () => {
  await consents.close();
  await server.close();
});

const get = (address: string) => consents.call(address, { user });

it.each([
  'abc',
  'a'.repeat(25),
  'g'.repeat(24),
  '..%2f..',
  encodeURIComponent('ก'.repeat(24)),
  '%00',
  '%2500',
  'x'.repeat(4_000),
])('D-T2: %s is no id and answers 404, never 500', async (id) => {
  const addresses = [
    `/consents/${id}`,
    `/consents/${id}/proof`,
    `/consentLogs/${id}`,
    `/exports/${id}`,
    `/exports/${id}/download`,
    `/applications/${id}/summary`,
  ];
  const answers = await Promise.all(addresses.map(get));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
});

it('D-T3: the last pages of a long log take as long as the first', async () => {
  const page = (cursor: string) => `/consentLogs?application_id=${site.application_id}&limit=50${cursor}`;
  const deep = `&cursor=${Buffer.from('s101').toString('base64url')}`;
  const times: Record<string, number[]> = { '': [], [deep]: [] };
  for (let round = 0; round < 31; round += 1) {
    for (const cursor of ['', deep]) {
      const started = performance.now();
      const { body } = await get(page(cursor));
      times[cursor]?.push(performance.now() - started);
      expect(body.entities).toHaveLength(50);
    }
  }
  const median = (cursor: string): number => times[cursor]?.sort((a, b) => a - b)[15] ?? 0;
  // Reading the log from its beginning would take a hundred times as long.
  expect(median(deep)).toBeLessThan(median('') * 5);
});

it('D-41: a decision is valid until it is superseded, withdrawn or over', async () => {
  const other = standIns.addSite();
  const owner = standIns.addUser(other.organization_id, 10);
  const client_id = randomUUID();
  const first = (await consents.decide(other, { client_id })).body;
  const status = async (address: string) =>
    (await consents.call(address, { user: owner })).body.status as string;
  expect(await status(`/consents/${first.consent_id as string}`)).toBe('valid');
  const second = (await consents.decide(other, { client_id, categories: {}, method: 'modal_decline' })).body;
  expect(await status(`/consentLogs/${first.consent_id as string}`)).toBe('superseded');
  expect(await status(`/consentLogs/${second.consent_id as string}`)).toBe('withdrawn');
  const list = await consents.call(`/consentLogs?application_id=${other.application_id}`, { user: owner });
  expect(list.body.entities.map((entry: { status: string }) => entry.status)).toEqual([
    'withdrawn',
    'superseded',
  ]);
  const old = standIns.addSite({ consent_expiry_days: -1 });
  const reader = standIns.addUser(old.organization_id, 10);
  await consents.decide(old);
  const expired = await consents.call(`/consents?application_id=${old.application_id}`, { user: reader });
  expect(expired.body.entities[0].status).toBe('expired');
});
