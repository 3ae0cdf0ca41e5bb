import path from 'node:path';
import { createHighestNumbers, type HighestNumbers } from './highestNumbers';
import { openSigner, readSigner, type Signer } from './releaseKey';

/** What a platform signs its releases with. */
export interface PlatformKey extends Signer {
  file: string;
  highest: HighestNumbers;
}

/** Where the private key is: RELEASE_KEY_FILE, else beside the store's folder, of which it is no part. */
export const keyFileOf = (given: string | undefined, releasesDir: string): string =>
  path.resolve(given ?? path.join(releasesDir, '..', 'release-key.pem'));

const withNumbers = (file: string, signer: Signer): PlatformKey => ({
  ...signer,
  file,
  highest: createHighestNumbers(`${file}.numbers.json`),
});

/** The key in a file, or null while there is none. */
export const readPlatformKey = (file: string): PlatformKey | null => {
  const signer = readSigner(file);
  return signer && withNumbers(file, signer);
};

/** The key in a file, which is made when there is none. */
export const openPlatformKey = (file: string): PlatformKey => withNumbers(file, openSigner(file));
