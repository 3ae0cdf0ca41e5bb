import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import type { Connection } from 'mongoose';
import { createLedgerStore } from '../ledger/ledger.store';
import { ledgerStory } from '../testing/ledgerStory';
import { startConsents, type RunningConsents } from '../testing/startConsents';
import { configTokenOf, createStandIns, type StandIns, type TestSite } from '../testing/standIns';

let server: TestDatabase;
let database: Connection;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;
let user: string;

beforeAll(async () => {
  server = await startTestDatabase();
  database = await server.connect('figures');
  standIns = createStandIns();
  consents = await startConsents(database, standIns, { RATE_LIMITS: 'off', MONTHLY_VISITOR_LIMIT: '100' });
});
afterAll(async () => {
  await consents.close();
  await server.close();
});
beforeEach(() => {
  site = standIns.addSite();
  user = standIns.addUser(site.organization_id, 1);
});

const get = (path: string) => consents.call(path, { user });
const served = (items: unknown, config_token: unknown = configTokenOf(site)) =>
  consents.call(`/public/sites/${site.site_key}/served`, {
    method: 'POST',
    body: { items, config_token },
    headers: { origin: 'https://site.ac.th' },
  });

describe('summary', () => {
  it('counts every visitor once, by the latest decision', async () => {
    const changing = randomUUID();
    await consents.decide(site, { client_id: changing });
    await consents.decide(site, { client_id: changing, categories: {}, method: 'modal_decline' });
    await consents.decide(site, { categories: { statistics: true } });
    await consents.decide(site, { language: 'en' });
    const { body } = await get(`/applications/${site.application_id}/summary`);
    expect(body).toMatchObject({
      total_cookies: 12,
      unclassified_count: 3,
      violations: 2,
      last_scan: null,
      unique_clients: 3,
      users_accepted: 2,
      users_customised: 1,
      users_declined: 1,
      decisions: 4,
      consent_rate: 2 / 3,
      by_type: { accept_all: 2, accept: 1, reconsent: 1, decline_all: 0 },
      by_language: [
        { language: 'th', count: 3 },
        { language: 'en', count: 1 },
      ],
      by_device: [{ device: 'other', count: 4 }],
      usage: { unique_clients: 3, limit: 100, free_until: null },
    });
    expect(body.by_category).toContainEqual({ id: 'statistics', type: 3, granted: 3, denied: 1 });
    expect(body.by_category.map(({ type }: { type: number }) => type)).toEqual([1, 2, 3, 4, 0]);
    expect(body.trend).toHaveLength(30);
    // The one who decided again declined: a later decision is no consent by itself.
    const today = { total: 4, unique_clients: 3, reconsent: 1, accepted: 3, declined: 1 };
    expect(body.trend.at(-1)).toMatchObject(today);
  });

  it('is useful before anybody decided', async () => {
    const { body } = await get(`/applications/${site.application_id}/summary`);
    expect(body).toMatchObject({ total_cookies: 12, unique_clients: 0, consent_rate: null, by_category: [] });
  });

  it('counts what the script reports as shown, and only the version and languages of its configuration', async () => {
    expect((await served([{ version: 1, language: 'th', count: 1 }])).status).toBe(204);
    await served([
      { version: 1, language: 'en', count: 1 },
      { version: 99, language: 'th', count: 1 },
      { version: 1, language: 'kh', count: 1 },
    ]);
    const { body } = await get(`/applications/${site.application_id}/summary`);
    expect(body.shown).toBe(2);
  });

  it.each([
    ['many at once', [{ version: 1, language: 'th', count: 100 }], undefined, 422],
    ['the same twice', Array(2).fill({ version: 1, language: 'th', count: 1 }), undefined, 422],
    ['more than it may', [{ version: 1, language: 'th', count: 1, client_id: 'x' }], undefined, 422],
    ['later than late', [{ version: 1, language: 'th', count: 1, late: 2 }], undefined, 422],
    ['a wait of its own', [{ version: 1, language: 'th', count: 1, late: 4_000.5 }], undefined, 422],
    ['late in words', [{ version: 1, language: 'th', count: 1, late: '1' }], undefined, 422],
    ['no token', [{ version: 1, language: 'th', count: 1 }], null, 422],
    ['a token of nobody', [{ version: 1, language: 'th', count: 1 }], 'x.y.z', 422],
  ])('V-18, IN-02: counts nothing for %s', async (_what, items, token, status) => {
    const answer = await served(items, token);
    expect(answer.status).toBe(status);
    const { body } = await get(`/applications/${site.application_id}/summary`);
    expect(body.shown).toBe(0);
  });

  it('a funnel has what answered a banner: no withdrawal, no signal of a browser, and stands beside the time before', async () => {
    const changing = randomUUID();
    await served([{ version: 1, language: 'th', count: 1 }]);
    await consents.decide(site, { client_id: changing });
    await consents.decide(site, { client_id: changing, categories: {}, method: 'modal_decline' });
    await consents.decide(site, { categories: {}, method: 'banner_decline' });
    await consents.decide(site, { categories: {}, method: 'api', gpc: true });
    const { body } = await get(`/applications/${site.application_id}/summary`);
    expect(body.decisions).toBe(4);
    expect(body.funnel).toEqual({ shown: 1, answered: 2, accepted: 1 });
    expect(body.before).toMatchObject({ unique_clients: 0, funnel: { shown: 0, answered: 0, accepted: 0 } });
    const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
    expect(days(body.before.from, body.before.to)).toBe(days(body.from, body.to));
    expect(days(body.before.to, body.from)).toBe(2);
    const log = (filter: string) => get(`/consentLogs?application_id=${site.application_id}&${filter}`);
    // Each figure has the rows that make it.
    expect((await log('action=answer')).body.entities).toHaveLength(2);
    expect((await log('result=accepted')).body.entities).toHaveLength(1);
    expect((await log('action=withdraw')).body.entities).toHaveLength(1);
  });

  it('V-18: a token of another website counts nothing', async () => {
    const other = standIns.addSite();
    expect((await served([{ version: 1, language: 'th', count: 1 }], configTokenOf(other))).status).toBe(422);
  });
});

