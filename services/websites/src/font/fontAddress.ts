import type { FontFormat } from '@yinyom/contracts/websites/templateFont';
import { PLATFORM_FONTS } from '@yinyom/contracts/websites/platformFonts';
import { invalidField } from '@yinyom/service-kit/AppError';

/** Font hosts of other companies that may be used, with a warning: they serve files and nothing else. */
const ALLOWED_HOSTS = ['fonts.gstatic.com'];
const PLATFORM: readonly string[] = Object.values(PLATFORM_FONTS).map(({ url }) => url);

const belongs = (host: string, to: string): boolean => host === to || host.endsWith(`.${to}`);
const prefixOf = (siteKey: string): string => `/api/v1/public/sites/${siteKey}/fonts/`;

/** Where visitors find an uploaded font, below the platform's origin. */
export const fontPath = (siteKey: string, sha256: string, format: FontFormat): string =>
  `${prefixOf(siteKey)}${sha256}.${format}`;

/** The hash of an uploaded font of a website from its kept address; null for another font. */
export const uploadedHash = (url: string, siteKey: string): string | null =>
  url.startsWith(prefixOf(siteKey)) ? (/([0-9a-f]{64})\.\w+$/.exec(url)?.[1] ?? null) : null;

const UPLOADED = /^\/api\/v1\/public\/sites\/([\w-]{8,64})\/fonts\/([0-9a-f]{64})\.(woff2|woff|ttf|otf)$/;

/** An uploaded font of any website from its kept address; null for another font. */
export const anyUploadedFont = (
  url: string,
): { siteKey: string; sha256: string; format: FontFormat } | null => {
  const [, siteKey, sha256, format] = UPLOADED.exec(url) ?? [];
  return siteKey && sha256 ? { siteKey, sha256, format: format as FontFormat } : null;
};

/**
 * A font may come from this platform, the website itself or an allowed font host (threat J-07).
 * @param url as it is kept
 * @throws AppError 422 font_url_not_allowed
 */
export const checkFontHost = (url: string, siteKey: string, siteHost: string): void => {
  if (url === '' || PLATFORM.includes(url) || uploadedHash(url, siteKey)) return;
  const hostname = url.startsWith('/') ? '' : new URL(url).hostname;
  if (
    hostname &&
    (belongs(hostname, siteHost) || belongs(siteHost, hostname) || ALLOWED_HOSTS.includes(hostname))
  )
    return;
  throw invalidField('design.font.url', 'font_url_not_allowed');
};

/** How a font's address is kept: this platform's own without the origin, so that it may move. */
export const storedFontUrl = (url: string, ownOrigin: string): string =>
  url.startsWith(`${ownOrigin}/`) ? url.slice(ownOrigin.length) : url;

/** The address of a kept font as the outside sees it. */
export const publicFontUrl = (url: string, ownOrigin: string): string =>
  url.startsWith('/') ? ownOrigin + url : url;
