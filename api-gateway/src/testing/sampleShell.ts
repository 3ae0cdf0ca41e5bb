import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { digestOf, tableOf } from '@yinyom/release-store/builds/fileTable';
import { createFolderStore } from '@yinyom/release-store/folder/folderStore';
import { createReleaser } from '@yinyom/release-store/releasing/createReleaser';
import { uploadBuild } from '@yinyom/release-store/releasing/uploadBuild';
import { openPlatformKey } from '@yinyom/release-store/signing/platformKey';

/** The script of a sample build: its name is a digest of it, as that of every file below `assets` is. */
export const scriptOf = (build: string): string =>
  `assets/main.${createHash('sha256').update(build).digest('hex').slice(0, 10)}.js`;

const writeBuild = async (dist: string, build: string) => {
  const texts = {
    'index.html': `<html><title>Yinyom</title>page of ${build}<script nonce="__CSP_NONCE__" src="/${scriptOf(build)}"></script></html>`,
    'landing.th.html': `<html><title>ยินยอม</title>front of ${build}</html>`,
    'favicon.svg': `<svg>${build}</svg>`,
    'first-files.json': '{}',
    [scriptOf(build)]: `script of ${build}`,
  };
  await mkdir(path.join(dist, 'assets'));
  for (const [file, text] of Object.entries(texts)) await writeFile(path.join(dist, file), text);
  const files = Object.entries(texts).map(([file, text]) => [file, digestOf(Buffer.from(text))]);
  await writeFile(path.join(dist, 'mf-manifest.json'), JSON.stringify({ files: Object.fromEntries(files) }));
  await writeFile(path.join(dist, 'build.json'), JSON.stringify({ name: 'shell', build, hash: build }));
};

/** Releases builds of a shell in a folder, with the key that lies beside it. */
export const shellReleases = (releasesDir: string) => {
  const store = createFolderStore(releasesDir);
  const key = openPlatformKey(path.join(releasesDir, '..', 'release-key.pem'));
  const releaser = createReleaser({ store, key, check: () => [] });
  const asking = { room: 'shell', by: 'operator' };
  return {
    release: async (build: string) => {
      const dist = await mkdtemp(path.join(tmpdir(), 'yy-shell-'));
      await writeBuild(dist, build);
      await uploadBuild(store, releaser, { room: 'shell', build, dist, files: await tableOf(dist) });
      await releaser.deploy(asking, build);
      await rm(dist, { recursive: true });
    },
    rollback: () => releaser.rollback(asking),
  };
};
