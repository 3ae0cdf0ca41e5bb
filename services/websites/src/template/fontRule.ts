import { invalidField } from '@yinyom/service-kit/AppError';

/** Font hosts of other companies that may be used, with a warning: they serve files and nothing else. */
const ALLOWED_HOSTS = ['fonts.gstatic.com'];

const belongs = (host: string, to: string): boolean => host === to || host.endsWith(`.${to}`);

/**
 * A font may come from this platform, the website itself or an allowed font host (threat J-07).
 * @throws AppError 422 font_url_not_allowed
 */
export const checkFontHost = (url: string, ownOrigin: string, siteHost: string): void => {
  if (url === '' || url.startsWith(`${ownOrigin}/`)) return;
  const { hostname } = new URL(url);
  if (belongs(hostname, siteHost) || belongs(siteHost, hostname) || ALLOWED_HOSTS.includes(hostname)) return;
  throw invalidField('design.font.url', 'font_url_not_allowed');
};

/** How a font's address is kept: this platform's own without the origin, so that it may move. */
export const storedFontUrl = (url: string, ownOrigin: string): string =>
  url.startsWith(`${ownOrigin}/`) ? url.slice(ownOrigin.length) : url;

/** The address of a kept font as the outside sees it. */
export const publicFontUrl = (url: string, ownOrigin: string): string =>
  url.startsWith('/') ? ownOrigin + url : url;
