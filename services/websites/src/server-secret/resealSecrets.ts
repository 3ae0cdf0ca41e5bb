import type { Logger } from '@yinyom/service-kit/logger';
import { SealedForAnother, type DataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import type { ServerSecretStore } from './serverSecret.store';

/** Seals anew what was sealed with an earlier DATA_SECRET, so that the earlier one can be forgotten. */
export const resealSecrets = async (
  store: ServerSecretStore,
  cipher: DataCipher,
  logger: Logger,
): Promise<void> => {
  let [resealed, unreadable] = [0, 0];
  for (const { _id, server_secret } of await store.all())
    try {
      if (!server_secret) continue;
      const owner = String(_id);
      const { text, stale } = cipher.open(server_secret.sealed, owner);
      if (!stale) continue;
      await store.reseal(_id, server_secret.sealed, cipher.seal(text, owner));
      resealed += 1;
    } catch (error) {
      if (!(error instanceof SealedForAnother)) throw error;
      unreadable += 1;
    }
  logger[unreadable > 0 ? 'error' : 'info'](
    { resealed, unreadable },
    'secrets of websites were looked through for those of an earlier DATA_SECRET',
  );
};
