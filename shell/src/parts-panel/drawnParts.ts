/** A place on the page that a remote drew. */
export interface DrawnPart {
  name: string;
  build: string;
  /** In the window; null where nothing of it can be seen. */
  box: { left: number; top: number; width: number; height: number } | null;
}

/** The marks of remotes take no room of their own: what counts is what they hold. */
const boxOf = (mark: Element): DrawnPart['box'] => {
  const boxes = [...mark.children]
    .map((child) => child.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { left, top, width: right - left, height: bottom - top };
};

/** What remotes have drawn on the page now. */
export const drawnParts = (): DrawnPart[] =>
  [...document.querySelectorAll<HTMLElement>('[data-remote]')].map((mark) => ({
    name: mark.dataset['remote'] ?? '',
    build: mark.dataset['build'] ?? '',
    box: boxOf(mark),
  }));
