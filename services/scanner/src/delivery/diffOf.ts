import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import { itemChange } from '@yinyom/contracts/scanner/itemChange';
import type { ScanDetail, ScanItem } from '@yinyom/contracts/scanner/scan';
import { displayKey } from './groupItems';

type Diff = ScanDetail['diff'];

const byKey = (items: readonly ScanItem[]) => new Map(items.map((item) => [displayKey(item), item]));
const named = ({ name, domain, kind }: ScanItem) => ({ name, domain, kind });

/**
 * What differs from the scan before. Pure.
 * @param complete a scan that did not see everything cannot say what is gone
 * @param heldBack the website's own script keeps what has no category from being set, so no visit can meet it
 */
export const diffOf = (
  before: readonly ScanItem[],
  now: readonly ScanItem[],
  complete: boolean,
  heldBack: boolean,
): Diff => {
  const old = byKey(before);
  const current = byKey(now);
  const missing = complete ? [...old].filter(([key]) => !current.has(key)).map(([, item]) => item) : [];
  const isHeldBack = ({ category_type }: ScanItem) =>
    heldBack && category_type === CATEGORY_TYPES.unclassified;
  return {
    new: [...current].filter(([key]) => !old.has(key)).map(([, item]) => named(item)),
    removed: missing.filter((item) => !isHeldBack(item)).map(named),
    held_back: missing.filter(isHeldBack).map(named),
    changed: [...current].flatMap(([key, item]) => {
      const known = old.get(key);
      const what = known ? itemChange(known, item) : null;
      return what ? [{ ...named(item), what }] : [];
    }),
  };
};
