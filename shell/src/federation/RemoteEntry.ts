import { checkReleases } from './checkReleases';
import { seenReleases } from './seenReleases';

/** One row of `/mf/remotes.json`: the build of a remote that is in use now, and where its manifest is. */
export interface RemoteEntry {
  /** Container name, e.g. `mfe_websites`. */
  name: string;
  build: string;
  /** What the running code of this build knows itself by. */
  hash?: string;
  entry: string;
  /** Digests of the manifest and of the file that it names, as browsers read them (`sha256-…`). */
  integrity: { manifest: string; entry: string };
  /** ISO 8601. */
  released_at: string;
  /** Over all of the above. */
  signature: string;
}

const hasTexts = (value: unknown, keys: readonly string[]): value is object =>
  typeof value === 'object' &&
  value !== null &&
  keys.every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

const isEntry = (value: unknown): value is RemoteEntry =>
  hasTexts(value, ['name', 'build', 'entry', 'released_at', 'signature']) &&
  hasTexts((value as RemoteEntry).integrity, ['manifest', 'entry']);

/** The platform's key, which the gateway writes into the page. */
const pageKey = (): string =>
  document.querySelector('meta[name="release-key"]')?.getAttribute('content') ?? '';

/**
 * Reads the list of remotes; rows that are not what they should be, not signed by this platform or older than what
 * was seen are left out. Rejects when there is no list.
 */
export const fetchRemotes = async (): Promise<RemoteEntry[]> => {
  const response = await fetch('/mf/remotes.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`The list of remotes answered ${response.status}`);
  const { remotes } = (await response.json()) as { remotes?: unknown };
  if (!Array.isArray(remotes)) throw new Error('The list of remotes is not a list');
  // Development servers rebuild all the time and sign nothing.
  if (process.env.NODE_ENV === 'development') return remotes as RemoteEntry[];
  const entries = remotes.filter(isEntry);
  // Over plain HTTP (other than on this machine) browsers have no cryptography; whoever can alter the list there can
  // alter this code as well.
  if (globalThis.isSecureContext === false) return entries;
  const key = pageKey();
  return checkReleases(entries, key, seenReleases(key));
};
