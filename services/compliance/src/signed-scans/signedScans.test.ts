import { createHash } from 'node:crypto';
import { MAX_SCAN_BYTES, MAX_SIGNED_SCANS, SIGNED_SCAN_MAX_BYTES } from '@yinyom/contracts/papers/signedScan';
import { createLogger } from '@yinyom/service-kit/logger';
import { SealedForAnother } from '@yinyom/service-kit/secrets/dataCipher';
import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { startTestDatabase } from '@yinyom/testing/testDatabase';
import { createSignedScans } from './createSignedScans';
import { createPaperFileStore, type PaperFileOwner, type PaperFileStore } from './paperFile.store';

const [OLD, NEW] = ['an earlier secret of forty characters, ok', 'the current secret of forty characters ok'];
const BY = { kind: 'user', id: 'a'.repeat(24), name: 'Suda' } as const;
const owner = (about: string, organization_id = 'o'.repeat(24)): PaperFileOwner => ({
  organization_id,
  kind: 'agreement',
  about,
});
const pdf = (inside: Buffer | string = '', length = 0): Buffer => {
  const content = Buffer.from(inside);
  const head = Buffer.from('%PDF-1.7\n1 0 obj\n<</Type /XObject /Subtype /Image>>\n');
  const room = Math.max(0, length - head.length - content.length - 7);
  return Buffer.concat([head, content, Buffer.alloc(room, ' '), Buffer.from('\n%%EOF\n')]);
};

let database: Awaited<ReturnType<typeof startTestDatabase>>;
let files: PaperFileStore;
let minute = 0;
const scansWith = (...secrets: [string, ...string[]]) =>
  createSignedScans({
    files,
    ring: keyRing(secrets[0], secrets.slice(1)),
    now: () => new Date(Date.UTC(2026, 10, 30, 1, (minute += 1))),
  });

beforeAll(async () => {
  database = await startTestDatabase();
  files = createPaperFileStore(await database.connect('compliance'));
});
afterAll(() => database.close());

it('a scan is kept whole, listed newest first, and lies in the database encrypted', async () => {
  const scans = scansWith(OLD);
  const [first, second] = [pdf('the first'), pdf('the second')];
  const { scan: kept } = await scans.take(owner('kept'), first, BY);
  expect(kept).toMatchObject({
    sha256: createHash('sha256').update(first).digest('hex'),
    bytes: first.length,
    uploaded_by: BY,
  });
  await scans.take(owner('kept'), second, BY);
  const list = await scans.list(owner('kept'));
  expect(list.map(({ bytes }) => bytes)).toEqual([second.length, first.length]);
  expect((await scans.read(owner('kept'), kept.id)).equals(first)).toBe(true);
  const stored = await files.whole(kept.id);
  expect(stored?.sealed.includes('the first')).toBe(false);
});

it('a scan opens for its own paper and organization only', async () => {
  const scans = scansWith(OLD);
  const {
    scan: { id },
  } = await scans.take(owner('own'), pdf('secret'), BY);
  for (const where of [
    owner('another'),
    owner('own', 'f'.repeat(24)),
    { ...owner('own'), kind: 'appointment' as const },
  ])
    await expect(scans.read(where, id)).rejects.toMatchObject({ status: 404 });
  // Also after a change of the database that moves it.
  const record = await files.whole(id);
  if (!record) throw new Error('the scan is gone');
  const moved = { ...record, _id: files.newId(), about: 'another' };
  await files.insert(moved);
  await expect(scans.read(owner('another'), String(moved._id))).rejects.toThrow(SealedForAnother);
});

it('may have exactly 10 MB of a picture, and not one byte more', async () => {
  const scans = scansWith(OLD);
  // Bytes as a compressed picture has them, the same in every run.
  const block = Buffer.concat(
    Array.from({ length: 2_000 }, (_, index) => createHash('sha512').update(String(index)).digest()),
  );
  const picture = Buffer.alloc(SIGNED_SCAN_MAX_BYTES - 1_000, block);
  const most = pdf(picture, SIGNED_SCAN_MAX_BYTES);
  expect(most).toHaveLength(SIGNED_SCAN_MAX_BYTES);
  const {
    scan: { id },
  } = await scans.take(owner('large'), most, BY);
  expect((await scans.read(owner('large'), id)).equals(most)).toBe(true);
  await expect(
    scans.take(owner('large'), Buffer.concat([most, Buffer.from('\n')]), BY),
  ).rejects.toMatchObject({
    status: 422,
    details: { errors: [{ field: 'file', code: 'file_size_scan' }] },
  });
});

it.each([
  ['nothing', null, 'file_type_pdf'],
  ['a picture', Buffer.from('\u0089PNG'), 'file_type_pdf'],
  ['a script', pdf('<</S /JavaScript /JS (app.alert(1))>>'), 'file_active_content'],
  ['a script whose names are written as codes', pdf('<</S /Java#53cript>>'), 'file_active_content'],
  ['an action of the page by reference', pdf('<</AA\u0000 7 0 R>>'), 'file_active_content'],
  ['a file within the file', pdf('<</EmbeddedFiles 3 0 R>>'), 'file_active_content'],
])('%s is refused as a scan', async (_what, file, code) => {
  await expect(scansWith(OLD).take(owner('refused'), file, BY)).rejects.toMatchObject({
    status: 422,
    details: { errors: [{ field: 'file', code }] },
  });
  expect(await scansWith(OLD).list(owner('refused'))).toEqual([]);
});

it('the same file again is the one that is there, and a paper keeps 20 of them', async () => {
  const scans = scansWith(OLD);
  const first = await scans.take(owner('many'), pdf('0'), BY);
  expect(first.isNew).toBe(true);
  expect(await scans.take(owner('many'), pdf('0'), BY)).toEqual({ scan: first.scan, isNew: false });
  for (let n = 1; n < MAX_SIGNED_SCANS; n += 1) await scans.keep(owner('many'), pdf(String(n)), BY);
  await expect(scans.take(owner('many'), pdf('one more'), BY)).rejects.toMatchObject({ code: 'scans_full' });
});

it('papers of an organization keep 2 GB together, and another organization has its own', async () => {
  const scans = scansWith(OLD);
  const full = owner('full', 'e'.repeat(24));
  const {
    scan: { id },
  } = await scans.take(full, pdf('1'), BY);
  const record = await files.whole(id);
  if (!record) throw new Error('the scan is gone');
  const rest = MAX_SCAN_BYTES - record.bytes - pdf('2').length;
  await files.insert({ ...record, _id: files.newId(), about: 'another', bytes: rest });
  await scans.take(full, pdf('2'), BY);
  await expect(scans.take(full, pdf('3'), BY)).rejects.toMatchObject({ code: 'scans_full' });
  await expect(scans.take(owner('full'), pdf('3'), BY)).resolves.toMatchObject({ isNew: true });
});

it('is encrypted again once DATA_SECRET is another one, and then opens without the earlier one', async () => {
  const logger = createLogger('silent');
  const {
    scan: { id },
  } = await scansWith(OLD).take(owner('resealed'), pdf('kept'), BY);
  await expect(scansWith(NEW).read(owner('resealed'), id)).rejects.toThrow(SealedForAnother);
  await scansWith(NEW, OLD).reseal(logger);
  expect((await scansWith(NEW).read(owner('resealed'), id)).equals(pdf('kept'))).toBe(true);
});
