import { createLogger } from '@yinyom/service-kit/logger';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import type { Connection } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import { createDatabaseClock } from '../database/databaseClock';
import { createLedgerStore } from '../ledger/ledger.store';
import { createProjectionStore } from '../projection/projection.store';
import { createRootStore } from '../sealing/root.store';
import { startConsents, type RunningConsents } from '../testing/startConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';
import { storeLedger } from '../testing/storeLedger';
import { createEvidenceMonths } from './evidenceMonths';
import { createEvidenceStore } from './evidence.store';
import { createEvidenceRetention, monthsBefore } from './evidenceRetention';

const DAY = 86_400_000;
let server: TestDatabase;
let database: Connection;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;
let owner: string;

beforeAll(async () => {
  server = await startTestDatabase();
  database = await server.connect('evidence');
  standIns = createStandIns();
  consents = await startConsents(database, standIns);
});
afterAll(async () => {
  await consents.close();
  await server.close();
});

const parts = () => ({
  evidence: createEvidenceStore(database),
  ledger: createLedgerStore(database),
  roots: createRootStore(database),
  projection: createProjectionStore(database),
  clock: createDatabaseClock(database, createLogger('silent')),
  logger: createLogger('silent'),
});
const monthsOf = (EVIDENCE_MONTHS: number) =>
  createEvidenceMonths(standIns.websites, standIns.identity, { EVIDENCE_MONTHS });
const retention = (months = 36) => createEvidenceRetention({ ...parts(), monthsOf: monthsOf(months) });
const verify = async () =>
  (await consents.call(`/consentLogs/verify?application_id=${site.application_id}`, { user: owner })).body;
const logs = () => databaseOf(database).collection('consent_logs');

/** Thirty decisions, two a day, the last one `daysAgo` days ago; each is valid for 30 days. */
const decidedUntil = async (daysAgo: number): Promise<void> => {
  site = standIns.addSite({ consent_expiry_days: 30 });
  owner = standIns.addUser(site.organization_id, 1000);
  const start = Date.now() - (daysAgo + 15) * DAY;
  const sealedAt = new Date(start + 20 * DAY);
  await storeLedger(database, site, { count: 30, clients: 30, start, stepMs: DAY / 2, sealedAt });
};

describe('D-33: evidence', () => {
  it('is kept for its validity and the months after it, then whole days go; the rest stays provable', async () => {
    const months = 12;
    const year = Math.round((Date.now() - monthsBefore(new Date(), months).getTime()) / DAY);
    await decidedUntil(year + 30 - 8);
    const job = retention(months);
    const removed = await job.run(site.application_id, new Date());
    expect(removed).toBeGreaterThan(8);
    expect(removed).toBeLessThan(22);
    expect(await job.run(site.application_id, new Date())).toBe(0);
    expect(await verify()).toMatchObject({ ok: true, checked: 30 - removed, head: { seq: 30 } });
    await job.close();
  });

  it('is kept as long as its organization chose, longer or shorter than the installation, also of a deleted website', async () => {
    await decidedUntil(800);
    const [long, short] = [retention(12), retention(36)];
    standIns.retentions.set(site.organization_id, 60);
    site.deleted = true;
    expect(await long.run(site.application_id, new Date())).toBe(0);
    standIns.retentions.set(site.organization_id, 12);
    expect(await short.run(site.application_id, new Date())).toBeGreaterThan(25);
    await Promise.all([long.close(), short.close()]);
  });

  it('stays while nobody can say how long; other websites do not wait for that', async () => {
    await decidedUntil(2_000);
    const [unknown, known] = [site, (await decidedUntil(2_000), site)];
    const job = createEvidenceRetention({
      ...parts(),
      monthsOf: async (id) => {
        if (id === unknown.application_id) throw new Error('the identity service is away');
        return monthsOf(36)(id);
      },
    });
    job.start();
    await job.close();
    const left = (applicationId: string) => logs().countDocuments({ application_id: applicationId });
    expect(await left(unknown.application_id)).toBe(30);
    expect(await left(known.application_id)).toBeLessThan(5);
  });

  it('that is younger stays', async () => {
    await decidedUntil(400);
    const job = retention();
    expect(await job.run(site.application_id, new Date())).toBe(0);
    expect(await verify()).toMatchObject({ ok: true, checked: 30 });
    await job.close();
  });

  it('of a quiet website goes, too; its last day stays without anybody’s id, and the chain goes on', async () => {
    await decidedUntil(2_000);
    const job = retention();
    expect(await job.run(site.application_id, new Date())).toBeGreaterThan(25);
    const left = await logs().find({ application_id: site.application_id }).toArray();
    expect(left.length).toBeGreaterThan(0);
    expect(left.some((record) => 'identity' in record)).toBe(false);
    expect((await consents.decide(site)).status).toBe(201);
    expect(await verify()).toMatchObject({ ok: true, head: { seq: 31 } });
    await job.close();
  });

  it('P-08: a beginning that is no signed day, or too young to be removed, hides nothing', async () => {
    await decidedUntil(100);
    const cut = (seq: number) => createEvidenceStore(database).removeTo(site.application_id, seq);
    await cut(2);
    expect(await verify()).toMatchObject({ ok: false, first_bad_seq: 1 });
    const [first] = await createRootStore(database).list(site.application_id);
    await cut(first?.last_seq ?? 0);
    expect(await verify()).toMatchObject({ ok: false, first_bad_seq: 1 });
  });
});
