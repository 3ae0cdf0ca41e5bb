import type { Binder } from '@yinyom/contracts/papers/binders';
import type { JobView } from '@yinyom/service-kit/jobs/createJobs';
import { binderFileName } from './binderFileName';
import { stepsOf } from './binderJobs';
import type { BinderRecord } from './BinderRecord';

/** Share that is done: never whole before the binder is. */
const progressOf = (record: BinderRecord, job: JobView | null): number => {
  if (record.state === 'ready') return 1;
  return Math.min(0.99, (job?.progress.done ?? 0) / stepsOf(record));
};

/** A binder as clients see it. @param for_letter that it was made for */
export const toBinder = (
  record: BinderRecord,
  job: JobView | null,
  for_letter: Binder['for_letter'],
): Binder => ({
  id: String(record._id),
  organization_id: record.organization_id,
  from: record.from,
  until: record.until,
  applications: record.applications,
  papers: record.papers,
  languages: record.languages,
  state: record.state,
  progress: progressOf(record, job),
  failure: record.failure,
  file_name: binderFileName(record),
  bytes: record.zip?.bytes ?? 0,
  sha256: record.zip?.sha256 ?? null,
  files: record.files,
  for_letter,
  made_by: record.made_by,
  created_at: record.created_at.toISOString(),
  ready_at: record.ready_at?.toISOString() ?? null,
  expires_at: record.expires_at.toISOString(),
});
