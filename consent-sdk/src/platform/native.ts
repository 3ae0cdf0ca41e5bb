/**
 * The page can shadow members of `document` with named elements (`<form name="cookie">`), so those that matter are
 * taken from the prototype, before scripts of the page had a chance to replace them.
 */
export const documentPrototype = Document.prototype;
/** A page may use the name for something else. */
export const WebUrl = URL;

/**
 * What the document says of itself now, past what the page names like it. The root is asked for every time: a page may
 * replace it, or the whole document, and then there may be none for a while.
 */
const ofDocument = <T>(name: keyof Document): T => Reflect.get(documentPrototype, name, document) as T;
export const documentRoot = (): HTMLElement | null => ofDocument('documentElement');
export const documentBody = (): HTMLElement | null => ofDocument('body');
export const baseUri = (): string => ofDocument('baseURI');
export const createElement = (tag: string): HTMLElement =>
  documentPrototype.createElement.call(document, tag);

const currentScript = document.currentScript as HTMLScriptElement | null;
/** Attributes of the tag that loads this script: language set by the site, and its nonce for released scripts. */
export const siteLanguage = () => currentScript?.getAttribute('data-language');
export const scriptNonce = () => currentScript?.nonce;
