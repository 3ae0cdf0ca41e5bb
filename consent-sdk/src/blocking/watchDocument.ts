import { root } from '../platform/native';
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
  const { matches, querySelectorAll } = Element.prototype;
  const visitAll = (parent: Element): void => {
    for (const element of querySelectorAll.call(parent, LOADING)) visit(element);
  };
  const visit = (element: Element): void => {
    found = true;
    if (!parsed && seen.has(element)) return;
    seen.add(element);
    safely(() => inspect(element));
  };
  const visitAdded = (node: Node): void => {
    if (!(node instanceof Element)) return;
    if (matches.call(node, LOADING)) visit(node);
    visitAll(node);
  };
  const observe = (): void =>
    new MutationObserver((changes) => {
      if (!parsed) visitAll(root);
      else for (const { addedNodes } of changes) for (const node of addedNodes) visitAdded(node);
      keep();
      if (found && parsed) {
        found = false;
        release();
      }
    }).observe(root, { childList: true, subtree: true });
  const begin = (): void => {
    parsed = true;
    release();
    if (!early) observe();
  };
  if (early) observe();
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
};
