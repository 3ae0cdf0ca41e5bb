import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { SENT } from '@yinyom/service-kit/http/route';
import type { Request, Response } from '@yinyom/service-kit/request/requestContext';

/** Browsers keep it 5 minutes and may use an older one while they ask, or while nobody answers. */
export const CONFIG_CACHE = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';
/** The same for what is read as a document: an older one is shown while a new one is asked for, and never instead. */
export const DOCUMENT_CACHE = 'public, max-age=300, stale-while-revalidate=86400';

/** Any page of any website may read it. */
export const openToAll = (res: Response): void => {
  res.setHeader('Access-Control-Allow-Origin', '*');
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  res.setHeader('X-Content-Type-Options', 'nosniff');
};

/** Answers the browser's question before a cross-origin request. */
export const answerPreflight: RequestHandler = (_req, res) => {
  openToAll(res as Response);
  res.setHeader('Access-Control-Allow-Methods', 'GET');
  res.setHeader('Access-Control-Max-Age', '86400');
  res.status(204).end();
};

interface PublicDocument {
  text: string;
  type: 'json' | 'html';
  cache?: string;
  /** What its `ETag` says; without one, a hash of the text. */
  tag?: string;
}

/** Sends a text that anybody may read; 304 to whoever has it. */
export const sendDocument = (
  req: Request,
  res: Response,
  { text, type, cache = DOCUMENT_CACHE, tag }: PublicDocument,
): typeof SENT => {
  const etag = `"${tag ?? createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  openToAll(res);
  res.setHeader('Cache-Control', cache);
  res.setHeader('ETag', etag);
  if (req.get('if-none-match')?.includes(etag)) res.status(304).end();
  else res.status(200).type(type).send(text);
  return SENT;
};
