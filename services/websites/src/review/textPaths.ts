import type { Snapshot } from '@yinyom/notice/snapshot/Snapshot';

const pathsIn = (value: unknown, path: string): string[] => {
  if (typeof value === 'string') return [path];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, path ? `${path}.${key}` : key));
};

/** Paths of the texts that a version says, in any of its languages; those of categories begin with the category's id. */
export const textPaths = ({ texts, categories }: Snapshot): ReadonlySet<string> =>
  new Set([
    ...Object.values(texts).flatMap(({ categories: _own, ...rest }) => pathsIn(rest, '')),
    ...categories.flatMap(({ id }) => [`${id}.title`, `${id}.description`]),
  ]);
