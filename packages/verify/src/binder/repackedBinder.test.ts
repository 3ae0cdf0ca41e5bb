import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { knownKeys } from '../knownKeys';
import { OTHER_PROGRAM, sampleZip, signedFiles, type SampleFile } from '../testing/sampleBinder';
import { sampleKey } from '../testing/sampleLedger';
import { yinyomVerify } from '../yinyomVerify';
import { verifyBinder } from './verifyBinder';

const key = sampleKey('k1');
const keys = knownKeys([{ key_id: key.id, public_key: key.pem, until: null }]);
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yinyom-repacked-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (bytes: Buffer): string => {
  const file = path.join(folder, 'binder.zip');
  writeFileSync(file, bytes);
  return file;
};
const packed = (files: readonly SampleFile[]): string => write(sampleZip(files, undefined, OTHER_PROGRAM));
const verdictOf = (files: readonly SampleFile[]) => verifyBinder(packed(files), keys);
const inFolder = (name: string) => signedFiles(key).map((file) => ({ ...file, name: `${name}${file.name}` }));
const changed = (wanted: string, content: string) =>
  signedFiles(key).map((file) => (file.name === wanted ? { ...file, content } : file));

it('a binder that another program packed is not whole, and its files are compared all the same', async () => {
  expect(await verdictOf(signedFiles(key))).toMatchObject({
    ok: false,
    repacked: true,
    files: 3,
    problems: [],
  });
});

it('files that were packed with their folder, and the entry of the folder, are those of the binder', async () => {
  for (const name of ['binder-2026-07-01-2026-09-30/', 'a/b (1)/', 'แฟ้ม/']) {
    const files = [{ name, content: '', packed: Buffer.alloc(0) }, ...inFolder(name)];
    expect(await verdictOf(files)).toMatchObject({ repacked: true, files: 3, problems: [] });
  }
});

it('a program that packs files as we do and adds entries of folders is another program', async () => {
  const folders = ['originals/', 'papers/'].map((name) => ({ name, content: '', packed: Buffer.alloc(0) }));
  const zip = sampleZip([...folders, ...signedFiles(key)]);
  expect(await verifyBinder(write(zip), keys)).toMatchObject({ ok: false, repacked: true, problems: [] });
});

it('a file that was changed before it was packed again is named, also behind many files of a program', async () => {
  const added = Array.from({ length: 30 }, (_, at) => ({ name: `__MACOSX/._${at}`, content: 'x' }));
  const files = [...added, ...changed('originals/requests.csv', 'number,received\n')];
  const { problems } = await verdictOf(files);
  expect(problems).toHaveLength(20);
  expect(problems.slice(0, 2)).toEqual([
    'the file originals/requests.csv was changed',
    'the file __MACOSX/._0 is not in the manifest',
  ]);
});

it('a changed list under the old signature, and a missing file, are found', async () => {
  const [manifest] = signedFiles(sampleKey('k1'), [], {}).filter(({ name }) => name === 'manifest.json');
  const { problems } = await verdictOf(changed('manifest.json', String(manifest?.content)));
  expect(problems).toEqual([expect.stringContaining('the signature does not hold')]);
  const less = signedFiles(key).filter(({ name }) => name !== 'binder.pdf');
  expect((await verdictOf(less)).problems).toEqual(['the file binder.pdf is missing']);
});

it('bounds hold: names twice, bombs, sizes, files that overlap or lie outside, encrypted ones', async () => {
  const twice = [...signedFiles(key), { name: 'Binder.PDF', content: 'x' }];
  expect((await verdictOf(twice)).problems).toEqual(['the file Binder.PDF is in it twice']);
  const bomb = deflateRawSync(Buffer.alloc(200 * 2 ** 20));
  const bombed = signedFiles(key).map((one) => (one.name === 'binder.pdf' ? { ...one, packed: bomb } : one));
  const before = process.memoryUsage.rss();
  expect((await verdictOf(bombed)).problems).toEqual(['the file binder.pdf was changed']);
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 2 ** 20);
  const large = [{ name: 'x', content: '', claimed: 2 ** 31 }];
  expect((await verdictOf(large)).problems).toEqual(['the file x is larger than files of a binder are']);

  const zip = sampleZip(signedFiles(key), undefined, OTHER_PROGRAM);
  const list = zip.readUInt32LE(zip.length - 6);
  const second = zip.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'), list + 4);
  const problemsWith = async (change: (bytes: Buffer) => unknown) => {
    const bytes = Buffer.from(zip);
    change(bytes);
    return (await verifyBinder(write(bytes), keys)).problems;
  };
  const damaged = ['its list of files was changed or damaged'];
  // The second file where the first is: its name is not there.
  expect(await problemsWith((bytes) => bytes.writeUInt32LE(0, second + 42))).toEqual(damaged);
  expect(await problemsWith((bytes) => bytes.writeUInt32LE(zip.length, second + 42))).toEqual(damaged);
  // The first goes on into the second.
  const size = zip.readUInt32LE(list + 20);
  expect(await problemsWith((bytes) => bytes.writeUInt32LE(size + 1, list + 20))).toEqual(['files overlap']);
  expect(await problemsWith((bytes) => bytes.writeUInt16LE(1, list + 8))).toEqual(damaged);
});

it('no single bit of a ZIP that another program packed makes it whole', async () => {
  const zip = sampleZip(signedFiles(key), undefined, OTHER_PROGRAM);
  const whole: number[] = [];
  for (let at = 0; at < zip.length; at += 3) {
    const bytes = Buffer.from(zip);
    bytes[at] = (bytes[at] as number) ^ 0x10;
    if ((await verifyBinder(write(bytes), keys)).ok) whole.push(at);
  }
  expect(whole).toEqual([]);
});

it('one entry of another form among those of a binder is a change of its list', async () => {
  const zip = sampleZip(signedFiles(key));
  const list = zip.readUInt32LE(zip.length - 6);
  zip.writeUInt16LE(0x0314, list + 4);
  expect(await verifyBinder(write(zip), keys)).toMatchObject({
    repacked: false,
    problems: ['its list of files was changed or damaged'],
  });
});

it('the command says first that another program packed it, then what its files are', async () => {
  const run = async (files: readonly SampleFile[]) => {
    let printed = '';
    const kept = path.join(folder, 'keys.json');
    writeFileSync(kept, JSON.stringify({ keys: [{ key_id: key.id, public_key: key.pem }] }));
    const status = await yinyomVerify([packed(files), '--keys', kept], (text) => (printed += text));
    return [status, ...printed.split('\n')];
  };
  const again =
    'PACKED AGAIN: another program packed this ZIP. Only the file as it was downloaded can be found whole: ask for it.';
  expect(await run(signedFiles(key))).toEqual([
    1,
    again,
    'Its files are unchanged: binder of มหาวิทยาลัยตัวอย่าง, 2026-07-01 to 2026-09-30: 3 files, and the signature of their list.',
    '',
  ]);
  expect(await run(changed('binder.pdf', '%PDF'))).toEqual([
    1,
    again,
    'NOT WHOLE: the file binder.pdf was changed.',
    '',
  ]);
});
