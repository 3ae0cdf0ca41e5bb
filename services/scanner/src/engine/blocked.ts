import type { VisitEnd } from './page/visitPage';

type Ending = Pick<VisitEnd, 'state' | 'code' | 'requests'>;

/** Answers of those who keep programs out, or ask them to come later. */
const TURNED_AWAY = new Set(['http_403', 'http_429', 'http_503']);
/** One page that nobody may see is usual; from this share of the visits on it is the scan that is kept out. */
const SHARE = 0.3;
const LEAST = 2;
/** A page that asked for so much before and for next to nothing now shows something else in its place. */
const RICH_REQUESTS = 20;
const POOR_SHARE = 0.1;

/** Judges from how visits end whether the website keeps the scan out. Pure but for what it was told. */
export const createBlockJudge = () => {
  const requestsOf = new Map<string, number>();
  let visits = 0;
  let turnedAway = 0;
  let collapsed = 0;
  return {
    note: (url: string, { state, code, requests }: Ending): void => {
      visits += 1;
      const before = requestsOf.get(url) ?? 0;
      requestsOf.set(url, Math.max(before, requests));
      if (code !== null && TURNED_AWAY.has(code)) turnedAway += 1;
      else if (state === 'loaded' && before >= RICH_REQUESTS && requests <= before * POOR_SHARE)
        collapsed += 1;
    },
    get isBlocked(): boolean {
      const kept = turnedAway + collapsed;
      return kept > 0 && (kept === visits || (kept >= LEAST && kept / visits >= SHARE));
    },
  };
};
