import { RefusedRelease } from '../RefusedRelease';
import type { FileTable } from './fileTable';

const ROOM = /^(?:mfe(?:-[a-z0-9]+)+|shell)$/;
const BUILD = /^[A-Za-z0-9_-]{1,64}$/;
const FILE = /^(?:[\w@][\w.@-]*\/)*[\w@][\w.@-]*$/;
const DIGEST = /^sha256-[A-Za-z0-9+/]{43}=$/;

const MOST_FILES = 3_000;
const LONGEST_FILE = 240;

export const isRoom = (text: string): boolean => text.length <= 64 && ROOM.test(text);
export const isBuild = (text: string): boolean => BUILD.test(text);
export const isFile = (text: string): boolean => text.length <= LONGEST_FILE && FILE.test(text);

/** @throws RefusedRelease when a name could not be one of ours, or would lead out of its folder */
export const checkNames = (room: string, build: string, files: FileTable = {}): void => {
  if (!isRoom(room))
    throw new RefusedRelease(
      `${room} is no name of a remote's folder: it is mfe- and lower-case letters, digits and dashes (mfe-hello).`,
    );
  if (!isBuild(build)) throw new RefusedRelease(`${build} is no id of a build.`);
  const names = Object.keys(files);
  if (names.length > MOST_FILES)
    throw new RefusedRelease(`The build has ${names.length} files; a release has at most ${MOST_FILES}.`);
  const odd = names.find((name) => !isFile(name) || !DIGEST.test(files[name] ?? ''));
  if (odd !== undefined)
    throw new RefusedRelease(
      `The file ${JSON.stringify(odd)} cannot be released: names have letters, digits, dot, dash and underscore, and each file a sha256 digest.`,
    );
};
