import { keepFramesComing } from '@yinyom/testing/keepFramesComing';
import type { Locator } from 'puppeteer';

/** The events of one press with a mouse. */
const MOUSE_EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];

interface Aim {
  /** The start of the HTML of what was met instead. */
  met?: string;
  end(): void;
}
type AimingWindow = Window & { aim?: Aim };

/** Scrolls what a bar covers to the middle of the window, as people do before they press it. */
const uncover = (element: Element): void => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(x + width / 2, y + height / 2);
  if (above && !element.contains(above) && !above.contains(element))
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
};

/** From now on a press that meets something else than `element` does nothing, and is remembered. */
const takeAim = (element: Element, events: string[]): void => {
  const root = element.getRootNode();
  // From outside, all that happens in a shadow root happens to its host.
  const places = root instanceof ShadowRoot ? [window, root] : [window];
  const isMet = (target: EventTarget | undefined, place: EventTarget | null): boolean => {
    if (!(target instanceof Element) || element.contains(target)) return true;
    if (place === window && root instanceof ShadowRoot && target === root.host) return true;
    // The browser passes a press of a label on to its field.
    const label = target.closest('label');
    return label?.control === element || (element instanceof HTMLLabelElement && element.control === target);
  };
  const onEvent = (event: Event) => {
    const target = event.composedPath()[0];
    // What the page's own code presses is no press of the person's.
    if (!event.isTrusted || isMet(target, event.currentTarget)) return;
    aim.met ??= (target as Element).outerHTML.slice(0, 300);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const each = (change: 'addEventListener' | 'removeEventListener') =>
    places.forEach((place) => events.forEach((name) => place[change](name, onEvent, true)));
  const aim: Aim = { end: () => each('removeEventListener') };
  each('addEventListener');
  (window as AimingWindow).aim = aim;
};

/** What was met instead since `takeAim`. */
const endAim = (): string | undefined => {
  const { aim } = window as AimingWindow;
  aim?.end();
  return aim?.met;
};

/**
 * Presses an element. The browser is told a place, and what stood there may have moved since: such a press is kept
 * from what it meets, and made again until the element is met. Fails after `timeout` ms with what was in the way.
 */
export const pressElement = async (locator: Locator<Element>, timeout: number): Promise<void> => {
  const last = Date.now() + timeout;
  for (;;) {
    const element = await locator.waitHandle();
    await element.evaluate(uncover);
    await element.evaluate(takeAim, MOUSE_EVENTS);
    const end = keepFramesComing(element);
    await locator.click().finally(end);
    // A press that leads to another page takes its window along.
    const met = await element.evaluate(endAim).catch(() => undefined);
    if (met === undefined) return;
    if (Date.now() > last) throw new Error(`A press meets something else: ${met}`);
  }
};
