import { siteHistory, splitLanguage } from '@yinyom/mfe-kit';
import { routeOf } from '../routes/siteRoutes';
import { acceptedReleases } from '../federation/acceptedReleases';
import { knownBuilds } from '../federation/remoteLoader';
import { addToList, fetchList, isReleased } from '../federation/remotesList';
import { shellChanged } from '../federation/shellChanged';

/** How often a tab that stays in front asks (milliseconds). */
const INTERVAL = 60_000;

/** Apps of which a newer build is out than the one that this page runs or would load. */
export interface NewerBuilds {
  shell: boolean;
  /** Container names. */
  remotes: ReadonlySet<string>;
}

/** A remote that is new altogether is there from now on: its pages and menu entries come without a load. */
const newerRemotes = async (): Promise<ReadonlySet<string>> => {
  const known = knownBuilds();
  const listed = await acceptedReleases((await fetchList()).filter(isReleased));
  addToList(listed);
  return new Set(
    listed.filter(({ name, build }) => (known.get(name) ?? build) !== build).map(({ name }) => name),
  );
};

const SHELL = 'shell';

/** The app whose page an address is. */
const ownerOf = (address: string): string => {
  const { pathname } = new URL(address, location.origin);
  return routeOf(splitLanguage(pathname).path)?.remote ?? SHELL;
};

/**
 * Whether the way from one address to another should load the page afresh: only where the pages of another app begin,
 * and only for a newer build of that app or of the shell. Inside the pages of one app (a section, a filter, the words of
 * a search in the address) nothing is ever taken away.
 */
export const needsLoad = (newer: NewerBuilds, from: string, to: string): boolean => {
  const owner = ownerOf(to);
  return owner !== ownerOf(from) && (newer.shell || newer.remotes.has(owner));
};

const answerOf = <T>(result: PromiseSettledResult<T>, otherwise: T): T =>
  result.status === 'fulfilled' ? result.value : otherwise;

/**
 * When the tab comes back to the front, and every minute while it stays there, asks whether newer builds are out. They
 * are taken by loading the page afresh on the way to their pages, after everybody with unsaved work was asked.
 */
export const watchBuilds = (): void => {
  let newer: NewerBuilds = { shell: false, remotes: new Set() };
  siteHistory.loadAfresh((address) => needsLoad(newer, location.href, address));
  const check = async () => {
    if (document.visibilityState !== 'visible') return;
    const [remotes, shell] = await Promise.allSettled([newerRemotes(), shellChanged()]);
    newer = { remotes: answerOf(remotes, newer.remotes), shell: answerOf(shell, newer.shell) };
  };
  window.addEventListener('focus', () => void check());
  document.addEventListener('visibilitychange', () => void check());
  setInterval(() => void check(), INTERVAL);
};
