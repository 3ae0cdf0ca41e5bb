import { canonicalUrl } from './canonicalUrl';
import type { FetchFile } from './fetchFile';
import { parseSitemap } from './parseSitemap';
import type { RobotsBook } from './robots';
import type { Scope } from './scope';

const MAX_FILES = 20;
const MAX_BYTES = 5 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const MAX_PAGES = 5_000;

/**
 * Pages that the sitemaps of a website name: those of its robots.txt and the usual one, indexes followed, at most
 * 20 files of 5 MB. Only files and pages of the website itself.
 * @param origins of the start
 */
export const readSitemaps = async (
  origins: readonly string[],
  { robots, scope, fetchFile }: { robots: RobotsBook; scope: Scope; fetchFile: FetchFile },
): Promise<string[]> => {
  const waiting: string[] = [];
  for (const origin of origins) waiting.push(...(await robots.of(origin)).sitemaps, `${origin}/sitemap.xml`);
  const seen = new Set<string>();
  const pages = new Set<string>();
  while (waiting.length > 0 && seen.size < MAX_FILES && pages.size < MAX_PAGES) {
    const file = canonicalUrl(waiting.shift() ?? '');
    if (!file || seen.has(file) || !scope.contains(file)) continue;
    if (!(await robots.of(file)).allows(file)) continue;
    seen.add(file);
    const answer = await fetchFile(file, { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS }).catch(() => null);
    if (answer?.status !== 200) continue;
    const found = parseSitemap(answer.body);
    waiting.push(...found.sitemaps);
    for (const page of found.pages) {
      const url = canonicalUrl(page);
      if (url && scope.contains(url) && pages.size < MAX_PAGES) pages.add(url);
    }
  }
  return [...pages];
};
