import { gunzipSync } from 'node:zlib';
import { XMLParser } from 'fast-xml-parser';

export interface Sitemap {
  pages: string[];
  sitemaps: string[];
}

const NOTHING: Sitemap = { pages: [], sitemaps: [] };
const MAX_TEXT_BYTES = 20 * 1024 * 1024;
/** Entities stay as they are, so that none can grow: the five of XML are put back by hand. */
const parser = new XMLParser({
  processEntities: false,
  ignoreAttributes: true,
  parseTagValue: false,
  isArray: (name) => name === 'url' || name === 'sitemap',
});
const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};
const plain = (text: string) =>
  text.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity);

const unpacked = (body: Buffer): Buffer | null => {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  try {
    return gunzipSync(body, { maxOutputLength: MAX_TEXT_BYTES });
  } catch {
    return null;
  }
};

/** Cuts a file that came only in part after its last whole entry. */
const closed = (text: string): string => {
  const root = /<(urlset|sitemapindex)\b/.exec(text)?.[1];
  if (!root || text.includes(`</${root}>`)) return text;
  const entry = root === 'urlset' ? '</url>' : '</sitemap>';
  return `${text.slice(0, text.lastIndexOf(entry) + entry.length)}</${root}>`;
};

const locationsOf = (entries: unknown): string[] =>
  (Array.isArray(entries) ? entries : []).flatMap((entry: { loc?: unknown } | string) => {
    const loc = typeof entry === 'object' ? entry.loc : undefined;
    return typeof loc === 'string' ? [plain(loc).trim()] : [];
  });

/** Reads a sitemap in any of its forms: XML, index, gzip, one address per line. What is none of them is empty. */
export const parseSitemap = (body: Buffer): Sitemap => {
  const text = unpacked(body)
    ?.toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim();
  if (!text) return NOTHING;
  if (!text.startsWith('<'))
    return { pages: text.split(/\s+/).filter((line) => /^https?:\/\//.test(line)), sitemaps: [] };
  try {
    const document = parser.parse(closed(text)) as Record<
      string,
      { url?: unknown; sitemap?: unknown } | undefined
    >;
    return {
      pages: locationsOf(document['urlset']?.url),
      sitemaps: locationsOf(document['sitemapindex']?.sitemap),
    };
  } catch {
    return NOTHING;
  }
};
