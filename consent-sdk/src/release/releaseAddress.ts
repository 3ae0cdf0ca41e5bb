import { HELD_ADDRESSES } from './heldAddresses';
import { isWebAddress } from './isWebAddress';

/** Elements that load from another attribute than most. */
const OTHERS: Record<string, string> = { link: 'href', object: 'data' };

/** Lets a frame, picture, link or medium load what it was written with, if that is on the web. */
export const releaseAddress = (held: Element): void => {
  for (const [kept, name] of HELD_ADDRESSES) {
    const value = held.getAttribute(kept);
    if (value === null) continue;
    const addresses = name === 'srcset' ? [value, ...value.split(/[\s,]+/)] : [value];
    if (!addresses.every(isWebAddress)) continue;
    // In this order, for an address of a category that is still refused is held again at once.
    held.removeAttribute(kept);
    held.setAttribute(OTHERS[held.localName] ?? name, value);
    // A film or sound that has found nothing to play looks at its sources again only when asked.
    if (held.localName === 'source') (held.parentNode as Partial<HTMLMediaElement> | null)?.load?.();
  }
};
