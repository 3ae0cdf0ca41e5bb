/**
 * The page can shadow members of `document` with named elements (`<form name="cookie">`), so those that matter are
 * taken from the prototype, before scripts of the page had a chance to replace them.
 */
const proto = Document.prototype;
export const cookieAccessor = Object.getOwnPropertyDescriptor(proto, 'cookie')!;

/** All cookies the page can read, as one string; empty when cookies are denied. */
export const readCookies = (): string => {
  try {
    return cookieAccessor.get!.call(document) as string;
  } catch {
    return '';
  }
};

/** Writes one cookie, past any guard. */
export const writeCookie = (cookie: string): void => {
  try {
    cookieAccessor.set!.call(document, cookie);
  } catch {
    // Cookies are denied: the choice lives in memory and is asked again on the next page.
  }
};

export const root = document.documentElement;
export const createElement = (tag: string): HTMLElement => proto.createElement.call(document, tag);

const currentScript = document.currentScript as HTMLScriptElement | null;
/** Attributes of the tag that loads this script: language set by the site, and its nonce for released scripts. */
export const siteLanguage = currentScript?.getAttribute('data-language');
export const scriptNonce = currentScript?.nonce;
