/** Elements that load from an address. */
export const LOADING = 'script,link,[src],[data-src]';
type Loading = HTMLScriptElement | HTMLIFrameElement | HTMLImageElement | HTMLLinkElement;
/** The attribute with the address. */
export const addressName = (element: Element): 'src' | 'href' =>
  element.localName === 'link' ? 'href' : 'src';

/**
 * Holds elements whose address belongs to a category without consent: the address moves to `data-src`, a script
 * becomes `text/plain`, so that both look as if the owner had written them so. Elements that scripts make are held
 * before they load anything. For those in the page's source the browser may already have asked the host when this
 * runs; scripts among them do not run.
 *
 * @param refused category that refuses an address, if any
 * @returns what to do with elements that come into the document
 */
export const autoBlock = (refused: (address: string) => string | undefined) => {
  const { setAttribute } = Element.prototype;
  const hold = (element: Element, address: string): boolean => {
    const category = refused(address);
    if (!category) return false;
    const set = (name: string, value: string): void => setAttribute.call(element, name, value);
    if (element.localName === 'script') {
      const type = element.getAttribute('type');
      if (type && type !== 'text/plain') set('data-type', type);
      set('type', 'text/plain');
    }
    set('data-category', category);
    set('data-src', address);
    return true;
  };

  for (const kind of ['Script', 'IFrame', 'Image', 'Link'] as const) {
    const { prototype } = window[`HTML${kind}Element`];
    const name = 'href' in prototype ? 'href' : 'src';
    const source = Object.getOwnPropertyDescriptor(prototype, name)!;
    Object.defineProperty(prototype, name, {
      ...source,
      set(this: Loading, address: unknown) {
        if (!hold(this, `${address}`)) source.set!.call(this, address);
      },
    });
  }
  Element.prototype.setAttribute = function (name: string, value: string) {
    if (`${name}`.toLowerCase() !== addressName(this) || !hold(this, value))
      setAttribute.call(this, name, value);
  };

  return (element: Element): void => {
    const name = addressName(element);
    const address = element.getAttribute(name);
    if (address && hold(element, address)) element.removeAttribute(name);
  };
};
