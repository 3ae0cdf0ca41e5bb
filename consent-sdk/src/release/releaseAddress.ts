import { HELD_ADDRESSES } from './heldAddresses';
import { isWebAddress } from './isWebAddress';

/** Lets a frame, picture, link or medium load what it was written with, if that is on the web. */
export const releaseAddress = (held: Element): void => {
  for (const [kept, name] of HELD_ADDRESSES) {
    const value = held.getAttribute(kept);
    if (value === null) continue;
    const addresses = name === 'srcset' ? [value, ...value.split(/[\s,]+/)] : [value];
    if (!addresses.every(isWebAddress)) continue;
    // In this order, for an address of a category that is still refused is held again at once.
    held.removeAttribute(kept);
    held.setAttribute(held.localName === 'link' ? 'href' : name, value);
  }
};
