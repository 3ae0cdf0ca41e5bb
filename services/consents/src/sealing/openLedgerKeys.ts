import type { DataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import type { Logger } from '@yinyom/service-kit/logger';
import type { Clock } from '../database/databaseClock';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import type { LedgerKeyStore, RetiredKey, StoredLedgerKey } from './ledgerKey.store';
import { createLedgerKeys, makeLedgerKey, openLedgerKey, sealAgain, type LedgerKeys } from './ledgerKeys';
import type { RootStore } from './root.store';
import { takeOver } from './takeOver';

export interface LedgerKeyParts {
  store: LedgerKeyStore;
  roots: RootStore;
  /** Of DATA_SECRET, for LEDGER_KEYS. */
  cipher: DataCipher;
  clock: Clock;
  logger: Logger;
}

/** The keys that versions before this one derived from INGEST_SECRET: they vouch for the days up to now only. */
const derivedKeys = async (store: LedgerKeyStore, now: Date): Promise<RetiredKey[]> => {
  const derived = await store.derived();
  const known = new Set(derived.map(({ _id }) => _id));
  const unknown = (await store.usedIds()).filter((id) => !known.has(id));
  // Days that a key of its own signed, and the key is not there: the collection was lost, not never made.
  if (unknown.length > 0 && !(await store.newest()))
    throw new Error(
      `The collection ledger_keys is empty, but days of the ledger were signed with ${unknown.join(', ')}. Put it back from a backup.`,
    );
  return derived.map(({ _id, public_key, since }) => ({
    key_id: _id,
    public_key,
    since: since.toISOString(),
    until: bangkokDay(now),
  }));
};

/** Makes the first key, or takes the one that another process made first. */
const firstKey = async ({ store, cipher, clock, logger }: LedgerKeyParts): Promise<StoredLedgerKey> => {
  const since = await clock();
  const made = makeLedgerKey(cipher, { number: 1, since, retired: await derivedKeys(store, since) });
  if (await store.add(made)) {
    logger.info({ key_id: made.key_id }, 'a key of its own was made for the ledger');
    return made;
  }
  const other = await store.newest();
  if (!other) throw new Error('the key of the ledger (collection ledger_keys) is gone');
  return other;
};

/**
 * Opens the keys of the ledger at the start of a process; the first start makes the key.
 * @throws Error when the key cannot be opened; nothing is overwritten then
 */
export const openLedgerKeys = async (parts: LedgerKeyParts): Promise<LedgerKeys> => {
  const { store, cipher, logger } = parts;
  const stored = (await store.newest()) ?? (await firstKey(parts));
  const opened = openLedgerKey(stored, cipher);
  if (!stored.took_over) await takeOver(opened, parts);
  else if (opened.stale) {
    await store.reseal(stored, sealAgain(opened, cipher));
    logger.info({ key_id: stored.key_id }, 'the key of the ledger was encrypted with the DATA_SECRET of now');
  }
  return createLedgerKeys(store, cipher);
};

/**
 * Makes a new key; what was signed with the old one up to today verifies on. Running processes take it by themselves.
 * @param lost the DATA_SECRET of the old key is lost; otherwise it must open the old one, or a mistaken one would lock
 *   everybody out
 * @returns ids of the key before and of the new one
 * @throws Error when there is none, it cannot be opened, or another process made a new one at the same time
 */
export const changeLedgerKey = async (
  parts: LedgerKeyParts,
  { lost = false } = {},
): Promise<{ before: string; now: string }> => {
  const { store, cipher, clock } = parts;
  const stored = await store.newest();
  if (!stored)
    throw new Error('The ledger has no key yet: the consents service makes it at its first start.');
  if (!lost) openLedgerKey(stored, cipher);
  const since = await clock();
  const { key_id: before, public_key, since: made } = stored;
  const retired = [...stored.retired, { key_id: before, public_key, since: made, until: bangkokDay(since) }];
  const next = makeLedgerKey(cipher, { number: stored._id + 1, since, retired });
  if (!(await store.add(next))) throw new Error('Another process changed the key at this moment.');
  await takeOver(openLedgerKey(next, cipher), parts);
  return { before, now: next.key_id };
};
