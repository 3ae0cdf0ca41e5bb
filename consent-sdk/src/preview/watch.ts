/**
 * Calls once the element stands, and again whenever something of it moved: its size (a font that arrived, another
 * width of the frame) or what of it is scrolled into sight.
 */
export const createWatch = (moved: () => void) => {
  let watched: HTMLElement | undefined;
  const sizes = new ResizeObserver(moved);
  addEventListener('resize', moved);
  return (element: HTMLElement | undefined): void => {
    if (element === watched) return requestAnimationFrame(moved) as unknown as void;
    sizes.disconnect();
    watched = element;
    if (!element) return;
    // A scroll inside does not bubble; it is caught on its way down.
    element.addEventListener('scroll', moved, { capture: true, passive: true });
    element.addEventListener('transitionend', moved);
    sizes.observe(element);
  };
};
