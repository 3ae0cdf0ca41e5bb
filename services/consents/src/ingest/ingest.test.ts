import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { decision, startConsents, type RunningConsents } from '../testing/startConsents';
import { sampleNoticeHashes } from '../testing/sampleNotice';
import { configTokenOf, createStandIns, type StandIns, type TestSite } from '../testing/standIns';

let database: TestDatabase;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;
let admin: string;

beforeAll(async () => {
  database = await startTestDatabase();
  standIns = createStandIns();
  consents = await startConsents(await database.connect('consents'), standIns);
});
afterAll(async () => {
  await consents.close();
  await database.close();
});
beforeEach(() => {
  site = standIns.addSite();
  admin = standIns.addUser(site.organization_id, 1000);
});

const send = (body: unknown, headers: Record<string, string> = { origin: 'https://site.ac.th' }) =>
  consents.call(`/public/sites/${site.site_key}/consents`, { method: 'POST', body, headers });
/** As the script does: a service that is too busy says so, and is asked again with the same event. */
const sendUntilTaken = async (body: unknown): Promise<Awaited<ReturnType<typeof send>>> => {
  const answer = await send(body);
  return answer.status === 503 ? sendUntilTaken(body) : answer;
};
const logs = async () =>
  (await consents.call(`/consentLogs?application_id=${site.application_id}`, { user: admin })).body.entities;
const list = async () =>
  (await consents.call(`/consents?application_id=${site.application_id}`, { user: admin })).body.entities;

