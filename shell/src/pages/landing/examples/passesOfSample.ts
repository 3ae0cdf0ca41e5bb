import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import { SCAN_PASSES, type ScanPass } from '@yinyom/contracts/scanner/scan';
import after from './scan-after.webp';
import before from './scan-before.webp';

/** What of a scan's result stands on the front page. */
export interface SampleScanResult {
  finished_at: string;
  items: { name: string; passes: string[]; category_type: number }[];
}

const PICTURES: Record<ScanPass, string | null> = { none: before, decline: null, accept: after };

/** What was there on each of the three visits. Pure. */
export const passesOfSample = ({ items }: SampleScanResult) =>
  SCAN_PASSES.map((pass) => {
    const met = items.filter(({ passes }) => passes.includes(pass));
    const namesOf = (necessary: boolean) =>
      met
        .filter(({ category_type }) => (category_type === CATEGORY_TYPES.necessary) === necessary)
        .map(({ name }) => name);
    return { pass, needing: namesOf(false), necessary: namesOf(true), picture: PICTURES[pass] };
  });
