import { tampered } from '@yinyom/testing/tampered';
import { startIngest, visitsTo, type Ingest } from '../testing/ingestStory';
import { sampleNoticeHashes } from '../testing/sampleNotice';
import { decision } from '../testing/startConsents';
import { configTokenOf, type TestSite } from '../testing/standIns';

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

describe('P-04: what was shown', () => {
  it('a token of another site, a changed one and one older than 38 days are refused', async () => {
    const other = ingest.standIns.addSite();
    const old = new Date(Date.now() - 40 * 86_400_000);
    const tokens = [configTokenOf(other), tampered(configTokenOf(site)), configTokenOf(site, old), 'x'];
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
    ingest.standIns.publish(
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
