import { createHash } from 'node:crypto';
import { displayName } from '../classification/displayName';
import type { FoundItem } from '../engine/ScanOutcome';

/** Found items that a person sees as one thing: `_ga_A1` and `_ga_B2` of one host are `_ga_` with any ending. */
export interface FoundItemGroup {
  key: string;
  name: string;
  match: 'exact' | 'prefix';
  /** The item that stands for all: the one that stays the longest. */
  item: FoundItem;
}

const LONGEST_NAME = 256;

/** A name as it can be stored and shown: no control characters, not endless, and still different from others. */
export const cleanName = (name: string): string => {
  const plain = name.replace(/[\p{Cc}\p{Cs}]/gu, '\u{FFFD}');
  if (plain.length <= LONGEST_NAME) return plain;
  const mark = createHash('sha256').update(plain).digest('hex').slice(0, 8);
  return `${plain.slice(0, LONGEST_NAME - 9)}…${mark}`;
};

/** Longest first: kept until deleted, then by seconds. */
const life = ({ durationSeconds }: FoundItem): number => durationSeconds ?? Number.MAX_SAFE_INTEGER;

/** Key under which an item is the same thing in two scans. */
export const displayKey = (item: Pick<FoundItem, 'name' | 'domain' | 'kind'>): string =>
  `${item.kind} ${item.domain} ${displayName(item.name).name}`;

/** Groups what a scan saw into what a person sees. Pure. */
export const groupItems = (items: readonly FoundItem[]): FoundItemGroup[] => {
  const byKey = new Map<string, FoundItemGroup>();
  for (const item of items) {
    const key = displayKey(item);
    const known = byKey.get(key);
    if (!known) byKey.set(key, { key, ...displayName(item.name), item });
    else if (life(item) > life(known.item)) known.item = item;
  }
  return [...byKey.values()];
};
