import { readCookies, writeCookie } from '../platform/cookies';

/** Name of the cookie that the website's servers read. */
const NAME = 'yy_c';

export const hasSignedCookie = (): boolean =>
  readCookies()
    .split('; ')
    .some((part) => part.startsWith(`${NAME}=`));

/**
 * Writes the signed choice, with the attributes of the choice's own cookie; none deletes it, which servers take for a
 * refusal.
 * @param seconds how long it is valid
 */
export const writeSignedCookie = (token: string | null, seconds: number, domain = ''): void => {
  const rest = `;path=/;max-age=${token ? seconds : 0};samesite=lax${
    location.protocol === 'https:' ? ';secure' : ''
  }`;
  const shared = domain && `.${location.hostname}`.endsWith(`.${domain}`) ? `;domain=${domain}` : '';
  // Both places are emptied: a website that shares its choice since lately has an older one here.
  if (shared) writeCookie(`${NAME}=${token ?? ''}${shared}${rest}`);
  if (!shared || !token) writeCookie(`${NAME}=${token ?? ''}${rest}`);
};
