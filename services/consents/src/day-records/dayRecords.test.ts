import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DayScan } from '@yinyom/contracts/scanner/dayScan';
import type { Alert } from '@yinyom/contracts/notify/alerts';
import { addDays, bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { textOfPdf } from '@yinyom/service-kit/pdf/testing/textOfPdf';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { DAY_WORDS } from '@yinyom/texts/day/dayWords';
import type { Connection } from 'mongoose';
import { canonicalJson } from 'yinyom-verify/canonicalJson';
import { sha256 } from 'yinyom-verify/hashes';
import { startConsents, type RunningConsents } from '../testing/startConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';
import { storeLedger } from '../testing/storeLedger';
import type { PastAlerts, PastScans } from './dayRecords.service';
import { daySpan } from './servedVersions';

const today = bangkokDay(new Date());
const day = addDays(today, -10);
/** A moment of the day, by the clock of Bangkok. */
const at = (clock: string, of = day): string => new Date(`${of}T${clock}+07:00`).toISOString();

const SCAN: DayScan = {
  id: 'c'.repeat(24),
  status: 'succeeded',
  pages_done: 5,
  cookies_found: 7,
  new: 1,
  removed: 0,
  changed: 0,
  violations: 1,
  finished_at: at('03:00:00'),
  banner: { kind: 'own', name: null },
  violations_list: [
    {
      cookie: '_fbp',
      domain: 'site.ac.th',
      page: 'https://site.ac.th/<b>',
    },
  ],
};
const alertOf = (organization_id: string): Alert => ({
  id: 'd'.repeat(24),
  organization_id,
  application_id: null,
  rule: 'script_missing',
  subject: '',
  severity: 'critical',
  state: 'resolved',
  figures: { silent_since: at('01:00:00'), expected: 40 },
  raised_at: at('06:00:00'),
  last_true_at: at('07:00:00'),
  acknowledged_at: null,
  acknowledged_by: null,
  snoozed_until: null,
  resolved_at: at('09:00:00'),
  updated_at: at('09:00:00'),
});

let server: TestDatabase;
let database: Connection;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;
let member: string;
const asked: unknown[] = [];

const scanner: PastScans = {
  scanBefore: async (input) => {
    asked.push(input);
    return SCAN;
  },
  scanEnds: async () => [SCAN.finished_at, at('23:59:59')],
};
const notify: PastAlerts = {
  openAlerts: async (input) => {
    asked.push(input);
    return { alerts: [alertOf(input.organization_id)], more: false };
  },
  alertMoments: async () => [at('06:00:00'), at('09:00:00', addDays(day, 1))],
};

beforeAll(async () => {
  server = await startTestDatabase();
  database = await server.connect('day_records');
  standIns = createStandIns();
  consents = await startConsents(database, standIns, undefined, { patienceMs: 600_000, scanner, notify });
  site = standIns.addSite();
  standIns.publish(site);
  site.published_at = new Map([
    [1, at('12:00:00', addDays(day, -3))],
    [2, at('10:00:00')],
  ]);
  member = standIns.addUser(site.organization_id, 10);
  const start = Date.parse(at('08:00:00'));
  await storeLedger(database, site, {
    count: 60,
    clients: 40,
    start,
    stepMs: 60_000,
    sealedAt: new Date(start + 3 * 86_400_000),
  });
});
afterAll(async () => {
  await consents.close();
  await server.close();
});

const query = (of = day, id = site.application_id) => `application_id=${id}&day=${of}`;
const record = async (of = day, user = member) => consents.call(`/reports/day?${query(of)}`, { user });

it('answers what was served, decided and known on a day of Bangkok', async () => {
  asked.length = 0;
  const { status, body } = await record();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    day,
    unfinished: false,
    first_day: addDays(day, -3),
    application: { id: site.application_id, domain_name: 'site.ac.th' },
    versions: [
      { version: 1, from: at('00:00:00'), until: at('10:00:00') },
      { version: 2, from: at('10:00:00'), until: at('00:00:00', addDays(day, 1)) },
    ],
    scan: SCAN,
    more_alerts: false,
    daily_root: { first_seq: 1, last_seq: 60 },
    unknown: ['presence', 'switch'],
  });
  const { id, rule, figures: raisedOn, raised_at, resolved_at } = alertOf(site.organization_id);
  // Who took care of it is nothing that was known on the day.
  expect(body.alerts).toEqual([{ id, rule, figures: raisedOn, raised_at, resolved_at }]);
  const { figures } = body;
  expect(figures.decisions).toBe(60);
  expect(figures.users_accepted + figures.users_declined).toBe(figures.unique_clients);
  expect(figures.consent_rate).toBeCloseTo(figures.users_accepted / figures.unique_clients);
  const { start, end } = daySpan(day);
  expect(asked).toEqual([
    { application_id: site.application_id, before: end.toISOString() },
    {
      organization_id: site.organization_id,
      of_organization: true,
      for_admins: false,
      application_id: site.application_id,
      from: start.toISOString(),
      until: end.toISOString(),
    },
  ]);
  asked.length = 0;
  await record(day, standIns.addUser(site.organization_id, 1000));
  expect(asked[1]).toMatchObject({ for_admins: true });
});

