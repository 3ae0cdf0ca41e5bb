import type { VersionReview } from '@yinyom/contracts/evidence/versionReview';
import type { ReviewRecord } from './review.store';

/** What a record of a review says. Pure. */
export const toVersionReview = (record: ReviewRecord): VersionReview => ({
  version: record.version,
  content_sha256: record.content_sha256,
  at: record.at.toISOString(),
  by: {
    id: record.user_id,
    name: record.name,
    role: record.role,
    ...(record.external && { external: true }),
  },
  ...(record.note && { note: record.note }),
});
