import { momentOf } from '../testing/pastOf';
import { answersStopped } from './answersStopped';
import { certificateExpiring } from './certificateExpiring';
import { consentExpiring } from './consentExpiring';
import { cookieUnclassified } from './cookieUnclassified';
import { deliveryFailing } from './deliveryFailing';
import type { HourCounts } from './hourFigures';
import { inspectionLetterDue } from './inspectionLetterDue';
import { agreementReviewDue } from './agreementReviewDue';
import { keyExpiring } from './keyExpiring';
import { requestClock } from './requestClock';
import { noticeChanged } from './noticeChanged';
import { paperReviewDue } from './paperReviewDue';
import { personalDataPublished } from './personalDataPublished';
import { ledgerGap } from './ledgerGap';
import { textStale } from './textStale';
import { signalContradiction } from './signalContradiction';
import type { Breach } from './Breach';
import { violationNew } from './violationNew';
import { continued, violationReported } from './violationReported';

const now = momentOf(500_700);
const ahead = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe('answers_stopped', () => {
  const figures = (late: HourCounts, share = 0.6) => {
    const hours = new Map<number, HourCounts>();
    for (let hour = 500_000; hour < 500_698; hour += 1)
      hours.set(hour, { shown: 60, decisions: Math.round(60 * share), accepted: 20 });
    for (const hour of [500_698, 500_699, 500_700]) hours.set(hour, late);
    return { hours, first: 500_000, shown_at: now };
  };
  it('the banner is shown as ever and nobody answers: told, with both shares', () => {
    expect(answersStopped(figures({ shown: 60, decisions: 0, accepted: 0 }), now)).toMatchObject([
      { firm: false, figures: { measured: { count: 0, total: 180 }, usual: { share: 0.6 } } },
    ]);
  });
  it.each([
    ['some answer', figures({ shown: 60, decisions: 2, accepted: 1 })],
    ['hardly anybody sees it', figures({ shown: 30, decisions: 0, accepted: 0 })],
    ['hardly anybody ever answers', figures({ shown: 60, decisions: 0, accepted: 0 }, 0.05)],
  ])('nothing where %s', (_what, given) => {
    expect(answersStopped(given, now)).toEqual([]);
  });
});

describe('violation_new', () => {
  const violation = (cookie: string, is_new: boolean) => ({
    cookie,
    domain: 'www.example.ac.th',
    page: 'https://www.example.ac.th/',
    pass: 'none' as const,
    set_by: { kind: 'script' as const, url: 'https://connect.facebook.net/x.js', line: 1 },
    category_type: 4,
    is_new,
  });
  const scan = (...violations: ReturnType<typeof violation>[]) => ({
    scan_id: 's',
    finished_at: now.toISOString(),
    violations,
  });
  it('what the scan before did not meet opens an alert; what it met keeps one', () => {
    expect(violationNew(scan(violation('_old', false), violation('_fbp', true)))).toMatchObject([
      {
        subject: '_fbp www.example.ac.th',
        onlyKeeps: false,
        figures: { scan_id: 's', item: { hold: 'connect.facebook.net', before_consent: true } },
      },
      { subject: '_old www.example.ac.th', onlyKeeps: true },
    ]);
    expect(violationNew(scan())).toEqual([]);
  });
  it('a script of the website itself is not held as a host', () => {
    const own = {
      ...violation('_a', true),
      set_by: { kind: 'script' as const, url: 'https://www.example.ac.th/a.js', line: 1 },
    };
    expect(violationNew(scan(own))[0]?.figures.item?.hold).toBeNull();
  });
  it('of hundreds twenty are told, the new ones first', () => {
    const many = Array.from({ length: 50 }, (_, at) => violation(`c${at}`, at >= 45));
    const told = violationNew(scan(...many));
    expect(told).toHaveLength(20);
    expect(told.filter(({ onlyKeeps }) => !onlyKeeps)).toHaveLength(5);
  });
});

