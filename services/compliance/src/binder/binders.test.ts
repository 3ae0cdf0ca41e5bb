import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DAY_MS } from '@yinyom/contracts/durations';
import { createLogger } from '@yinyom/service-kit/logger';
import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { testSecrets } from '@yinyom/testing/serviceHarness';
import { until } from '@yinyom/testing/until';
import { verifyBinder } from 'yinyom-verify/binder/verifyBinder';
import { knownKeys } from 'yinyom-verify/knownKeys';
import { createRequestStore } from '../register/request.store';
import { contentsOf, textOf, textsOf } from '../testing/readBinder';
import { sampleWebsite } from '../testing/sampleFacts';
import { startCompliance, type Compliance } from '../testing/startCompliance';
import { createBinderStore } from './binder.store';
import { createBinderFiles } from './binderFiles.store';
import { createExpireBinders, resealBinders } from './binderUpkeep';
import { createBinderKeys } from './pieceCipher';

const SITE = 'c'.repeat(24);
const OTHER_SITE = '9'.repeat(24);
const THEIR_SITE = 'd'.repeat(24);
const ORDER = {
  from: '2026-07-01',
  until: '2026-09-30',
  applications: null as string[] | null,
  papers: ['notices', 'consent_proof', 'cookies', 'requests'],
  languages: 'both',
};
let compliance: Compliance;
let folder: string;
let now = new Date('2026-08-15T03:00:00Z');
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'binders-'));
  compliance = await startCompliance({ now: () => now });
  compliance.sites[OURS]?.push(sampleWebsite(OTHER_SITE, 'second.example.ac.th'));
  await compliance.enter({ person: { name: 'Person Whomnobodyprints', email: 'secret.person@example.com' } });
  const theirs = compliance.as('foreigner');
  await theirs('POST', `/organizations/${THEIRS}/requests`, {
    channel: 'counter',
    rights: ['erasure'],
    person: { name: 'MARKER-OF-THEIRS', email: 'x@other.example.com' },
    identity_level: 'document',
  });
  now = new Date('2026-11-29T03:00:00Z');
});
afterAll(async () => {
  await compliance.close();
  rmSync(folder, { recursive: true });
});

const order = (changes: Partial<typeof ORDER> & { newer_than?: string } = {}) =>
  compliance.officer('POST', `/organizations/${OURS}/binders`, { ...ORDER, ...changes });
const read = async (id: string) => (await compliance.officer('GET', `/binders/${id}`)).body;
const ready = async (id: string) => {
  await until(async () => (await read(id)).state !== 'making', 'the binder is made');
  const body = await read(id);
  expect([body.state, body.failure, body.progress]).toEqual(['ready', null, 1]);
  return body;
};
const fetched = async (id: string): Promise<string> => {
  const { status, bytes } = await compliance.download(`/binders/${id}/binder.zip`);
  expect(status).toBe(200);
  const file = path.join(folder, `${id}.zip`);
  writeFileSync(file, bytes);
  return file;
};
const keys = () => knownKeys([compliance.records.key]);
const pieces = () => compliance.connection.collection('binder_pieces');

