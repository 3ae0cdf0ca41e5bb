/** An element of a page that waits for consent, and an address that it will load. */
export interface BlockedAddress {
  /** Name of the element, e.g. `iframe`. */
  element: string;
  url: string;
  /** Its `data-category`: types or ids of categories, separated by spaces. */
  category: string;
}

/**
 * Runs in a frame: the addresses of marked elements that the consent script blocks now, those in open shadow roots
 * included.
 * @param max addresses and elements that are looked at, at most; a page can have any number
 */
export const blockedAddresses = (max: number): BlockedAddress[] => {
  const found: BlockedAddress[] = [];
  const add = (element: Element, address: string | null) => {
    if (!address || found.length >= max) return;
    try {
      const url = new URL(address, element.baseURI);
      url.hash = '';
      if (/^https?:$/.test(url.protocol))
        found.push({
          element: element.localName,
          url: url.href.slice(0, 2_000),
          category: (element.getAttribute('data-category') ?? '').trim().slice(0, 200),
        });
    } catch {
      // Not an address.
    }
  };
  const read = (element: Element) => {
    const isScript = element.localName === 'script';
    if (isScript && !element.matches('script[type~="text/plain"i]')) return;
    for (const name of ['src', 'srcset', 'poster', 'href'])
      for (const kept of [`data-held-${name}`, `data-${name}`, isScript ? name : '']) {
        const value = kept && element.getAttribute(kept);
        if (!value) continue;
        if (name !== 'srcset') add(element, value);
        else for (const candidate of value.split(',')) add(element, candidate.trim().split(/\s/)[0] ?? null);
      }
  };
  let looks = 0;
  const walk = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('[data-category]')) read(element);
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      if ((looks += 1) > max) return;
      if (shadowRoot) walk(shadowRoot);
    }
  };
  walk(document);
  return found;
};
