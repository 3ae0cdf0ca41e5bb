import type { Logger } from '@yinyom/service-kit/logger';
import { SealedForAnother } from '@yinyom/service-kit/secrets/dataCipher';
import type { SecretCipher } from './secretCipher';
import type { TwoFactorStore } from './twoFactor.store';

/**
 * Encrypts anew what was encrypted with an earlier DATA_SECRET, so that the earlier one can be forgotten. What nobody
 * can open is left as it is.
 * @returns how many secrets were encrypted anew, and how many could not be opened
 */
export const resealSecrets = async (
  store: TwoFactorStore,
  cipher: SecretCipher,
  logger: Logger,
): Promise<{ resealed: number; unreadable: number }> => {
  const counted = { resealed: 0, unreadable: 0 };
  const reseal = async (stored: string, owner: string, replace: (to: string) => Promise<unknown>) => {
    try {
      const { text, stale } = cipher.open(stored, owner);
      if (!stale) return;
      await replace(cipher.seal(text, owner));
      counted.resealed += 1;
    } catch (error) {
      if (!(error instanceof SealedForAnother)) throw error;
      counted.unreadable += 1;
    }
  };
  for await (const { _id, two_fa } of store.withSecrets()) {
    const { secret, pending_secret: pending } = two_fa;
    const owner = _id.toHexString();
    if (secret !== null) await reseal(secret, owner, (to) => store.replaceSecret(_id, secret, to));
    if (pending !== null) await reseal(pending, owner, (to) => store.replacePending(_id, pending, to));
  }
  logger[counted.unreadable > 0 ? 'error' : 'info'](
    counted,
    'two-factor secrets were looked through for those of an earlier DATA_SECRET',
  );
  return counted;
};
