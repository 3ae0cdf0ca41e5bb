import type { GroupRecord } from '../inheritance/GroupRecord';

type Named = Pick<GroupRecord, '_id' | 'name' | 'path'>;

/** The names of a path in one text; two that differ in case alone are the same group. A slash cannot be part of a cell's name. */
export const pathKey = (names: readonly string[]): string => names.join('/').normalize('NFC').toLowerCase();

/** Groups by the names from the top. A group whose name has a slash cannot be written in a cell. Pure. */
export const groupsByPath = (groups: readonly Named[]): Map<string, string> => {
  const names = new Map(groups.map(({ _id, name }) => [String(_id), name]));
  return new Map(
    groups.map(({ _id, path }) => [pathKey(path.map((id) => names.get(id) ?? '')), String(_id)]),
  );
};

/** Paths that are missing, as they are written first, each after the one above it. Pure. */
export const missingPaths = (wanted: readonly string[][], known: ReadonlyMap<string, string>): string[] => {
  const missing = new Map<string, string>();
  for (const names of wanted)
    names.forEach((_name, at) => {
      const path = names.slice(0, at + 1);
      const key = pathKey(path);
      if (!known.has(key) && !missing.has(key)) missing.set(key, path.join('/'));
    });
  return [...missing.values()];
};
