import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { knownKeys } from '../knownKeys';
import { BINDER_FILES, sampleZip, signedFiles, type SampleFile } from '../testing/sampleBinder';
import { sampleKey } from '../testing/sampleLedger';
import { yinyomVerify } from '../yinyomVerify';
import { verifyBinder } from './verifyBinder';

const key = sampleKey('k1');
const published = (one = key, until: string | null = null) =>
  knownKeys([{ key_id: one.id, public_key: one.pem, until }]);
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yinyom-binder-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (bytes: Buffer): string => {
  const file = path.join(folder, 'binder.zip');
  writeFileSync(file, bytes);
  return file;
};
const verdictOf = (files: readonly SampleFile[], keys = published()) =>
  verifyBinder(write(sampleZip(files)), keys);
const whole = () => signedFiles(key);
const problemsOf = async (files: readonly SampleFile[], keys = published()) =>
  (await verdictOf(files, keys)).problems;

it('a binder that holds what its manifest names is whole', async () => {
  expect(await verdictOf(whole())).toEqual({
    ok: true,
    organization_name: 'มหาวิทยาลัยตัวอย่าง',
    from: '2026-07-01',
    until: '2026-09-30',
    files: 3,
    repacked: false,
    problems: [],
  });
});

it.each(whole().map(({ name }, at) => [name, at] as const))(
  'one changed byte in %s is found and named',
  async (name, at) => {
    const files = whole();
    const one = files[at] as SampleFile;
    const content = Buffer.from(one.content);
    content[content.length - 3] = (content[content.length - 3] as number) ^ 1;
    files[at] = { ...one, content };
    const problems = await problemsOf(files);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
  },
);

it('no single bit of the whole ZIP can be changed unseen, but those that fill up the last byte of a packed file', async () => {
  const files = signedFiles(key, BINDER_FILES.slice(2));
  const zip = sampleZip(files);
  const fillings: number[] = [];
  let end = 0;
  for (const { name, content } of files) {
    end += 30 + name.length + deflateRawSync(content).length;
    fillings.push(end - 1);
    end += 16;
  }
  const missed: number[] = [];
  for (let at = 0; at < zip.length; at += 1) {
    const changed = Buffer.from(zip);
    changed[at] = (changed[at] as number) ^ 0x10;
    if ((await verifyBinder(write(changed), published())).ok) missed.push(at);
  }
  expect(missed.filter((at) => !fillings.includes(at))).toEqual([]);
});

it('a ZIP that is cut off anywhere, or goes on after its end, is not whole', async () => {
  const zip = sampleZip(whole());
  for (const length of [30, 100, zip.length - 22, zip.length - 1])
    expect((await verifyBinder(write(zip.subarray(0, length)), published())).ok).toBe(false);
  expect((await verifyBinder(write(Buffer.concat([zip, Buffer.from('x')])), published())).ok).toBe(false);
});

it.each([
  ['binder.pdf', 'the file binder.pdf is missing'],
  ['manifest.json', 'the file manifest.json is missing'],
  ['manifest.sig', 'the file manifest.sig is missing'],
])('a binder without %s is not whole', async (gone, problem) => {
  expect(await problemsOf(whole().filter(({ name }) => name !== gone))).toEqual([problem]);
});

it('a file that the manifest does not name is an error', async () => {
  const files = [...whole(), { name: 'papers/extra.pdf', content: '%PDF' }];
  expect(await problemsOf(files)).toEqual(['the file papers/extra.pdf is not in the manifest']);
});

it('another manifest under the same signature, and another key, prove nothing', async () => {
  const other = sampleKey('k1');
  expect((await problemsOf(signedFiles(other)))[0]).toContain('the signature does not hold');
  const [manifest] = signedFiles(key, BINDER_FILES, { organization_name: 'X' }).filter(
    ({ name }) => name === 'manifest.json',
  );
  const mixed = whole().map((file) => (file.name === 'manifest.json' && manifest ? manifest : file));
  expect((await problemsOf(mixed))[0]).toContain('the signature does not hold');
  expect(await problemsOf(signedFiles(sampleKey('k2')))).toEqual(['the key k2 is not known']);
  expect(await problemsOf(whole(), published(key, '2026-11-28'))).toEqual([
    'the key k1 was retired before that day',
  ]);
});

