import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Declared } from '@yinyom/contracts/release/Declared';
import { ABOUT_FILE, containerOf, POINTER_FILE, roomOf } from '@yinyom/contracts/release/names';
import type { Release } from '@yinyom/contracts/release/Release';
import { releaseText } from '@yinyom/contracts/release/releaseText';
import { openSigner } from '@yinyom/release-store/signing/releaseKey';
import { declaredRemotes } from '@yinyom/testing/declaredRemotes';

export const digestOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** A remote with one page: `/users` of `mfe-users`. */
const sample = (room: string): Declared => {
  const page = `/${room.replace('mfe-', '')}`;
  const title = { th: page, en: page, cn: page, jp: page, kh: page };
  return {
    name: containerOf(room),
    namespaces: [],
    slots: [],
    pages: [{ path: page, layout: 'default', title }],
  };
};

/** Writes the release of a remote as a deploy does, except for what `changes` says; a text is written as it stands. */
export const writeRelease = async (
  releasesDir: string,
  room: string,
  changes: object | string = {},
  declared: Declared = sample(room),
): Promise<void> => {
  const folder = path.join(releasesDir, room);
  const name = containerOf(room);
  const { build = 'b' } = changes as { build?: string };
  const about = JSON.stringify({ name, build, hash: 'h', declared });
  const release = {
    name,
    number: 1,
    build,
    hash: 'h',
    entry: `/mfe/${room}/${build}/mf-manifest.json`,
    integrity: { manifest: digestOf('manifest'), entry: digestOf('entry'), about: digestOf(about) },
    released_at: '2026-11-21T10:00:00.000Z',
  };
  const key = openSigner(path.join(releasesDir, '../release-key.pem'));
  const signature = key.sign(releaseText({ ...release, ...(changes as Partial<Release>) }));
  await mkdir(path.join(folder, build), { recursive: true });
  await writeFile(path.join(folder, build, ABOUT_FILE), about);
  const pointer =
    typeof changes === 'string' ? changes : JSON.stringify({ ...release, signature, ...changes });
  await writeFile(path.join(folder, POINTER_FILE), pointer);
};

/** Releases every remote of the workspace with what it says about itself. */
export const releaseAll = async (releasesDir: string): Promise<void> => {
  for (const declared of declaredRemotes())
    await writeRelease(releasesDir, roomOf(declared.name), {}, declared);
};
