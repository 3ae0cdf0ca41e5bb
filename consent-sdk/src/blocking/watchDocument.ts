import { root } from '../platform/native';
import { LOADING } from './autoBlock';

interface Watch {
  /** Sees every element that comes in while automatic blocking is on. */
  inspect: ((element: Element) => void) | null;
  /** Something that consent may release has come in, or the document is parsed. */
  release(): void;
  /** The page's scripts have changed the document. */
  keep(): void;
}

/** Watches what parser and scripts put into the document: from the start if anything is blocked automatically. */
export const watchDocument = ({ inspect, release, keep }: Watch): void => {
  let parsed = false;
  let found = false;
  const visit = (element: Element): void => {
    found = true;
    inspect?.(element);
  };
  const observe = (): void =>
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches(LOADING)) visit(node);
          else if (node.firstElementChild) for (const inner of node.querySelectorAll(LOADING)) visit(inner);
        }
      }
      keep();
      if (found && parsed) {
        found = false;
        release();
      }
    }).observe(root, { childList: true, subtree: true });
  const begin = (): void => {
    parsed = true;
    release();
    if (!inspect) observe();
  };
  if (inspect) observe();
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
};
