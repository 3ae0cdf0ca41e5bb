import { readSitemaps } from '../frontier/readSitemaps';

const MAX_ORIGINS = 5;

/**
 * Reads the sitemaps of each origin of the website once, when its first page turns up: a start such as
 * `http://example.ac.th` often leads to another origin.
 * @returns pages that an address's origin names, or none when it was asked before
 */
export const createSitemapBook = (tools: Parameters<typeof readSitemaps>[1]) => {
  const known = new Set<string>();
  return async (url: string): Promise<string[]> => {
    const { origin } = new URL(url);
    if (known.has(origin) || known.size >= MAX_ORIGINS || !tools.scope.contains(url)) return [];
    known.add(origin);
    return readSitemaps([origin], tools);
  };
};
