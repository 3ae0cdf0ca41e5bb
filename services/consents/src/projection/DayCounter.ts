import type { ConsentResult, ConsentType } from '@yinyom/contracts/constants';

/** Numbers by name; a name that is missing counts as zero. */
export type Tally<K extends string = string> = Partial<Record<K, number>>;

/** Key of `latest` for decisions that no later one has followed yet. */
export const OPEN = 'open';

/**
 * Everything counted about one day of one website (collection `day_counters`), made from the ledger.
 * All figures are sums over records, so a recount of the ledger must give the same.
 */
export interface DayCounter {
  /** `{application_id}|{day}` */
  _id: string;
  application_id: string;
  day: string;
  /** Last ledger position that was counted here: counting a record twice is impossible. */
  seq: number;
  /** Positions of the day's own records; 0 when it has none yet. */
  first_seq: number;
  last_seq: number;
  /** Decisions by type and by result. */
  types: Tally<ConsentType>;
  results: Tally<ConsentResult>;
  /** Decisions of each hour (`00` to `23`) in Bangkok but those taken over, by result; absent in counters of before 1.15. */
  hours?: Record<string, Tally<ConsentResult>>;
  /** Distinct clients of the day by the type of their last decision of the day. */
  clients: Tally<ConsentType>;
  /**
   * Clients whose last decision of this day had a result, by the day of their next decision (`open` = none yet).
   * Whoever decided last within a period is open or moved on after its end, so distinct clients of any period
   * come from as many small documents as it has days.
   */
  latest: Record<string, Tally<ConsentResult>>;
  /** By category id. */
  categories: Record<string, { type: number; granted: number; denied: number }>;
  devices: Tally;
  languages: Tally;
  actions: Tally;
  methods: Tally;
  versions: Tally;
  /** Decisions of browsers that sent no Origin. */
  unattributed: number;
}

export const dayCounterId = (applicationId: string, day: string): string => `${applicationId}|${day}`;
