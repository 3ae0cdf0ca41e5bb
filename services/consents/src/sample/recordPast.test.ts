import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '@yinyom/service-kit/logger';
import type { ServiceDeps } from '@yinyom/service-kit/service';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { until } from '@yinyom/testing/until';
import { yinyomVerify } from 'yinyom-verify/yinyomVerify';
import { createStores } from '../createStores';
import type { DayCounter } from '../projection/DayCounter';
import type { LogRecord } from '../record/LogRecord';
import { exportsOf } from '../testing/exportsOf';
import { comparable, recount } from '../testing/recount';
import { startConsents, type RunningConsents } from '../testing/startConsents';
import {
  createStandIns,
  DATA_SECRET,
  INGEST_SECRET,
  type StandIns,
  type TestSite,
} from '../testing/standIns';
import { planPast } from './planPast';
import { createPastRecorder } from './recordPast';
import { removePast } from './removePast';

const secrets = { INGEST_SECRET, DATA_SECRET, INTERNAL_SECRET: INGEST_SECRET, JWT_SECRET: INGEST_SECRET };
const to = new Date();
const from = new Date(to.getTime() - 12 * 86_400_000);
const plan = planPast({ seed: 1, from, to, perDay: 30, paths: ['/', '/news'] });
const half = Math.floor(plan.length / 2);

let server: TestDatabase;
let database: ServiceDeps['database'];
let standIns: StandIns;
let consents: RunningConsents;
let sample: TestSite;
let real: TestSite;
let member: string;
let told = 0;

/** Starts the service only when there is a past: it signs the days that are over before it looks again. */
beforeAll(async () => {
  server = await startTestDatabase();
  database = await server.connect('past');
  standIns = createStandIns();
  sample = standIns.addSite();
  real = standIns.addSite();
  member = standIns.addUser(sample.organization_id, 10);
  const { websites } = standIns;
  const stores = await createStores(database);
  const past = createPastRecorder({ stores, secrets, websites, logger: createLogger('silent') });
  const count = (more: number) => {
    told += more;
    return Promise.resolve();
  };
  await past.record(sample.site_key, plan.slice(0, half), count);
  standIns.publish(sample);
  await past.record(sample.site_key, plan.slice(half), count);
  await past.close();
  consents = await startConsents(database, standIns);
});
afterAll(async () => {
  await consents.close();
  await server.close();
});

const logsOf = ({ application_id }: TestSite) =>
  database.collection<LogRecord>('consent_logs').find({ application_id }).sort({ seq: 1 }).toArray();
const countedAnew = async (site: TestSite) => {
  const kept = await database
    .collection<DayCounter>('day_counters')
    .find({ application_id: site.application_id })
    .toArray();
  const anew = recount(await logsOf(site));
  expect(kept.map(comparable)).toEqual(kept.map(({ day }) => comparable(anew.get(day)!)));
  expect(kept).toHaveLength(anew.size);
};

it('every decision has the time of the plan, its version and its place in the chain', async () => {
  const records = await logsOf(sample);
  expect(told).toBe(plan.length);
  expect(records.map(({ consent_time }) => consent_time)).toEqual(plan.map(({ at }) => at));
  expect(records.map(({ seq }) => seq)).toEqual(plan.map((_, index) => index + 1));
  expect(records.map(({ template_version }) => template_version)).toEqual(
    plan.map((_, index) => (index < half ? 1 : 2)),
  );
  expect(records.every(({ stale }) => !stale)).toBe(true);
  expect(new Set(records.map(({ action }) => action))).toEqual(
    new Set(['give', 'withdraw', 'change', 'gpc']),
  );
});

it('whoever comes again is known, because a receipt was shown', async () => {
  const records = await logsOf(sample);
  const returning = records.filter(({ previous_consent_id }) => previous_consent_id !== null);
  expect(returning).toHaveLength(plan.filter((decision) => decision.returning).length);
});

it('the counters equal a recount', () => countedAnew(sample));

it('the verifier finds nothing wrong in the exported ledger, and its days are signed', async () => {
  const { roots } = await createStores(database);
  const { made } = exportsOf(() => ({ consents, site: sample, user: member }));
  await until(async () => (await roots.list(sample.application_id)).length >= 12, 'twelve days are signed');
  const folder = await mkdtemp(path.join(tmpdir(), 'yinyom-past-'));
  const file = path.join(folder, 'log.ndjson');
  await writeFile(file, (await made({ type: 'consent_logs', format: 'ndjson' })).text);
  let printed = '';
  const status = await yinyomVerify([file, '--json'], (out) => (printed += out));
  await rm(folder, { recursive: true });
  expect({ status, ...JSON.parse(printed) }).toMatchObject({ status: 0, ok: true, records: plan.length });
});

it('removing leaves no trace of it, and everything of others', async () => {
  await consents.decide(real);
  await removePast({ database }, [sample.application_id]);
  await removePast({ database }, [sample.application_id]);
  const collections = await database.db!.listCollections().toArray();
  for (const { name } of collections) {
    const documents = await database.collection(name).find({}).toArray();
    expect([name, JSON.stringify(documents).includes(sample.application_id)]).toEqual([name, false]);
  }
  expect(await logsOf(real)).toHaveLength(1);
  const verdict = await consents.call(`/consentLogs/verify?application_id=${real.application_id}`, {
    user: standIns.addUser(real.organization_id, 10),
  });
  expect(verdict.body).toMatchObject({ ok: true, checked: 1 });
  await countedAnew(real);
});
