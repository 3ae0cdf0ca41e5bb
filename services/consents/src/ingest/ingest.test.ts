import { randomUUID } from 'node:crypto';
import { startIngest, visitsTo, type Ingest } from '../testing/ingestStory';
import { decision, startConsents } from '../testing/startConsents';
import type { TestSite } from '../testing/standIns';

let ingest: Ingest;
let site: TestSite;
beforeAll(async () => {
  ingest = await startIngest();
});
afterAll(() => ingest.close());
beforeEach(() => {
  site = ingest.standIns.addSite();
});

const { send, sendUntilTaken, read, logs, list } = visitsTo(
  () => ingest,
  () => site,
);

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
    expect(await read(`/applications/${site.application_id}/summary`)).toMatchObject({
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
    expect(ingest.standIns.seen).toContain(`${site.application_id} site.ac.th`);
  });

  it('keeps address and browser only where the owner wants them, and shortened', async () => {
    const keeping = ingest.standIns.addSite({ store_ip: 'truncated', store_ua: 'family' });
    const owner = ingest.standIns.addUser(keeping.organization_id, 10);
    await ingest.consents.decide(keeping, {}, { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/133.0' });
    const { body } = await ingest.consents.call(`/consentLogs?application_id=${keeping.application_id}`, {
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
    const other = ingest.standIns.addSite();
    const event_id = randomUUID();
    expect((await ingest.consents.decide(site, { event_id })).status).toBe(201);
    expect((await ingest.consents.decide(other, { event_id })).status).toBe(201);
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
    expect((await logs(200)).map(({ seq }: { seq: number }) => seq)).toEqual(
      Array.from({ length: 100 }, (_, index) => 100 - index),
    );
  });
});

describe('P-01: limits', () => {
  it('one client is slowed down after ten decisions in a minute; other clients are not', async () => {
    const limited = await startConsents(await ingest.database.connect('limited'), ingest.standIns, {
      RATE_LIMITS: 'on',
    });
    const client_id = randomUUID();
    const answers = [];
    for (let i = 0; i < 11; i += 1) answers.push(await limited.decide(site, { client_id }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429]);
    expect(Number(answers[10]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await limited.decide(site)).status).toBe(201);
    await limited.close();
  });
});
