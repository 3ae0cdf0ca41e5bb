import { startIngest, visitsTo, type Ingest } from '../testing/ingestStory';
import { decision } from '../testing/startConsents';
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

const { send, logs } = visitsTo(
  () => ingest,
  () => site,
);

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
      expect(body.message).toContain(site.host);
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
    site = ingest.standIns.addSite({ shared_hosts: ['library-example.org'] });
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
      ingest.consents.call(`/public/sites/${site.site_key}/consents`, {
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
      ingest.consents.call(`/public/sites/${key}/consents`, { method: 'POST', body: decision(site) });
    expect((await to('unknown_key_123')).status).toBe(404);
    expect((await to('..%2F..%2Fx')).status).toBe(404);
    const deleted = ingest.standIns.addSite({ deleted: true });
    expect((await ingest.consents.decide(deleted)).status).toBe(410);
    const disabled = ingest.standIns.addSite({ enabled: false });
    expect((await ingest.consents.decide(disabled)).body.code).toBe('site_disabled');
  });

  it('H1 F-L1 nothing is recorded before the owner published anything', async () => {
    const before = (await logs()).length;
    const draft = ingest.standIns.addSite({ version: 0, languages: [], categories: [], notice_sha256: {} });
    const { status, body } = await ingest.consents.decide(draft);
    expect([status, body.code]).toEqual([409, 'site_unpublished']);
    expect(await logs()).toHaveLength(before);
    expect(ingest.standIns.seen).not.toContain(draft.application_id);
  });
});
