import { DAY_MS, HOUR_MS } from '@yinyom/contracts/durations';
import type { ComplianceFacts } from '@yinyom/contracts/compliance/complianceFacts';
import { healthOf, healthRank, healthUntil } from '@yinyom/contracts/compliance/health';
import { judgeCompliance } from '@yinyom/contracts/compliance/judgeCompliance';
import type { Logger } from '@yinyom/service-kit/logger';
import { scheduledJob } from '@yinyom/service-kit/scheduledJob';
import type { Due, HealthStore, Worked } from './health.store';
import type { ReadComplianceFacts } from './complianceFacts.service';

interface Parts {
  health: HealthStore;
  readFacts: ReadComplianceFacts;
  logger: Logger;
}

const EVERY_MS = 60_000;
/** Websites of one step; their facts are read with the same few questions. */
const BATCH = 100;
/** Steps of one run; what is left waits for the next. */
const MOST_STEPS = 200;
/** Websites whose facts cannot be read are tried again after so long. */
const AGAIN_MS = HOUR_MS;
/** After so long it is worked out again, whatever was missed. */
const LONGEST_MS = 30 * DAY_MS;

/**
 * Keeps with each website what is worst about it, so that lists of thousands are sorted by it. A change makes it due
 * (`makeHealthDue`, `markDue`), and so does the moment at which a scan or a look becomes too old; what is due is worked
 * out each minute, and for whoever asks for a list.
 */
export const createSiteHealth = ({ health, readFacts, logger }: Parts) => {
  let stopped = false;

  const workOut = (record: Due, facts: ComplianceFacts, now: Date): Worked => {
    // Officers are the organization's and count for none of its websites.
    const value = healthOf(judgeCompliance(facts, { now, dpo: undefined }), record.pending_changes);
    const { result_id, result_at } = facts.scan;
    const latest = now.getTime() + LONGEST_MS;
    return {
      record,
      health: {
        ...value,
        rank: healthRank(value.worst),
        scan_id: result_id,
        scanned_at: result_at === null ? null : new Date(result_at),
      },
      health_due: new Date(Math.min(latest, healthUntil(facts, now)?.getTime() ?? latest)),
    };
  };

  const renew = async (organizationId: string, records: readonly Due[], now: Date): Promise<void> => {
    try {
      const ids = records.map(({ _id }) => String(_id));
      const facts = new Map((await readFacts(organizationId, ids)).map((one) => [one.application_id, one]));
      await health.keep(
        records.flatMap((record) => {
          const known = facts.get(String(record._id));
          return known ? [workOut(record, known, now)] : [];
        }),
      );
    } catch (error) {
      logger.warn(
        { err: error, organization_id: organizationId },
        'health of websites could not be worked out',
      );
      await health.postpone(records, new Date(now.getTime() + AGAIN_MS));
    }
  };

  /** @returns how many were due */
  const step = async (now: Date, organizationId?: string): Promise<number> => {
    const due = await health.due(now, BATCH, organizationId);
    for (const organization of new Set(due.map(({ organization_id }) => organization_id)))
      await renew(
        organization,
        due.filter(({ organization_id }) => organization_id === organization),
        now,
      );
    return due.length;
  };

  /** Works out what is due. @returns how many websites that were */
  const renewDue = async (now: Date = new Date()): Promise<number> => {
    let all = 0;
    for (let steps = 0; steps < MOST_STEPS && !stopped; steps += 1) {
      const count = await step(now);
      all += count;
      if (count < BATCH) break;
    }
    return all;
  };

  const repeated = scheduledJob('site_health', renewDue, EVERY_MS, logger, {
    failed: 'health of websites could not be worked out',
  });

  return {
    renewDue,
    /** The same for an organization whose list is asked for, as far as one step goes. */
    renewSome: async (organizationId: string, now: Date = new Date()): Promise<void> => {
      await step(now, organizationId);
    },
    stop: async (): Promise<void> => {
      stopped = true;
      await repeated.stop();
    },
  };
};
export type SiteHealthService = ReturnType<typeof createSiteHealth>;
