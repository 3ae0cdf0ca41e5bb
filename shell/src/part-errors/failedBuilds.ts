import type { KnownBuild } from './knownParts';

/** Kept for as long as the tab is: a page that is loaded again and again counts once. */
const FAILED = 'yinyom-failed-builds';
/** Builds that one tab remembers. */
const MOST_KEPT = 50;

const known = (): string[] => {
  try {
    return (sessionStorage.getItem(FAILED) ?? '').split('\n');
  } catch {
    return [];
  }
};

const keep = (builds: string[]): void => {
  try {
    sessionStorage.setItem(FAILED, builds.slice(-MOST_KEPT).join('\n'));
  } catch {
    // Without storage each page counts once for itself.
  }
};

/** Whether this tab meets its first error of a build; it knows from now on. */
export const isFirstError = ({ name, build }: KnownBuild): boolean => {
  const part = `${name} ${build}`;
  const before = known();
  if (before.includes(part)) return false;
  keep([...before, part]);
  return true;
};
