import { createDataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import { encryptAgain, type StoredSecret } from '@yinyom/service-kit/secrets/encryptAgain';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { Logger } from '@yinyom/service-kit/logger';
import type { AgentConfirmationRecord, AgentConfirmationStore } from './agentConfirmation.store';

/** What arguments are bound to: they open for this confirmation of this organization only. */
type Owner = Pick<AgentConfirmationRecord, '_id' | 'organization_id'>;

const ownerOf = ({ _id, organization_id }: Owner): string =>
  `${organization_id.toHexString()}:${_id.toHexString()}`;

/**
 * What an agent wants to send may be anything, answers to data subjects, too: it waits encrypted.
 * @param ring DATA_SECRET
 */
export const createArgumentSeals = (ring: KeyRing) => {
  const cipher = createDataCipher(ring, 'yinyom arguments of agents');
  return {
    seal: (owner: Owner, text: string): string => cipher.seal(text, ownerOf(owner)),
    /** @throws SealedForAnother: what cannot be read is not confirmed */
    open: (owner: Owner, sealed: string): string => cipher.open(sealed, ownerOf(owner)).text,
    cipher,
  };
};
export type ArgumentSeals = ReturnType<typeof createArgumentSeals>;

async function* storedIn(store: Pick<AgentConfirmationStore, 'withArguments' | 'reseal'>) {
  for await (const record of store.withArguments()) {
    const sealed = record.arguments;
    const stored: StoredSecret = {
      sealed,
      owner: ownerOf(record),
      replace: (renewed) => store.reseal(record._id, sealed, renewed),
    };
    yield stored;
  }
}

/** Encrypts arguments again that an earlier DATA_SECRET encrypted. */
export const resealArguments = (
  store: Pick<AgentConfirmationStore, 'withArguments' | 'reseal'>,
  { cipher }: Pick<ArgumentSeals, 'cipher'>,
  logger: Logger,
) => encryptAgain('arguments of agents’ calls', storedIn(store), cipher, logger);
