import { createHmac, hkdfSync } from 'node:crypto';
import type { Logger } from '@yinyom/service-kit/logger';
import { SealedForAnother, type DataCipher } from '@yinyom/service-kit/secrets/dataCipher';
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
  /** Seals anew what was sealed with an earlier DATA_SECRET. */
  reseal: async (logger: Logger): Promise<void> => {
    let [resealed, unreadable] = [0, 0];
    for (const { _id, sealed } of await store.all())
      try {
        const { text, stale } = cipher.open(sealed, _id);
        if (!stale) continue;
        await store.reseal(_id, sealed, cipher.seal(text, _id));
        resealed += 1;
      } catch (error) {
        if (!(error instanceof SealedForAnother)) throw error;
        unreadable += 1;
      }
    logger[unreadable > 0 ? 'error' : 'info'](
      { resealed, unreadable },
      'secrets of leak watch were looked through for those of an earlier DATA_SECRET',
    );
  },
});
export type LeakKeys = ReturnType<typeof createLeakKeys>;
