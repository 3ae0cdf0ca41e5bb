/** Signals of Google's consent mode that `gcd` has a letter for, in its order. */
export const GOOGLE_SIGNALS = [
  'ad_storage',
  'analytics_storage',
  'ad_user_data',
  'ad_personalization',
] as const;
export type GoogleSignal = (typeof GOOGLE_SIGNALS)[number];

/** What a tag was told: by the default before any choice, and by the update that came after it. */
export interface ToldLetter {
  letter: string;
  default: 'granted' | 'denied' | null;
  update: 'granted' | 'denied' | null;
}
export type ConsentCode = Record<GoogleSignal, ToldLetter>;

/** Rows: no default, denied, granted; columns: no update, denied, granted (Google documents only that they exist). */
const LETTERS = ['lmn', 'pqr', 'tuv'];
const TOLD = [null, 'denied', 'granted'] as const;

const readLetter = (letter: string): ToldLetter | null => {
  const row = LETTERS.findIndex((letters) => letters.includes(letter));
  if (row < 0) return null;
  const column = (LETTERS[row] ?? '').indexOf(letter);
  return { letter, default: TOLD[row] ?? null, update: TOLD[column] ?? null };
};

/**
 * Reads a `gcd` as Google's tags send it, e.g. `11p1p1p1p5`. Digits between the letters mean nothing here. Pure.
 * @returns null for what is none, or has a letter that nobody knows
 */
export const readConsentCode = (gcd: string): ConsentCode | null => {
  const found = /^\d\d([a-z])\d([a-z])\d([a-z])\d([a-z])/.exec(gcd);
  if (!found) return null;
  const told = found.slice(1).map(readLetter);
  const [ads, analytics, data, personalization] = told;
  return ads && analytics && data && personalization
    ? {
        ad_storage: ads,
        analytics_storage: analytics,
        ad_user_data: data,
        ad_personalization: personalization,
      }
    : null;
};

export type ShortState = 'granted' | 'denied' | 'unset';

/** Reads a `gcs`: `G1`, then advertising, then statistics. Pure. @returns null for what is none */
export const readShortCode = (gcs: string): { ads: ShortState; analytics: ShortState } | null => {
  const found = /^G1([01-])([01-])$/.exec(gcs);
  if (!found) return null;
  const state = (sign = ''): ShortState =>
    ({ '1': 'granted', '0': 'denied' } as Record<string, ShortState>)[sign] ?? 'unset';
  return { ads: state(found[1]), analytics: state(found[2]) };
};

/** What holds now: the update where there was one, else the default; null = nobody said anything. */
export const standing = ({ default: first, update }: ToldLetter): 'granted' | 'denied' | null =>
  update ?? first;