describe('violation_new of what visitors’ browsers told', () => {
  const told = (name: string) => ({
    name,
    host: 'www.example.ac.th',
    category_type: 4,
    known_since: now.toISOString(),
  });
  const scanned = (cookie: string): Breach => ({
    subject: `${cookie} example.ac.th`,
    firm: true,
    figures: {
      scan_id: 's',
      item: {
        name: cookie,
        domain: 'example.ac.th',
        page: 'https://www.example.ac.th/',
        before_consent: true,
        set_by: null,
        hold: null,
        category_type: 4,
      },
    },
  });
  it('says who saw it, and neither page nor script', () => {
    expect(violationReported([told('_fbp')], null)).toMatchObject([
      {
        subject: '_fbp www.example.ac.th',
        firm: true,
        figures: { item: { seen_by: 'visitors', page: '', set_by: null }, since: now.toISOString() },
      },
    ]);
  });
  it('what the latest scan tells of, or a name that begins like it, is told by the scan', () => {
    const scan = {
      scan_id: 's',
      finished_at: now.toISOString(),
      violations: ['_fbp', '_ga_X1'].map((cookie) => ({
        cookie,
        domain: 'example.ac.th',
        page: 'p',
        pass: 'none' as const,
        category_type: 4,
        is_new: true,
        set_by: { kind: 'unknown' as const, url: null, line: null },
      })),
    };
    expect(violationReported([told('_fbp'), told('_ga_*'), told('_clck')], scan)).toMatchObject([
      { subject: '_clck www.example.ac.th' },
    ]);
  });
  it('a scan that meets it later goes on with the same alert; other things are their own', () => {
    const open = violationReported([told('_ga_*')], null);
    expect(continued([scanned('_ga_X1'), scanned('_fbp')], open).map(({ subject }) => subject)).toEqual([
      '_ga_* www.example.ac.th',
      '_fbp example.ac.th',
    ]);
    expect(continued([scanned('_fbp')], [scanned('_fbp')])).toEqual([scanned('_fbp')]);
  });
});

it('ledger_gap: an unsigned day and changed records are told apart', () => {
  expect(ledgerGap({ unsigned_day: null, chain: null })).toEqual([]);
  expect(ledgerGap({ unsigned_day: null, chain: { day: '2026-11-24', ok: true } })).toEqual([]);
  expect(ledgerGap({ unsigned_day: '2026-11-24', chain: { day: '2026-11-24', ok: false } })).toMatchObject([
    { subject: 'unsigned', firm: true, figures: { found: 'unsigned', day: '2026-11-24' } },
    { subject: 'changed', firm: true, figures: { found: 'changed' } },
  ]);
});

it('cookie_unclassified: one alert for all of them', () => {
  expect(cookieUnclassified({ amount: 0, names: [] })).toEqual([]);
  expect(cookieUnclassified({ amount: 3, names: ['_a'] })).toMatchObject([
    { figures: { amount: 3, names: ['_a'] } },
  ]);
});

it('consent_expiring: more than 30 % of at least a hundred', () => {
  expect(consentExpiring({ valid: 100, ending: 31 })).toHaveLength(1);
  expect(consentExpiring({ valid: 100, ending: 30 })).toEqual([]);
  expect(consentExpiring({ valid: 99, ending: 99 })).toEqual([]);
});

it('certificate_expiring: in fewer than 14 days', () => {
  expect(certificateExpiring({ url: 'u', ends_at: ahead(13.9) }, now)).toHaveLength(1);
  expect(certificateExpiring({ url: 'u', ends_at: ahead(14) }, now)).toEqual([]);
});

it('notice_changed: each new text of a linked notice is one alert', () => {
  expect(noticeChanged([])).toEqual([]);
  expect(noticeChanged([{ id: 'c', url: 'https://www.example.ac.th/privacy', at: 'x' }])).toEqual([
    { subject: 'c', firm: true, figures: { url: 'https://www.example.ac.th/privacy', since: 'x' } },
  ]);
});

it('text_stale: an error is noted with the look that saw it', () => {
  expect(textStale({ at: 'x', status: 404 })).toMatchObject([
    { firm: false, evidence: 'x', figures: { found: '404' } },
  ]);
  expect(textStale({ at: 'x', status: 200 })).toEqual([]);
  expect(textStale({ at: 'x', status: null })).toEqual([]);
});

it('delivery_failing: a day without a message taken, each webhook by itself', () => {
  expect(
    deliveryFailing(
      [
        { id: 'a', name: 'CRM', failing_since: ahead(-1) },
        { id: 'b', name: 'ERP', failing_since: ahead(-0.9) },
        { id: 'c', name: 'X', failing_since: null },
      ],
      now,
    ),
  ).toMatchObject([{ subject: 'a', figures: { names: ['CRM'] } }]);
});

