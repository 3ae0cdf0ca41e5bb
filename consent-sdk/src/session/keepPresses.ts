import type { PartBridge } from './part';

/**
 * A press on a button of ours does what it says: a window of the page that keeps the focus also swallows clicks elsewhere, and on
 * phones the touches that become clicks. Only what has a place is taken from the page; presses of keyboards and of
 * assistive technology have none and go their usual way.
 */
export const keepPresses = (bridge: PartBridge): void => {
  const take = (given: Event): void => {
    const event = given as PointerEvent & TouchEvent;
    const root = (bridge.front ?? bridge.behind)?.getRootNode() as ShadowRoot | undefined;
    if (root?.host === event.target && (event.detail || event.touches)) {
      event.stopImmediatePropagation();
      if (event.detail)
        (root!.elementFromPoint(event.clientX, event.clientY) as HTMLElement | null)?.onclick?.(event);
    }
  };
  for (const type of ['click', 'touchstart']) addEventListener(type, take, true);
};
