import type { Scan, ScanDetail, ScanItem } from '@yinyom/contracts/scanner/scan';
import { APPLICATION_ID } from './sampleData';

/** Scans for tests, complete by contract; each test names only what it is about. */

const hex = (number: number): string => number.toString(16).padStart(24, '0');

export const sampleScan = (n: number, values: Partial<Scan> = {}): Scan => ({
  id: hex(0x5000 + n),
  application_id: APPLICATION_ID,
  status: 'succeeded',
  requested_by: { id: hex(1), name: 'Somchai' },
  passes: ['none', 'decline', 'accept'],
  max_pages: 50,
  pages_done: 12,
  pages_total: 12,
  cookies_found: 34,
  new: 2,
  removed: 1,
  changed: 0,
  violations: 3,
  errors: [],
  reason: null,
  created_at: '2026-11-20T03:00:00.000Z',
  started_at: '2026-11-20T03:00:01.000Z',
  finished_at: '2026-11-20T03:04:00.000Z',
  ...values,
});

export const sampleItem = (n: number, values: Partial<ScanItem> = {}): ScanItem => ({
  name: `item_${n}`,
  domain: 'www.example.co.th',
  kind: 'cookie',
  party: 'first',
  provider: 'Example',
  duration_seconds: 31_536_000,
  is_session: false,
  before_consent: false,
  passes: ['accept'],
  first_page: 'https://www.example.co.th/',
  last_page: 'https://www.example.co.th/',
  set_by: { kind: 'script', url: 'https://cdn.example.net/tag.js', line: 7 },
  category_type: 3,
  ...values,
});

export const sampleViolation = (
  n: number,
  values: Partial<ScanDetail['violations_list'][number]> = {},
): ScanDetail['violations_list'][number] => ({
  cookie: `item_${n}`,
  domain: 'www.example.co.th',
  page: `https://www.example.co.th/page-${n}`,
  pass: 'none',
  set_by: { kind: 'script', url: 'https://cdn.example.net/tag.js', line: 7 },
  category_type: 4,
  ...values,
});

export const sampleScanDetail = (values: Partial<ScanDetail> = {}): ScanDetail => ({
  ...sampleScan(1),
  pages: [{ url: 'https://www.example.co.th/', state: 'loaded', code: null }],
  banner: { kind: 'own', name: null, has_screenshot: false },
  items: [sampleItem(1)],
  violations_list: [],
  diff: { new: [], removed: [], changed: [] },
  browser: 'Chrome/142.0',
  ...values,
});
