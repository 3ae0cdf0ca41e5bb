import { HELD_ADDRESSES } from '../release/heldAddresses';
import { HELD_SCRIPT } from '../release/heldScript';
import type { PartBridge } from '../session/part';

/** What is held on the page, by its owner or automatically: what waits for an address or for its type. */
const KEPT = HELD_ADDRESSES.map(([kept]) => kept);
const HELD = [HELD_SCRIPT, ...KEPT.map((kept) => `[${kept}]`)].map((kind) => `${kind}[data-category]`).join();
const ADDRESSES = ['src', ...KEPT];

/** The host that an element would have asked; null for what is written in the page itself. */
const hostOf = (held: Element): string | null => {
  const name = ADDRESSES.find((attribute) => held.hasAttribute(attribute));
  if (!name) return null;
  const [address = ''] = held.getAttribute(name)!.trim().split(/[\s,]/);
  return URL.canParse(address, location.href) ? new URL(address, location.href).hostname : address;
};

/**
 * What was really kept off on this page until now, each thing once: hosts whose elements are held, names of cookies and
 * storage entries whose writing was refused, and what is written in the page and did not run. Nothing is guessed.
 * @param inline how something written in the page is called
 */
export const keptOff = (
  { refused, session, taken }: Pick<PartBridge, 'refused' | 'session' | 'taken'>,
  inline: string,
) => [
  ...new Set([
    ...[...document.querySelectorAll(HELD)]
      .filter((held) => !taken?.has(held) && !session.mayAll(held.getAttribute('data-category')!))
      .map((held) => hostOf(held) ?? inline),
    ...Object.keys(refused),
  ]),
];
