import type { Logger } from '@yinyom/service-kit/logger';
import type { DataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import { encryptAgain } from '@yinyom/service-kit/secrets/encryptAgain';
import type { ServerSecretStore } from './serverSecret.store';

/** Encrypts secrets of websites again that an earlier DATA_SECRET encrypted. */
export const resealSecrets = async (store: ServerSecretStore, cipher: DataCipher, logger: Logger) => {
  const stored = (await store.all()).flatMap(({ _id, server_secret }) => {
    if (!server_secret) return [];
    const { sealed } = server_secret;
    return [{ sealed, owner: String(_id), replace: (renewed: string) => store.reseal(_id, sealed, renewed) }];
  });
  await encryptAgain('secrets of websites', stored, cipher, logger);
};
