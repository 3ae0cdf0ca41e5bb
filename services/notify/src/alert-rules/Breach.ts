import type { AlertFigures } from '@yinyom/contracts/notify/alerts';

/** That something is not as it should be, with the figures that say so. */
export interface Breach {
  /** What it is about where a rule can be broken in several ways; else empty. */
  subject: string;
  figures: AlertFigures;
  /** A fact, which needs no second look; what was counted by chance does. */
  firm: boolean;
  /** What is not firm is told when it still is so after this time, at the next evaluation at the earliest. */
  waitMs?: number;
  /** What was looked at: the same seen again is no second look. */
  evidence?: string;
  /** It keeps an open alert open, and opens none. */
  onlyKeeps?: boolean;
}
