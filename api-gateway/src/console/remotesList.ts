import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

/** What the release store says about one remote: the build that is in use now and where it starts. */
const release = z.object({
  name: z.string().check(z.regex(/^mfe_[a-z]+$/)),
  build: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  /** What the running code of this build knows itself by. */
  hash: z.optional(z.string()),
  entry: z.string().check(z.regex(/^(?:\/mfe\/|https?:\/\/)/)),
  /** Digests of the manifest and of the file it names; the console lets a browser run nothing else. */
  integrity: z.object({ manifest: z.string(), entry: z.string() }),
  released_at: z.iso.datetime(),
  /** Over all of the above, by whoever deployed; the console checks it. */
  signature: z.string(),
});
export type Release = z.output<typeof release>;

/** The file in a remote's folder that points at its current build. */
export const POINTER = 'current.json';

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

const readRelease = async (folder: string, allowedOrigins: readonly string[]): Promise<Release | null> => {
  const text = await readFile(path.join(folder, POINTER), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (text === null) return null;
  const parsed = release.safeParse(JSON.parse(text));
  if (!parsed.success) return null;
  // A pointer to a host that nobody allowed is not a remote of ours.
  const foreign =
    !parsed.data.entry.startsWith('/') && !allowedOrigins.includes(new URL(parsed.data.entry).origin);
  return foreign ? null : parsed.data;
};

/**
 * The remotes and their current builds, read from the release store at each request: a deploy moves a pointer
 * file and needs nobody else. A remote without a valid pointer is not listed; one
 * whose pointer cannot be read is told to `onBroken`.
 */
export const listRemotes = async (
  releasesDir: string,
  allowedOrigins: readonly string[],
  onBroken: (room: string, error: unknown) => void,
): Promise<Release[]> => {
  const names = await readdir(releasesDir).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const releases = await Promise.all(
    names.sort().map((name) =>
      readRelease(path.join(releasesDir, name), allowedOrigins).catch((error: unknown) => {
        onBroken(name, error);
        return null;
      }),
    ),
  );
  return releases.filter((entry) => entry !== null);
};
