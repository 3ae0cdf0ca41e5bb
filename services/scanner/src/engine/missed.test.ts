import { missedOf } from './missed';
import type { ScannedPage } from './ScanOutcome';

const page = (state: ScannedPage['state'], code: string | null = null): ScannedPage => ({
  url: '',
  state,
  code,
});
const nothing = { pages: [page('loaded')], reasons: [], unfinished: 0, slowness: 1 };

it('a scan that saw everything on an idle machine missed nothing', () => {
  expect(missedOf(nothing)).toEqual([]);
});

it('every reason is named, not only the first, and pages are counted by why they were not seen', () => {
  const pages = [
    page('robots', 'robots'),
    page('robots', 'robots'),
    page('skipped', 'page_limit'),
    page('skipped', 'template_limit'),
    page('failed', 'http_500'),
    page('refused', 'http_403'),
    page('skipped', 'download'),
  ];
  const reasons = ['blocked', 'time_limit', 'pages_unfinished'];
  expect(missedOf({ pages, reasons, unfinished: 3, slowness: 2.9 })).toEqual([
    { code: 'blocked', pages: null },
    { code: 'time_limit', pages: null },
    { code: 'pages_unfinished', pages: 3 },
    { code: 'pages_failed', pages: 2 },
    { code: 'robots', pages: 2 },
    { code: 'page_limit', pages: 1 },
    { code: 'template_limit', pages: 1 },
  ]);
});

it('a scan that had to wait for a processor says so', () => {
  expect(missedOf({ ...nothing, slowness: 3 })).toEqual([{ code: 'machine_busy', pages: null }]);
});
