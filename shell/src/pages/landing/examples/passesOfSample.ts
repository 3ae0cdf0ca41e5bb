import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import { SCAN_PASSES, type ScanPass } from '@yinyom/contracts/scanner/scanPass';
import after from './scan-after.webp';
import before from './scan-before.webp';

/** What of a scan's result stands on the front page. */
export interface SampleScanResult {
  finished_at: string;
  items: { name: string; passes: string[]; category_type: number }[];
}

/** Scans take a picture before the choice and one after it; declining looks like the second. */
export const PICTURES: readonly { pass: ScanPass; picture: string }[] = [
  { pass: 'none', picture: before },
  { pass: 'accept', picture: after },
];

/** What was there on each of the three visits. Pure. */
export const passesOfSample = ({ items }: SampleScanResult) =>
  SCAN_PASSES.map((pass) => {
    const met = items.filter(({ passes }) => passes.includes(pass));
    const { necessary, unclassified } = CATEGORY_TYPES;
    const namesOf = (wanted: (type: number) => boolean) =>
      met.filter(({ category_type }) => wanted(category_type)).map(({ name }) => name);
    return {
      pass,
      needing: namesOf((type) => type !== necessary && type !== unclassified),
      unclassified: namesOf((type) => type === unclassified),
      necessary: namesOf((type) => type === necessary),
    };
  });
