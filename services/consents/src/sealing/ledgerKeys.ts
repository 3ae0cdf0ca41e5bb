import type { LedgerKey } from '@yinyom/contracts/evidence/ledgerKey';
import { type DataCipher, SealedForAnother } from '@yinyom/service-kit/secrets/dataCipher';
import { canonicalJson } from 'yinyom-verify/canonicalJson';
import type { LedgerKeyStore, StoredLedgerKey } from './ledgerKey.store';
import { newSigningKey, readSigningKey, type SigningKey } from './signingKey';

/** What keys of the ledger are encrypted for: `createDataCipher`. */
export const LEDGER_KEYS = 'yinyom keys of the ledger';

/** The key that signs now, and everything that it vouches for. */
export interface OpenedLedgerKey {
  stored: StoredLedgerKey;
  signing: SigningKey;
  /** It was encrypted with an earlier DATA_SECRET. */
  stale: boolean;
}

const LOST = [
  'The key that signs the days of the ledger cannot be opened: it was encrypted with another DATA_SECRET, or the',
  'collection ledger_keys was changed. Nothing was overwritten. Put the DATA_SECRET back, or name it in',
  'DATA_SECRET_PREVIOUS. Where it is lost for good, make a new key (docs/running.md, "Changing a key"): what was signed',
  'with this one verifies on.',
].join(' ');

/** The private part opens only together with all that is told beside it: whoever can write to the database cannot lie. */
const told = ({ sealed: _private, ...rest }: StoredLedgerKey): string => canonicalJson(rest);

/** @throws Error when no DATA_SECRET of this process opens it */
export const openLedgerKey = (stored: StoredLedgerKey, cipher: DataCipher): OpenedLedgerKey => {
  try {
    const { text, stale } = cipher.open(stored.sealed, told(stored));
    return { stored, signing: readSigningKey(text), stale };
  } catch (cause) {
    if (cause instanceof SealedForAnother) throw new Error(LOST, { cause });
    throw cause;
  }
};

/** The same key, encrypted with the DATA_SECRET of now, or with something changed that is told beside it. */
export const sealAgain = (
  { stored }: OpenedLedgerKey,
  cipher: DataCipher,
  change: Partial<StoredLedgerKey> = {},
): StoredLedgerKey => {
  const { text } = cipher.open(stored.sealed, told(stored));
  const next = { ...stored, ...change };
  return { ...next, sealed: cipher.seal(text, told(next)) };
};

/** A new key that follows others. */
export const makeLedgerKey = (
  cipher: DataCipher,
  { number, since, retired }: { number: number; since: Date; retired: StoredLedgerKey['retired'] },
): StoredLedgerKey => {
  const { key, text } = newSigningKey();
  const made: StoredLedgerKey = {
    _id: number,
    key_id: key.id,
    public_key: key.publicPem,
    since: since.toISOString(),
    retired,
    took_over: false,
    sealed: '',
  };
  return { ...made, sealed: cipher.seal(text, told(made)) };
};

/** The keys of the ledger, as a running process uses them: another process may have changed the key meanwhile. */
export const createLedgerKeys = (store: LedgerKeyStore, cipher: DataCipher) => {
  const opened = async (): Promise<OpenedLedgerKey> => {
    const stored = await store.newest();
    if (!stored) throw new Error('the key of the ledger (collection ledger_keys) is gone');
    return openLedgerKey(stored, cipher);
  };
  return {
    /** The key to sign with. */
    current: async (): Promise<SigningKey> => (await opened()).signing,

    /** Every key that ever signed, oldest first. */
    known: async (): Promise<LedgerKey[]> => {
      const { stored } = await opened();
      const { key_id, public_key, since, retired } = stored;
      return [...retired, { key_id, public_key, since, until: null }];
    },

    takeover: store.takeover,
  };
};
export type LedgerKeys = ReturnType<typeof createLedgerKeys>;
