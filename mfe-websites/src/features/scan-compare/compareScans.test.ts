import { sampleItem, sampleScanDetail, sampleViolation } from '../../testing/sampleScan';
import { compareScans } from './compareScans';

it('says what only one of two scans met, and how much both did', () => {
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
  expect(items.earlier.map(({ name }) => name)).toEqual(['item_1']);
  expect(items.later.map(({ name }) => name)).toEqual(['item_3', 'item_4']);
  expect(items.both).toBe(1);
  expect(violations.earlier.map(({ cookie }) => cookie)).toEqual(['item_1']);
  expect(violations.later.map(({ pass }) => pass)).toEqual(['decline']);
  expect(pages).toEqual({ earlier: [], later: [], both: 1 });
  expect(findings).toEqual({ earlier: [], later: [], both: 0 });
});

it('a thing that is listed twice counts once', () => {
  const twice = sampleScanDetail({ items: [sampleItem(1), sampleItem(1)] });
  expect(compareScans(twice, sampleScanDetail()).items).toEqual({ earlier: [], later: [], both: 1 });
});
