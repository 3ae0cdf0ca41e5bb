import { createHmac, hkdfSync } from 'node:crypto';
import type { Logger } from '@yinyom/service-kit/logger';
import type { DataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import { encryptAgain } from '@yinyom/service-kit/secrets/encryptAgain';
import type { LeakStore } from './leak.store';
import type { LeakWatchRecord } from './LeakRecords';
import { newBox } from './sealedBox';

/** Purpose of the keys that the secrets of leak watch are sealed with. */
export const LEAK_SECRETS = 'secrets of leak watch';
const LETTERS = 22;

/** The secret of a website: stored sealed, opened only to take over what a scan found. */
export const createLeakKeys = (cipher: DataCipher, store: LeakStore) => ({
  make: (applicationId: string): Pick<LeakWatchRecord, 'sealed' | 'public_key'> => {
    const { seed, publicKey } = newBox();
    return {
      sealed: cipher.seal(seed.toString('base64url'), applicationId),
      public_key: publicKey.toString('base64url'),
    };
  },
  /** @throws SealedForAnother */
  open: ({ _id, sealed }: Pick<LeakWatchRecord, '_id' | 'sealed'>) => {
    const seed = Buffer.from(cipher.open(sealed, _id).text, 'base64url');
    const key = Buffer.from(hkdfSync('sha256', seed, '', 'marks of values', 32));
    return {
      seed,
      /** What stands for a value of this website, and of no other. */
      markOf: (hash: string): string =>
        createHmac('sha256', key).update(hash).digest('base64url').slice(0, LETTERS),
    };
  },
  /** Encrypts secrets again that an earlier DATA_SECRET encrypted. */
  reseal: async (logger: Logger): Promise<void> => {
    const stored = (await store.all()).map(({ _id, sealed }) => ({
      sealed,
      owner: _id,
      replace: (renewed: string) => store.reseal(_id, sealed, renewed),
    }));
    await encryptAgain('secrets of leak watch', stored, cipher, logger);
  },
});
export type LeakKeys = ReturnType<typeof createLeakKeys>;
