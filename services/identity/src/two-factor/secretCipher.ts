import { createDataCipher, type Opened } from '@yinyom/service-kit/secrets/dataCipher';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';

/** Keeps two-factor secrets unreadable in the database and its backups. */
export interface SecretCipher {
  /** @param owner id of the person: sealed for one, a secret opens for nobody else */
  seal(secret: string, owner: string): string;
  /**
   * Opens what was sealed; what was stored before secrets were sealed is read as it is, and stale.
   * @throws SealedForAnother
   */
  open(stored: string, owner: string): Opened;
}

/** @param ring DATA_SECRET */
export const createSecretCipher = (ring: KeyRing): SecretCipher => {
  const cipher = createDataCipher(ring, 'yinyom two-factor secrets');
  return {
    seal: cipher.seal,
    open: (stored, owner) =>
      cipher.isSealed(stored) ? cipher.open(stored, owner) : { text: stored, stale: true },
  };
};
