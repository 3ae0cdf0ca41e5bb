import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { ScanSchedule, saveScanSchedule } from '@yinyom/contracts/scanner/scanSchedule';
import { MAX_SCAN_PAGES } from '@yinyom/contracts/scanner/scan';
import { SCAN_PASSES } from '@yinyom/contracts/scanner/scanPass';
import { AppError } from '@yinyom/service-kit/AppError';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { etagOf } from '@yinyom/service-kit/http/ifMatch';
import type { Logger } from '@yinyom/service-kit/logger';
import type { Site } from '../access/applicationAccess';
import type { WebsitesClient } from '../access/WebsitesClient';
import type { ScansService } from '../scans/scans.service';
import { nextRun } from './nextRun';
import type { ScheduleRecord } from './ScheduleRecord';
import type { ScheduleStore } from './schedule.store';

interface Parts {
  schedules: ScheduleStore;
  scans: ScansService;
  websites: WebsitesClient;
  identity: IdentityClient;
  logger: Logger;
}

/** What a website without a plan of its own shows. */
const NONE: ScanSchedule = {
  enabled: false,
  frequency: 'monthly',
  day: 1,
  hour: 2,
  emails: [],
  next_run_at: null,
  etag: etagOf({}),
};

const show = (record: ScheduleRecord): ScanSchedule => ({
  enabled: record.enabled,
  frequency: record.frequency,
  ...(record.weekday !== undefined && { weekday: record.weekday }),
  ...(record.day !== undefined && { day: record.day }),
  hour: record.hour,
  emails: record.emails,
  next_run_at: record.next_run_at?.toISOString() ?? null,
  etag: etagOf(record),
});

/** Keeps plans and starts the scans that are due. */
export const createScheduleService = ({ schedules, scans, websites, identity, logger }: Parts) => {
  /**
   * Starts one planned scan. One that finds no place in the queue comes again when there may be one; one that cannot be started for
   * another reason, at the plan's next time.
   */
  const startPlanned = async (record: ScheduleRecord, next: Date, now: Date): Promise<void> => {
    const { application_id } = record;
    const target = await websites.getScanTarget({ application_id });
    if (!target) return schedules.remove(application_id);
    if (!target.enabled) return;
    const wanted = { max_pages: MAX_SCAN_PAGES, passes: [...SCAN_PASSES], include_subdomains: true };
    await scans.start({ ...target, id: application_id }, wanted, 'schedule').catch(async (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      logger.warn({ application_id, code: error.code }, 'a planned scan was not started');
      if (error.code !== 'too_many_tasks' && error.code !== 'scan_queue_full') return;
      const { retryAfterSeconds = 0 } = error.details;
      const again = new Date(Math.min(next.getTime(), now.getTime() + retryAfterSeconds * 1_000));
      await schedules.claim({ ...record, next_run_at: next }, again);
    });
  };

  return {
    show: async (site: Site): Promise<ScanSchedule> => {
      const record = await schedules.find(site.id);
      return record ? show(record) : NONE;
    },

    /** @throws AppError 412; 422 not_a_member for each address of somebody else */
    save: async (
      site: Site,
      body: BodyOf<typeof saveScanSchedule>,
      seen: number | undefined,
    ): Promise<ScanSchedule> => {
      const emails = [...new Set(body.emails)];
      const { organization_id } = site;
      const members = await identity.findMembers({ organization_id, emails, user_ids: [] });
      const known = new Set(members.map(({ email }) => email));
      const strangers = body.emails.flatMap((email, index) =>
        known.has(email) ? [] : [{ field: `emails.${index}`, code: 'not_a_member' as const }],
      );
      if (strangers.length > 0) throw new AppError(422, 'validation_failed', { errors: strangers });
      const now = new Date();
      await schedules.save(
        {
          ...body,
          emails,
          application_id: site.id,
          organization_id,
          next_run_at: body.enabled ? nextRun(body, now) : null,
          updated_at: now,
        },
        seen,
      );
      const record = await schedules.find(site.id);
      return record ? show(record) : NONE;
    },

    /** Starts what is due. Several processes may do so at once: each plan is one process's. */
    startDue: async (now: Date): Promise<void> => {
      for (const record of await schedules.due(now)) {
        const next = nextRun(record, now);
        if (await schedules.claim(record, next)) await startPlanned(record, next, now);
      }
    },
  };
};
export type ScheduleService = ReturnType<typeof createScheduleService>;
