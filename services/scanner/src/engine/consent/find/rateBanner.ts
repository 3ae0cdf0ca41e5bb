import type { ButtonKind } from '../BannerSearch';
import type { BannerAround } from './bannerAround';
import type { ButtonKinds } from './buttonKinds';
import type { Pressable } from './collectButtons';
import type { PageTree } from './pageTree';

/** Runs in a frame: how sure it is that an element with these buttons is a banner, and which of its buttons is the best of its kind. */
export const rateBanner = (
  { isLink }: PageTree,
  { is }: ButtonKinds,
  { speaksOfIt }: BannerAround,
  wanted: readonly ButtonKind[],
) => {
  /** @param found `score`: of the element alone. @returns 0 = it is none */
  const rate = (element: Element, { score, buttons }: { score: number; buttons: readonly Pressable[] }) => {
    if (buttons.length === 0) return 0;
    const isDoubtful = score < 6;
    // In the middle of a page only what offers a choice is a banner; a list of links about cookies is none.
    const kinds = new Set(
      buttons.filter((button) => !(isDoubtful && isLink(button.element))).map(({ kind }) => kind),
    );
    if (isDoubtful && kinds.size < 2) return 0;
    const isClear = buttons.some(({ kind, label }) => is[kind].test(label) && /accept|decline/.test(kind));
    if (wanted.length > 0) return wanted.some((kind) => kinds.has(kind)) ? score + kinds.size : 0;
    // What can only be saved or closed, or may mean something else as well, is a banner where it lies on top.
    const isOnlySettings = kinds.size === 1 && kinds.has('settings');
    const canChoose =
      isClear || ((score >= 8 || (score >= 7 && kinds.size > 1)) && !isOnlySettings && speaksOfIt(element));
    return canChoose ? score + kinds.size : 0;
  };
  const rateButton = ({ element, label, isGuess }: Pressable) =>
    (isGuess ? -3 : 0) +
    (is.all.test(label) ? 4 : 0) +
    (element.matches('button, [role=button], input') ? 3 : 0) +
    (isLink(element) ? -3 : 0) +
    (label.length <= 30 ? 1 : 0) +
    (is.accept.test(label) || is.decline.test(label) ? 2 : 0) -
    (element.matches('div, span, p') ? 1 : 0);
  return { rate, rateButton };
};
