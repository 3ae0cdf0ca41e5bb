import { randomUUID } from 'node:crypto';
import { digestOf } from '@yinyom/service-kit/auth/bodyDigest';
import { PASS_HEADER, signPass } from '@yinyom/service-kit/auth/gatewayPass';
import type { Connection } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import type { LogRecord } from '../record/LogRecord';
import type { DayCounter } from '../projection/DayCounter';
import { comparable, recount } from './recount';
import { decision, INTERNAL_SECRET, type Decision, type RunningConsents } from './startConsents';
import type { TestSite } from './standIns';

const CLIENTS = 40;
const MOST_TRIES = 60;
const CHOICES: Record<string, boolean>[] = [
  { statistics: true },
  {},
  { preference: true, statistics: true, marketing: true },
];
const any = <T>(items: T[]): T => items[Math.floor(Math.random() * items.length)] as T;

/**
 * Visitors of a website who go on whatever happens to service and database: what nobody answers is sent again, as their
 * script does, and what they have a receipt for must stand in the ledger afterwards.
 */
export const lastingVisitors = (site: TestSite) => {
  const clients = Array.from({ length: CLIENTS }, () => randomUUID());
  /** Hashes of records that they have receipts for, by consent id. */
  const receipts = new Map<string, string>();
  const unanswered: Decision[] = [];

  const send = async (url: string, decided: Decision): Promise<void> => {
    const body = JSON.stringify(decided);
    const path = `/api/v1/public/sites/${site.site_key}/consents`;
    const use = { service: 'consents', method: 'POST', url: path, digest: digestOf(body) };
    const response = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: `https://${site.host}`,
        [PASS_HEADER]: signPass({ caller: null, ip: '203.0.113.1' }, use, INTERNAL_SECRET),
      },
      body,
    });
    if (response.status !== 201 && response.status !== 200) throw new Error(`answered ${response.status}`);
    const { consent_id, receipt } = (await response.json()) as { consent_id: string; receipt: string };
    receipts.set(consent_id, Buffer.from(receipt.split('.')[2] ?? '', 'base64url').toString('hex'));
  };

  /** A service that has just come back may still be finding its database: 503 asks for patience, as the script has. */
  const statusOf = async (consents: RunningConsents, decided: Decision): Promise<number> => {
    for (let tries = 1; ; tries += 1) {
      const { status } = await consents.decide(site, decided);
      if (status !== 503 || tries === MOST_TRIES) return status;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };

  return {
    acknowledged: (): number => receipts.size,

    /** So many decide one after the other until it is over. @param answered is called for each receipt */
    decide: (count: number, url: string, isOver: () => boolean, answered: () => void): Promise<unknown> =>
      Promise.all(
        Array.from({ length: count }, async () => {
          while (!isOver()) {
            const decided =
              unanswered.pop() ?? decision(site, { client_id: any(clients), categories: any(CHOICES) });
            try {
              await send(url, decided);
              answered();
            } catch {
              unanswered.push(decided);
            }
          }
        }),
      ),

    /** What has no answer is sent again, and compared is what is stored: records, chain, counters and last choices. */
    expectWhole: async (consents: RunningConsents, database: Connection, viewer: string): Promise<void> => {
      for (const sent of unanswered.splice(0)) expect([200, 201]).toContain(await statusOf(consents, sent));
      const about = `application_id=${site.application_id}`;
      const daily = await consents.call(`/consentLogs/dailyReport?${about}`, { user: viewer });
      const verdict = await consents.call(`/consentLogs/verify?${about}`, { user: viewer });

      const db = databaseOf(database);
      const records = await db.collection<LogRecord>('consent_logs').find({}).sort({ seq: 1 }).toArray();
      expect(records.map(({ seq }) => seq)).toEqual(records.map((_, index) => index + 1));
      const hashes = new Map(records.map(({ _id, hash }) => [_id.toHexString(), hash]));
      for (const [consentId, hash] of receipts) expect(hashes.get(consentId)).toBe(hash);
      expect(records.length).toBeGreaterThanOrEqual(receipts.size);
      expect(verdict.body).toMatchObject({ ok: true, checked: records.length });

      const counters = await db.collection<DayCounter>('day_counters').find({}).toArray();
      const expected = recount(records);
      expect(counters).toHaveLength(expected.size);
      for (const counter of counters) {
        const again = expected.get(counter.day);
        expect(again && comparable(again)).toEqual(comparable(counter));
      }
      expect(daily.body.totals.total).toBe(records.length);
      const rows = await db.collection('consents').find({}).toArray();
      const last = new Map(records.map((record) => [record.identity?.client_id, record._id.toHexString()]));
      expect(new Map(rows.map((row) => [row['client_id'], row['consent_id']]))).toEqual(last);
      expect(daily.body.totals.unique_clients).toBe(last.size);
    },
  };
};
