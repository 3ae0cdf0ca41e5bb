import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { createFolderStore } from '@yinyom/release-store/folder/folderStore';
import { digestOf } from '@yinyom/release-store/builds/fileTable';
import { removeUnreleased } from '@yinyom/release-store/builds/releasedBuilds';
import { createReleaser } from '@yinyom/release-store/releasing/createReleaser';
import { takeFile, uploadBuild } from '@yinyom/release-store/releasing/uploadBuild';
import type { ReleaseStore } from '@yinyom/release-store/ReleaseStore';
import { openPlatformKey } from '@yinyom/release-store/signing/platformKey';
import { sampleBuild } from '@yinyom/release-store/testing/sampleBuild';
import { startProbeGateway, type ProbeGateway } from '../testing/startProbeGateway';

const ROOM = 'mfe-users';
const team = { room: ROOM, by: 'Users team' };
const PAGE = '<html xmlns="http://www.w3.org/1999/xhtml"><body><script>1</script></body></html>';

let gateway: ProbeGateway;
let store: ReleaseStore;
let releaser: ReturnType<typeof createReleaser>;

beforeAll(async () => {
  gateway = await startProbeGateway('in the gateway process');
  store = createFolderStore(path.join(gateway.folder, 'releases'));
  releaser = createReleaser({
    store,
    key: openPlatformKey(path.join(gateway.folder, 'release-key.pem')),
    check: () => [],
  });
});
afterAll(() => gateway?.stop());

/** Puts a file of a build as a team's key does. */
const put = (build: string, file: string, text: string | Buffer) => {
  const bytes = Buffer.from(text);
  return takeFile(store, { room: ROOM, build, file, digest: digestOf(bytes) }, bytes);
};
const get = (build: string, file: string, headers = {}) =>
  gateway.get(`/mfe/${ROOM}/${build}/${file}`, headers);
const statusOf = async (build: string, file: string) => (await get(build, file)).status;
/** A build with more files than a remote needs, each named in its table. */
const upload = async (build: string, more: Record<string, string | Buffer> = {}) => {
  const made = await sampleBuild(build);
  const files = { ...made.files };
  for (const [file, text] of Object.entries(more)) {
    await put(build, file, text);
    files[file] = digestOf(Buffer.from(text));
  }
  await uploadBuild(store, releaser, { ...made, files });
};
const deploy = async (build: string, more?: Record<string, string | Buffer>) => {
  await upload(build, more);
  await releaser.deploy(team, build);
};

it('S3-05 what a key uploads is served to nobody before it is released, and then to everybody', async () => {
  await put('b1', 'x.js', 'alert(1)');
  expect(await statusOf('b1', 'x.js')).toBe(404);
  await upload('b1');
  expect(await statusOf('b1', 'assets/page.js')).toBe(404);
  await releaser.deploy(team, 'b1');
  expect(await statusOf('b1', 'assets/page.js')).toBe(200);
  // It is in the folder of a released build, and was not released.
  expect(await statusOf('b1', 'x.js')).toBe(404);
  await put('b1', 'late.js', 'alert(1)');
  expect(await statusOf('b1', 'late.js')).toBe(404);
});

it('a canary is served, and what was in use before goes on being served', async () => {
  await deploy('c1');
  await upload('c2');
  await releaser.canary(team, 'c2', { organizations: [], share: 0.1 });
  await deploy('c3');
  for (const build of ['c1', 'c2', 'c3'])
    expect([build, await statusOf(build, 'assets/page.js')]).toEqual([build, 200]);
});

const KINDS = [
  'js',
  'css',
  'json',
  'woff2',
  'woff',
  'ttf',
  'otf',
  'png',
  'jpg',
  'gif',
  'webp',
  'avif',
  'ico',
  'svg',
];
const PAGES = [
  'html',
  'htm',
  'xhtml',
  'xht',
  'xml',
  'xsl',
  'pdf',
  'mjs',
  'txt',
  'wasm',
  'HTML',
  'svgz',
  'mht',
  'br',
];

it('of a release only scripts, styles, lists, fonts and pictures are served, as no page and to no other origin', async () => {
  const file = (kind: string) => `assets/one.${kind}`;
  await deploy('d1', Object.fromEntries([...KINDS, ...PAGES].map((kind) => [file(kind), PAGE])));
  for (const kind of PAGES) expect([kind, await statusOf('d1', file(kind))]).toEqual([kind, 404]);
  expect(await statusOf('d1', 'assets/none')).toBe(404);
  for (const kind of KINDS) {
    const { status, headers } = await get('d1', file(kind));
    expect([kind, status]).toEqual([kind, 200]);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-type')).not.toMatch(/html/);
  }
});

it('a smaller twin counts only as it was released: another one in its place is passed over', async () => {
  const code = 'export const page = 1;';
  await deploy('e1', { 'assets/x.js': code, 'assets/x.js.br': brotliCompressSync(code) });
  const packed = { 'accept-encoding': 'br' };
  expect((await get('e1', 'assets/x.js', packed)).headers.get('content-encoding')).toBe('br');
  await put('e1', 'assets/x.js.br', brotliCompressSync('alert(1)'));
  const answer = await get('e1', 'assets/x.js', packed);
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([null, code]);
  const kept = (await store.readFile(ROOM, 'e1', 'assets/x.js.br'))?.bytes ?? Buffer.alloc(0);
  expect(brotliDecompressSync(kept).toString()).toBe('alert(1)');
});

it('what was uploaded and never released is removed with its key, and nothing else', async () => {
  await deploy('f1');
  await upload('f2');
  await put('f3', 'x.js', 'alert(1)');
  const before = await store.uploads(ROOM);
  expect(before).toEqual(expect.arrayContaining(['f1', 'f2', 'f3']));
  await removeUnreleased(store, ROOM);
  const left = before.filter((build) => !['f2', 'f3'].includes(build));
  expect((await store.uploads(ROOM)).sort()).toEqual(left.sort());
  expect(await statusOf('f1', 'assets/page.js')).toBe(200);
});