it('has the figures that the summary has of that day alone', async () => {
  const summary = (
    await consents.call(`/applications/${site.application_id}/summary?from=${day}&to=${day}`, {
      user: member,
    })
  ).body;
  const { figures } = (await record()).body;
  for (const name of ['shown', 'decisions', 'users_accepted', 'users_declined', 'consent_rate'] as const)
    expect([name, figures[name]]).toEqual([name, summary[name]]);
  expect(figures.answered).toBe(summary.funnel.answered);
});

it('a day before the first publication says so, and today is not over', async () => {
  const before = (await record(addDays(day, -4))).body;
  expect(before).toMatchObject({ versions: [], unfinished: false, first_day: addDays(day, -3), unknown: [] });
  expect(before.figures).toMatchObject({ decisions: 0, consent_rate: null });
  const now = (await record(today)).body;
  expect(now).toMatchObject({ unfinished: true, versions: [{ version: 2, until: null }], daily_root: null });
});

it('what this installation cannot look up is named, and so is what is older than records are kept', async () => {
  const alone = await startConsents(await server.connect('day_records'), standIns);
  const { body } = await alone.call(`/reports/day?${query()}`, { user: member });
  expect(body).toMatchObject({ scan: null, alerts: [] });
  expect(body.unknown).toEqual(['presence', 'switch', 'scans_unasked', 'alerts_unasked']);
  await alone.close();
  const old = (await record(addDays(today, -400))).body;
  expect(old.unknown).toEqual(['alerts_removed']);
});

it('is refused for days that have not begun or do not exist', async () => {
  const refused = await Promise.all([addDays(today, 1), '2026-02-30', '2026-2-3'].map((of) => record(of)));
  expect(refused.map(({ status, body }) => [status, body.errors?.[0]?.code])).toEqual([
    [422, 'future_day'],
    [422, 'date_invalid'],
    [422, 'date_invalid'],
  ]);
});

it('names the days on which something changed, within the range', async () => {
  const range = (from: string, to: string) =>
    consents.call(`/reports/changedDays?application_id=${site.application_id}&from=${from}&to=${to}`, {
      user: member,
    });
  expect((await range(addDays(day, -1), addDays(day, 1))).body).toEqual({
    first_day: addDays(day, -3),
    days: [
      { day, kinds: ['publication', 'scan', 'alert'] },
      { day: addDays(day, 1), kinds: ['alert'] },
    ],
  });
  expect((await range(addDays(day, -400), day)).status).toBe(422);
  expect((await range(day, addDays(day, -1))).status).toBe(422);
});

