import { randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { startConsents, type RunningConsents } from '../testing/startConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';

let database: TestDatabase;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;
let user: string;

beforeAll(async () => {
  database = await startTestDatabase();
  standIns = createStandIns();
  consents = await startConsents(await database.connect('lists'), standIns);
});
afterAll(async () => {
  await consents.close();
  await database.close();
});
beforeEach(() => {
  site = standIns.addSite();
  user = standIns.addUser(site.organization_id, 10);
});

type Path = '/consents' | '/consentLogs';
const get = (path: Path, query: Record<string, string> = {}) =>
  consents.call(
    `${path}?${new URLSearchParams({ application_id: site.application_id, ...query }).toString()}`,
    { user },
  );
const visitors = async (count: number): Promise<void> => {
  await Promise.all(Array.from({ length: count }, () => consents.decide(site)));
};

describe.each<Path>(['/consents', '/consentLogs'])('%s', (path) => {
  it('is empty before anybody decided', async () => {
    expect((await get(path, { with_total: '1' })).body).toEqual({
      entities: [],
      limit: 50,
      total: 0,
      has_more: false,
      next_cursor: null,
    });
  });

  it('gives every entry once, newest first, page by page, until there are no more', async () => {
    await visitors(25);
    const ids: string[] = [];
    const sizes: number[] = [];
    let cursor: string | null = null;
    do {
      const { body } = await get(path, { limit: '10', ...(cursor !== null && { cursor }) });
      ids.push(...body.entities.map(({ id }: { id: string }) => id));
      sizes.push(body.entities.length);
      expect(body.has_more).toBe(body.next_cursor !== null);
      cursor = body.next_cursor;
    } while (cursor !== null);
    expect(sizes).toEqual([10, 10, 5]);
    expect(new Set(ids).size).toBe(25);
    const { body: whole } = await get(path, { limit: '200', with_total: '1' });
    expect(whole.entities.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(whole.total).toBe(25);
  });

  it('pages stay the same while new decisions arrive', async () => {
    await visitors(6);
    const first = await get(path, { limit: '3' });
    await visitors(4);
    const second = await get(path, { limit: '3', cursor: first.body.next_cursor });
    const ids = [...first.body.entities, ...second.body.entities].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(6);
    expect(second.body.has_more).toBe(false);
  });

  it('filters by result, type, device and language', async () => {
    const phone = { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile Safari' };
    await consents.decide(site, { categories: {} }, phone);
    await consents.decide(site, { language: 'en', categories: { statistics: true } });
    await consents.decide(site);
    const found = async (query: Record<string, string>) =>
      (await get(path, query)).body.entities.map(({ result }: { result: string }) => result);
    expect(await found({ result: 'decline_all' })).toEqual(['decline_all']);
    expect(await found({ consent_type: 'accept_all' })).toEqual(['accept_all']);
    expect(await found({ device: 'mobile' })).toEqual(['decline_all']);
    expect(await found({ language: 'en' })).toEqual(['accept']);
    expect(await found({ language: 'en', result: 'decline_all' })).toEqual([]);
  });

  it('filters by days in Asia/Bangkok', async () => {
    await visitors(2);
    const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
    expect((await get(path, { from: today, to: today })).body.entities).toHaveLength(2);
    expect((await get(path, { to: '2020-01-31' })).body.entities).toEqual([]);
    expect((await get(path, { from: '2020-01-01', to: '2020-01-31' })).body.entities).toEqual([]);
  });

  it('finds whole ids only', async () => {
    const client_id = randomUUID();
    const { body: receipt } = await consents.decide(site, { client_id });
    await visitors(2);
    const ids = async (q: string) =>
      (await get(path, { q })).body.entities.map(({ id }: { id: string }) => id);
    expect(await ids(client_id)).toEqual([receipt.consent_id]);
    expect(await ids(client_id.toUpperCase())).toEqual([receipt.consent_id]);
    expect(await ids(receipt.consent_id)).toEqual([receipt.consent_id]);
    for (const q of [client_id.slice(0, 8), '.*', '$ne', '*', '[$regex]', '%', client_id.slice(1)])
      expect(await ids(q)).toEqual([]);
  });

  it('P-07: a search never leaves the website', async () => {
    const other = standIns.addSite();
    const client_id = randomUUID();
    const { body } = await consents.decide(other, { client_id });
    expect((await get(path, { q: client_id })).body.entities).toEqual([]);
    expect((await get(path, { q: body.consent_id })).body.entities).toEqual([]);
  });

  it.each<[Record<string, string>, number]>([
    [{ limit: '0' }, 422],
    [{ limit: '201' }, 422],
    [{ limit: '1e2' }, 422],
    [{ limit: '-1' }, 422],
    [{ cursor: 'abc' }, 422],
    [{ cursor: 'x'.repeat(600) }, 422],
    [{ cursor: Buffer.from('{"$gt":0}').toString('base64url') }, 422],
    [{ device: 'toaster' }, 422],
    [{ result: 'reconsent' }, 422],
    [{ language: 'TH' }, 422],
    [{ from: '2026-02-30' }, 422],
    [{ from: '2026-11-02', to: '2026-11-01' }, 422],
    [{ from: '2025-01-01', to: '2026-11-01' }, 422],
    [{ 'q[$ne]': '1' }, 400],
    [{ q: '' }, 422],
    [{ q: 'x'.repeat(65) }, 422],
  ])('refuses %j', async (query, status) => {
    expect((await get(path, query)).status).toBe(status);
  });
});

describe('one visitor', () => {
  it('any consent id of a visitor gives the latest state and the whole history', async () => {
    const client_id = randomUUID();
    const first = (await consents.decide(site, { client_id })).body.consent_id as string;
    const second = (await consents.decide(site, { client_id, categories: {}, method: 'modal_decline' })).body
      .consent_id as string;
    for (const id of [first, second]) {
      const { status, body } = await consents.call(`/consents/${id}`, { user });
      expect(status).toBe(200);
      expect(body).toMatchObject({ id: second, result: 'decline_all', status: 'withdrawn' });
      expect(body.history.map((entry: { id: string }) => entry.id)).toEqual([second, first]);
      expect(body.history[0].previous_consent_id).toBe(first);
    }
  });

  it('a log entry tells what was shown, what followed and its place in the chain', async () => {
    const client_id = randomUUID();
    const first = (await consents.decide(site, { client_id })).body.consent_id as string;
    const second = (await consents.decide(site, { client_id })).body.consent_id as string;
    const { body } = await consents.call(`/consentLogs/${first}`, { user });
    expect(body).toMatchObject({
      log_id: first,
      seq: 1,
      superseded_by: second,
      snapshot: { format: 1, language: 'th', layout: 0 },
      integrity: { prev_hash: '0'.repeat(64), hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
  });
});