describe('a decision', () => {
  it('is answered with a receipt and stands in the list, the log and the summary', async () => {
    const sent = decision(site, { page_url: 'https://site.ac.th/?q=1', categories: { statistics: true } });
    const { status, body } = await send(sent);
    expect(status).toBe(201);
    expect(body).toEqual({
      consent_id: expect.stringMatching(/^[0-9a-f]{24}$/),
      client_id: sent.client_id,
      consent_time: expect.any(String),
      receipt: expect.any(String),
      expires_at: expect.any(String),
    });
    expect(Date.parse(body.expires_at) - Date.parse(body.consent_time)).toBe(365 * 86_400_000);
    expect(await list()).toEqual([
      expect.objectContaining({
        id: body.consent_id,
        client_id: sent.client_id,
        consent_type: 'accept',
        result: 'accept',
        language: 'th',
        template_version: 1,
        status: 'valid',
      }),
    ]);
    expect(await logs()).toEqual([
      expect.objectContaining({
        log_id: body.consent_id,
        seq: 1,
        action: 'give',
        page_url: 'https://site.ac.th/',
        notice: {
          sha256: site.notice_sha256['th'],
          snapshot_id: `${site.application_id}.1.th`,
          stale: false,
        },
      }),
    ]);
    const summary = await consents.call(`/applications/${site.application_id}/summary`, { user: admin });
    expect(summary.body).toMatchObject({
      total_cookies: 12,
      users_accepted: 1,
      users_customised: 1,
      users_declined: 0,
      unique_clients: 1,
    });
  });

  it('may arrive as text/plain, so that sendBeacon needs no preflight', async () => {
    const { status } = await send(JSON.stringify(decision(site)), {
      origin: 'https://site.ac.th',
      'content-type': 'text/plain;charset=UTF-8',
    });
    expect(status).toBe(201);
  });

  it('tells the websites service that the script runs on the right site', async () => {
    await send(decision(site));
    expect(standIns.seen).toContain(`${site.application_id} site.ac.th`);
  });

  it('keeps address and browser only where the owner wants them, and shortened', async () => {
    const keeping = standIns.addSite({ store_ip: 'truncated', store_ua: 'family' });
    const owner = standIns.addUser(keeping.organization_id, 10);
    await consents.decide(keeping, {}, { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/133.0' });
    const { body } = await consents.call(`/consentLogs?application_id=${keeping.application_id}`, {
      user: owner,
    });
    expect(body.entities[0]).toMatchObject({
      ip_truncated: '203.0.113.0',
      ua_family: 'Firefox',
      device: 'desktop',
    });
    await send(decision(site));
    const [plain] = await logs();
    expect(plain).not.toHaveProperty('ip_truncated');
    expect(plain).not.toHaveProperty('ua_family');
  });

  it('D-25: the same client later is reconsent, and its state is the latest decision', async () => {
    const client_id = randomUUID();
    await send(decision(site, { client_id }));
    await send(decision(site, { client_id, categories: {}, method: 'modal_decline' }));
    expect(
      (await logs()).map((entry: { consent_type: string; action: string }) => [
        entry.consent_type,
        entry.action,
      ]),
    ).toEqual([
      ['reconsent', 'withdraw'],
      ['accept_all', 'give'],
    ]);
    expect(await list()).toEqual([
      expect.objectContaining({ consent_type: 'reconsent', result: 'decline_all', status: 'withdrawn' }),
    ]);
  });
});

describe('P-02: origins', () => {
  it.each(['https://site.ac.th', 'https://www.site.ac.th'])(
    '%s is echoed without credentials',
    async (origin) => {
      const { status, headers } = await send(decision(site), { origin });
      expect(status).toBe(201);
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('vary')).toContain('Origin');
    },
  );

  it.each(['https://site.ac.th.evil.com', 'https://evilsite.ac.th', 'https://site.ac.th:8443'])(
    'H20: %s is refused so that its script can read why, and nothing is stored',
    async (origin) => {
      const { status, body, headers } = await send(decision(site), { origin });
      expect([status, body.code]).toEqual([403, 'origin_not_allowed']);
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(await logs()).toEqual([]);
    },
  );

  it.each(['null', 'file://', 'https://site.ac.th/path', 'chrome-extension://abcdefgh'])(
    '%s is no page that could read anything',
    async (origin) => {
      const { status, headers } = await send(decision(site), { origin });
      expect(status).toBe(403);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('a further domain of the owner is taken like the own one, and only while it is listed', async () => {
    const origin = 'https://www.library-example.org';
    expect((await send(decision(site), { origin })).status).toBe(403);
    site = standIns.addSite({ shared_hosts: ['library-example.org'] });
    expect((await send(decision(site), { origin })).status).toBe(201);
  });

  it('S-06: a scan of ours that presses a button leaves no trace', async () => {
    const scan = {
      origin: 'https://site.ac.th',
      'user-agent': 'Mozilla/5.0 Chrome/140 YinyomScanner/1.0 (+https://c)',
    };
    expect((await send(decision(site), scan)).status).toBe(403);
    expect(await logs()).toEqual([]);
  });

  it('no origin is taken with a valid configuration token only, and marked', async () => {
    expect((await send(decision(site, { config_token: 'x' }), {})).status).toBe(422);
    expect((await send(decision(site), {})).status).toBe(201);
    expect(await logs()).toEqual([expect.objectContaining({ attributed: false })]);
  });

  it('answers the preflight well for the own origin only', async () => {
    const ask = (origin: string) =>
      consents.call(`/public/sites/${site.site_key}/consents`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const own = await ask('https://site.ac.th');
    expect(own.status).toBe(204);
    expect(own.headers.get('access-control-allow-origin')).toBe('https://site.ac.th');
    expect(own.headers.get('access-control-allow-headers')).toBe('content-type');
    expect((await ask('https://evil.com')).status).toBe(403);
  });

  it('an unknown site is 404, a deleted one 410, a disabled one 409', async () => {
    const to = (key: string) =>
      consents.call(`/public/sites/${key}/consents`, { method: 'POST', body: decision(site) });
    expect((await to('unknown_key_123')).status).toBe(404);
    expect((await to('..%2F..%2Fx')).status).toBe(404);
    const deleted = standIns.addSite({ deleted: true });
    expect((await consents.decide(deleted)).status).toBe(410);
    const disabled = standIns.addSite({ enabled: false });
    expect((await consents.decide(disabled)).body.code).toBe('site_disabled');
  });

  it('H1 F-L1 nothing is recorded before the owner published anything', async () => {
    const before = (await logs()).length;
    const draft = standIns.addSite({ version: 0, languages: [], categories: [], notice_sha256: {} });
    const { status, body } = await consents.decide(draft);
    expect([status, body.code]).toEqual([409, 'site_unpublished']);
    expect(await logs()).toHaveLength(before);
    expect(standIns.seen).not.toContain(draft.application_id);
  });
});

describe('P-03: repetitions and order', () => {
  it('a repeated event is answered as the first time and stored once', async () => {
    const sent = decision(site);
    const first = await send(sent);
    const again = await send(sent);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
    expect(await logs()).toHaveLength(1);
  });

  it('a repetition whose fields stand in another order is the same event', async () => {
    const sent = decision(site);
    const turned = (object: object) => Object.fromEntries(Object.entries(object).reverse());
    const first = await send(sent);
    const again = await send({ ...turned(sent), categories: turned(sent.categories) });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
  });

  it('twenty repetitions at once are stored once', async () => {
    const sent = decision(site);
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendUntilTaken(sent)));
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
    expect(answers.every(({ status }) => status === 201 || status === 200)).toBe(true);
    expect(new Set(answers.map(({ body }) => body.receipt)).size).toBe(1);
    expect(await logs()).toHaveLength(1);
  });

  it('the same event id with another body is refused', async () => {
    const sent = decision(site);
    await send(sent);
    const other = await send({ ...sent, categories: {} });
    expect([other.status, other.body.code]).toEqual([409, 'event_conflict']);
    expect(await logs()).toEqual([expect.objectContaining({ result: 'accept_all' })]);
  });

  it('one event id may be used on two sites', async () => {
    const other = standIns.addSite();
    const event_id = randomUUID();
    expect((await consents.decide(site, { event_id })).status).toBe(201);
    expect((await consents.decide(other, { event_id })).status).toBe(201);
  });

  it("a visitor's clock that is years off changes nothing but the field that says so", async () => {
    const before = Date.now();
    const { body } = await send(decision(site, { client_time: '1999-01-01T00:00:00+07:00' }));
    expect(Date.parse(body.consent_time)).toBeGreaterThanOrEqual(before);
    expect(await logs()).toEqual([expect.objectContaining({ client_time: '1998-12-31T17:00:00.000Z' })]);
  });

  it('a hundred visitors at once get positions without gaps', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => sendUntilTaken(decision(site))));
    expect(answers.every(({ status }) => status === 201 || status === 200)).toBe(true);
    const { body } = await consents.call(`/consentLogs?application_id=${site.application_id}&limit=200`, {
      user: admin,
    });
    expect(body.entities.map(({ seq }: { seq: number }) => seq)).toEqual(
      Array.from({ length: 100 }, (_, index) => 100 - index),
    );
  });
});

