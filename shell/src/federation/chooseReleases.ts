import type { PageCanary, PageRemote, PageRow } from '@yinyom/contracts/release/pageList';

/** Who uses this browser. */
export interface Somebody {
  /** Of the user or, before somebody signs in, of the browser. */
  id: string;
  organizationId: string | null;
}

const hashOf = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Where somebody stands among all users of a remote, from 0 to 1: always at the same place, so a share only grows or shrinks. */
export const placeOf = async (id: string, name: string): Promise<number> =>
  new DataView((await hashOf(`${name} ${id}`)).buffer).getUint32(0) / 2 ** 32;

const isFor = async (name: string, canary: PageCanary, { id, organizationId }: Somebody): Promise<boolean> =>
  (organizationId !== null && canary.organizations.includes(hexOf(await hashOf(organizationId)))) ||
  (canary.share > 0 && (await placeOf(id, name)) < canary.share);

/** The release of each remote that somebody gets: the canary where it is for them, else the one in use. */
export const chooseReleases = (rows: readonly PageRow[], who: () => Somebody): Promise<PageRemote[]> =>
  Promise.all(
    rows.map(async ({ canary, ...row }): Promise<PageRemote> => {
      // Without cryptography (plain HTTP) nobody can be placed.
      if (!canary || !globalThis.crypto?.subtle) return row;
      return (await isFor(row.name, canary, who())) ? { ...canary.release, is_canary: true } : row;
    }),
  );
