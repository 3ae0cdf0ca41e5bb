import { ABOUT_FILE, containerOf, MANIFEST_FILE } from '@yinyom/contracts/release/names';
import type { Release } from '@yinyom/contracts/release/Release';
import { releaseText } from '@yinyom/contracts/release/releaseText';
import type { BuildFacts } from '../builds/buildFacts';
import type { Signer } from '../signing/releaseKey';

interface Occasion {
  number: number;
  /** ISO 8601 */
  at: string;
  by: string;
  /** Address of the manifest of a remote that another origin serves. */
  entry?: string;
}

/** Puts a release together and signs it. */
export const makeRelease = (
  room: string,
  { about, entryFile, files }: BuildFacts,
  { number, at, by, entry }: Occasion,
  signer: Signer,
): Release => {
  const release = {
    name: containerOf(room),
    number,
    build: about.build,
    hash: about.hash ?? '',
    entry: entry ?? `/mfe/${room}/${about.build}/${MANIFEST_FILE}`,
    integrity: {
      manifest: files[MANIFEST_FILE] ?? '',
      entry: files[entryFile] ?? '',
      about: files[ABOUT_FILE] ?? '',
    },
    released_at: at,
    released_by: by,
  };
  return { ...release, signature: signer.sign(releaseText(release)) };
};
