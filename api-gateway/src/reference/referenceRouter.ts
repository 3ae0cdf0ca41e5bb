import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { FILTER_SCRIPT, REFERENCE_CSS, TRY_PAGE, TRY_SCRIPT } from './referenceFiles';
import { referencePage, referencePath, type Installation } from './referencePage';

/** swagger-ui-dist 5.35.0, copied: its package reports each install. Apache-2.0, see the notice beside it. */
const VENDOR = path.resolve(__dirname, '../../vendor/swagger-ui');

/** Thai and Khmer are not on every machine; the other scripts are. */
const FONTS: Record<string, string> = {
  'thai.woff2':
    require.resolve('@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-thai-400-normal.woff2'),
  'khmer.woff2': require.resolve('@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-400-normal.woff2'),
};

/** Nothing but what this origin gives runs; of images also those in the style of the page to try calls. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Packed {
  plain: Buffer;
  packed: Buffer;
  etag: string;
}
const pack = async (content: string | Buffer): Promise<Packed> => {
  const plain = Buffer.from(content);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { plain, packed: await promisify(gzip)(plain, { level: 9 }), etag };
};

const send = (req: Request, res: Response, type: string, { plain, packed, etag }: Packed): void => {
  res.setHeader('Content-Security-Policy', POLICY);
  res.vary('Accept-Encoding');
  res.setHeader('Cache-Control', 'public, no-cache');
  res.setHeader('ETag', etag);
  res.type(type);
  if (req.fresh) return void res.status(304).end();
  if (req.acceptsEncodings('gzip') !== 'gzip') return void res.send(plain);
  res.setHeader('Content-Encoding', 'gzip');
  res.send(packed);
};

/** Answers what never changes while this process runs: made and packed when somebody asks for it first. */
const answerWith = (type: string, make: () => string | Buffer): RequestHandler => {
  let made: Promise<Packed> | undefined;
  return async (req, res) => send(req, res, type, await (made ??= pack(make())));
};

/** The pages of the API for people: `/docs/api` in five languages, and `/docs/api/try`. Both are public (decision 136). */
export const referenceRouter = (
  endpoints: readonly AnyEndpoint[],
  origin: string,
  { takesReports }: Pick<Installation, 'takesReports'>,
): Router => {
  const router = Router();
  const base = `${origin}/api/v1`;
  const page = (lang: Lang) =>
    answerWith('html', () => referencePage(endpoints, lang, { base, takesReports }));
  for (const lang of LANGUAGES) router.get(referencePath(lang), page(lang));
  router.get(
    '/docs/api/try',
    answerWith('html', () => TRY_PAGE),
  );
  const files: Record<string, RequestHandler> = {
    'reference.css': answerWith('css', () => REFERENCE_CSS),
    'filter.js': answerWith('js', () => FILTER_SCRIPT),
    'try.js': answerWith('js', () => TRY_SCRIPT),
    'swagger-ui-bundle.js': answerWith('js', () => readFileSync(path.join(VENDOR, 'swagger-ui-bundle.js'))),
    'swagger-ui.css': answerWith('css', () => readFileSync(path.join(VENDOR, 'swagger-ui.css'))),
  };
  for (const [name, file] of Object.entries(FONTS))
    files[name] = answerWith('woff2', () => readFileSync(file));
  for (const [name, handler] of Object.entries(files)) router.get(`/docs/files/${name}`, handler);
  return router;
};
