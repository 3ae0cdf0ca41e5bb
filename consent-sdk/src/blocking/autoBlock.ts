import { some } from '../platform/some';

/** Elements that load from an address, or may once they have one. */
export const LOADING = 'script,link,[src],[srcset],[poster],[data-src]';
/** Attributes with an address; a link has another. */
const ADDRESSES = ['src', 'srcset', 'poster', 'href'];
/** Properties that set them: the kind of element and the attribute. */
const SETTERS =
  'Script.src,IFrame.src,Image.src,Image.srcset,Link.href,Media.src,Video.poster,Source.src,Source.srcset,Input.src,Track.src,Embed.src';

/** Elements that were held when a running script gave them their address: no markup that somebody has put in. */
export const made = new WeakSet<Element>();

const isAddress = ({ localName }: Element, name: string): boolean =>
  name === 'href' ? localName === 'link' : some(ADDRESSES, (address) => address === name);

/**
 * Holds elements whose address belongs to a category without consent: the address moves to `data-src` (`data-srcset`,
 * `data-poster`), a script becomes `text/plain`, so that both look as if the owner had written them so. Elements that
 * scripts make are held before they load anything. For those in the page's source the browser may already have asked the
 * host when this runs; scripts among them do not run.
 *
 * @param refused category that refuses an address, if any
 * @returns what to do with elements that come into the document
 */
export const autoBlock = (refused: (address: string) => string | undefined) => {
  const { prototype } = Element;
  const { setAttribute, setAttributeNS } = prototype;
  const hold = (element: Element, name: string, value: string): boolean => {
    for (const address of name === 'srcset' ? value.split(/[\s,]+/) : [value]) {
      const category = refused(address);
      if (!category) continue;
      const set = (key: string, text: string): void => setAttribute.call(element, key, text);
      if (element.localName === 'script') {
        const type = element.getAttribute('type');
        if (type && type !== 'text/plain') set('data-type', type);
        set('type', 'text/plain');
      }
      set('data-category', category);
      set(`data-${name === 'href' ? 'src' : name}`, value);
      return true;
    }
    return false;
  };

  /** Sets an attribute for a script of the page, unless its address is refused. What was looked at is what is set. */
  const pass = <Result>(
    element: Element,
    name: string,
    value: unknown,
    set: (value: string) => Result,
  ): Result | null => {
    let passed = value;
    if (isAddress(element, name)) {
      const text = `${value}`;
      if (hold(element, name, text)) {
        made.add(element);
        return null;
      }
      if (!window.trustedTypes?.isScriptURL(value)) passed = text;
    }
    return set(passed as string);
  };
  const setGuarded = function (this: Element, given: string, address: string): void {
    const name = `${given}`;
    pass(this, name.toLowerCase(), address, (value) => setAttribute.call(this, name, value));
  };
  prototype.setAttribute = setGuarded;
  prototype.setAttributeNS = function (space: string | null, given: string, address: string) {
    const name = `${given}`;
    pass(this, name, address, (value) => setAttributeNS.call(this, space, name, value));
  };
  for (const method of ['setAttributeNode', 'setAttributeNodeNS'] as const) {
    const native = prototype[method];
    prototype[method] = function (node: Attr) {
      return pass(this, node.name, node.value, () => native.call(this, node));
    };
  }
  for (const setter of SETTERS.split(',')) {
    const [kind, name] = setter.split('.') as [string, string];
    const owner = window[`HTML${kind}Element` as 'HTMLScriptElement'].prototype;
    Object.defineProperty(owner, name, {
      ...Object.getOwnPropertyDescriptor(owner, name),
      set(this: Element, address: string) {
        setGuarded.call(this, name, address);
      },
    });
  }

  const { sendBeacon } = Navigator.prototype;
  // Says that it was taken, else the tag would try another way.
  Navigator.prototype.sendBeacon = function (given, data) {
    const address = `${given}`;
    return !!refused(address) || sendBeacon.call(this, address, data);
  };

  return (element: Element): void => {
    for (const name of ADDRESSES) {
      const address = isAddress(element, name) && element.getAttribute(name);
      if (address && hold(element, name, address)) element.removeAttribute(name);
    }
  };
};
