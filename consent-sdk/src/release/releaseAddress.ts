import { isWebAddress } from './isWebAddress';

/** What is kept for an element that is no script, and the attribute it belongs into. */
const KEPT = { 'data-src': 'src', 'data-srcset': 'srcset', 'data-poster': 'poster' };

/** Lets a frame, picture, link or medium load what it was written with, if that is on the web. */
export const releaseAddress = (held: Element): void => {
  for (const [kept, name] of Object.entries(KEPT)) {
    const value = held.getAttribute(kept);
    if (value === null) continue;
    const addresses = kept === 'data-srcset' ? [value, ...value.split(/[\s,]+/)] : [value];
    if (!addresses.every(isWebAddress)) continue;
    // In this order, for an address of a category that is still refused is held again at once.
    held.removeAttribute(kept);
    held.setAttribute(held.localName === 'link' ? 'href' : name, value);
  }
};
