import { root } from '../platform/native';

/**
 * Calls `release` once the document is parsed and again when scripts are added later (single-page applications),
 * and `keep` whenever the page's scripts have changed the document.
 */
export const watchDocument = (release: () => void, keep: () => void): void => {
  const begin = (): void => {
    release();
    new MutationObserver((changes) => {
      keep();
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof Element && (node.localName === 'script' || node.querySelector('script'))) {
            release();
            return;
          }
        }
      }
    }).observe(root, { childList: true, subtree: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
};
