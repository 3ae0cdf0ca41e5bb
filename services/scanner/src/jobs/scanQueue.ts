import type { Agenda } from 'agenda';

export const SCAN_JOB = 'scan';
export const DELIVERY_JOB = 'deliver';
export const CHECK_JOB = 'check';
export interface ScanJob {
  scan_id: string;
}

/** Puts scans in front of the workers, and their results in front of the service. */
export const createScanQueue = (agenda: Agenda) => {
  const addOnce = async (name: string, scanId: string): Promise<void> => {
    // What failed for good, or ended when its scan had not, would be taken for the job that waits.
    const { jobs } = await agenda.queryJobs({ name, data: { scan_id: scanId } });
    const over = jobs.filter(({ state, nextRunAt }) => state !== 'running' && !nextRunAt);
    if (over.length > 0) await agenda.cancel({ ids: over.flatMap(({ _id }) => (_id ? [_id] : [])) });
    const unique = { 'data.scan_id': scanId } as never;
    await agenda
      .create<ScanJob>(name, { scan_id: scanId })
      .unique(unique, { insertOnly: true })
      .schedule(new Date())
      .save();
  };
  return {
    /** A scan to be made. Adding it again while it waits adds nothing. */
    add: (scanId: string): Promise<void> => addOnce(SCAN_JOB, scanId),
    /** A check that anybody asked for. */
    addCheck: (checkId: string): Promise<void> => addOnce(CHECK_JOB, checkId),
    /** A result to be taken over. */
    deliver: (scanId: string): Promise<void> => addOnce(DELIVERY_JOB, scanId),
  };
};
export type ScanQueue = ReturnType<typeof createScanQueue>;