it('a manifest that names a file twice, or more files than a binder has, is rejected under any signature', async () => {
  const file = { name: 'binder.pdf', bytes: 1, sha256: 'a'.repeat(64) };
  const many = Array.from({ length: 2_001 }, (_, at) => ({ ...file, name: `f${at}` }));
  for (const files of [[file, file], [file, { ...file, name: 'Binder.pdf' }], many])
    expect(await problemsOf(signedFiles(key, BINDER_FILES, { files }))).toEqual([
      'the file manifest.json was changed',
    ]);
});

it('no file is read for a signature that does not hold', async () => {
  const files = signedFiles(sampleKey('k1')).map((one) =>
    one.name === 'binder.pdf' ? { ...one, content: 'another file' } : one,
  );
  expect(await verdictOf(files)).toMatchObject({
    files: 0,
    problems: [expect.stringContaining('the signature does not hold')],
  });
});

it.each([
  ['../outside.pdf'],
  ['/etc/passwd'],
  ['papers/../../x'],
  ['papers\\x.pdf'],
  ['.hidden'],
  ['a/b/c/d/e.pdf'],
  ['papers/'],
  ['x\u0000.pdf'],
  ['n'.repeat(201)],
])('a file with the name %j is rejected before anything is unpacked', async (name) => {
  const [problem] = await problemsOf([...whole(), { name, content: 'x' }]);
  expect(problem).toMatch(/^(?:a file has the name|its list of files was changed)/);
});

it('a name that is there twice, also in capitals, is rejected', async () => {
  expect(await problemsOf([...whole(), { name: 'Binder.PDF', content: 'x' }])).toEqual([
    'the file Binder.PDF is in it twice',
  ]);
});

it('BN-05 a bomb is given up as soon as it is larger than it says', async () => {
  const bomb = deflateRawSync(Buffer.alloc(200 * 2 ** 20));
  const files = whole().map((file) => (file.name === 'binder.pdf' ? { ...file, packed: bomb } : file));
  const before = process.memoryUsage.rss();
  expect(await problemsOf(files)).toEqual(['the file binder.pdf was changed']);
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 2 ** 20);
});

it('more files, and larger ones, than a binder has are rejected by the list alone', async () => {
  const many = Array.from({ length: 2_001 }, (_, at) => ({ name: `f${at}`, content: '' }));
  expect(await problemsOf(many)).toEqual(['it has more files than a binder has']);
  expect(await problemsOf([{ name: 'x', content: '', claimed: 2 ** 31 }])).toEqual([
    'the file x is larger than files of a binder are',
  ]);
});

it('nothing hides between files and list', async () => {
  const zip = sampleZip(whole(), Buffer.from('hidden'));
  expect((await verifyBinder(write(zip), published())).problems).toEqual([
    'something is hidden behind its files',
  ]);
});

it('the command says it in words, names every file that is wrong, and prints no control characters', async () => {
  const run = async (files: readonly SampleFile[], ...args: string[]) => {
    let printed = '';
    const status = await yinyomVerify([write(sampleZip(files)), ...args], (text) => (printed += text));
    return { status, printed };
  };
  const keys = path.join(folder, 'keys.json');
  writeFileSync(keys, JSON.stringify({ keys: [{ key_id: key.id, public_key: key.pem }] }));
  expect(await run(whole(), '--keys', keys)).toEqual({
    status: 0,
    printed: 'WHOLE: binder of มหาวิทยาลัยตัวอย่าง, 2026-07-01 to 2026-09-30: 3 files and its signature.\n',
  });
  expect((await run(whole())).printed).toContain('pass keys that you kept');
  const bad = whole().map((file) =>
    file.name.endsWith('.pdf') ? { ...file, content: `${file.content}!` } : file,
  );
  expect(await run(bad, '--keys', keys)).toEqual({
    status: 1,
    printed:
      'NOT WHOLE: the file binder.pdf was changed.\nNOT WHOLE: the file papers/05-consent_proof-th.pdf was changed.\n',
  });
  const { printed } = await run([{ name: 'a\u001b[2J', content: 'x' }]);
  expect(printed).not.toContain('\u001b');
});