describe('P-04: what was shown', () => {
  it('a token of another site, a changed one and one older than 38 days are refused', async () => {
    const other = standIns.addSite();
    const old = new Date(Date.now() - 40 * 86_400_000);
    const tokens = [
      configTokenOf(other),
      `${configTokenOf(site).slice(0, -2)}AA`,
      configTokenOf(site, old),
      'x',
    ];
    for (const config_token of tokens) {
      const { status, body } = await send(decision(site, { config_token }));
      expect([status, body.code]).toEqual([422, 'config_token_invalid']);
    }
    expect(await logs()).toEqual([]);
  });

  it('a token of a version that was never published is refused', async () => {
    const { status } = await send(decision(site, { config_token: configTokenOf(site, new Date(), 9) }));
    expect(status).toBe(422);
  });

  it('a decision on an earlier version is bound to that version and marked', async () => {
    const token = configTokenOf(site);
    standIns.publish(
      site,
      site.categories.filter(({ id }) => id !== 'marketing'),
    );
    const { status } = await send(decision(site, { config_token: token }));
    expect(status).toBe(201);
    const [entry] = await logs();
    expect(entry).toMatchObject({
      template_version: 1,
      notice: { sha256: sampleNoticeHashes(1)['th'], stale: true },
    });
    expect(entry.categories.map(({ id }: { id: string }) => id)).toContain('marketing');
  });

  it('a configuration older than a day is taken and marked', async () => {
    const issued = new Date(Date.now() - 3 * 86_400_000);
    await send(decision(site, { config_token: configTokenOf(site, issued) }));
    expect(await logs()).toEqual([
      expect.objectContaining({ notice: expect.objectContaining({ stale: true }) }),
    ]);
  });

  it('a language that the version does not have is refused', async () => {
    expect((await send(decision(site, { language: 'kh' }))).status).toBe(422);
  });
});

