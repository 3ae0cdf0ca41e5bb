import type { AnswerOf } from '@yinyom/contracts/endpoint';
import { DAY_MS } from '@yinyom/contracts/durations';
import { ownValue } from '@yinyom/contracts/ownValue';
import type { getSubjectRequestFigures } from '@yinyom/contracts/requests/readRequests';
import { REQUEST_STATES } from '@yinyom/contracts/requests/requestStates';
import { SUBJECT_RIGHTS } from '@yinyom/contracts/requests/rights';
import type { RequestCounts } from '../register/requestCounts';

type Figures = AnswerOf<typeof getSubjectRequestFigures>;

/** Each of the names with its count; 0 where nothing was counted. */
const each = <K extends string>(names: readonly K[], counts: Record<string, number>): Record<K, number> =>
  Object.fromEntries(names.map((name) => [name, ownValue(counts, name) ?? 0])) as Record<K, number>;

/**
 * What is shown of counts. Only what was completed or rejected says how fast requests are closed. Pure.
 * @param form requests of the form whose mailbox is not confirmed, and those that it never was in time
 */
export const figuresOf = (
  { by_state, by_right, by_channel, total, due_soon, overdue, median_ms, decided, in_time }: RequestCounts,
  form: { waiting: number; expired: number },
): Figures => ({
  by_state: { ...each(REQUEST_STATES, by_state), expired: form.expired },
  by_right: each(SUBJECT_RIGHTS, by_right),
  by_channel,
  total,
  due_soon,
  overdue,
  median_days: median_ms === null ? null : Math.round((median_ms / DAY_MS) * 10) / 10,
  share_in_time: decided === 0 ? null : in_time / decided,
  unverified: form.waiting,
});
