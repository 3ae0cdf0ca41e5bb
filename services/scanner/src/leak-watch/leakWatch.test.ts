import { OURS } from '@yinyom/testing/identityStandIn';
import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { createDataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import { createLogger } from '@yinyom/service-kit/logger';
import { seeded, valuesOf } from '../personal-data/testing/sampleValues';
import { published } from '../testing/leakStory';
import { begin, ended, finds, foundItem, forgetPause } from '../testing/scanStory';
import { startScanner, type Scanner } from '../testing/startScanner';
import type { TestSite } from '../testing/websitesStandIn';
import type { Published } from '../engine/published/Published';
import type { ScanOutcome } from '../engine/ScanOutcome';
import { createLeakStore } from './leak.store';
import { createLeakKeys, LEAK_SECRETS } from './leakKeys';
import { closeFor, newBox, openWith } from './sealedBox';

const values = valuesOf(seeded(5));
const ids = Array.from({ length: 4 }, values.nationalId);
const PICTURE = Buffer.from('png');

let scanner: Scanner;
let next: Partial<ScanOutcome> = {};
let wasAsked: (boolean | undefined)[] = [];
let known: string[] = [];
beforeAll(async () => {
  scanner = await startScanner();
  await scanner.worker(async (order, hooks) => {
    wasAsked.push(order.leakWatch);
    known = [...(order.knownDocuments?.picturePages.keys() ?? [])];
    return finds([foundItem()], next)(order, hooks);
  });
});
afterAll(() => scanner.close());

const call = (site: TestSite, method: string, path: string, body?: object, user = 'admin') =>
  scanner.as(user)(method, `/applications/${site.id}/${path}`, body ? { body } : {});
const watched = async (): Promise<TestSite> => {
  const site = scanner.websites.addSite(OURS);
  const { status } = await call(site, 'PUT', 'leakWatch', { enabled: true, confirmed: true });
  expect(status).toBe(200);
  return site;
};
const scanWith = async (site: TestSite, found: Published, more: Partial<ScanOutcome> = {}) => {
  next = { published: found, ...more };
  await forgetPause(scanner, site);
  const { id } = await begin(scanner, site);
  await ended(scanner, site, id);
  return id;
};
const listed = async (site: TestSite) => (await call(site, 'GET', 'leakFindings')).body.entities;
const everything = async (): Promise<string> => {
  const collections = await scanner.connection.db?.collections();
  const all = await Promise.all((collections ?? []).map((one) => one.find({}).toArray()));
  return JSON.stringify([all, scanner.identity.audit, scanner.identity.mails]);
};

it('is off until an Admin confirms it, for a verified website and under the agreement that names it', async () => {
  const site = scanner.websites.addSite(OURS, { verification: 'unverified' });
  expect((await call(site, 'GET', 'leakWatch')).body).toMatchObject({
    enabled: false,
    missing: 'verification',
    latest: null,
  });
  const on = { enabled: true, confirmed: true };
  expect(await call(site, 'PUT', 'leakWatch', on)).toMatchObject({
    status: 409,
    body: { code: 'leak_watch_unverified' },
  });
  site.verification = 'verified';
  const { acceptedAgreement } = scanner.identity.client;
  scanner.identity.client.acceptedAgreement = async () => ({ version: '1.1' });
  expect(await call(site, 'PUT', 'leakWatch', on)).toMatchObject({
    status: 409,
    body: { code: 'leak_watch_agreement' },
  });
  scanner.identity.client.acceptedAgreement = acceptedAgreement;
  expect((await call(site, 'PUT', 'leakWatch', { enabled: true })).status).toBe(422);
  expect(await call(site, 'PUT', 'leakWatch', on)).toMatchObject({
    status: 200,
    body: { enabled: true, enabled_by: { id: 'admin' } },
  });
  expect(scanner.identity.audit.map(({ action }: { action: string }) => action)).toContain(
    'scan.leak_watch_on',
  );
});

it('a scan of a website without it, or that lost its proof, is not asked to look', async () => {
  wasAsked = [];
  const [plain, lost] = [scanner.websites.addSite(OURS), await watched()];
  lost.verification = 'lost';
  for (const site of [plain, lost]) await scanWith(site, published(ids));
  expect(wasAsked).toEqual([undefined, undefined]);
  expect(await listed(plain)).toEqual([]);
  expect(await listed(lost)).toEqual([]);
});

it('findings are kept without values, open until a scan no longer finds them, and open again', async () => {
  const site = await watched();
  const first = await scanWith(site, published(ids.slice(0, 3)));
  expect(await listed(site)).toMatchObject([
    {
      kind: 'national_id',
      state: 'open',
      count: 3,
      shape: '1-xxxx-xxxxx-xx-x',
      place: { sheet: 'a', column: 'B' },
      last_scan_id: first,
    },
  ]);
  const nothing = published([]);
  const [source] = nothing.sources;
  await scanWith(site, { ...nothing, sources: [] });
  expect((await listed(site))[0].state).toBe('open');
  const later = await scanWith(site, { ...nothing, sources: source ? [{ ...source, found: [] }] : [] });
  expect((await listed(site))[0]).toMatchObject({ state: 'removed', removed_scan_id: later });
  await scanWith(site, published(ids.slice(0, 3)));
  expect(await listed(site)).toMatchObject([{ state: 'open', removed_at: null }]);
});

it('the next scan knows the documents that were read; what an unchanged one publishes stays open, and is seen', async () => {
  const site = await watched();
  const read = published(ids.slice(0, 3));
  const [source] = read.sources;
  if (!source) throw new Error('no source');
  await scanWith(site, { ...read, sources: [{ ...source, tokens: ['t1', 't2'], picturePages: 2 }] });
  expect(known).toEqual([]);
  const same = { ...source, state: 'same' as const, found: [] };
  const later = await scanWith(site, { ...read, sources: [same] });
  expect(known).toEqual(['t1', 't2']);
  const [finding] = await listed(site);
  expect(finding).toMatchObject({ state: 'open', count: 3, last_scan_id: later });
  expect(finding.first_seen < finding.last_seen).toBe(true);
  expect((await call(site, 'GET', 'leakWatch')).body.latest).toMatchObject({ documents: 1, unchanged: 1 });
  await scanWith(site, { ...read, sources: [{ ...source, found: [], tokens: ['t3'] }] });
  expect((await listed(site))[0].state).toBe('removed');
  await call(site, 'PUT', 'leakWatch', { enabled: false });
  expect(await createLeakStore(scanner.connection).documents(site.id)).toEqual([]);
});

it('what is no personal data stays silent while the values are the same, and opens with others', async () => {
  const site = await watched();
  await scanWith(site, published(ids.slice(0, 2)));
  const [{ id }] = await listed(site);
  const say = (body: object) => call(site, 'PUT', `leakFindings/${id}`, body);
  expect((await say({ state: 'no_personal_data' })).status).toBe(422);
  expect((await say({ state: 'published_on_purpose', reason: 'x' })).status).toBe(422);
  expect((await say({ state: 'no_personal_data', reason: 'เลขตัวอย่าง' })).body).toMatchObject({
    state: 'no_personal_data',
    decided_by: { id: 'admin' },
  });
  await scanWith(site, published(ids.slice(0, 2)));
  expect((await listed(site))[0].state).toBe('no_personal_data');
  await scanWith(site, published(ids.slice(0, 3)));
  expect((await listed(site))[0]).toMatchObject({ state: 'open', reason: null });
  const basis = { state: 'published_on_purpose', reason: 'ประกาศตามกฎหมาย', legal_basis: 'legal_obligation' };
  expect((await say(basis)).body).toMatchObject({
    state: 'published_on_purpose',
    review_at: expect.any(String),
  });
});

it('no value is in the database, the audit log or the mails, also of addresses; a picture of such a page is not kept', async () => {
  const site = await watched();
  const page = `https://www.site.ac.th/view/${ids[3]}`;
  const found = published(ids);
  const [source] = found.sources;
  const id = await scanWith(
    site,
    { ...found, sources: source ? [source, { ...source, kind: 'page', url: page }] : [] },
    {
      picturePage: page,
      pages: [{ url: page, state: 'loaded', code: null }],
      banner: { kind: 'own', name: null, before: PICTURE, after: PICTURE },
      items: [foundItem({ firstPage: page })],
    },
  );
  const all = await everything();
  for (const value of ids) expect(all).not.toContain(value);
  expect((await scanner.as('member')('GET', `/applications/${site.id}/scans/${id}/screenshot`)).status).toBe(
    404,
  );
  expect((await listed(site)).map(({ address }: { address: string }) => address)).toContain(
    `https://www.site.ac.th/view/${'x'.repeat(13)}`,
  );
});

it('switched off, key, findings and marks are gone; a scan that still runs leaves nothing', async () => {
  const site = await watched();
  await scanWith(site, published(ids));
  expect((await call(site, 'PUT', 'leakWatch', { enabled: false })).body).toMatchObject({
    enabled: false,
    open: 0,
  });
  const store = createLeakStore(scanner.connection);
  expect([await store.watch(site.id), await store.findings(site.id)]).toEqual([null, []]);
});

it.each(['member', 'viewer'])('no %s sees that there is anything', async (user) => {
  const site = await watched();
  for (const path of ['leakWatch', 'leakFindings'])
    expect((await call(site, 'GET', path, undefined, user)).status).toBe(403);
});

it('the data protection officer sees and answers for findings, and does not switch the search', async () => {
  scanner.identity.memberships.push({ userId: 'officer', organizationId: OURS, role: 1, flags: ['dpo'] });
  const site = await watched();
  await scanWith(site, published(ids));
  const as = (method: string, path: string, body?: object) => call(site, method, path, body, 'officer');
  expect((await as('GET', 'leakWatch')).body).toMatchObject({ enabled: true, open: 1 });
  const [{ id }] = (await as('GET', 'leakFindings')).body.entities;
  const answer = { state: 'no_personal_data', reason: 'x' };
  expect((await as('PUT', `leakFindings/${id}`, answer)).body.state).toBe('no_personal_data');
  expect((await as('PUT', 'leakWatch', { enabled: false })).status).toBe(403);
});

it('a finding of another website is not there', async () => {
  const [site, other] = [await watched(), await watched()];
  await scanWith(other, published(ids));
  const [{ id }] = await listed(other);
  expect((await call(site, 'PUT', `leakFindings/${id}`, { state: 'open' })).status).toBe(404);
});

it('only the holder of the secret opens what a worker closed', () => {
  const [one, other] = [newBox(), newBox()];
  const box = closeFor(one.publicKey, Buffer.from('x'));
  expect(openWith(one.seed, box).toString()).toBe('x');
  expect(() => openWith(other.seed, box)).toThrow();
});

it('what was sealed with an earlier DATA_SECRET is sealed anew, and marks stay the same', async () => {
  const store = createLeakStore(scanner.connection);
  const [old, fresh] = ['an-old-data-secret-'.repeat(3), 'a-fresh-data-secret-'.repeat(3)];
  const keysOf = (ring: ReturnType<typeof keyRing>) =>
    createLeakKeys(createDataCipher(ring, LEAK_SECRETS), store);
  const record = {
    _id: 'f'.repeat(24),
    organization_id: OURS,
    enabled_by: { id: 'a', name: 'a' },
    enabled_at: new Date(),
    latest: null,
  };
  await store.switchOn({ ...record, ...keysOf(keyRing(old)).make(record._id) });
  const read = async () =>
    store.watch(record._id).then((found) => found ?? Promise.reject(new Error('gone')));
  const before = keysOf(keyRing(old))
    .open(await read())
    .markOf('x');
  await keysOf(keyRing(fresh, [old])).reseal(createLogger('silent'));
  expect(
    keysOf(keyRing(fresh))
      .open(await read())
      .markOf('x'),
  ).toBe(before);
  await store.remove(record._id);
});

it('gives the record of processing the forms of the latest scan, masked, while it is on', async () => {
  const site = await watched();
  const other = scanner.websites.addSite(OURS);
  const application_ids = [site.id, other.id];
  const asked = () => scanner.service.internal.scannedForms({ application_ids });
  expect(await asked()).toEqual([]);
  const form = { fields: ['name', 'email'], hasNotice: true, hasConsent: false, isEncrypted: true };
  const url = `https://www.site.ac.th/apply?cid=${ids[0]}`;
  // Its end would leave half of an id.
  const long = `${url}&back=${'%E0%B8%81/'.repeat(194)}${ids[0]}/${'b/'.repeat(2_000)}`;
  await scanWith(
    site,
    published([], {
      sources: [],
      forms: [
        { ...form, url },
        { ...form, url: long },
      ],
    }),
  );
  expect(await asked()).toEqual([
    {
      application_id: site.id,
      finished_at: expect.stringMatching(/^20/),
      forms: [
        {
          address: expect.stringMatching(/apply\?cid=(?!\d{13})/),
          fields: ['name', 'email'],
          has_notice: true,
          has_consent: false,
          encrypted: true,
          readers: [],
        },
        expect.objectContaining({ address: expect.stringMatching(/^.{1900,1999}…$/) }),
      ],
    },
  ]);
  expect(JSON.stringify(await asked())).not.toContain(ids[0]?.slice(0, 8));
  await call(site, 'PUT', 'leakWatch', { enabled: false });
  expect(await asked()).toEqual([]);
});
