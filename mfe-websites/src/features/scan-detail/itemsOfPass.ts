import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import type { ScanDetail, ScanItem, ScanPass } from '@yinyom/contracts/scanner/scan';

export interface PassItems {
  /** Their category needs consent. */
  needing: ScanItem[];
  necessary: ScanItem[];
}

/** What was there on one visit: before a choice, after declining, after accepting. Pure. */
export const itemsOfPass = ({ items }: Pick<ScanDetail, 'items'>, pass: ScanPass): PassItems => {
  const met = items.filter(
    ({ passes, before_consent }) => passes.includes(pass) || (pass === 'none' && before_consent),
  );
  const isNecessary = ({ category_type }: ScanItem) => category_type === CATEGORY_TYPES.necessary;
  return { needing: met.filter((item) => !isNecessary(item)), necessary: met.filter(isNecessary) };
};
