import type { About } from '@yinyom/contracts/release/aboutShape';
import { ABOUT_FILE, containerOf, MANIFEST_FILE, roomOf } from '@yinyom/contracts/release/names';
import { RefusedRelease } from '../RefusedRelease';
import type { FileTable } from './fileTable';

/** What a build says about itself, as far as a release needs it. Builds of before say less. */
export type KnownAbout = Pick<About, 'name' | 'build' | 'hash'> & Partial<About>;

/** What the files of a build say about it. */
export interface BuildFacts {
  about: KnownAbout;
  /** The file that the manifest names. */
  entryFile: string;
  files: FileTable;
}

/** Reads one file of a build; null when it is not there. */
export type FileReader = (file: string) => Promise<Uint8Array | null>;

interface Manifest {
  metaData?: { remoteEntry?: { path?: string; name?: string } };
  files?: FileTable;
}

/** The shell has no entry that somebody else loads: its page is what everything begins with. */
const SHELL_ENTRY = 'index.html';

const readJson = async <T>(read: FileReader, file: string): Promise<T> => {
  const bytes = await read(file);
  if (bytes === null) throw new RefusedRelease(`The build has no ${file}. Build it anew, then deploy again.`);
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as T;
  } catch {
    throw new RefusedRelease(`${file} of the build is not JSON. Build it anew, then deploy again.`);
  }
};

const checkFiles = (build: string, promised: FileTable, files: FileTable): void => {
  const lost = Object.keys(promised).filter((file) => files[file] !== promised[file]);
  if (lost.length > 0)
    throw new RefusedRelease(
      `${lost.length} of the files that build ${build} names are not there or have other bytes (${lost.slice(0, 3).join(', ')}). Build it anew, then deploy again.`,
    );
};

/** The file that a build's manifest names as its entry. */
const entryOf = (room: string, { metaData }: Manifest): string => {
  const { path = '', name = '' } = metaData?.remoteEntry ?? {};
  return room === 'shell' ? SHELL_ENTRY : [path, name].filter(Boolean).join('/');
};

/** What is kept of a build that another origin serves: enough to sign it, and what it says about itself. */
export const filesElsewhere = async (
  room: string,
  files: FileTable,
  read: FileReader,
): Promise<FileTable> => {
  const entry = entryOf(room, await readJson<Manifest>(read, MANIFEST_FILE));
  return Object.fromEntries(
    [ABOUT_FILE, MANIFEST_FILE, entry].flatMap((file) => (files[file] ? [[file, files[file]]] : [])),
  );
};

/**
 * @param isElsewhere another origin serves the build: only what signs it is here
 * @throws RefusedRelease when the files are not those of a whole build of this room
 */
export const readFacts = async (
  room: string,
  files: FileTable,
  read: FileReader,
  isElsewhere = false,
): Promise<BuildFacts> => {
  const about = await readJson<KnownAbout>(read, ABOUT_FILE);
  if (about.name !== containerOf(room))
    throw new RefusedRelease(
      `The build calls itself ${about.name}, but comes from the folder ${room}. Write name: '${containerOf(room)}' in src/pages.ts and build again, or deploy from the folder ${roomOf(String(about.name))}.`,
    );
  const manifest = await readJson<Manifest>(read, MANIFEST_FILE);
  if (!isElsewhere) checkFiles(about.build, manifest.files ?? {}, files);
  const entryFile = entryOf(room, manifest);
  if (files[entryFile] === undefined)
    throw new RefusedRelease(
      `The manifest names ${entryFile || 'no file'} as its entry, which is not there. Build it anew, then deploy again.`,
    );
  return { about, entryFile, files };
};
