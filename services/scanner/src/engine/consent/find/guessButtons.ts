import type { ButtonKind } from '../BannerSearch';
import type { ButtonKinds } from './buttonKinds';
import type { Pressable, Stranger } from './collectButtons';
import type { PageTree } from './pageTree';

/**
 * Runs in a frame: what the unknown buttons of a banner are, by what they deny, what is next to them and how they are drawn. Nothing
 * is guessed where a box is about something else.
 */
export const guessButtons = (
  { clean, isWithin, textOf }: PageTree,
  { is }: ButtonKinds,
  { wanted, switches }: { wanted: readonly ButtonKind[]; switches: readonly Element[] },
) => {
  /** Whether something is filled with another colour than what it stands on, and how large it is. */
  const weightOf = ({ element }: Stranger, banner: Element): number => {
    const { backgroundColor } = getComputedStyle(element);
    const isFilled =
      !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor) &&
      backgroundColor !== getComputedStyle(banner).backgroundColor;
    const { width, height } = element.getBoundingClientRect();
    return (isFilled ? 1e6 : 0) + width * height;
  };
  const isElsewhere = (banner: Element, unknown: readonly Stranger[]): boolean =>
    banner.matches('header, nav') ||
    banner.querySelector(
      'nav, [role=search], textarea, input[type=email], input[type=text], input[type=password]',
    ) !== null ||
    unknown.some(({ label }) => is.elsewhere.test(label) || is.otherOffer.test(label));

  return (banner: Element, known: readonly Pressable[], unknown: readonly Stranger[]): Pressable[] => {
    const text = [...known, ...unknown].reduce((rest, { label }) => rest.replace(label, ''), textOf(banner));
    if (isElsewhere(banner, unknown) || unknown.length + known.length > 8 || clean(text).length < 12)
      return [];
    const guessed: Pressable[] = [];
    const add = (kind: ButtonKind, one: Stranger) => guessed.push({ ...one, kind, isGuess: true });
    const has = (kind: ButtonKind) => [...known, ...guessed].some((one) => one.kind === kind);
    const open = unknown.filter((one) => {
      if (/\p{L}/u.test(one.label)) return true;
      const { width, height } = one.element.getBoundingClientRect();
      if (width <= 64 && height <= 64) add('close', one);
      return false;
    });
    if (wanted.length > 0 && switches.some((box) => isWithin(box, banner))) {
      const last = open.at(-1);
      if (last && !has('save') && !has(wanted[0] ?? 'save')) add('save', last);
      return guessed;
    }
    const rest = open.filter((one) => {
      if (!is.refusing.test(one.label)) return true;
      if (!has('decline')) add('decline', one);
      return false;
    });
    rest.sort((a, b) => weightOf(b, banner) - weightOf(a, banner));
    const canAccept = rest.length > 1 || has('decline') || has('settings');
    if (!has('accept') && rest.length > 0) {
      const first = rest.shift();
      if (first) add(canAccept ? 'accept' : 'close', first);
    }
    const accept = [...known, ...guessed].find(({ kind }) => kind === 'accept');
    for (const one of rest) {
      const isTwin =
        accept?.element.tagName === one.element.tagName &&
        accept.element.parentElement === one.element.parentElement &&
        rest.length === 1;
      if (isTwin && !has('decline')) add('decline', one);
      else if (!has('settings')) add('settings', one);
    }
    return guessed;
  };
};
