import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { ScanTarget } from '../access/WebsitesClient';
import type { ScanRecord } from '../scans/ScanRecord';
import type { ScanStore } from '../scans/scan.store';
import type { ScheduleStore } from '../schedule/schedule.store';

type Ended = Omit<ScanRecord, 'status'> & { status: string };

/** Tells people about a scan by mail, when there is something to tell. */
export const createReporter = (identity: IdentityClient, schedules: ScheduleStore, scans: ScanStore) => ({
  /** May be repeated: a mail about a scan goes to nobody twice. */
  report: async (scan: Ended, target: ScanTarget): Promise<void> => {
    const failed = scan.status === 'failed';
    const news = scan.status === 'succeeded' || scan.status === 'partial';
    if (!failed && !(news && (scan.new > 0 || scan.violations > 0))) return;
    const schedule = await schedules.find(scan.application_id);
    const asker = scan.requested_by === 'schedule' ? null : scan.requested_by.id;
    const id = String(scan._id);
    if (!(await scans.claimReport(id))) return;
    const mail = {
      organization_id: scan.organization_id,
      scan_id: id,
      application_id: scan.application_id,
      website: target.domain_name,
      ...(target.group_path && { group_path: target.group_path }),
      failed,
      new: scan.new,
      violations: scan.violations,
      emails: schedule?.emails ?? [],
      user_ids: asker === null ? [] : [asker],
    };
    await identity.sendScanMail(mail).catch(async (error: unknown) => {
      await scans.releaseReport(id);
      throw error;
    });
  },
});
export type Reporter = ReturnType<typeof createReporter>;
