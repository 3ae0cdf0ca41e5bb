import type { QueryOf } from '@yinyom/contracts/endpoint';
import type { listProcessingActivities } from '@yinyom/contracts/papers/activities';
import type { ActivityHead } from './activity.store';
import { reviewDue } from './toActivity';

type Query = QueryOf<typeof listProcessingActivities>;

/** Orders of the list; activities that are alike stay in the order in which they began. */
type Compare = (a: ActivityHead, b: ActivityHead) => number;

export const generatedFirst: Compare = (a, b) => Number(b.generated !== null) - Number(a.generated !== null);

/** Those that ended are reviewed no more: they are last, whichever way the days go. */
const endedLast: Compare = (a, b) => Number(a.ended) - Number(b.ended);

export const orderBy = (sort: NonNullable<Query['sort']>, order: Query['order']): Compare => {
  const direction = order === 'asc' ? 1 : -1;
  const timeOf = (head: ActivityHead): number =>
    (sort === 'saved_at' ? head.saved_at : reviewDue(head)).getTime();
  const byTime: Compare = (a, b) => direction * (timeOf(a) - timeOf(b));
  return sort === 'saved_at' ? byTime : (a, b) => endedLast(a, b) || byTime(a, b);
};
