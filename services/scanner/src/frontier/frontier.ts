import { canonicalUrl, pageKey } from './canonicalUrl';
import { linkKind } from './linkKind';
import type { RobotsBook } from './robots';
import { createScope } from './scope';
import { PER_FAMILY, urlTemplate, type UrlTemplate } from './urlTemplate';

/** A page to visit. */
export interface FrontierPage {
  url: string;
  template: string;
  /** Clicks from the start; pages known from a sitemap alone count as two. */
  depth: number;
  /** Page that led to it; null for the start and for sitemaps. */
  from: string | null;
}

export interface SkippedPage {
  url: string;
  code: 'robots' | 'robots_unreadable' | 'template_limit' | 'page_limit' | 'changes_something';
}

interface Waiting extends FrontierPage {
  kind: UrlTemplate;
  late: boolean;
  isStart: boolean;
}

const MAX_WAITING = 5_000;
const MAX_SKIPPED = 1_000;
const MAX_FILES = 1_000;
const SITEMAP_DEPTH = 2;

export interface FrontierOptions {
  /** Whole addresses, already checked. */
  startUrls: readonly string[];
  includeSubdomains: boolean;
  maxPages: number;
  robots: Pick<RobotsBook, 'of'>;
}

export interface Frontier {
  /** Next page, or null when there is none now: a page that is still open may add more. */
  next(): Promise<FrontierPage | null>;
  /** Links of a page, or of the sitemaps with `from` null. What is no page of the website is left out. */
  add(links: readonly string[], from: string | null): void;
  /** An address that a page came to by itself: it needs no visit of its own. */
  visited(url: string): void;
  /** One visited page of each template, in the order of the visits. */
  sample(): FrontierPage[];
  inScope(url: string): boolean;
  /** Pages handed out, and handed out or waiting. */
  readonly taken: readonly FrontierPage[];
  readonly known: number;
  readonly skipped: readonly SkippedPage[];
  /** Links to files of the website, which are no pages; at most 1,000. */
  readonly files: readonly string[];
}

/** Decides which pages of a website a scan visits, in which order, and says which it does not. */
export const createFrontier = ({
  startUrls,
  includeSubdomains,
  maxPages,
  robots,
}: FrontierOptions): Frontier => {
  const scope = createScope(startUrls, includeSubdomains);
  const seen = new Set<string>();
  const waiting: Waiting[] = [];
  const taken: FrontierPage[] = [];
  const depths = new Map<string, number>();
  const counts = new Map<string, number>();
  const skipped = new Map<string, SkippedPage>();
  const files = new Set<string>();

  const skip = (url: string, code: SkippedPage['code']) => {
    if (skipped.size < MAX_SKIPPED) skipped.set(url, { url, code });
  };
  const countOf = (name: string) => counts.get(name) ?? 0;
  const isFull = ({ key, family, limit }: UrlTemplate) =>
    countOf(key) >= limit || (family !== null && countOf(`family ${family}`) >= PER_FAMILY);
  const count = ({ key, family }: UrlTemplate, by: 1 | -1) => {
    counts.set(key, countOf(key) + by);
    if (family !== null) counts.set(`family ${family}`, countOf(`family ${family}`) + by);
  };

  const put = (link: string, from: string | null, isStart = false) => {
    const url = canonicalUrl(link, from ?? undefined);
    if (!url || !scope.contains(url) || seen.has(pageKey(url)) || waiting.length >= MAX_WAITING) return;
    const nature = linkKind(url);
    if (nature === 'file') {
      if (files.size < MAX_FILES) files.add(url);
      return;
    }
    seen.add(pageKey(url));
    if (nature === 'never' && !isStart) return skip(url, 'changes_something');
    const kind = urlTemplate(url);
    const depth = isStart ? 0 : from === null ? SITEMAP_DEPTH : (depths.get(from) ?? 0) + 1;
    waiting.push({ url, template: kind.key, depth, from, kind, late: nature === 'late', isStart });
  };
  /** The start, then pages of templates nobody saw, then the nearest; what may end something comes last. */
  const rank = ({ isStart, late, kind, depth }: Waiting): number =>
    isStart ? -1 : (late ? 1_000_000 : 0) + (countOf(kind.key) > 0 ? 1_000 : 0) + depth;
  const best = (): Waiting | undefined => {
    let at = 0;
    let lowest = Infinity;
    for (const [index, page] of waiting.entries()) {
      const value = rank(page);
      if (value < lowest) [at, lowest] = [index, value];
    }
    return waiting.splice(at, 1)[0];
  };

  for (const url of startUrls) put(url, null, true);

  return {
    taken,
    get known() {
      return Math.min(maxPages, taken.length + waiting.filter(({ kind }) => !isFull(kind)).length);
    },
    get skipped() {
      const left = taken.length >= maxPages ? waiting.slice(0, MAX_SKIPPED - skipped.size) : [];
      return [
        ...skipped.values(),
        ...left.map(({ url, kind }) => ({
          url,
          code: isFull(kind) ? ('template_limit' as const) : ('page_limit' as const),
        })),
      ];
    },
    get files() {
      return [...files];
    },
    inScope: scope.contains,
    add: (links, from) => {
      for (const link of links) put(link, from);
    },
    visited: (url) => {
      const canonical = canonicalUrl(url);
      if (!canonical) return;
      const key = pageKey(canonical);
      seen.add(key);
      const at = waiting.findIndex((page) => pageKey(page.url) === key);
      if (at >= 0) waiting.splice(at, 1);
    },
    sample: () => {
      const templates = new Set<string>();
      return taken.filter(({ template }) => !templates.has(template) && templates.add(template));
    },
    next: async () => {
      while (taken.length < maxPages) {
        const page = best();
        if (!page) return null;
        const { url, template, depth, from, kind, isStart } = page;
        if (isFull(kind)) {
          skip(url, 'template_limit');
          continue;
        }
        // Counted before the rules are read, so that pages asked for at the same time do not pass the limits.
        const chosen: FrontierPage = { url, template, depth, from };
        taken.push(chosen);
        count(kind, 1);
        const rules = await robots.of(url);
        // A broken robots.txt forbids following links; the owner's own start is no link.
        if (rules.allows(url) || (isStart && rules.unreadable)) {
          depths.set(url, depth);
          return chosen;
        }
        taken.splice(taken.indexOf(chosen), 1);
        count(kind, -1);
        skip(url, rules.unreadable ? 'robots_unreadable' : 'robots');
      }
      return null;
    },
  };
};
