import { some } from '../platform/some';
import { HELD_SCRIPT } from '../release/heldScript';

/** Elements that load from an address, or may once they have one. */
export const LOADING = 'script,link,[src],[srcset],[poster],[data-src],[data-category]';
/** Attributes with an address; a link has another. */
const ADDRESSES = ['src', 'srcset', 'poster', 'href'];
/** Kinds of elements that have them as properties. */
const KINDS = 'Script,IFrame,Image,Link,Media,Video,Source,Input,Track,Embed';

/** Elements that were held when a running script gave them their address: no markup that somebody has put in. */
export const made = new WeakSet<Element>();

const isScript = ({ localName }: Element): boolean => localName === 'script';
const isAddress = ({ localName }: Element, name: string): boolean =>
  some(ADDRESSES, (each) => each === name) && (name === 'href') === (localName === 'link');

/**
 * Holds elements whose address belongs to a category without consent, or that the owner has marked with one. A script
 * becomes `text/plain`, and its address moves to `data-src`, as if the owner had written it so. The address of anything else moves
 * to `data-held-src` (`data-held-srcset`, …), from where no lazy loader of the page takes it, as it
 * would from `data-src`. Elements that scripts make are held before they load anything. For those in the page's source the browser may already have asked the
 * host when this runs; scripts among them do not run.
 *
 * @param refused category that refuses an address, if any; for an element, also the one it is marked with
 * @returns what to do with elements that come into the document
 */
export const autoBlock = (refused: (element: Element | null, address: string) => string | undefined) => {
  const { prototype } = Element;
  const { setAttribute } = prototype;
  const hold = (element: Element, name: string, value: string, isNothing?: boolean): boolean => {
    for (const address of name === 'srcset' ? value.split(/[\s,]+/) : [value]) {
      const category = refused(element, address);
      if (!category) continue;
      // What is there already is not written again: a page that watches for it would set the address for ever.
      const set = (key: string, text: string): unknown =>
        element.getAttribute(key) === text || setAttribute.call(element, key, text);
      if (isScript(element) && !element.matches(HELD_SCRIPT)) {
        const { type } = element as HTMLScriptElement;
        if (type) set('data-type', type);
        set('type', 'text/plain');
      }
      set('data-category', category);
      // A loader of the page that finds its own attribute empty does not take away what is held.
      if (!isNothing) set((isScript(element) ? 'data-' : 'data-held-') + name, value);
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
      if (hold(element, name, text, !value)) {
        made.add(element);
        return null;
      }
      if (!window.trustedTypes?.isScriptURL(value)) passed = text;
    }
    return set(passed as string);
  };
  // Where each of them takes the value; an attribute's node has its own.
  for (const [method, at] of [
    ['setAttribute', 1],
    ['setAttributeNS', 2],
    ['setAttributeNode', 0],
    ['setAttributeNodeNS', 0],
  ] as const) {
    const native = prototype[method] as (this: Element, ...given: unknown[]) => never;
    prototype[method] = function (this: Element, ...given: unknown[]) {
      const node = at ? null : (given[0] as Attr);
      const name = node ? node.name : `${given[at - 1]}`;
      return pass(this, name.toLowerCase(), node ? node.value : given[at], (value) => {
        if (!node) {
          given[at - 1] = name;
          given[at] = value;
        }
        return native.apply(this, given);
      });
    } as never;
  }
  const setGuarded = prototype.setAttribute;
  for (const kind of KINDS.split(','))
    for (const name of ADDRESSES) {
      const owner = window[`HTML${kind}Element` as 'HTMLScriptElement'].prototype;
      const own = Object.getOwnPropertyDescriptor(owner, name);
      if (own)
        Object.defineProperty(owner, name, {
          ...own,
          set(this: Element, address: string) {
            setGuarded.call(this, name, address);
          },
        });
    }

  const { sendBeacon } = Navigator.prototype;
  // Says that it was taken, else the tag would try another way.
  Navigator.prototype.sendBeacon = function (given, data) {
    const address = `${given}`;
    return !!refused(null, address) || sendBeacon.call(this, address, data);
  };

  return (element: Element): void => {
    // It loads nothing as it is, and a page that compares its markup with what it had finds it as it was.
    if (element.matches(HELD_SCRIPT)) return;
    for (const name of ADDRESSES)
      for (const from of isScript(element) ? [name] : [name, `data-${name}`]) {
        const address = isAddress(element, name) && element.getAttribute(from);
        if (address && hold(element, name, address)) element.removeAttribute(from);
      }
  };
};
