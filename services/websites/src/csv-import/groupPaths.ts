import type { GroupRecord } from '../inheritance/GroupRecord';

type Named = Pick<GroupRecord, '_id' | 'name' | 'path'>;

/** Names from the top in one text; a slash cannot be part of a cell's name. */
export const pathKey = (names: readonly string[]): string => names.join('/');

/** Groups by the names from the top. A group whose name has a slash cannot be written in a cell. Pure. */
export const groupsByPath = (groups: readonly Named[]): Map<string, string> => {
  const names = new Map(groups.map(({ _id, name }) => [String(_id), name]));
  return new Map(
    groups.map(({ _id, path }) => [pathKey(path.map((id) => names.get(id) ?? '')), String(_id)]),
  );
};

/** Paths that are missing, each after the one above it. Pure. */
export const missingPaths = (wanted: readonly string[][], known: ReadonlyMap<string, string>): string[] => {
  const missing = new Set<string>();
  for (const names of wanted)
    names.forEach((_name, at) => {
      const key = pathKey(names.slice(0, at + 1));
      if (!known.has(key)) missing.add(key);
    });
  return [...missing];
};
