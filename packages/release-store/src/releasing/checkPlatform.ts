import type { Declared } from '@yinyom/contracts/release/Declared';
import { checkDeclared } from '@yinyom/contracts/release/checkDeclared';
import { ABOUT_FILE } from '@yinyom/contracts/release/names';
import type { BuildFacts, KnownAbout } from '../builds/buildFacts';
import type { ReleaseStore } from '../ReleaseStore';

/** What the remotes in use say about themselves, but for one room. */
export const declaredOfOthers = async (store: ReleaseStore, room: string): Promise<Declared[]> => {
  const pointers = [...(await store.pointers())].filter(([other]) => other !== room && other !== 'shell');
  const abouts = await Promise.all(
    pointers.map(async ([other, { current }]) => {
      const file = await store.readFile(other, current.build, ABOUT_FILE);
      return file && (JSON.parse(file.bytes.toString('utf8')) as KnownAbout);
    }),
  );
  return abouts.flatMap((about) => (about?.declared ? [about.declared] : []));
};

/** Why a build cannot be released beside what is in use: sentences for its team; none means that it fits. */
export type ReleaseCheck = (room: string, facts: BuildFacts, others: readonly Declared[]) => string[];

/** What every release is checked with: it says about itself what it must, and nobody has its addresses and texts. */
export const fitsPlatform: ReleaseCheck = (room, { about }, others) => {
  if (room === 'shell') return [];
  if (!about.declared)
    return [
      `Build ${about.build} does not say what it is: it was made by an earlier version. Build it anew, then deploy again.`,
    ];
  return checkDeclared(about.declared, { room, others });
};
