/** Runs in a page: what is around and in a banner, through shadow roots. */
export const bannerTree = (closedRoots: readonly ShadowRoot[]) => {
  const closedOf = new Map(closedRoots.map((root) => [root.host, root]));
  const parentOf = (element: Element): Element | null => {
    if (element.parentElement) return element.parentElement;
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? root.host : null;
  };
  const isWithin = (element: Element | null, outer: Element): boolean => {
    for (let at = element; at; at = parentOf(at)) if (at === outer) return true;
    return false;
  };
  const textOf = (element: Element): string => {
    const own = element instanceof HTMLElement ? element.innerText : (element.textContent ?? '');
    const shadow = element.shadowRoot ?? closedOf.get(element);
    return shadow ? [own, ...[...shadow.children].map(textOf)].join(' ') : own;
  };
  return { parentOf, isWithin, textOf };
};
