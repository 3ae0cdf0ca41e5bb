import { documentRoot } from '../platform/native';
import { safely } from '../platform/safely';
import { LOADING } from './autoBlock';

/**
 * Watches what parser and scripts put into the document. While the page is parsed every mutation would be a record
 * for each of its nodes, so then the document is searched instead; afterwards only what came in is looked at.
 *
 * @param early addresses are refused now, so elements must be seen while the page is still being parsed
 * @param inspect sees every element that loads from an address and comes in
 * @param release something that consent may release has come in, or the document is parsed
 * @param keep the page's scripts have changed the document
 */
export const watchDocument = (
  early: boolean,
  inspect: (element: Element) => void,
  release: () => void,
  keep: () => void,
): void => {
  const seen = new WeakSet<Element>();
  let parsed = false;
  let found = false;
  // A form's fields stand in the way of its own methods.
  const { querySelectorAll } = Element.prototype;
  const visit = (elements: Iterable<Element>): void => {
    for (const element of elements)
      if (parsed || !seen.has(element)) {
        found = true;
        seen.add(element);
        safely(() => inspect(element));
      }
  };
  const visitAll = (parent: Element): void => visit(querySelectorAll.call(parent, LOADING));
  // The document itself, not its root, which the page may replace.
  const observe = (): void =>
    new MutationObserver((changes) => {
      if (!parsed) safely(() => visitAll(documentRoot()!));
      else
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof Element) {
              visit([node]);
              visitAll(node);
            }
      keep();
      if (found && parsed) {
        found = false;
        release();
      }
    }).observe(document, { childList: true, subtree: true });
  const begin = (): void => {
    parsed = true;
    release();
    if (!early) observe();
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
  if (early) observe();
};
