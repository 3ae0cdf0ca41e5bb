import type { ScanDetail } from '@yinyom/contracts/scanner/scan';

/** Things of one kind: in the earlier scan only, in the later one only, in both. */
export interface Split<Thing> {
  earlier: Thing[];
  later: Thing[];
  both: number;
}

const split = <Thing>(
  earlier: readonly Thing[],
  later: readonly Thing[],
  keyOf: (thing: Thing) => string,
): Split<Thing> => {
  const first = new Map(earlier.map((thing) => [keyOf(thing), thing]));
  const second = new Map(later.map((thing) => [keyOf(thing), thing]));
  return {
    earlier: [...first].filter(([key]) => !second.has(key)).map(([, thing]) => thing),
    later: [...second].filter(([key]) => !first.has(key)).map(([, thing]) => thing),
    both: [...first.keys()].filter((key) => second.has(key)).length,
  };
};

const loaded = ({ pages }: ScanDetail): string[] =>
  pages.filter(({ state }) => state === 'loaded').map(({ url }) => url);

/** Two scans of a website side by side, the earlier one first. Pure. */
export const compareScans = (earlier: ScanDetail, later: ScanDetail) => ({
  pages: split(loaded(earlier), loaded(later), (url) => url),
  items: split(earlier.items, later.items, ({ kind, domain, name }) => `${kind} ${domain} ${name}`),
  violations: split(
    earlier.violations_list,
    later.violations_list,
    ({ cookie, domain, pass }) => `${pass} ${domain} ${cookie}`,
  ),
  findings: split(
    earlier.findings ?? [],
    later.findings ?? [],
    ({ code, host, script }) => `${code} ${host ?? ''} ${script ?? ''}`,
  ),
});
export type Comparison = ReturnType<typeof compareScans>;
