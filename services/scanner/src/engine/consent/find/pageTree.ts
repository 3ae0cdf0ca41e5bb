/**
 * Runs in a frame: the page as a visitor meets it, through shadow roots.
 * @param closedRoots shadow roots that the page keeps closed
 */
export const pageTree = (closedRoots: readonly ShadowRoot[]) => {
  const closedOf = new Map(closedRoots.map((root) => [root.host, root]));
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const shadowOf = (element: Element): ShadowRoot | undefined => element.shadowRoot ?? closedOf.get(element);
  const parentOf = (element: Element): Element | null => {
    if (element.assignedSlot) return element.assignedSlot;
    if (element.parentElement) return element.parentElement;
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? root.host : null;
  };
  const isWithin = (element: Element, outer: Element) => {
    for (let at: Element | null = element; at; at = parentOf(at)) if (at === outer) return true;
    return false;
  };
  const textOf = (element: Element): string => {
    const own = element instanceof HTMLElement ? element.innerText : element.textContent;
    const shadow = shadowOf(element);
    const within = shadow
      ? [...shadow.children].map((child) => (child.tagName === 'STYLE' ? '' : textOf(child)))
      : [];
    return clean([own, ...within].join(' '));
  };
  /** What a button says: its words or, where it shows only a sign, what it says to those who cannot see. */
  const labelOf = (element: Element): string => {
    const texts = [
      element instanceof HTMLInputElement ? element.value : textOf(element),
      element.getAttribute('aria-label'),
      element.getAttribute('title'),
      element.querySelector('img[alt]')?.getAttribute('alt'),
    ].map(clean);
    return texts.find((text) => /\p{L}{2}/u.test(text)) ?? texts.find(Boolean) ?? '';
  };
  const isVisible = (element: Element) => {
    const box = element.getBoundingClientRect();
    return (
      box.width > 4 &&
      box.height > 4 &&
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
    );
  };
  /** A link to another page. */
  const isLink = (element: Element) => element.matches('a[href]:not([href^="#"]):not([href^="javascript:"])');
  return { clean, shadowOf, parentOf, isWithin, textOf, labelOf, isVisible, isLink };
};
export type PageTree = ReturnType<typeof pageTree>;
