import { safely } from './safely';

/**
 * The page can shadow members of `document` with named elements (`<form name="cookie">`), so those that matter are
 * taken from the prototype, before scripts of the page had a chance to replace them.
 */
const proto = Document.prototype;
export const cookieAccessor = Object.getOwnPropertyDescriptor(proto, 'cookie')!;

/** All cookies the page can read, as one string; empty when cookies are denied. */
export const readCookies = (): string => safely(() => cookieAccessor.get!.call(document) as string) ?? '';

/** Writes one cookie, past any guard. Where cookies are denied the choice lives in memory. */
export const writeCookie = (cookie: string): unknown =>
  safely(() => cookieAccessor.set!.call(document, cookie) as unknown);

export const root = document.documentElement;
export const createElement = (tag: string): HTMLElement => proto.createElement.call(document, tag);

const currentScript = document.currentScript as HTMLScriptElement | null;
/** Attributes of the tag that loads this script: language set by the site, and its nonce for released scripts. */
export const siteLanguage = () => currentScript?.getAttribute('data-language');
export const scriptNonce = () => currentScript?.nonce;
