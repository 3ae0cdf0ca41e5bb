import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id } from '../fields';

/** Largest uploaded font in bytes. */
export const FONT_MAX_BYTES = 512 * 1024;
/** Kinds of font files, by their ending. */
export const FONT_FORMATS = ['woff2', 'woff', 'ttf', 'otf'] as const;
export type FontFormat = (typeof FONT_FORMATS)[number];

const UPLOADED =
  /\/api\/v1\/public\/sites\/[0-9A-Za-z_-]{8,64}\/fonts\/[0-9a-f]{64}\.(?:woff2|woff|ttf|otf)$/;

/** Whether an address is that of a font which an owner uploaded to the platform. */
export const isUploadedFont = (url: string): boolean => UPLOADED.test(url);

/**
 * Keeps a font file for a website's banner; `design.font.url` of the draft then names it. A file of the same bytes
 * has the same address. Beside rows 44-46: the specification's "font URL" may be a file of the owner's.
 */
export const saveTemplateFont = endpoint({
  name: 'saveTemplateFont',
  service: 'websites',
  method: 'PUT',
  path: '/applications/:id/templateFont',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'templates:write',
  summary: "Uploads a font file for a website's banner",
  params: z.object({ id }),
  bodyKind: 'file',
  // Room for the multipart frame around a file of exactly the limit.
  bodyLimit: FONT_MAX_BYTES + 4096,
  answer: z.object({ url: z.string(), sha256: z.string(), format: z.enum(FONT_FORMATS), bytes: z.number() }),
  resource: 'application',
});
