import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import { withoutOwn } from '@yinyom/contracts/scanner/ownItem';
import type { ScanDetail, ScanItem } from '@yinyom/contracts/scanner/scan';
import type { ScanPass } from '@yinyom/contracts/scanner/scanPass';

export interface PassItems {
  /** Their category needs consent. */
  needing: ScanItem[];
  necessary: ScanItem[];
  /** Nobody said yet what they are for: they are no violation, and not harmless either. */
  unclassified: ScanItem[];
}

/** What was there on one visit: before a choice, after declining, after accepting; without what Yinyom itself sets. Pure. */
export const itemsOfPass = ({ items }: Pick<ScanDetail, 'items'>, pass: ScanPass): PassItems => {
  const met = withoutOwn(items).filter(
    ({ passes, before_consent }) => passes.includes(pass) || (pass === 'none' && before_consent),
  );
  const { necessary, unclassified } = CATEGORY_TYPES;
  const of = (type: number) => met.filter(({ category_type }) => category_type === type);
  return {
    needing: met.filter(({ category_type }) => category_type !== necessary && category_type !== unclassified),
    necessary: of(necessary),
    unclassified: of(unclassified),
  };
};
