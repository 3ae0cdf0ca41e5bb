import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { digestOf, type FileTable } from '../builds/fileTable';
import { RefusedRelease } from '../RefusedRelease';
import type { ReleaseStore } from '../ReleaseStore';
import type { Releaser } from './createReleaser';

/** A document of the database has room for so much, and no file of a console comes near. */
export const MOST_FILE_BYTES = 12 * 1024 * 1024;

/** Takes one file of a build into the store. @throws RefusedRelease when its bytes are not those that were announced */
export const takeFile = async (
  store: ReleaseStore,
  { room, build, file, digest }: { room: string; build: string; file: string; digest: string },
  bytes: Uint8Array,
): Promise<void> => {
  if (bytes.length > MOST_FILE_BYTES)
    throw new RefusedRelease(
      `${file} has ${(bytes.length / 2 ** 20).toFixed(1)} MB; a file of a release has at most 12 MB.`,
    );
  if (digestOf(bytes) !== digest)
    throw new RefusedRelease(`${file} did not arrive as it was announced. Deploy again.`);
  await store.putFile(room, build, file, bytes);
};

/** Says that these files of a build are there, beside those that the store has of it. */
export const keepFiles = async (
  store: ReleaseStore,
  { room, build, files }: { room: string; build: string; files: FileTable },
): Promise<void> => {
  const kept = (await store.builds(room)).find((stored) => stored.build === build)?.files;
  await store.keepBuild(room, build, { ...kept, ...files });
};

/**
 * Brings a built folder into the store: what it lacks, and what was damaged in it.
 * @returns how many files were uploaded
 */
export const uploadBuild = async (
  store: ReleaseStore,
  releaser: Releaser,
  { room, build, dist, files }: { room: string; build: string; dist: string; files: FileTable },
): Promise<number> => {
  const missing = await releaser.begin(room, build, files);
  for (const file of missing)
    await takeFile(
      store,
      { room, build, file, digest: files[file] ?? '' },
      await readFile(path.join(dist, file)),
    );
  await keepFiles(store, { room, build, files });
  return missing.length;
};
