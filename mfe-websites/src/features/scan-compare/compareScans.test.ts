import { sampleItem, sampleScanDetail, sampleViolation } from '../../testing/sampleScan';
import { compareScans } from './compareScans';

it('says what only one of two scans met', () => {
  const earlier = sampleScanDetail({
    items: [sampleItem(1), sampleItem(2)],
    violations_list: [sampleViolation(1), sampleViolation(2)],
  });
  const later = sampleScanDetail({
    items: [sampleItem(2), sampleItem(3), sampleItem(4)],
    violations_list: [sampleViolation(2), sampleViolation(2, { pass: 'decline' })],
    pages: [
      { url: 'https://www.example.co.th/', state: 'loaded', code: null },
      { url: 'https://www.example.co.th/gone', state: 'failed', code: 'http_404' },
    ],
  });
  const { items, violations, pages, findings } = compareScans(earlier, later);
  expect(items.removed.map(({ name }) => name)).toEqual(['item_1']);
  expect(items.new.map(({ name }) => name)).toEqual(['item_3', 'item_4']);
  expect(violations.removed.map(({ cookie }) => cookie)).toEqual(['item_1']);
  expect(violations.new.map(({ pass }) => pass)).toEqual(['decline']);
  expect(pages).toMatchObject({ removed: [], new: [], both: [expect.anything()] });
  expect(findings).toEqual({ removed: [], new: [], both: [] });
});

it('has only the figures that differ, and none where a scan did not look for something', () => {
  const earlier = sampleScanDetail({ items: [sampleItem(1)], findings: [] });
  const later = sampleScanDetail({ items: [sampleItem(1), sampleItem(2)] });
  expect(compareScans(earlier, later).figures).toEqual([
    { key: 'findings', before: 0, now: null },
    { key: 'items', before: 1, now: 2 },
  ]);
  expect(compareScans(earlier, earlier).figures).toEqual([]);
});

it('an item changed when its duration or category did; a measured duration may vary by a twentieth', () => {
  const of = (...items: Parameters<typeof sampleItem>[1][]) =>
    sampleScanDetail({ items: items.map((values, n) => sampleItem(n, values)) });
  const earlier = of({ duration_seconds: 1000 }, { duration_seconds: 1000 }, { category_type: 4 });
  const later = of({ duration_seconds: 1040 }, { duration_seconds: 2000 }, { category_type: 3 });
  const { changed } = compareScans(earlier, later).items;
  expect(changed.map(({ name, what }) => [name, what])).toEqual([
    ['item_1', 'duration'],
    ['item_2', 'category'],
  ]);
});

it('what the website’s own banner blocks is not said to be gone', () => {
  const earlier = sampleScanDetail({ items: [sampleItem(1, { category_type: 0 }), sampleItem(2)] });
  const own = compareScans(earlier, sampleScanDetail({ items: [] })).items;
  expect([own.heldBack, own.removed].map((items) => items.map(({ name }) => name))).toEqual([
    ['item_1'],
    ['item_2'],
  ]);
  const banner = { kind: 'none', name: null, has_screenshot: false } as const;
  const none = compareScans(earlier, sampleScanDetail({ items: [], banner })).items;
  expect(none.removed).toHaveLength(2);
});

it('a thing that is listed twice counts once', () => {
  const twice = sampleScanDetail({ items: [sampleItem(1), sampleItem(1)] });
  const { items } = compareScans(twice, sampleScanDetail());
  expect(items).toEqual({ removed: [], new: [], heldBack: [], changed: [] });
});
