import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import type { ScanFinding } from '@yinyom/contracts/scanner/finding';
import { itemChange } from '@yinyom/contracts/scanner/itemChange';
import { withoutOwn } from '@yinyom/contracts/scanner/ownItem';
import type { ScanDetail, ScanItem } from '@yinyom/contracts/scanner/scan';

/** Things of one kind: in the earlier scan only, in the later one only, in both. */
export interface Split<Thing> {
  removed: Thing[];
  new: Thing[];
  both: { before: Thing; now: Thing }[];
}

const split = <Thing>(
  earlier: readonly Thing[],
  later: readonly Thing[],
  keyOf: (thing: Thing) => string,
): Split<Thing> => {
  const first = new Map(earlier.map((thing) => [keyOf(thing), thing]));
  const second = new Map(later.map((thing) => [keyOf(thing), thing]));
  return {
    removed: [...first].filter(([key]) => !second.has(key)).map(([, thing]) => thing),
    new: [...second].filter(([key]) => !first.has(key)).map(([, thing]) => thing),
    both: [...second].flatMap(([key, now]) => {
      const before = first.get(key);
      return before === undefined ? [] : [{ before, now }];
    }),
  };
};

const loaded = ({ pages }: ScanDetail): string[] =>
  pages.filter(({ state }) => state === 'loaded').map(({ url }) => url);

/** Number of what was met by a scan, by kind; null where it was not looked for. */
const figuresOf = (scan: ScanDetail) => ({
  violations: scan.violations_list.length,
  findings: scan.findings?.length ?? null,
  items: withoutOwn(scan.items).length,
  pages: loaded(scan).length,
  score: scan.banner_score?.score ?? null,
});
export type Figure = keyof ReturnType<typeof figuresOf>;

/** Two scans of a website, the earlier one first: what differs. Pure. */
export const compareScans = (earlier: ScanDetail, later: ScanDetail) => {
  const items = split<ScanItem>(
    withoutOwn(earlier.items),
    withoutOwn(later.items),
    ({ kind, domain, name }) => `${kind} ${domain} ${name}`,
  );
  // The website's own script keeps what has no category from being set: no visit can meet it.
  const isHeldBack = ({ category_type }: ScanItem) =>
    later.banner.kind === 'own' && category_type === CATEGORY_TYPES.unclassified;
  const [before, now] = [figuresOf(earlier), figuresOf(later)];
  return {
    figures: (Object.keys(now) as Figure[])
      .map((key) => ({ key, before: before[key], now: now[key] }))
      .filter((figure) => figure.before !== figure.now),
    pages: split(loaded(earlier), loaded(later), (url) => url),
    items: {
      new: items.new,
      removed: items.removed.filter((item) => !isHeldBack(item)),
      heldBack: items.removed.filter(isHeldBack),
      changed: items.both.flatMap((each) => {
        const what = itemChange(each.before, each.now);
        return what ? [{ ...each.now, what }] : [];
      }),
    },
    violations: split(
      earlier.violations_list,
      later.violations_list,
      ({ cookie, domain, pass }) => `${pass} ${domain} ${cookie}`,
    ),
    findings: split<ScanFinding>(
      earlier.findings ?? [],
      later.findings ?? [],
      ({ code, host, script }) => `${code} ${host ?? ''} ${script ?? ''}`,
    ),
  };
};
export type Comparison = ReturnType<typeof compareScans>;
