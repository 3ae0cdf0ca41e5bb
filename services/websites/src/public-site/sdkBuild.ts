import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { SdkBuild } from '@yinyom/contracts/sdk/sdkScript';
import { AppError } from '@yinyom/service-kit/AppError';

/** A build of the visitors' script as it lies on disk. */
export interface LoadedBuild extends SdkBuild {
  /** Changes when the files do. */
  id: string;
}

export interface SdkBuildReader {
  (): Promise<LoadedBuild>;
  /** The build when it was looked at lately, else null. */
  atHand(): LoadedBuild | null;
}

const CHECK_MS = 1_000;

/**
 * Reads what the script's build left in a folder (`build.json`), and reads it again when it was built anew.
 * @throws AppError 503 from the returned function when there is no build
 */
export const createSdkBuildReader = (folder: string): SdkBuildReader => {
  const file = path.join(path.resolve(folder), 'build.json');
  let loaded: LoadedBuild | null = null;
  let checked = 0;
  let reading: Promise<LoadedBuild> | null = null;

  const read = async (): Promise<LoadedBuild> => {
    const missing = (cause: unknown) => new AppError(503, 'unavailable', { retryAfterSeconds: 10, cause });
    const { mtimeMs, size } = await stat(file).catch((error: unknown) => {
      throw missing(error);
    });
    const id = `${mtimeMs}-${size}`;
    if (loaded?.id === id) return loaded;
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      throw missing(error);
    });
    return { ...(JSON.parse(text) as SdkBuild), id };
  };

  const atHand = () => (loaded && Date.now() - checked < CHECK_MS ? loaded : null);
  const current = async () => {
    const known = atHand();
    if (known) return known;
    reading ??= read().finally(() => {
      reading = null;
    });
    loaded = await reading;
    checked = Date.now();
    return loaded;
  };
  return Object.assign(current, { atHand });
};
