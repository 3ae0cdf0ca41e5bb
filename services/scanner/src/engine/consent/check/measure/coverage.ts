interface Tree {
  parentOf(element: Element): Element | null;
  isWithin(element: Element | null, outer: Element): boolean;
  textOf(element: Element): string;
}

/** Runs in a page: whether a banner, or a veil with it, lies on nearly all of the page besides the banner itself. */
export const coverage = ({ parentOf, isWithin, textOf }: Tree, banner: Element) => {
  const box = banner.getBoundingClientRect();
  const root = banner.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : null;
  const isVeil = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const isLarge =
      getComputedStyle(element).position === 'fixed' && width * height >= innerWidth * innerHeight * 0.8;
    // A page may itself live in a fixed box: what is full of text is the page.
    return isLarge && (isWithin(banner, element) || textOf(element).trim().length <= 200);
  };
  const isCovered = (hit: Element): boolean => {
    if (hit === host || isWithin(hit, banner) || (host && isWithin(hit, host))) return true;
    for (let at: Element | null = hit; at && at !== document.body; at = parentOf(at))
      if (isVeil(at)) return true;
    return false;
  };
  return (): boolean => {
    let points = 0;
    let covered = 0;
    for (let row = 1; row < 10; row += 2) {
      for (let column = 1; column < 10; column += 2) {
        const [x, y] = [(innerWidth * column) / 10, (innerHeight * row) / 10];
        if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) continue;
        points += 1;
        const hit = document.elementFromPoint(x, y);
        if (hit && isCovered(hit)) covered += 1;
      }
    }
    return points > 0 && covered / points >= 0.8;
  };
};