it('a binder has its papers in two languages, numbered pages, originals, and a manifest that yinyom-verify proves', async () => {
  const { status, body } = await order();
  expect([status, body.state]).toEqual([202, 'making']);
  const made = await ready(body.id);
  const file = await fetched(body.id);
  expect(await verifyBinder(file, keys())).toEqual({
    ok: true,
    organization_name: 'มหาวิทยาลัยตัวอย่าง',
    from: '2026-07-01',
    until: '2026-09-30',
    files: made.files,
    repacked: false,
    problems: [],
  });
  const contents = await contentsOf(file);
  expect([...contents.keys()].filter((name) => !name.includes('notice-'))).toEqual([
    'binder.pdf',
    'papers/02-notices-th.pdf',
    'papers/02-notices-en.pdf',
    'papers/05-consent_proof-th.pdf',
    'papers/05-consent_proof-en.pdf',
    'papers/06-cookies-th.pdf',
    'papers/06-cookies-en.pdf',
    'papers/07-requests-th.pdf',
    'papers/07-requests-en.pdf',
    'originals/02-notices/notices.csv',
    'originals/02-notices/second.example.ac.th-policy-1-th.json',
    'originals/02-notices/second.example.ac.th-linked-777777777777777777777777.html.txt',
    'originals/02-notices/www.example.ac.th-policy-1-th.json',
    'originals/02-notices/www.example.ac.th-linked-777777777777777777777777.html.txt',
    'originals/05-consent_proof/consent-figures.csv',
    'originals/05-consent_proof/consent-proofs.json',
    'originals/06-cookies/scans.csv',
    'originals/06-cookies/scans.json',
    'originals/07-requests/requests.csv',
    'manifest.json',
    'manifest.sig',
  ]);
  const whole = textOf('binder.pdf', contents.get('binder.pdf') as Buffer);
  expect(whole).toContain('แฟ้มเอกสารเพื่อการตรวจสอบ');
  expect(whole).toContain('คำขอใช้สิทธิของเจ้าของข้อมูลส่วนบุคคล');
  expect(whole).toContain('Cookies before and after the visitor’s choice');
  for (const label of ['0 – 1', '2 th – 1', '5 en – 1', '7 th – 1']) expect(whole).toContain(label);
  // How to check it: with its own name, and with keys whose place is known.
  const unbroken = whole.replaceAll(/\s/g, '');
  expect(unbroken).toContain(`yinyom-verify${made.file_name}--keyskeys.json`);
  expect(unbroken).toMatch(/https?:[^ ]*\/api\/v1\/public\/transparency\/keys\.json/);
  // Both drawn without words of the platform in the wrong place: the second language follows the first.
  expect(whole.indexOf('2 en – 1')).toBeGreaterThan(whole.indexOf('2 th – 1'));
});

it('a deleted website keeps its papers: binders, requests, and activities that name it', async () => {
  const gone = sampleWebsite('4'.repeat(24), 'gone.example.ac.th');
  const sites = compliance.sites[OURS] ?? [];
  sites.push(gone);
  const { body: made } = await order({ applications: [gone.id], papers: ['cookies'], languages: 'en' });
  await ready(made.id);
  const activity = { name: { en: 'Shop of the website that goes' }, applications: [gone.id] };
  await compliance.officer('POST', `/organizations/${OURS}/activities`, activity);
  const requests = createRequestStore(compliance.connection);
  const { id } = await compliance.enter();
  const record = await requests.find(id);
  await requests.change(record!._id, { set: { application_id: gone.id }, entries: [] });
  sites.splice(sites.indexOf(gone), 1);
  compliance.records.gone.push({ ...gone, owner: OURS, created_at: '2026-01', deleted_at: '2026-08-20' });
  const cookies = { applications: [gone.id], papers: ['cookies'] };
  const { body: chosen } = await order({ ...cookies, until: '2026-09-29' });
  await ready(chosen.id);
  for (const { id: binder } of [made, chosen])
    expect(await textsOf(await fetched(binder))).toContain('gone.example.ac.th');
  expect((await order({ ...cookies, from: '2026-09-01' })).status).toBe(404);
  compliance.records.gone.length = 0;
  const { body: kept } = await order({ until: '2026-11-29', papers: ['processing', 'requests'] });
  await ready(kept.id);
  const later = await textsOf(await fetched(kept.id));
  for (const part of ['Shop of the website that goes', gone.id]) expect(later).toContain(part);
});

it('50 decisions are drawn by a printed seed that draws them again', async () => {
  const { body } = await order();
  const contents = await contentsOf(await fetched(body.id));
  const drawn = JSON.parse(String(contents.get('originals/05-consent_proof/consent-proofs.json')));
  expect([drawn.proofs.length, drawn.total]).toEqual([50, 240]);
  const paper = textOf('x.pdf', contents.get('papers/05-consent_proof-en.pdf') as Buffer);
  expect(paper).toContain(drawn.seed);
  expect(paper).toContain('50 of 50 were verified without an objection.');
});

