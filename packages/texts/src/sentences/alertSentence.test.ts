import { LANGUAGES } from '@yinyom/contracts/constants';
import { alertPath } from '@yinyom/contracts/notify/alertPath';
import { ALERT_RULE_IDS, type AlertRule } from '@yinyom/contracts/notify/alertRules';
import type { AlertFigures } from '@yinyom/contracts/notify/alerts';
import { alertSentence } from './alertSentence';
import { ALERT_WORDS } from '../alert/alertWords';

const share = (count: number, total: number, low: number, high: number) => ({
  count,
  total,
  low,
  high,
  share: count / total,
});
const at = '2026-11-25T01:00:00.000Z';
const rate: AlertFigures = {
  window: { from: at, to: '2026-11-25T07:00:00.000Z' },
  measured: share(502, 820, 0.578, 0.645),
  usual: share(2_400, 3_204, 0.734, 0.764),
  z_score: -7.8,
};
const item = {
  name: '_fbp',
  domain: 'www.example.ac.th',
  page: 'https://www.example.ac.th/',
  before_consent: true,
  set_by: 'https://connect.facebook.net/x.js',
  hold: 'connect.facebook.net',
  category_type: 4,
};
/** What each rule keeps, every kind of it. */
const signal = {
  code: 'default_granted' as const,
  company: 'Google',
  page: 'https://www.example.ac.th/',
  sent: 'gcd=11t1t1t1t5',
};
const FIGURES: Record<AlertRule, AlertFigures[]> = {
  script_missing: [
    {
      url: 'https://www.example.ac.th/',
      silent_since: at,
      expected: 40.4,
      looked_at: [at],
      found: 'missing',
    },
    {
      url: 'https://www.example.ac.th/',
      silent_since: at,
      expected: 40.4,
      looked_at: [at],
      found: 'tag_manager',
    },
    { url: 'https://www.example.ac.th/', silent_since: null, looked_at: [at], found: 'missing' },
  ],
  answers_stopped: [rate],
  banner_late: [rate, { window: rate.window, measured: rate.measured }],
  violation_new: [
    { scan_id: 'a', item },
    { scan_id: 'a', item: { ...item, before_consent: false, hold: null, set_by: null } },
    { since: at, item: { ...item, page: '', hold: null, set_by: null, seen_by: 'visitors' } },
  ],
  signal_contradiction: [
    { scan_id: 'a', signal },
    { scan_id: 'a', signal: { ...signal, code: 'told_granted_after_refusal' } },
    { scan_id: 'a', signal: { ...signal, code: 'ads_granted_by_statistics' } },
  ],
  personal_data_published: [
    { scan_id: 'a', since: at, leak: { source: 'document', kinds: [{ kind: 'national_id', count: 3 }] } },
  ],
  ledger_gap: [
    { day: '2026-11-25', found: 'unsigned' },
    { day: '2026-11-25', found: 'changed' },
  ],
  rate_drop: [rate],
  rate_jump: [rate],
  cookie_unclassified: [{ amount: 2, names: ['_a', '_b'] }],
  consent_expiring: [{ measured: share(40, 100, 0.3, 0.5) }],
  certificate_expiring: [{ url: 'https://www.example.ac.th/', ends_at: at }],
  notice_changed: [{ url: 'https://www.example.ac.th/privacy', since: at }],
  text_stale: [{ found: '404', since: at }],
  delivery_failing: [{ names: ['CRM'], since: at }],
  key_expiring: [{ names: ['CRM'], ends_at: at }],
  paper_review_due: [
    { amount: 2, since: at },
    { amount: 2, since: at, controller: 'e', names: ['Example Bank'] },
  ],
  request_due_soon: [{ names: ['DSR-2026-000001'], ends_at: at }],
  request_overdue: [{ names: ['DSR-2026-000001'], ends_at: at }],
  breach_notice_due: [
    { names: ['INC-2026-0001'], ends_at: at, amount: 12 },
    { names: ['INC-2026-0001'], ends_at: at, found: 'overdue' },
    { names: ['INC-2026-0001'], ends_at: at, amount: 12, found: 'controller' },
    { names: ['INC-2026-0001'], ends_at: at, amount: 12, found: 'controller_usual' },
    { names: ['INC-2026-0001'], ends_at: at, found: 'controller_overdue' },
  ],
  request_unassigned: [{ names: ['DSR-2026-000001'], ends_at: at }],
  inspection_letter_due: [{ ends_at: at }, { ends_at: at, controller: 'e', names: ['Example Bank'] }],
  agreement_review_due: [
    { names: ['Example Co.'], ends_at: at },
    { names: ['Example Co.'], ends_at: at, found: 'ends' },
  ],
};

it.each(LANGUAGES)(
  'every rule is told with all its figures in %s, and nothing is left to be filled in',
  (lang) => {
    for (const rule of ALERT_RULE_IDS)
      for (const figures of FIGURES[rule]) {
        const { title, text, next } = alertSentence({ rule, figures }, ALERT_WORDS[lang], lang);
        for (const said of [title, text, next]) {
          expect(said.length).toBeGreaterThan(3);
          expect(said).not.toMatch(/[{}]|undefined|NaN/);
        }
      }
  },
);

it.each([undefined, 'Example Bank'])(
  'the last day of an agreement is no review; client: %s',
  (controller) => {
    const figures = {
      names: ['Example Co.'],
      ends_at: at,
      found: 'ends',
      ...(controller !== undefined && { controller }),
    };
    const { title, text } = alertSentence({ rule: 'agreement_review_due', figures }, ALERT_WORDS.en, 'en');
    expect(title).toBe('An agreement with a processor is about to end');
    expect(text).toContain('The last day of the agreement with Example Co. is');
  },
);

it('a share is told with its interval, and what is usual', () => {
  const { text } = alertSentence({ rule: 'rate_drop', figures: rate }, ALERT_WORDS.en, 'en');
  expect(text).toBe(
    'From 25/11/2026 08:00 to 25/11/2026 14:00, 61.2% (57.8–64.5) of those who decided accepted, usually 74.9% (820 decisions, compared with 3,204).',
  );
});

it('what a scan found is told with the page, who set it and what would block it', () => {
  const { title, text, next } = alertSentence(
    { rule: 'violation_new', figures: { item } },
    ALERT_WORDS.en,
    'en',
  );
  expect(title).toBe('_fbp is set without the consent it needs');
  expect(text).toContain('before anybody had agreed');
  expect(text).toContain('https://connect.facebook.net/x.js');
  expect(next).toContain('block connect.facebook.net until');
});

it('papers of a client are named and opened as those of the client, and own ones as own', () => {
  const figures = { amount: 2, since: at, controller: 'e', names: ['Example Bank'] };
  const { text } = alertSentence({ rule: 'paper_review_due', figures }, ALERT_WORDS.en, 'en');
  expect(text).toContain('Example Bank: overdue for review: 2.');
  const where = (rule: AlertRule, given: AlertFigures) =>
    alertPath({ rule, application_id: null, figures: given });
  expect(where('paper_review_due', figures)).toBe('/compliance/papers?controller=e');
  expect(where('request_overdue', figures)).toBe('/requests?due=overdue&controller=e');
  expect(where('paper_review_due', {})).toBe('/compliance/papers?controller=own');
});

it('each rule leads to where it is seen to', () => {
  for (const rule of ALERT_RULE_IDS)
    expect(alertPath({ rule, application_id: 'b', figures: FIGURES[rule][0] ?? {} })).toMatch(
      /^\/(?:websites\/b|dashboard|requests|user\/|compliance\/)/,
    );
});
