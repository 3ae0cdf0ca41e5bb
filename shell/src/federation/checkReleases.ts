import type { RemoteEntry } from './RemoteEntry';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** What a signature is about; `npm run deploy` puts the same text together (tooling/release/releaseSignature.mjs). */
const signedText = ({ name, build, hash = '', entry, integrity, released_at }: RemoteEntry): string =>
  [name, build, hash, entry, integrity.manifest, integrity.entry, released_at].join('\n');

const importKey = async (publicKey: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('spki', bytesOf(publicKey), ALGORITHM, false, ['verify']);

const isSignedWith = async (key: CryptoKey, release: RemoteEntry): Promise<boolean> => {
  try {
    const text = new TextEncoder().encode(signedText(release));
    return await crypto.subtle.verify(ALGORITHM, key, bytesOf(release.signature), text);
  } catch {
    return false;
  }
};

/** When the newest release of each remote that this browser has seen was made. */
export interface SeenReleases {
  read(): Record<string, string>;
  write(seen: Record<string, string>): void;
}

/**
 * The releases that may run: signed with the platform's key, and none older than what this browser has seen, so that
 * nobody brings back a build with a known hole (a wanted rollback is a new release of an earlier build). What is
 * refused is told to the console.
 * @param publicKey SPKI in base64, from the page; without one nothing is accepted
 */
export const checkReleases = async (
  releases: readonly RemoteEntry[],
  publicKey: string,
  seen: SeenReleases,
): Promise<RemoteEntry[]> => {
  const key = await importKey(publicKey).catch(() => null);
  const newest = seen.read();
  const accepted: RemoteEntry[] = [];
  for (const release of releases) {
    const signed = key !== null && (await isSignedWith(key, release));
    const known = newest[release.name];
    if (!signed || (known !== undefined && release.released_at < known)) {
      console.error(
        `[${release.name}] ${signed ? 'older than the release before' : 'not signed by this platform'}`,
      );
      continue;
    }
    newest[release.name] = release.released_at;
    accepted.push(release);
  }
  seen.write(newest);
  return accepted;
};
