import type { VersionReview } from '@yinyom/contracts/evidence/versionReview';
import type { ReviewRecord } from './review.store';

/** Who reviewed or remarked, as the record has it. */
export const reviewedByOf = ({
  user_id,
  name,
  role,
  external,
}: Pick<ReviewRecord, 'user_id' | 'name' | 'role' | 'external'>): VersionReview['by'] => ({
  id: user_id,
  name,
  role,
  ...(external && { external: true }),
});

/** What a record of a review says. Pure. */
export const toVersionReview = (record: ReviewRecord): VersionReview => ({
  version: record.version,
  content_sha256: record.content_sha256,
  at: record.at.toISOString(),
  by: reviewedByOf(record),
  ...(record.note && { note: record.note }),
});
