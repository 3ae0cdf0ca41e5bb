/**
 * Nonce of the page's content security policy; empty where there is none (development). Browsers hide it from
 * selectors and attributes, so it is read as a property.
 */
export const pageNonce = (): string => {
  const holder = document.querySelector<HTMLElement>(
    'script[nonce], style[nonce], meta[property="csp-nonce"]',
  );
  return holder?.nonce || holder?.getAttribute('content') || '';
};
