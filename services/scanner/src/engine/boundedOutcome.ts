import { MAX_ADDRESS, shortAddress } from '@yinyom/contracts/scanner/shortAddress';
import type { ScanOutcome } from './ScanOutcome';

/** Characters of all texts of an outcome together. Items are stored twice more, as they are shown, and a document holds 16 MB. */
const MOST_LETTERS = 4_000_000;
const SHORTEST = 100;

const boundedTexts = <T>(value: T, most: number): T => {
  if (typeof value === 'string') return shortAddress(value, most) as T;
  if (Array.isArray(value)) return value.map((one) => boundedTexts<unknown>(one, most)) as T;
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, boundedTexts<unknown>(inner, most)]),
  ) as T;
};

const lettersOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + lettersOf(inner), 0);
};

/**
 * An outcome whose texts can be stored, each and all together: pages give their addresses, names and scripts any length. What was
 * found published is bounded where it is masked (`leak-watch/handOver.ts`). Pure.
 */
export const boundedOutcome = ({ published, error, ...outcome }: ScanOutcome): ScanOutcome => {
  let most = MAX_ADDRESS;
  let bounded = boundedTexts(outcome, most);
  while (lettersOf(bounded) > MOST_LETTERS && most > SHORTEST) {
    most /= 2;
    bounded = boundedTexts(outcome, most);
  }
  return { ...bounded, ...(published && { published }), ...(error !== undefined && { error }) };
};
