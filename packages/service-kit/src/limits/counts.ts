import { AppError } from '../AppError';
import type { Share } from './sharing';

interface Rule {
  /** How often something may be used within `seconds` of its first use. */
  points: number;
  seconds: number;
  /** Told apart by it where several rules share one tally. */
  name: string;
}

/** How processes count together. */
export interface Together {
  share: Share;
  /** With each so-manieth use of a key a process tells the others of its uses and learns of theirs. */
  every: number;
}

interface Window {
  /** All uses that are known of, this process's and others'. */
  used: number;
  /** Uses of this process that the others were not told of; below zero after what was told was given back. */
  untold: number;
  endsAt: number;
  /** Tells the others just now. */
  telling: Promise<void> | null;
}

/** More keys at once than that, and the oldest begins anew. */
const MOST_KEYS = 200_000;

/** What is left of a limit after a use, and in how many seconds all of it is back. */
export interface Left {
  left: number;
  seconds: number;
}

const secondsTo = (endsAt: number): number => Math.max(1, Math.ceil((endsAt - Date.now()) / 1_000));

const refused = ({ endsAt }: Window): AppError => {
  const seconds = secondsTo(endsAt);
  return new AppError(429, 'rate_limited', { values: { seconds }, retryAfterSeconds: seconds });
};

/**
 * Counts uses of keys in windows that begin with the first use. A process alone lets exactly `points` through. Several that
 * count together let at most `points` and, for each further process, `every - 1` through: nothing more where `every` is 1.
 * See docs/decisions/120-counting-together.md.
 */
export const createCounts = ({ points, seconds, name }: Rule, together: Together | null) => {
  const windows = new Map<string, Window>();

  const open = (key: string): Window => {
    const now = Date.now();
    const known = windows.get(key);
    if (known && known.endsAt > now) return known;
    // Those that were opened first end first, or nearly so: the first living one ends the sweep.
    for (const [oldest, { endsAt }] of windows) {
      if (endsAt > now && windows.size < MOST_KEYS) break;
      windows.delete(oldest);
    }
    const window: Window = { used: 0, untold: 0, endsAt: now + seconds * 1_000, telling: null };
    windows.delete(key);
    windows.set(key, window);
    return window;
  };

  const leftOf = ({ used, endsAt }: Window, most: number): Left => ({
    left: Math.max(0, most - used),
    seconds: secondsTo(endsAt),
  });

  const tell = async (key: string, window: Window, { share }: Together): Promise<void> => {
    const { untold } = window;
    const told = await share(`${name} ${key}`, untold, window.endsAt - Date.now());
    window.telling = null;
    if (told === null) return;
    window.untold -= untold;
    if (told === 'unheard') return;
    // A database that lost some does not make a process forget its own.
    window.used = Math.max(window.used, told.used + window.untold);
    window.endsAt = Date.now() + told.ms_left;
  };

  return {
    /**
     * Counts a use.
     * @param most uses of this key, where they are not those of the rule
     * @throws AppError 429 with Retry-After when there were too many
     */
    take: async (key: string, most = points): Promise<Left> => {
      for (;;) {
        const window = open(key);
        if (window.used >= most) throw refused(window);
        if (window.telling) {
          await window.telling;
          continue;
        }
        window.used += 1;
        window.untold += 1;
        // While nobody can be told it is tried as seldom as ever: a flood must not become a flood of tries.
        if (!together || window.untold < 1 || window.untold % together.every !== 0)
          return leftOf(window, most);
        window.telling = tell(key, window, together);
        await window.telling;
        if (window.used > most) throw refused(window);
        return leftOf(window, most);
      }
    },
    /** Takes a use back, within its window. */
    giveBack: (key: string): void => {
      const window = windows.get(key);
      if (!window || window.endsAt <= Date.now()) return;
      window.used -= 1;
      window.untold -= 1;
    },
  };
};
export type Counts = ReturnType<typeof createCounts>;
