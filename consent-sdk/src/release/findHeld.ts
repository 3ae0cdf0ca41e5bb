import { HELD_ADDRESSES } from './heldAddresses';

/** What is held, by the owner or automatically: scripts, and whatever else loads from an address. Searched for in one go. */
const HELD = [
  'script[type="text/plain"]',
  ...HELD_ADDRESSES.map(([kept]) => `[${kept}]:not(script):not(form)`),
]
  .map((kind) => `${kind}[data-category]`)
  .join();

/** What is held and may be released by now, and the frames that wait, each in document order. */
export const findHeld = (may: (references: string) => boolean): [HTMLElement[], HTMLIFrameElement[]] => {
  const ready: HTMLElement[] = [];
  const waiting: HTMLIFrameElement[] = [];
  for (const held of Document.prototype.querySelectorAll.call(document, HELD) as NodeListOf<HTMLElement>) {
    if (may(held.getAttribute('data-category')!)) ready[ready.length] = held;
    else if (held.localName === 'iframe') waiting[waiting.length] = held as HTMLIFrameElement;
  }
  return [ready, waiting];
};
