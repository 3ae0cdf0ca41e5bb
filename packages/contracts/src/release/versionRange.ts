const RANGE = /^\^\d+\.\d+\.\d+(?: \|\| \^\d+\.\d+\.\d+)*$/;
const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/;

type Numbers = readonly [major: number, minor: number, patch: number];

const numbersOf = (version: string): Numbers | null => {
  const [, major, minor, patch] = VERSION.exec(version) ?? [];
  return major === undefined ? null : [Number(major), Number(minor), Number(patch)];
};

/** Whether a text is a range as releases name it: `^1.12.0`, or several of them (`^1.12.0 || ^2.0.0`). */
export const isVersionRange = (range: string): boolean => RANGE.test(range);

/** From `from` on, up to the next version that may break what was built against it: the next major, below 1.0 the next minor. */
const isFrom = ([major, minor, patch]: Numbers, from: Numbers): boolean =>
  major === from[0] && (minor === from[1] ? patch >= from[2] : major > 0 && minor > from[1]);

/** Whether a version is in a range of `isVersionRange`. What cannot be read is in none. */
export const isInRange = (version: string, range: string): boolean => {
  const given = numbersOf(version);
  return (
    given !== null &&
    isVersionRange(range) &&
    range.split(' || ').some((part) => {
      const from = numbersOf(part.slice(1));
      return from !== null && isFrom(given, from);
    })
  );
};

/** The range of versions that do what the given one does: its own minor and later ones. Patches add nothing. */
export const rangeOf = (version: string): string => {
  const [major = 0, minor = 0] = numbersOf(version) ?? [];
  return `^${major}.${minor}.0`;
};
