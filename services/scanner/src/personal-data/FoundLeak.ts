import type { LeakConfidence, LeakKind } from '@yinyom/contracts/scanner/leakKinds';
import { hashOf } from './hashOf';
import type { Hit, Place } from './Content';
import { maskText } from './maskValues';

/** A hit without its values: what leaves the process that read them. */
export interface FoundLeak {
  kind: LeakKind;
  confidence: LeakConfidence;
  /** Masked. */
  place: Place;
  count: number;
  /** One for each value; never stored as they are. */
  hashes: string[];
}

/** Values of one page or document that are known again. */
export const MOST_HASHES = 1_000;
const MOST_LETTERS = 120;

const maskedTitle = (title: string | null): string | null =>
  title === null ? null : maskText(title.replace(/\s+/g, ' ').trim()).slice(0, MOST_LETTERS);

/** Takes the values off hits and masks their places. Pure. */
export const withoutValues = (hits: readonly Hit[]): FoundLeak[] => {
  let left = MOST_HASHES;
  return hits.map(({ kind, confidence, place, values, count }) => {
    const hashes = values.slice(0, left).map((value) => hashOf(kind, value));
    left -= hashes.length;
    return {
      kind,
      confidence,
      place: { ...place, heading: maskedTitle(place.heading), sheet: maskedTitle(place.sheet) },
      count,
      hashes,
    };
  });
};
