import type { Release } from '@yinyom/contracts/release/Release';
import { releaseText } from '@yinyom/contracts/release/releaseText';
import { importKey, isSignedWith } from './verifySignature';

/** The number of the newest release of each remote that this browser has seen. */
export interface SeenReleases {
  read(): Record<string, number>;
  write(seen: Record<string, number>): void;
}

/**
 * The releases that may run: signed with the platform's key, and none older than what this browser has seen, so that
 * nobody brings back a build with a known hole (a wanted rollback is a new release of an earlier build). What is
 * refused is told to the console.
 * @param publicKey SPKI in base64, from the page; without one nothing is accepted
 */
export const checkReleases = async <Row extends Release & { is_canary?: true; is_preview?: true }>(
  releases: readonly Row[],
  publicKey: string,
  seen: SeenReleases,
): Promise<Row[]> => {
  const key = await importKey(publicKey);
  const newest = seen.read();
  const accepted: Row[] = [];
  for (const release of releases) {
    const signed = key !== null && (await isSignedWith(key, releaseText(release), release.signature));
    // A canary that was taken back leaves a release in use whose number is lower.
    const line = release.is_canary ? `${release.name} canary` : release.name;
    // A preview is none of the releases: the platform signs it for each page anew.
    if (signed && release.is_preview) {
      accepted.push(release);
      continue;
    }
    const known = newest[line];
    if (!signed || (known !== undefined && release.number < known)) {
      console.error(
        `[${release.name}] ${signed ? 'older than the release before' : 'not signed by this platform'}`,
      );
      continue;
    }
    newest[line] = release.number;
    accepted.push(release);
  }
  seen.write(newest);
  return accepted;
};
