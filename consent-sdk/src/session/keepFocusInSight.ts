import type { PartBridge } from './part';

const HOST = 'yinyom-consent';

/**
 * Whether banner or control lies over an element. What takes more than a third of the window is seen in any case.
 * @param outside what is there where the element is not in the window, as while a page scrolls smoothly
 */
const isCovered = (element: Element, outside?: string): boolean => {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  const isOver = (y: number): boolean =>
    (document.elementFromPoint(left + width / 2, y)?.localName ?? outside) === HOST;
  return bottom - top < innerHeight / 3 && (isOver(top + 1) || isOver(bottom - 1));
};

/**
 * What has the focus can be seen (WCAG 2.2, SC 2.4.11): the page scrolls it out from under the banner, whichever of its elements
 * scrolls. Where nothing can be scrolled the banner goes to the other edge.
 */
export const keepFocusInSight = (bridge: PartBridge): void =>
  addEventListener('focusin', (event) => {
    const element = event.composedPath()[0] as Element;
    // The browser scrolls first.
    requestAnimationFrame(() => {
      for (const block of ['start', 'end'] as const)
        if (isCovered(element, HOST)) element.scrollIntoView({ block, behavior: 'instant' });
      if (isCovered(element))
        bridge.behind!.style.marginBlock =
          element.getBoundingClientRect().top > innerHeight / 2 ? '0 auto' : 'auto 0';
    });
  });
