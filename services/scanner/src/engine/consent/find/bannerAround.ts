import type { ButtonKind } from '../BannerSearch';
import type { ButtonKinds } from './buttonKinds';
import type { PageTree } from './pageTree';

/** Runs in a frame: which element around a button is a banner, and whether it speaks of cookies. */
export const bannerAround = (
  { clean, parentOf, isWithin, textOf }: PageTree,
  { is }: ButtonKinds,
  { wanted, switches }: { wanted: readonly ButtonKind[]; switches: readonly Element[] },
) => {
  const isInFrame = window.top !== window;
  /** How sure it is that an element is a banner; 0 = it is none. */
  const scoreOf = (element: Element): number => {
    const text = textOf(element);
    const isOpened = wanted.length > 0 && switches.some((box) => isWithin(box, element));
    if (text.length > 6_000 || !(is.topic.test(text) || isOpened)) return 0;
    const style = getComputedStyle(element);
    const name = `${element.tagName} ${element.id} ${element.getAttribute('class') ?? ''} ${element.getAttribute('aria-label') ?? ''}`;
    const isOnTop =
      style.position === 'fixed' ||
      style.position === 'sticky' ||
      (style.position === 'absolute' && Number(style.zIndex) > 9) ||
      element.matches('dialog, [role=dialog], [role=alertdialog], [aria-modal=true]');
    const isNamed = is.named.test(name);
    const isStrong = is.strongTopic.test(text);
    if (isOnTop) return isStrong ? 10 : 6;
    if (isNamed && isStrong) return 8;
    if (isInFrame && element === document.body) return isStrong ? 7 : 3;
    return isStrong &&
      text.length < 1_200 &&
      element !== document.body &&
      !element.closest('form, main article')
      ? 3
      : 0;
  };
  const bannerOf = (element: Element): { banner: Element; score: number } | null => {
    let best: { banner: Element; score: number } | null = null;
    let steps = 0;
    for (let at = parentOf(element); at && steps < 14; at = parentOf(at), steps += 1) {
      const score = scoreOf(at);
      if (score > (best?.score ?? 0)) best = { banner: at, score };
    }
    return best;
  };
  /** Whether the element itself speaks of consent, not only a link in it. */
  const speaksOfIt = (element: Element) => {
    const links = [...element.querySelectorAll('a')].map((link) => clean(link.textContent));
    return is.strongTopic.test(links.reduce((text, link) => text.replace(link, ''), textOf(element)));
  };
  const speaksOfCookies = (element: Element) => is.cookieTopic.test(textOf(element)) && speaksOfIt(element);
  return { bannerOf, speaksOfIt, speaksOfCookies };
};
export type BannerAround = ReturnType<typeof bannerAround>;
