import { aboutShape } from '@yinyom/contracts/release/aboutShape';
import type { Declared } from '@yinyom/contracts/release/Declared';
import { ABOUT_FILE, containerOf } from '@yinyom/contracts/release/names';
import type { Release } from '@yinyom/contracts/release/Release';
import { releaseShape } from '@yinyom/contracts/release/releaseShape';
import type { ListedRelease, ListedRemote } from '@yinyom/contracts/release/RemotesList';
import { digestOf } from '../builds/fileTable';
import type { CanaryPointer, Pointer } from '../records';
import type { ReleaseStore } from '../ReleaseStore';
import type { HighestNumbers } from '../signing/highestNumbers';
import { isSigned, type Verifier } from '../signing/releaseKey';

/** What a row is checked with before it is listed. */
export interface RowChecks {
  /** Null while the platform has no key: nothing is listed as signed, and consoles load nothing. */
  verifies: Verifier | null;
  /** Of a process that has the key. */
  highest: HighestNumbers | null;
  /** Other origins that remotes may come from. */
  origins: readonly string[];
}

/** Why a release is not listed; null when it is. */
const whyNot = (room: string, release: Release, { verifies, origins }: RowChecks): string | null => {
  if (!releaseShape.safeParse(release).success)
    return 'it is not a release (an earlier version may have made it)';
  if (release.name !== containerOf(room)) return `it is a release of ${release.name}`;
  if (verifies && !isSigned(release, verifies)) return "it is not signed with this platform's key";
  if (!release.entry.startsWith('/') && !origins.includes(new URL(release.entry).origin))
    return `REMOTE_ORIGINS does not allow ${new URL(release.entry).origin}`;
  return null;
};

const isReplayed = (room: string, { current, canary }: Pointer, highest: HighestNumbers | null) => {
  const name = containerOf(room);
  return {
    current: current.number < (highest?.of(`${name} current`) ?? 0),
    canary: canary !== undefined && canary.release.number < (highest?.of(`${name} canary`) ?? 0),
  };
};

/** What builds say about themselves, by its digest: read and checked once. */
const abouts = new Map<string, Pick<ListedRelease, 'declared' | 'needs'>>();
const KNOWN_ABOUTS = 500;

/** Adds to a release what its build says about itself. @returns a sentence when these bytes are not those that were signed */
const withAbout = async (
  store: ReleaseStore,
  room: string,
  release: Release,
): Promise<ListedRelease | string> => {
  const known = abouts.get(release.integrity.about);
  if (known) return { ...release, ...known };
  const file = await store.readFile(room, release.build, ABOUT_FILE);
  if (!file) return `the store has lost ${ABOUT_FILE} of build ${release.build}`;
  if (digestOf(file.bytes) !== release.integrity.about)
    return `${ABOUT_FILE} of build ${release.build} is not the one that was signed`;
  const about = aboutShape.safeParse(JSON.parse(file.bytes.toString('utf8')));
  if (!about.success) return `${ABOUT_FILE} of build ${release.build} does not say what it must`;
  const { declared, needs } = about.data;
  const said = { declared, ...(needs && { needs }) };
  if (abouts.size >= KNOWN_ABOUTS) abouts.clear();
  abouts.set(release.integrity.about, said);
  return { ...release, ...said };
};

/** Told about what is not listed. */
export type OnRefused = (room: string, why: string) => void;

interface Rows {
  remotes: ListedRemote[];
  /** What remotes say about themselves whose release may not be believed, as far as that can be read. */
  refused: { declared: Declared }[];
}

/** The rows of the list: every pointer of the store that may be believed, and the pages of those that may not. */
export const listRows = async (
  store: ReleaseStore,
  pointers: ReadonlyMap<string, Pointer>,
  checks: RowChecks,
  onRefused: OnRefused,
): Promise<Rows> => {
  const refused: Rows['refused'] = [];
  const keepPages = async (room: string, release: Release) => {
    const row = await withAbout(store, room, release).catch(() => '');
    if (typeof row !== 'string' && row.declared.name === containerOf(room))
      refused.push({ declared: row.declared });
  };

  const listed = async (room: string, release: Release, replayed: boolean): Promise<ListedRelease | null> => {
    const why = replayed
      ? `number ${release.number} is older than what was released since`
      : whyNot(room, release, checks);
    const row = why ?? (await withAbout(store, room, release));
    if (typeof row !== 'string') return row;
    onRefused(room, row);
    return null;
  };

  const canaryRow = async (room: string, canary: CanaryPointer, replayed: boolean) => {
    const release = await listed(room, canary.release, replayed);
    return release && { release, organizations: canary.organizations, share: canary.share };
  };

  const rows = await Promise.all(
    [...pointers].map(async ([room, pointer]): Promise<ListedRemote | null> => {
      const replayed = isReplayed(room, pointer, checks.highest);
      const current = await listed(room, pointer.current, replayed.current);
      if (!current) {
        await keepPages(room, pointer.current);
        return null;
      }
      const canary = pointer.canary && (await canaryRow(room, pointer.canary, replayed.canary));
      return canary ? { ...current, canary } : current;
    }),
  );
  return { remotes: rows.filter((row) => row !== null), refused };
};
