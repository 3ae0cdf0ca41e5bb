import type { SdkCategory } from '@yinyom/contracts/sdk/config';
import { report } from '../platform/report';
import { HELD_ADDRESSES } from './heldAddresses';
import { HELD_SCRIPT } from './heldScript';
import { isUnknown } from './isUnknown';

/** Whether something is held, by the owner or automatically: a script, or whatever else loads from an address. */
const isHeld = (element: Element): boolean =>
  element.localName === 'script'
    ? element.matches(HELD_SCRIPT)
    : HELD_ADDRESSES.some(([kept]) => element.hasAttribute(kept));

const warned: Record<string, 1> = {};
/** Says once of every reference that means no category: nobody can consent to it, so what has it never runs. */
const warnOfUnknown = (references: string, categories: SdkCategory[]): void => {
  for (const reference of references.trim().split(/[\s,]+/))
    if (!warned[reference] && isUnknown(reference, categories)) {
      warned[reference] = 1;
      report(`Yinyom: no category "${reference}"`);
    }
};

/** What is held and may be released by now, and the frames that wait, each in document order. */
export const findHeld = (
  may: (references: string) => boolean,
  categories: SdkCategory[],
): [HTMLElement[], HTMLIFrameElement[]] => {
  const ready: HTMLElement[] = [];
  const waiting: HTMLIFrameElement[] = [];
  for (const held of Document.prototype.querySelectorAll.call(
    document,
    // A form loads nothing, and its fields may have the names of what is asked of an element.
    '[data-category]:not(form)',
  ) as NodeListOf<HTMLElement>) {
    if (!isHeld(held)) continue;
    const references = held.getAttribute('data-category')!;
    if (may(references)) ready[ready.length] = held;
    else {
      warnOfUnknown(references, categories);
      if (held.localName === 'iframe') waiting[waiting.length] = held as HTMLIFrameElement;
    }
  }
  return [ready, waiting];
};
