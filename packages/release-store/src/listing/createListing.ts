import { listText, rowsText } from '@yinyom/contracts/release/listText';
import type { ListedRemote, RemotesList } from '@yinyom/contracts/release/RemotesList';
import { HOUR_MS } from '@yinyom/contracts/durations';
import type { SignedList } from '../records';
import type { ReleaseStore } from '../ReleaseStore';
import type { PlatformKey } from '../signing/platformKey';
import type { Verifier } from '../signing/releaseKey';
import { listRows, type OnRefused, type RowChecks } from './listRows';

/** For so long consoles believe a list. A list that is played back later is refused. */
const VALID_MS = 24 * HOUR_MS;
/** While the key is at hand a list never gets older. */
const RENEW_MS = HOUR_MS;
/** As much as the clocks of two gateways may differ. */
const SKEW_MS = 5 * 60_000;
const TRIES = 3;

interface Parts extends Omit<RowChecks, 'highest'> {
  store: ReleaseStore;
  /** The private key, where it is at hand: lists are signed only there. */
  key: PlatformKey | null;
  onRefused: OnRefused;
  now?: () => Date;
}

const stampOf = ({ number, made_at, valid_until, signature }: SignedList) => ({
  number,
  made_at,
  valid_until,
  signature,
});

/**
 * The list of remotes. Its signature is kept in the store, so every gateway serves the same one; whichever finds it to
 * be of other rows or an hour old signs it anew.
 */
export const createListing = ({ store, key, onRefused, now = () => new Date(), ...checks }: Parts) => {
  /** Where the store takes none (a read-only folder), this process keeps its own. */
  let own: SignedList | null = null;

  const isGood = (list: SignedList | null, rows: readonly ListedRemote[], verifies: Verifier | null) => {
    if (!list || list.rows !== rowsText(rows)) return false;
    const age = now().getTime() - Date.parse(list.made_at);
    const limit = key ? RENEW_MS : VALID_MS;
    return (
      age > -SKEW_MS && age < limit && verifies !== null && verifies(listText(list, rows), list.signature)
    );
  };

  const signAnew = (signer: PlatformKey, rows: readonly ListedRemote[], before: SignedList | null) => {
    const number = Math.max(before?.number ?? 0, own?.number ?? 0) + 1;
    const made = now();
    const stamp = {
      number,
      made_at: made.toISOString(),
      valid_until: new Date(made.getTime() + VALID_MS).toISOString(),
    };
    return { ...stamp, signature: signer.sign(listText(stamp, rows)), rows: rowsText(rows) };
  };

  const signedFor = async (rows: readonly ListedRemote[]): Promise<SignedList | null> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const kept = await store.list();
      const known = [kept, own].find((list) => isGood(list, rows, checks.verifies));
      if (known) return known;
      if (!key) return null;
      const made = signAnew(key, rows, kept);
      const taken = await store.writeList(made, kept).catch(() => null);
      if (taken === false) continue;
      if (taken === null) own = made;
      return made;
    }
    return null;
  };

  return {
    /** Whether consoles may insist on a fresh signature: where somebody is there to renew it. */
    isRenewed: key !== null,
    read: async (): Promise<RemotesList> => {
      const pointers = new Map(await store.pointers((room, error) => onRefused(room, String(error))));
      // It is what reads the list.
      pointers.delete('shell');
      const { remotes, refused } = await listRows(
        store,
        pointers,
        { ...checks, highest: key?.highest ?? null },
        onRefused,
      );
      for (const { name, number } of remotes) key?.highest.raise(`${name} current`, number);
      const list = await signedFor(remotes);
      return { remotes, ...(refused.length > 0 && { refused }), ...(list && { list: stampOf(list) }) };
    },
  };
};
export type Listing = ReturnType<typeof createListing>;
