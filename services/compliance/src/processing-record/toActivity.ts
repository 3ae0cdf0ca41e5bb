import type { ProcessingActivity, ShownItem } from '@yinyom/contracts/papers/activity';
import { itemsOf, sourceOf } from '@yinyom/contracts/papers/paperItems';
import { etagOf } from '@yinyom/service-kit/http/ifMatch';
import type { ActivityRecord, KnownFacts } from './ActivityRecord';
import { hasText } from './hasText';
import { monthsAfter } from './monthsAfter';

/** When an activity is to be reviewed next. */
export const reviewDue = ({
  reviewed_at,
  begun_at,
  review_every_months,
}: Pick<ActivityRecord, 'reviewed_at' | 'begun_at' | 'review_every_months'>): Date =>
  monthsAfter(reviewed_at ?? begun_at, review_every_months);

/**
 * Shows an activity. Refusals are those of the organization and no item of a single activity.
 * @param known facts of now; absent: those of the version
 */
export const toActivity = (
  record: ActivityRecord,
  { facts, hints }: KnownFacts = record,
): ProcessingActivity => {
  const { _id, activity_id, begun_at: _begun, written, ...shown } = record;
  const items = itemsOf(record.role)
    .filter((item) => item !== 'refusals')
    .map((item): ShownItem => {
      const known = facts[item] ?? [];
      const text = written[item] ?? {};
      const asked = hasText(text) ? 'asked' : 'empty';
      return {
        item,
        law: sourceOf(record.role, item),
        source: known.length > 0 ? 'known' : asked,
        facts: known,
        hints: hints[item] ?? [],
        written: text,
      };
    });
  return {
    id: activity_id,
    organization_id: shown.organization_id,
    role: shown.role,
    generated: shown.generated,
    name: shown.name,
    paper_items: items,
    legal_basis: shown.legal_basis,
    sensitive: shown.sensitive,
    cross_border: shown.cross_border,
    applications: shown.applications,
    found_forms: shown.found_forms ?? [],
    ended: shown.ended,
    version: shown.version,
    saved_at: shown.saved_at.toISOString(),
    saved_by: shown.saved_by,
    reviewed_at: shown.reviewed_at?.toISOString() ?? null,
    review_every_months: shown.review_every_months,
    review_due_at: reviewDue(record).toISOString(),
    etag: etagOf({ revision: shown.version }),
  };
};
