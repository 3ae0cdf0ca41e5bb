const content = (name: string): string =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';

/** The platform's key, which the gateway writes into the page. */
export const pageKey = (): string => content('release-key');

/**
 * When the gateway made the page, by its own clock, in milliseconds; null where lists are not signed anew, so that none
 * could be insisted on.
 */
export const pageMadeAt = (): number | null => {
  const at = Date.parse(content('list-time'));
  return Number.isNaN(at) ? null : at;
};

/**
 * Whether signatures can be checked and are to be. Development servers rebuild all the time and sign nothing. Over plain
 * HTTP (other than on this machine) browsers have no cryptography; whoever can alter the list there can alter this code
 * as well.
 */
export const checksSignatures = (): boolean =>
  process.env.NODE_ENV !== 'development' && globalThis.isSecureContext !== false;