describe('what a version told', () => {
  const notice = (rest: string, user = member) =>
    consents.call(`/reports/servedNotice?application_id=${site.application_id}&${rest}`, { user });

  it('is exactly what its hash was taken of, with the drawing in the window that is asked for', async () => {
    const { body } = await notice('version=2&language=th&window=mobile');
    expect(body).toMatchObject({ version: 2, language: 'th', matches: true });
    expect(sha256(canonicalJson(body.notice))).toBe(body.sha256);
    expect(body.drawing.content).toMatchObject({ version: 2, language: 'th', window: { device: 'mobile' } });
    expect(body.drawing.sha256).toBe(sha256(canonicalJson(body.drawing.content)));
  });

  it('is not there for a version or a language that was never published', async () => {
    expect((await notice('version=3&language=th')).status).toBe(404);
    expect((await notice('version=2&language=kh')).status).toBe(404);
    expect((await notice('version=0&language=th')).status).not.toBe(200);
  });
});

describe('the calls about a day', () => {
  const paths = () => [
    `/reports/day?${query()}`,
    `/reports/day.pdf?${query()}`,
    `/reports/changedDays?application_id=${site.application_id}&from=${day}&to=${day}`,
    `/reports/servedNotice?application_id=${site.application_id}&version=1&language=th`,
  ];

  it('are not there for others, and need a Member', async () => {
    const stranger = standIns.addUser(standIns.addSite().organization_id, 1000);
    const viewer = standIns.addUser(site.organization_id, 1);
    for (const address of paths()) {
      expect([address, (await consents.call(address, { user: stranger })).status]).toEqual([address, 404]);
      expect([address, (await consents.call(address, { user: viewer })).status]).toEqual([address, 403]);
      expect([address, (await consents.call(address)).status]).toEqual([address, 401]);
    }
  });
});

describe('the record of a day as a PDF', () => {
  const flat = (text: string): string => text.replace(/\s+/g, '');
  const pdf = async (language: string, of = day) => {
    const found = await consents.fetchBytes(`/reports/day.pdf?${query(of)}&language=${language}`, member);
    const folder = process.env['KEEP_DOCUMENTS'];
    if (folder !== undefined) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, `day-${of}-${language}.pdf`), found.bytes);
    }
    return found;
  };

  it.each(['th', 'en'] as const)('says in %s what the call says', async (language) => {
    const { status, headers, bytes } = await pdf(language);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="site.ac.th-day-${day}-${language}.pdf"`,
    );
    const words = DAY_WORDS[language];
    const text = flat(textOfPdf(bytes));
    const { body } = await record();
    for (const { notice_sha256 } of body.versions)
      for (const hash of Object.values<string>(notice_sha256)) expect(text).toContain(hash);
    for (const value of ['site.ac.th', 'dpo@site.ac.th', '_ga', 'Google', '_fbp', 'https://site.ac.th/<b>'])
      expect(text).toContain(value);
    // In both languages of the notice, whatever the language of the document is.
    expect(text).toContain(flat('เว็บไซต์นี้ใช้คุกกี้'));
    expect(text).toContain(flat('This website uses cookies'));
    for (const word of ['pdf_title', 'pdf_intro', 'drawn', 'unknown_presence', 'unknown_switch'] as const)
      expect(text).toContain(flat(words[word]));
    expect(text).toContain(body.daily_root.root_hash);
  });

  it('a day without decisions has no rate, and a day before the first version says when that was', async () => {
    const text = flat(textOfPdf((await pdf('en', addDays(day, -4))).bytes));
    expect(text).toContain(flat(DAY_WORDS.en.nobody));
    expect(text).toContain(flat('Before it, visitors were served no banner.'));
    expect(text).not.toContain(flat('Acceptance rate'));
    const now = flat(textOfPdf((await pdf('en', today)).bytes));
    expect(now).toContain(flat('This day is not over'));
  });
});
