import { ownValue } from '@yinyom/contracts/ownValue';
import type { ServerResponse } from 'node:http';
import path from 'node:path';

/** Headers that only a document can use; on each of many small files they would weigh more than they are worth. */
const DOCUMENT_HEADERS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'Reporting-Endpoints',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];
/** Types of text that sirv names without their encoding. */
const TEXT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

const isDocument = (file: string) => /\.(?:html|svg)$/.test(file);

/**
 * What a file of a remote may do where it is opened instead of loaded: nothing, and in an origin of its own. Scripts, styles, fonts
 * and pictures that a page loads keep to the policy of the page.
 */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Headers of a file that a team released: as those of any file, and whatever it is, it is no page. */
export const setReleasedHeaders = (res: ServerResponse, file: string) => {
  setFileHeaders(res, file);
  res.setHeader('Content-Security-Policy', NO_PAGE);
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
};

/** Headers of a file that a browser app is made of. */
export const setFileHeaders = (res: ServerResponse, file: string) => {
  const type = ownValue(TEXT_TYPES, path.extname(file));
  if (type) res.setHeader('Content-Type', type);
  if (isDocument(file)) return;
  for (const name of DOCUMENT_HEADERS) res.removeHeader(name);
  // Whatever is opened in a frame becomes a document.
  res.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
};
