import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { exampleRequest } from './exampleRequest';
import { REFERENCE_CSS, REFERENCE_SCRIPT } from './referenceFiles';
import { SAMPLES } from './samples';
import { referencePage, referencePath, type Installation } from './referencePage';

/** The console's typeface; Khmer is not on every machine, the other scripts are. */
const FONTS: Record<string, string> = {
  'thai-400.woff2':
    require.resolve('@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-thai-400-normal.woff2'),
  'thai-600.woff2':
    require.resolve('@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-thai-600-normal.woff2'),
  'latin-400.woff2':
    require.resolve('@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-latin-400-normal.woff2'),
  'latin-600.woff2':
    require.resolve('@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-latin-600-normal.woff2'),
  'khmer.woff2': require.resolve('@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-400-normal.woff2'),
};

/** Nothing but what this origin gives runs. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
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

/** The page of the API for people, `/docs/api` in five languages. It is public (decision 136). */
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
  // Calls are tried on the page itself now (decision 262).
  router.get('/docs/api/try', (_req, res) => res.redirect(301, referencePath('th')));
  const files: Record<string, RequestHandler> = {
    'reference.css': answerWith('css', () => REFERENCE_CSS),
    'reference.js': answerWith('js', () => REFERENCE_SCRIPT),
  };
  for (const [id, , write] of SAMPLES)
    files[`samples-${id}.json`] = answerWith('json', () =>
      JSON.stringify(
        Object.fromEntries(
          endpoints.map((endpoint) => [endpoint.name, write(exampleRequest(endpoint), base)]),
        ),
      ),
    );
  for (const [name, file] of Object.entries(FONTS))
    files[name] = answerWith('woff2', () => readFileSync(file));
  for (const [name, handler] of Object.entries(files)) router.get(`/docs/files/${name}`, handler);
  return router;
};
