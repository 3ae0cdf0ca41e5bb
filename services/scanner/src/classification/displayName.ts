import { ruleBook } from './ruleBook';

/** How an item is shown: names that differ only by an id are one, with any ending. */
export const displayName = (name: string): { name: string; match: 'exact' | 'prefix' } => {
  const { exact, prefixes } = ruleBook();
  if (exact.has(name)) return { name, match: 'exact' };
  const rule = prefixes.find(
    (prefix) => prefix.collapse && name.startsWith(prefix.name) && name !== prefix.name,
  );
  return rule ? { name: rule.name, match: 'prefix' } : { name, match: 'exact' };
};
