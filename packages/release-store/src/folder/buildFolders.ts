import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { digestOf, type FileTable } from '../builds/fileTable';
import { isBuild, isFile } from '../builds/checkNames';
import type { StoredBuild, StoredFile } from '../ReleaseStore';
import { orMissing, readJson, replaceFile } from './smallFiles';

/** Digests of a build's files, in its folder; written last, so a build without it is not whole. Hidden files are not served. */
const TABLE = '.files.json';

/** Builds as folders: `<room>/<build>/…`. */
export const createBuildFolders = (root: string) => {
  const folderOf = (room: string, build: string) => path.join(root, room, build);
  const fileOf = (room: string, build: string, file: string) => path.join(folderOf(room, build), file);

  const isSound = async (file: string, digest: string): Promise<boolean> => {
    const bytes = await orMissing(readFile(file), null);
    return bytes !== null && digestOf(bytes) === digest;
  };

  const uploads = async (room: string): Promise<string[]> => {
    const entries = await orMissing(readdir(path.join(root, room), { withFileTypes: true }), []);
    return entries.filter((entry) => entry.isDirectory() && isBuild(entry.name)).map(({ name }) => name);
  };

  return {
    missing: async (room: string, build: string, files: FileTable): Promise<string[]> => {
      const checked = await Promise.all(
        Object.entries(files).map(async ([file, digest]) => ({
          file,
          sound: await isSound(fileOf(room, build, file), digest),
        })),
      );
      return checked.filter(({ sound }) => !sound).map(({ file }) => file);
    },

    putFile: async (room: string, build: string, file: string, bytes: Uint8Array): Promise<void> => {
      const target = fileOf(room, build, file);
      await mkdir(path.dirname(target), { recursive: true });
      await replaceFile(target, bytes);
    },

    keepBuild: async (room: string, build: string, files: FileTable): Promise<void> => {
      await replaceFile(fileOf(room, build, TABLE), `${JSON.stringify(files)}\n`);
      await utimes(folderOf(room, build), new Date(), new Date());
    },

    uploads,

    builds: async (room: string): Promise<StoredBuild[]> => {
      return Promise.all(
        (await uploads(room)).map(async (name) => ({
          build: name,
          used_at: (await stat(folderOf(room, name))).mtime,
          files: (await readJson<FileTable>(fileOf(room, name, TABLE))) ?? {},
        })),
      );
    },

    removeBuild: (room: string, build: string): Promise<void> =>
      rm(folderOf(room, build), { recursive: true, force: true }),

    readFile: async (room: string, build: string, file: string): Promise<StoredFile | null> => {
      if (!isFile(file)) return null;
      const place = fileOf(room, build, file);
      const info = await orMissing(stat(place), null);
      if (!info?.isFile()) return null;
      const bytes = await orMissing(readFile(place), null);
      return bytes && { bytes, tag: `${info.size.toString(16)}-${Math.floor(info.mtimeMs).toString(16)}` };
    },
  };
};
