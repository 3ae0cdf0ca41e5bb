import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id, lang } from '../fields';
import { sdkSiteConfig } from '../sdk/config';

const site_key = z.string().check(z.regex(/^[0-9A-Za-z_-]{8,64}$/, 'not_found'));
/** What every public call about a website names. */
export const siteParams = z.object({ site_key });
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'not_found'));

/** What is told about a website whose owner has not published a banner yet: nothing of its draft. */
export const unpublishedSite = z.strictObject({ published: z.literal(false), site_key: z.string() });

/** Row 81. The configuration in one language, with everything the preference modal shows. */
export const getSiteConfig = endpoint({
  name: 'getSiteConfig',
  service: 'websites',
  method: 'GET',
  path: '/public/sites/:site_key/config',
  auth: 'site',
  summary: "A website's published configuration",
  params: siteParams,
  /** `v` lets a cache keep one answer per version; it does not choose a version. */
  query: z.strictObject({
    lang: z.optional(lang),
    v: z.optional(z.string().check(z.maxLength(64, 'too_long'))),
  }),
  answer: z.union([
    z.strictObject({ published: z.literal(true), ...sdkSiteConfig.def.shape }),
    unpublishedSite,
  ]),
});

/** Row 88. The logo of the published version, or of the version whose hash is given. */
export const getPublicLogo = endpoint({
  name: 'getPublicLogo',
  service: 'websites',
  method: 'GET',
  path: '/public/sites/:site_key/logo',
  auth: 'site',
  summary: "A website's banner logo (image/png)",
  params: siteParams,
  query: z.strictObject({ v: z.optional(sha256) }),
  files: ['image/png'],
});

/** A font that the website's owner uploaded, by its content: never another file under the same address. */
export const getPublicFont = endpoint({
  name: 'getPublicFont',
  service: 'websites',
  method: 'GET',
  path: '/public/sites/:site_key/fonts/:file',
  auth: 'site',
  summary: "A font of a website's banner",
  params: z.object({
    site_key,
    file: z.string().check(z.regex(/^[0-9a-f]{64}\.(?:woff2|woff|ttf|otf)$/, 'not_found')),
  }),
  files: ['font/woff2', 'font/woff', 'font/ttf', 'font/otf'],
});

/** Row 88. The privacy notice of the published version in a language. */
export const getPublicPrivacyFile = endpoint({
  name: 'getPublicPrivacyFile',
  service: 'websites',
  method: 'GET',
  path: '/public/sites/:site_key/privacy/:lang',
  auth: 'site',
  summary: "A website's privacy notice (application/pdf)",
  params: z.object({ site_key, lang }),
  query: z.strictObject({ v: z.optional(id) }),
  files: ['application/pdf'],
});