it('the same request gives the same binder, however it is written, and another one another', async () => {
  const [first, again] = [await order(), await order({ papers: [...ORDER.papers].reverse() })];
  const other = await order({ papers: ['requests'], languages: 'th' });
  expect([again.body.id, other.body.id === first.body.id]).toEqual([first.body.id, false]);
  await ready(other.body.id);
  const { body } = await compliance.officer('GET', `/organizations/${OURS}/binders?limit=1`);
  expect(body).toMatchObject({ has_more: true, entities: [{ id: other.body.id }] });
  // One that is not new enough is kept, and another one is made once.
  const newer = () => order({ papers: ['requests'], languages: 'th', newer_than: other.body.id });
  const ids = [(await newer()).body.id, (await newer()).body.id, other.body.id];
  expect([ids[0] === ids[1], ids[0] === ids[2]]).toEqual([true, false]);
  for (const id of new Set(ids)) await ready(id);
  const ordered = compliance.identity.audit.filter(({ action }) => action === 'binder.ordered');
  expect(new Set(ordered.map(({ target }) => target?.id)).size).toBe(ordered.length);
});

it('BN-01 nothing of another organization, of a website that was not chosen, or of a person is in it', async () => {
  const refused = await compliance.enter();
  const reason = { reason: 'harms_others', explanation: 'It names others.' };
  await compliance.officer('POST', `/requests/${refused.id}/reject`, reason, { 'if-match': refused.etag });
  const requests = compliance.connection.collection('subject_requests');
  await requests.updateOne({ number: refused.number }, { $set: { application_id: OTHER_SITE } });
  const papers = [...ORDER.papers, 'processing'];
  const { body } = await order({ applications: [SITE], languages: 'th', papers });
  await ready(body.id);
  const texts = await textsOf(await fetched(body.id));
  expect(texts).toContain('www.example.ac.th');
  for (const marker of [
    'MARKER-OF-THEIRS',
    'other.example.com',
    THEIR_SITE.slice(0, 18),
    'second.example.ac.th',
    OTHER_SITE.slice(0, 8),
    'Whomnobodyprints',
    'secret.person',
    refused.number,
  ])
    expect([marker, texts.includes(marker)]).toEqual([marker, false]);
  const { rejected } = createRequestStore(compliance.connection);
  expect(await rejected(OURS, [OTHER_SITE], 10)).toMatchObject({
    total: 1,
    latest: [{ number: refused.number }],
  });
});

it.each([
  [{ from: '2026-10-01', until: '2026-09-30' }, 422],
  [{ from: '2026-02-30' }, 422],
  [{ from: '2025-01-01' }, 422],
  [{ until: '2026-12-01' }, 422],
  [{ papers: [] }, 422],
  [{ papers: ['other'] }, 422],
  [{ languages: 'jp' }, 422],
  [{ applications: [] }, 422],
  [{ applications: [THEIR_SITE] }, 404],
])('an order of %j is answered with %i', async (changes, status) => {
  expect((await order(changes)).status).toBe(status);
});

it('BN-03 no piece of a binder can be read in the database, and a changed one is not served', async () => {
  const { body } = await order({ papers: ['requests'], languages: 'th' });
  const kept = await pieces().find({ binder_id: body.id }).toArray();
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.every(({ data }) => !Buffer.from(data.buffer).includes('manifest'))).toBe(true);
  const [piece] = kept;
  const data = Buffer.from(piece?.data.buffer);
  data[40] = (data[40] as number) ^ 1;
  await pieces().updateOne({ _id: piece?._id }, { $set: { data } });
  const broken = await compliance.download(`/binders/${body.id}/binder.zip`).catch(() => null);
  expect(broken?.bytes.includes('manifest.sig') ?? false).toBe(false);
});

it('BN-02 rights are asked again at the download, which the audit log notes', async () => {
  const { body } = await order();
  await fetched(body.id);
  expect(compliance.identity.audit.at(-1)).toMatchObject({
    action: 'binder.fetched',
    target: { type: 'binder', id: body.id, label: '2026-07-01 – 2026-09-30' },
  });
  const officer = compliance.identity.memberships.find(({ flags }) => flags?.includes('dpo'));
  if (!officer) throw new Error('there is no officer');
  officer.flags = [];
  expect((await compliance.download(`/binders/${body.id}/binder.zip`)).status).toBe(403);
  officer.flags = ['dpo'];
});

