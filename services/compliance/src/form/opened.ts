import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '@yinyom/contracts/durations';
import { LEAST_FILL_SECONDS } from '@yinyom/contracts/requests/publicRequest';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import { hasWork } from './formWork';

/** What a form says about how it was filled in. */
export interface FormMarks {
  opened?: string | undefined;
  work?: string | undefined;
  homepage?: string | undefined;
}

/**
 * `stale`: the form is none of ours, or of a day ago. `program`: it has what people do not see. Else the puzzle that was solved; null:
 * none, or the form came back sooner than people fill it in.
 */
export type Screened = 'stale' | 'program' | { solved: string | null };

/** Signs the time a form was shown, and separates people from programs by it. */
export const createOpened = (ring: KeyRing) => {
  const key = Buffer.from(hkdfSync('sha256', ring.current.secret, '', 'when a form was shown', 32));
  const sign = (shown: string): string => createHmac('sha256', key).update(shown).digest('base64url');
  /** Milliseconds since a form was shown; null for what we did not write. */
  const ageOf = (opened: string, now: Date): number | null => {
    const [shown = '', given = ''] = opened.split('.');
    const [a, b] = [Buffer.from(sign(shown)), Buffer.from(given)];
    return a.length === b.length && timingSafeEqual(a, b) ? now.getTime() - Number.parseInt(shown, 10) : null;
  };
  return {
    at: (now: Date): string => {
      // Two forms of one moment have two puzzles.
      const shown = `${now.getTime()}-${randomBytes(9).toString('base64url')}`;
      return `${shown}.${sign(shown)}`;
    },
    screen: ({ opened = '', work = '', homepage }: FormMarks, now: Date): Screened => {
      const age = ageOf(opened, now);
      if (age === null || age > DAY_MS) return 'stale';
      if (homepage) return 'program';
      // A browser that fills in the fields is as fast as a program: such a form counts as one without a puzzle, and is braked with those.
      const isHasty = age < LEAST_FILL_SECONDS * 1_000;
      return { solved: !isHasty && hasWork(opened, work) ? opened : null };
    },
  };
};
export type Opened = ReturnType<typeof createOpened>;