describe('categories refused alone', () => {
  const all = { necessary: true, preference: true, statistics: true, marketing: true };
  const asked = async () => (await get(`/applications/${site.application_id}/refusedAlone`)).body;

  it('counts visitors by the one category that they refused, by their latest decision', async () => {
    const changing = randomUUID();
    await consents.decide(site);
    await consents.decide(site, { categories: { ...all, marketing: false } });
    await consents.decide(site, { categories: { ...all, marketing: false } });
    await consents.decide(site, { categories: { ...all, statistics: false } });
    await consents.decide(site, { categories: { preference: true } });
    await consents.decide(site, { client_id: changing, categories: { ...all, statistics: false } });
    await consents.decide(site, { client_id: changing, categories: {}, method: 'modal_decline' });
    expect(await asked()).toMatchObject({
      customised: 4,
      categories: [
        { id: 'marketing', type: 4, count: 2 },
        { id: 'statistics', type: 3, count: 1 },
      ],
    });
    const log = (filter: string) => get(`/consentLogs?application_id=${site.application_id}&${filter}`);
    expect((await log('denied=marketing')).body.entities).toHaveLength(4);
    expect((await log('granted=preference&denied=marketing')).body.entities).toHaveLength(3);
  });

  it('is empty where nobody chose some', async () => {
    await consents.decide(site);
    expect(await asked()).toMatchObject({ customised: 0, categories: [] });
  });
});

describe('reports over months', () => {
  /** 400 decisions of 23 visitors from 2 January 2026 on, one every five hours. */
  const tell = async () => {
    const start = Date.parse('2026-01-02T01:00:00Z');
    const records = ledgerStory({ site, count: 400, clients: 23, start, stepMs: 5 * 3_600_000 });
    await createLedgerStore(database).append(records);
    return records;
  };

  it('D-T1: a day begins at 17:00 UTC of the day before', async () => {
    const records = await tell();
    const { body } = await get(
      `/consentLogs/dailyReport?application_id=${site.application_id}&from=2026-01-02&to=2026-03-31`,
    );
    for (const row of body.entities) {
      const from = Date.parse(`${row.date}T00:00:00+07:00`);
      const of = records.filter(({ consent_time: t }) => +t >= from && +t < from + 86_400_000);
      expect([row.date, row.total]).toEqual([row.date, of.length]);
      expect(row.unique_clients).toBe(new Set(of.map(({ identity }) => identity?.client_id)).size);
    }
    expect(body.timezone).toBe('Asia/Bangkok');
    expect(body.totals.total).toBe(400);
    expect(body.totals.unique_clients).toBe(new Set(records.map(({ identity }) => identity?.client_id)).size);
  });

  it('the report of visitors counts each once a day, by the last decision of the day', async () => {
    const records = await tell();
    const { body } = await get(`/consents/dailyReport?application_id=${site.application_id}&month=2026-02`);
    expect(body.entities).toHaveLength(28);
    for (const row of body.entities) {
      const last = new Map<string, string>();
      const ended = new Map<string, string>();
      for (const { day, identity, consent_type, result } of records)
        if (day === row.date) {
          last.set(identity?.client_id ?? '', consent_type);
          ended.set(identity?.client_id ?? '', result);
        }
      const count = (type: string) => [...last.values()].filter((value) => value === type).length;
      const declined = [...ended.values()].filter((value) => value === 'decline_all').length;
      expect(row).toMatchObject({
        accept_all: count('accept_all'),
        accept: count('accept'),
        reconsent: count('reconsent'),
        decline_all: count('decline_all'),
        total: last.size,
        accepted: last.size - declined,
        declined,
      });
    }
  });

  it('the monthly report has the month, its parts and the month before', async () => {
    const records = await tell();
    const of = (month: string) => records.filter(({ day }) => day.startsWith(month));
    const declined = (month: string) => {
      const last = new Map(of(month).map(({ identity, result }) => [identity?.client_id, result]));
      return [...last.values()].filter((result) => result === 'decline_all').length;
    };
    const { status, body } = await get(
      `/reports/monthly?application_id=${site.application_id}&month=2026-02`,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      month: '2026-02',
      partial: false,
      application: { id: site.application_id, domain_name: 'site.ac.th' },
      organization: { name: 'องค์กรทดสอบ' },
      from: '2026-02-01',
      to: '2026-02-28',
      decisions: of('2026-02').length,
      users_declined: declined('2026-02'),
      previous_month: { month: '2026-01', users_declined: declined('2026-01') },
      by_template_version: [{ template_version: 1, count: of('2026-02').length }],
      by_method: [{ method: 'modal_confirm', count: of('2026-02').length }],
    });
    expect(body.trend).toHaveLength(28);
  });

  it.each(['2026-13', '2026-00', '2569-01', '9999-12', '2026-1', 'now', '2026-01-01'])(
    'D-T1: the month %s is refused',
    async (month) => {
      const { status } = await get(`/reports/monthly?application_id=${site.application_id}&month=${month}`);
      expect(status).toBe(422);
    },
  );

  it('a future month says so', async () => {
    const { body } = await consents.call(
      `/consents/dailyReport?application_id=${site.application_id}&month=2569-01`,
      { user, headers: { 'accept-language': 'en' } },
    );
    expect(body.errors).toEqual([
      { field: 'month', code: 'future_month', message: 'Future months cannot be chosen.' },
    ]);
  });
});