describe('P-05 and P-06: bodies no honest script sends', () => {
  it.each<[string, Record<string, unknown>, number]>([
    ['an unknown category', { categories: { nope: true } }, 422],
    ['a boolean as text', { categories: { statistics: 'true' } }, 422],
    ['a number', { categories: { statistics: 1 } }, 422],
    ['a list of categories', { categories: ['statistics'] }, 422],
    ['an e-mail address as client id', { client_id: 'somchai@site.ac.th' }, 422],
    ['a UUID of version 1', { client_id: 'c232ab00-9414-11ec-b3c8-9f68deced846' }, 422],
    ['an unknown method', { method: 'scroll' }, 422],
    ['an unknown language', { language: 'fr' }, 422],
    ['an unknown field', { role: 1000 }, 422],
    ['an operator', { client_id: { $ne: null } }, 400],
    ['no time', { client_time: 'now' }, 422],
    [
      '600 categories',
      { categories: Object.fromEntries(Array.from({ length: 600 }, (_, i) => [`c${i}`, true])) },
      400,
    ],
  ])('%s is refused', async (_title, given, expected) => {
    const { status } = await send({ ...decision(site), ...given });
    expect(status).toBe(expected);
    expect(await logs()).toEqual([]);
  });

  it('P-05: a prototype key is refused and changes no object', async () => {
    const text = JSON.stringify(decision(site)).replace('"necessary":true', '"__proto__":{"polluted":true}');
    expect((await send(text)).status).toBe(400);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('P-05: necessary is stored as granted and unclassified as denied, whatever was sent', async () => {
    await send(decision(site, { categories: { necessary: false, unclassified: true } }));
    const [entry] = await logs();
    expect(entry.categories).toEqual(
      expect.arrayContaining([
        { id: 'necessary', type: 1, granted: true },
        { id: 'unclassified', type: 0, granted: false },
      ]),
    );
    expect(entry.result).toBe('decline_all');
  });

  it('P-01: 8 KB and one byte is refused', async () => {
    const page_url = `https://site.ac.th/${'a'.repeat(8_192)}`;
    expect((await send(decision(site, { page_url }))).status).toBe(413);
  });

  it.each([
    ['{"event_id":', 400],
    ['[]', 422],
    ['null', 422],
    ['"text"', 422],
  ])('%s answers %i', async (text, expected) => {
    expect((await send(text)).status).toBe(expected);
  });

  it('another content type is 415', async () => {
    const { status } = await send('<x/>', {
      origin: 'https://site.ac.th',
      'content-type': 'application/xml',
    });
    expect(status).toBe(415);
  });
});

describe('P-01: limits', () => {
  it('one client is slowed down after ten decisions in a minute; other clients are not', async () => {
    const limited = await startConsents(await database.connect('limited'), standIns, { RATE_LIMITS: 'on' });
    const client_id = randomUUID();
    const answers = [];
    for (let i = 0; i < 11; i += 1) answers.push(await limited.decide(site, { client_id }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429]);
    expect(Number(answers[10]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await limited.decide(site)).status).toBe(201);
    await limited.close();
  });
});
