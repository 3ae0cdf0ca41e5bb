import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';

/** Remembers the language for 365 days (specification §9). `Secure` wherever the page itself is. */
export const rememberLanguage = (lang: Lang): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const seconds = LOCALE_COOKIE_DAYS * 86_400;
  document.cookie = `${LOCALE_COOKIE}=${lang}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
};
