import type { About } from './aboutShape';
import type { CallShape } from './callShape';
import { checkDeclared } from './checkDeclared';
import { checkNeeds } from './checkNeeds';
import { roomOf } from './names';
import type { OfferedPlatform, Platform } from './platform';
import { unmetSentence } from './unmetSentence';

/** A build of a remote, as far as a platform asks about it. Builds of before say less. */
export interface BuiltRemote {
  about: Pick<About, 'name' | 'build'> & Partial<About>;
  /** What stands in its `calls.json`. */
  shapes: Readonly<Record<string, CallShape>>;
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

const tooBig = (
  { size, name, build }: BuiltRemote['about'],
  { entry, own }: Platform['budgets'],
  there: string,
): string[] => {
  const sentences: string[] = [];
  if (size && size.entry > entry)
    sentences.push(
      `The entry of ${name} ${build} has ${kilobytes(size.entry)} (gzip); ${there} takes ${kilobytes(entry)}. It should name the remote's public face and nothing else: keep to what @yinyom/build-remote exposes and shares.`,
    );
  if (size && size.own > own)
    sentences.push(
      `${name} ${build} has ${kilobytes(size.own)} of code and texts of its own (gzip); ${there} takes ${kilobytes(own)}. Leave out what is large (a library, pictures in code), or have the budget raised.`,
    );
  return sentences;
};

/**
 * Why what a build needs is not there, or is more than there is room for: sentences for its team, which name both sides
 * and the way out; none means that it fits.
 * @param there the platform's name in these sentences, e.g. its address
 */
export const checkBuild = (
  { about, shapes }: BuiltRemote,
  platform: OfferedPlatform,
  there: string,
): string[] => {
  const remote = `${about.name} ${about.build}`;
  if (!about.needs) return [`${remote} does not say what it needs. Build it anew with @yinyom/build-remote.`];
  const unmet = checkNeeds(about.needs, shapes, platform);
  return [
    ...unmet.map((need) => unmetSentence(need, { remote, there, platform })),
    ...tooBig(about, platform.budgets, there),
  ];
};

/** Everything that a platform would refuse a build for: `checkBuild`, and what others have already. */
export const checkRelease = (built: BuiltRemote, platform: Platform, there: string): string[] => {
  const { declared, name, build } = built.about;
  const told = declared
    ? checkDeclared(declared, { room: roomOf(name), others: platform.remotes })
    : [`${name} ${build} does not say what it is. Build it anew with @yinyom/build-remote.`];
  return [...told, ...checkBuild(built, platform, there)];
};
