import type { Logger } from '@yinyom/service-kit/logger';
import { encryptAgain, type StoredSecret } from '@yinyom/service-kit/secrets/encryptAgain';
import type { SecretCipher } from './secretCipher';
import type { TwoFactorStore } from './twoFactor.store';

async function* storedIn(store: TwoFactorStore): AsyncGenerator<StoredSecret> {
  for await (const { _id, two_fa } of store.withSecrets()) {
    const { secret, pending_secret: pending } = two_fa;
    const owner = _id.toHexString();
    if (secret !== null)
      yield { sealed: secret, owner, replace: (to) => store.replaceSecret(_id, secret, to) };
    if (pending !== null)
      yield { sealed: pending, owner, replace: (to) => store.replacePending(_id, pending, to) };
  }
}

/** Encrypts two-factor secrets again that an earlier DATA_SECRET encrypted. */
export const resealSecrets = (store: TwoFactorStore, cipher: SecretCipher, logger: Logger) =>
  encryptAgain('two-factor secrets', storedIn(store), cipher, logger);
