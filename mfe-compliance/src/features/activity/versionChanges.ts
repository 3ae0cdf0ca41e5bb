import type { Lang } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';
import type { ProcessingActivity, ShownItem } from '@yinyom/contracts/papers/activity';

/** What one version says of an item and the version before it did not. */
export interface ItemChange {
  item: ShownItem['item'];
  /** Only facts that the version before did not have, and the text in the languages in which it is another one. */
  now: ShownItem;
  /** Facts that are gone, and the text as it was. */
  was: ShownItem;
}

const idOf = (value: unknown): string => JSON.stringify(value);
const without = <T>(list: readonly T[], other: readonly T[]): T[] => {
  const known = new Set(other.map(idOf));
  return list.filter((one) => !known.has(idOf(one)));
};
const rewritten = ({ written }: ShownItem, other: ShownItem): L10n =>
  Object.fromEntries(Object.entries(written).filter(([lang, text]) => other.written[lang as Lang] !== text));
const NOTHING = { facts: [], hints: [], written: {} };

/** Items of two versions that differ, each with what differs alone. Pure. */
export const versionChanges = (now: ProcessingActivity, before: ProcessingActivity): ItemChange[] =>
  now.paper_items.flatMap((shown): ItemChange[] => {
    const old = before.paper_items.find(({ item }) => item === shown.item) ?? { ...shown, ...NOTHING };
    if (idOf([shown.facts, shown.written]) === idOf([old.facts, old.written])) return [];
    const part = (one: ShownItem, other: ShownItem): ShownItem => ({
      ...one,
      facts: without(one.facts, other.facts),
      hints: [],
      written: rewritten(one, other),
    });
    return [{ item: shown.item, now: part(shown, old), was: part(old, shown) }];
  });
