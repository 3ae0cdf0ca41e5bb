/** One row of `/mf/remotes.json`: the build of a remote that is in use now, and where its manifest is. */
export interface RemoteEntry {
  /** Container name, e.g. `mfe_websites`. */
  name: string;
  build: string;
  entry: string;
}

const isEntry = (value: unknown): value is RemoteEntry =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'build', 'entry'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

/** Reads the list of remotes; rows that are not what they should be are left out. Rejects when there is no list. */
export const fetchRemotes = async (): Promise<RemoteEntry[]> => {
  const response = await fetch('/mf/remotes.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`The list of remotes answered ${response.status}`);
  const { remotes } = (await response.json()) as { remotes?: unknown };
  if (!Array.isArray(remotes)) throw new Error('The list of remotes is not a list');
  return remotes.filter(isEntry);
};