it('paper_review_due: all papers as one, since the earliest day', () => {
  expect(paperReviewDue([])).toEqual([]);
  const due = [{ due_at: '2026-11-30T00:00:00.000Z' }, { due_at: '2026-11-01T00:00:00.000Z' }];
  expect(paperReviewDue(due)).toMatchObject([
    { subject: '', figures: { amount: 2, since: '2026-11-01T00:00:00.000Z' } },
  ]);
});

it('what is due of a client says whose it is, and papers of each controller are an alert of their own', () => {
  const controller = { group_id: 'e', name: 'Example Bank' };
  const day = '2026-11-01T00:00:00.000Z';
  expect(paperReviewDue([{ due_at: day }, { due_at: day, controller }])).toEqual([
    { subject: '', firm: true, figures: { amount: 1, since: day } },
    {
      subject: 'e',
      firm: true,
      figures: { amount: 1, since: day, controller: 'e', names: ['Example Bank'] },
    },
  ]);
  expect(inspectionLetterDue([{ id: 'a', due_date: '2026-12-31', controller }])).toMatchObject([
    { figures: { controller: 'e', names: ['Example Bank'] } },
  ]);
  expect(requestClock([{ id: 'r', number: 'DSR-1 · Example Bank', due_at: day, controller }])).toMatchObject([
    { figures: { controller: 'e', names: ['DSR-1 · Example Bank'] } },
  ]);
});

it('inspection_letter_due: each letter by itself, at the end of its day in Bangkok, and nothing of its words', () => {
  expect(inspectionLetterDue([{ id: 'a', due_date: '2026-12-31' }])).toEqual([
    { subject: 'a', firm: true, figures: { ends_at: '2026-12-31T16:59:59.000Z' } },
  ]);
});

it('agreement_review_due: each agreement by itself, on its day in Bangkok', () => {
  expect(
    agreementReviewDue([{ id: 'a', processor_name: 'Example Co.', review_at: '2027-01-01' }]),
  ).toMatchObject([
    { subject: 'a', figures: { names: ['Example Co.'], ends_at: '2026-12-31T17:00:00.000Z' } },
  ]);
  const ending = { id: 'a:end', processor_name: 'Example Co.', review_at: '2027-01-01', ends: true } as const;
  expect(agreementReviewDue([ending])).toMatchObject([{ subject: 'a:end', figures: { found: 'ends' } }]);
});

it('key_expiring: each key by itself', () => {
  expect(keyExpiring([{ id: 'k', name: 'CRM', expires_at: now.toISOString() }])).toMatchObject([
    { subject: 'k', figures: { names: ['CRM'], ends_at: now.toISOString() } },
  ]);
});

it('requests of data subjects: each by itself, by its number and without a person', () => {
  expect(requestClock([{ id: 'r', number: 'DSR-2026-000001', due_at: now.toISOString() }])).toEqual([
    { subject: 'r', firm: true, figures: { names: ['DSR-2026-000001'], ends_at: now.toISOString() } },
  ]);
});

it('signal_contradiction: each vendor that was told another choice is told once; a scan without any ends it', () => {
  const told = {
    code: 'default_granted',
    company: 'Google',
    page: 'https://a.test/',
    sent: 'gcd=x',
  } as const;
  const scan = (...contradictions: (typeof told)[]) => ({
    scan_id: 's',
    finished_at: now.toISOString(),
    contradictions,
  });
  expect(signalContradiction(scan(told))).toEqual([
    {
      subject: 'default_granted Google',
      firm: true,
      figures: { scan_id: 's', since: now.toISOString(), signal: told },
    },
  ]);
  expect(signalContradiction(scan())).toEqual([]);
});

it('personal_data_published: each page or document is told once, with kinds and how many, and nothing else', () => {
  const place = (id: string) => ({
    id,
    source: 'document' as const,
    since: now.toISOString(),
    kinds: [
      { kind: 'national_id' as const, count: 3 },
      { kind: 'people_list' as const, count: 12 },
    ],
  });
  expect(personalDataPublished([])).toEqual([]);
  expect(personalDataPublished([place('a'), place('b')])).toEqual(
    ['a', 'b'].map((subject) => ({
      subject,
      firm: true,
      figures: { since: now.toISOString(), leak: { source: 'document', kinds: place('a').kinds } },
    })),
  );
  expect(personalDataPublished(Array.from({ length: 50 }, (_, at) => place(String(at))))).toHaveLength(20);
});
