import { canonicalJson } from 'yinyom-verify/canonicalJson';
import type { DataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import type { LedgerKeyStore, Takeover } from './ledgerKey.store';
import { sealAgain, type OpenedLedgerKey } from './ledgerKeys';
import type { RootStore } from './root.store';

/** The text that a takeover's signature is made of. It names its purpose: the key signs days and exports, too. */
export const takeoverContent = (takeover: Omit<Takeover, '_id' | 'signature'>): string =>
  canonicalJson({
    purpose: 'takeover of a ledger',
    key_id: takeover.key_id,
    application_id: takeover.application_id,
    day: takeover.day,
    last_seq: takeover.last_seq,
    root_hash: takeover.root_hash,
  });

/**
 * Signs the last signed day of every website with a key that is new. Through the chain of days that fixes everything
 * before it, so whoever gets hold of the old key cannot write another past (docs/decisions/059-key-of-the-ledger.md).
 * Done once for each key: what is signed here is believed.
 */
export const takeOver = async (
  opened: OpenedLedgerKey,
  { store, roots, cipher }: { store: LedgerKeyStore; roots: RootStore; cipher: DataCipher },
): Promise<void> => {
  const { signing, stored } = opened;
  if (stored.took_over) return;
  for (const { application_id, day, last_seq, root_hash } of await roots.lastOfAll()) {
    const takeover = { key_id: signing.id, application_id, day, last_seq, root_hash };
    const signature = signing.sign(takeoverContent(takeover));
    await store.addTakeover({ _id: `${signing.id}|${application_id}`, ...takeover, signature });
  }
  await store.reseal(stored, sealAgain(opened, cipher, { took_over: true }));
};
