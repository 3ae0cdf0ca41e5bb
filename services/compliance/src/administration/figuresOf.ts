import type { AnswerOf } from '@yinyom/contracts/endpoint';
import { DAY_MS } from '@yinyom/contracts/durations';
import type { getSubjectRequestFigures } from '@yinyom/contracts/requests/readRequests';
import { isOpen, REQUEST_STATES } from '@yinyom/contracts/requests/requestStates';
import { SUBJECT_RIGHTS } from '@yinyom/contracts/requests/rights';
import type { RequestRecord } from '../register/RequestRecord';

type Counted = Pick<RequestRecord, 'state' | 'rights' | 'channel' | 'received_at' | 'due_at' | 'closed_at'>;
type Figures = AnswerOf<typeof getSubjectRequestFigures>;

const SOON_MS = 7 * DAY_MS;

/** The middle of some numbers; of an even count the mean of both. */
const medianOf = (numbers: readonly number[]): number | null => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? half - 1 : half], sorted[half]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

const tally = <K extends string>(names: readonly K[], of: (name: K) => number): Record<K, number> =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<K, number>;

/** Counts requests. Only what was completed or rejected says how fast requests are closed. Pure. */
export const figuresOf = (requests: readonly Counted[], unverified: number, now: Date): Figures => {
  const decided = requests.flatMap(({ state, received_at, due_at, closed_at }) =>
    closed_at && (state === 'completed' || state === 'rejected')
      ? [{ days: (closed_at.getTime() - received_at.getTime()) / DAY_MS, inTime: closed_at <= due_at }]
      : [],
  );
  const open = requests.filter(({ state }) => isOpen(state));
  const channels = [...new Set(requests.map(({ channel }) => channel))];
  const median = medianOf(decided.map(({ days }) => days));
  return {
    by_state: tally(REQUEST_STATES, (name) => requests.filter(({ state }) => state === name).length),
    by_right: tally(SUBJECT_RIGHTS, (name) => requests.filter(({ rights }) => rights.includes(name)).length),
    by_channel: tally(channels, (name) => requests.filter(({ channel }) => channel === name).length),
    total: requests.length,
    due_soon: open.filter(({ due_at }) => due_at.getTime() - now.getTime() <= SOON_MS).length,
    overdue: open.filter(({ due_at }) => due_at < now).length,
    median_days: median === null ? null : Math.round(median * 10) / 10,
    share_in_time:
      decided.length === 0 ? null : decided.filter(({ inTime }) => inTime).length / decided.length,
    unverified,
  };
};
