import type { CheckResult, PublicCheck } from '@yinyom/contracts/scanner/publicCheck';

export const CHECK_ID = 'pK3w9Zt1QxYb7LmN4sVhEg';
const PAGE = 'https://www.example.ac.th/';
const setBy = { kind: 'script', url: 'https://cdn.example.com/a.js', line: 3 } as const;

/** A result with something of everything. */
export const checkResult: CheckResult = {
  banner: { kind: 'generic', name: null },
  banner_score: {
    score: 65,
    reasons: [{ code: 'no_reject_on_first_layer', points: 35 }],
    not_checked: ['cookie_wall'],
  },
  violations: [
    { cookie: '_ga', domain: 'example.ac.th', page: PAGE, pass: 'none', set_by: setBy, category_type: 3 },
  ],
  findings: [
    {
      kind: 'technique',
      code: 'canvas',
      verdict: 'violation',
      page: PAGE,
      pages: 2,
      passes: ['none'],
      host: 'fp.example.com',
      company: null,
      script: null,
      category_type: 4,
      evidence: { calls: 12 },
    },
  ],
  items: [
    {
      name: '_later',
      domain: 'example.ac.th',
      kind: 'cookie',
      party: 'first',
      provider: null,
      duration_seconds: 60,
      is_session: false,
      before_consent: false,
      passes: ['accept'],
      first_page: PAGE,
      set_by: setBy,
      category_type: 4,
    },
    {
      name: '<img src=x onerror=alert(1)>',
      domain: 'example.ac.th',
      kind: 'cookie',
      party: 'first',
      provider: '<script>alert(2)</script>',
      duration_seconds: 0,
      is_session: true,
      before_consent: true,
      passes: ['none'],
      first_page: PAGE,
      set_by: setBy,
      category_type: 0,
    },
  ],
  items_total: 2,
  pages: [
    { url: PAGE, state: 'loaded', code: null },
    { url: `${PAGE}secret`, state: 'robots', code: 'robots' },
  ],
  choices: ['accept'],
  not_checked: ['not_refused', 'robots'],
  browser: 'Chrome/140',
};

export const check = (more: Partial<PublicCheck> = {}): PublicCheck => ({
  id: CHECK_ID,
  address: 'www.example.ac.th',
  status: 'done',
  place: null,
  pages_done: 6,
  pages_total: 6,
  items_found: 2,
  created_at: '2026-11-26T02:00:00.000Z',
  started_at: '2026-11-26T02:00:05.000Z',
  finished_at: '2026-11-26T02:01:30.000Z',
  kept_until: '2026-11-27T02:01:30.000Z',
  result: checkResult,
  ...more,
});