it('a deleted binder is gone with its files, and can be made again', async () => {
  const { body } = await order({ papers: ['cookies'], languages: 'th' });
  await ready(body.id);
  expect((await compliance.officer('DELETE', `/binders/${body.id}`)).status).toBe(204);
  expect((await compliance.officer('GET', `/binders/${body.id}`)).status).toBe(404);
  expect(await pieces().countDocuments({ binder_id: body.id })).toBe(0);
  const again = await order({ papers: ['cookies'], languages: 'th' });
  expect(again.body.id).not.toBe(body.id);
  await ready(again.body.id);
});

it('a binder that is deleted while it is made leaves nothing, and its job ends', async () => {
  const { body } = await order({ from: '2026-08-01', papers: ['cookies', 'requests'] });
  expect((await compliance.officer('DELETE', `/binders/${body.id}`)).status).toBe(204);
  const jobs = compliance.connection.collection<{ _id: string; state: string }>('durable_jobs');
  const job = () => jobs.findOne({ _id: `inspection_binder:${String(body.id)}` });
  await until(async () => (await job())?.state === 'failed', 'the job has ended');
  expect(await pieces().countDocuments({ binder_id: body.id })).toBe(0);
});

it('a binder whose process died before its job was stored is made once a user looks', async () => {
  const { body } = await order({ papers: ['cookies'], languages: 'th' });
  const jobs = compliance.connection.collection<{ _id: string }>('durable_jobs');
  await ready(body.id);
  await jobs.deleteOne({ _id: `inspection_binder:${String(body.id)}` });
  const binders = compliance.connection.collection('binders');
  await binders.updateOne(
    { request_key: { $exists: true }, papers: ['cookies'], languages: 'th' },
    { $set: { state: 'making', zip: null } },
  );
  await ready(body.id);
});

it('keys of binders are sealed again once DATA_SECRET is another one', async () => {
  const { body } = await order({ papers: ['cookies'], languages: 'th' });
  const binders = createBinderStore(compliance.connection);
  const secret = 'the current secret of forty characters ok';
  const both = {
    current: keyRing(secret).current,
    all: [...keyRing(secret).all, ...testSecrets.DATA_SECRET.all],
  };
  await resealBinders({ binders, keys: createBinderKeys(both) }, createLogger('silent'));
  const record = await binders.find(body.id);
  if (!record?.zip) throw new Error('the binder is gone');
  const alone = createBinderFiles(compliance.connection, createBinderKeys(keyRing(secret)));
  let bytes = 0;
  for await (const piece of alone.read(record, record.zip)) bytes += piece.length;
  expect(bytes).toBe(record.zip.bytes);
});

it('after 30 days a binder is deleted', async () => {
  const binders = createBinderStore(compliance.connection);
  const files = createBinderFiles(compliance.connection, createBinderKeys(testSecrets.DATA_SECRET));
  now = new Date('2026-12-29T02:59:00Z');
  await createExpireBinders({ binders, files, now: () => now })();
  expect((await compliance.officer('GET', `/organizations/${OURS}/binders`)).body.entities).not.toEqual([]);
  // What is kept is there longer than the binder.
  const kept = await compliance.connection.collection('binders').find().toArray();
  for (const { _id, expires_at } of kept)
    for (const { purge_at } of await pieces()
      .find({ binder_id: String(_id) })
      .toArray())
      expect(purge_at.getTime() - expires_at.getTime()).toBeGreaterThanOrEqual(DAY_MS);
  const known = await order({ papers: ['cookies'], languages: 'th' });
  now = new Date('2026-12-29T03:00:00Z');
  // One whose time is over is no answer, also before it is removed.
  const renewed = await order({ papers: ['cookies'], languages: 'th' });
  expect(renewed.body.id).not.toBe(known.body.id);
  await ready(renewed.body.id);
  await createExpireBinders({ binders, files, now: () => now })();
  const left = (await compliance.officer('GET', `/organizations/${OURS}/binders`)).body.entities;
  expect(left.map(({ id }: { id: string }) => id)).toEqual([renewed.body.id]);
  expect((await compliance.officer('DELETE', `/binders/${renewed.body.id}`)).status).toBe(204);
  expect(await pieces().countDocuments()).toBe(0);
});
