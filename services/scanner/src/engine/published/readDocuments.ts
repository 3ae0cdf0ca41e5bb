import type { IncomingHttpHeaders } from 'node:http';
import type { UnreadCode } from '@yinyom/contracts/scanner/leakWatch';
import { DOCUMENT_LIMITS } from '../../documents/documentLimits';
import type { DocumentReader } from '../../documents/apart/startReader';
import type { RobotsBook } from '../../frontier/robots';
import type { KnownDocuments } from '../ScanOutcome';
import { createDocumentMemory } from './documentMemory';
import type { Published, PublishedSource } from './Published';

interface Answer {
  status: number;
  location: string | undefined;
  contentType: string;
  /** ETag and date of what is there; null where the server names no ETag. */
  validator: string | null;
  body: Buffer;
  truncated: boolean;
}

/** Reads one address without following it elsewhere. */
export type FetchOnce = (
  url: string,
  limits: { maxBytes: number; timeoutMs: number; method?: 'HEAD' },
) => Promise<Answer>;

/**
 * What a server says of the version of a document. The ETag alone is not enough: some servers give every file the same one.
 * The length does not count: a HEAD may not name it.
 */
export const validatorOf = (headers: IncomingHttpHeaders): string | null =>
  headers.etag === undefined ? null : `${headers.etag}\n${headers['last-modified'] ?? ''}`;

interface Options {
  urls: readonly string[];
  robots: Pick<RobotsBook, 'of'>;
  isInScope(url: string): boolean;
  fetchOnce: FetchOnce;
  reader: DocumentReader;
  known?: KnownDocuments | undefined;
  ownDomain: string;
  ownPhones: ReadonlySet<string>;
  signal: AbortSignal;
}

export const DOCUMENT_SCAN_LIMITS = { files: 200, bytes: 500 * 1024 * 1024, ms: 10 * 60_000 } as const;
const FILE_MS = 30_000;
const MOST_REDIRECTS = 5;
/** What may be read, or is named as not read; pictures, sounds and programs are neither. */
const DOCUMENT =
  /\.(?:pdf|xlsx?|csv|tsv|docx?|txt|json|sql|env|log|bak|pem|key|rtf|odt|ods|pptx?|zip)$|\/\.env$/i;
const NOT_READ = /\.(?:xls|doc|rtf|odt|ods|pptx?|zip)$/i;

/** Whether a link may lead to a document, by its address alone. */
export const isDocumentLink = (url: string): boolean => DOCUMENT.test(new URL(url).pathname);

type Ending = { source: PublishedSource; picturePages: number } | { code: UnreadCode } | null;

/** Fetches the documents of a website one after the other and reads each in a process apart. */
export const readDocuments = async (
  options: Options,
): Promise<Pick<Published, 'sources' | 'unread' | 'picturePages'>> => {
  const { urls, robots, isInScope, fetchOnce, reader, ownDomain, ownPhones, signal } = options;
  const until = Date.now() + DOCUMENT_SCAN_LIMITS.ms;
  const memory = createDocumentMemory({ known: options.known, ownDomain, ownPhones });
  let bytes = 0;

  const fetchDocument = async (address: string, method?: 'HEAD') => {
    let url = address;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      if (!isInScope(url)) return 'other_host';
      const rules = await robots.of(url);
      if (!rules.allows(url)) return 'robots';
      const limits = { maxBytes: DOCUMENT_LIMITS.bytes, timeoutMs: FILE_MS };
      const answer = await fetchOnce(url, { ...limits, ...(method && { method }) });
      bytes += answer.body.length;
      if (answer.status < 300 || answer.status > 399 || !answer.location) return answer;
      if (!URL.canParse(answer.location, url)) return 'not_answered';
      url = new URL(answer.location, url).href;
    }
    return 'not_answered';
  };

  /** A document whose version the server names, and that an earlier scan read: it is not even fetched. */
  const unchanged = async (url: string): Promise<Ending> => {
    const head = memory.asksFirst ? await fetchDocument(url, 'HEAD').catch(() => null) : null;
    if (head === null || typeof head === 'string' || head.status !== 200) return null;
    const { picturePages } = await memory.byValidator(url, head);
    if (picturePages === null) return null;
    return { source: { kind: 'document', url, state: 'same', found: [], picturePages }, picturePages };
  };

  const readOne = async (url: string): Promise<Ending> => {
    if (NOT_READ.test(new URL(url).pathname)) return { code: 'type_not_read' };
    const same = await unchanged(url);
    if (same) return same;
    const answer = await fetchDocument(url).catch(() => 'not_answered' as const);
    if (typeof answer === 'string') return { code: answer };
    const source: PublishedSource = { kind: 'document', url, state: 'read', found: [] };
    if (answer.status === 404 || answer.status === 410)
      return { source: { ...source, state: 'gone' }, picturePages: 0 };
    if (answer.status !== 200) return { code: 'not_answered' };
    if (answer.truncated) return { code: 'too_large' };
    const { tokens, picturePages } = await memory.byBytes(url, answer);
    if (picturePages !== null)
      return { source: { ...source, state: 'same', tokens, picturePages }, picturePages };
    const read = await reader.read(answer.body, {
      hint: `${url} ${answer.contentType}`,
      ownDomain,
      ownPhones: [...ownPhones],
    });
    if (!read.ok) return read.code === 'not_a_document' ? null : { code: read.code };
    return {
      source: {
        ...source,
        found: read.found,
        ...(read.isCut && { isPartial: true }),
        ...(tokens.length > 0 && { tokens, picturePages: read.picturePages }),
      },
      picturePages: read.picturePages,
    };
  };

  const sources: PublishedSource[] = [];
  const unread: Published['unread'] = [];
  let picturePages = 0;
  for (const [index, url] of urls.entries()) {
    if (signal.aborted) break;
    if (index >= DOCUMENT_SCAN_LIMITS.files || bytes >= DOCUMENT_SCAN_LIMITS.bytes || Date.now() > until) {
      unread.push({ url, code: 'limit' });
      continue;
    }
    const ending = await readOne(url);
    if (!ending) continue;
    if ('code' in ending) unread.push({ url, code: ending.code });
    else {
      sources.push(ending.source);
      picturePages += ending.picturePages;
    }
  }
  return { sources, unread, picturePages };
};
