import type { CONSENT_WORDS } from './consentWords';

export type ButtonKind = 'accept' | 'decline' | 'settings' | 'save' | 'close';

/** One button of a banner, the best first. */
export interface BannerButton {
  index: number;
  kind: ButtonKind;
  score: number;
}

/** What `findBanner` answers; the elements stay in the page. */
export interface BannerSearch {
  /** The banner itself; null when there is none. */
  banner: Element | null;
  /** What was given of the page's closed roots. */
  closedRoots: ShadowRoot[];
  elements: Element[];
  /** Switches of its categories. */
  switches: Element[];
  /** 0 = none; more = surer. */
  score: number;
  buttons: BannerButton[];
}

/** Patterns as texts: regular expressions cannot be sent. */
export type BannerWords = Record<keyof typeof CONSENT_WORDS, string>;

/**
 * Runs in a frame: finds the consent banner by its words, through shadow roots.
 * @param wanted kinds of which it must have one, as when its settings were opened; none for any banner
 * @param closedRoots shadow roots that the page keeps closed
 */
export const findBanner = (
  words: BannerWords,
  wanted: readonly ButtonKind[],
  ...closedRoots: ShadowRoot[]
): BannerSearch => {
  const is = Object.fromEntries(
    Object.entries(words).map(([name, text]) => [name, new RegExp(text, 'i')]),
  ) as Record<keyof BannerWords, RegExp>;
  const isInFrame = window.top !== window;
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const closedOf = new Map(closedRoots.map((root) => [root.host, root]));
  const parentOf = (element: Element): Element | null => {
    if (element.assignedSlot) return element.assignedSlot;
    if (element.parentElement) return element.parentElement;
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? root.host : null;
  };
  const textOf = (element: Element): string => {
    const own = element instanceof HTMLElement ? element.innerText : element.textContent;
    const shadow = element.shadowRoot ?? closedOf.get(element);
    const within = shadow
      ? [...shadow.children].map((child) => (child.tagName === 'STYLE' ? '' : textOf(child)))
      : [];
    return clean([own, ...within].join(' '));
  };
  /** What a button says: its words or, where it shows only a sign, what it says to those who cannot see. */
  const labelOf = (element: Element): string => {
    const texts = [
      element instanceof HTMLInputElement ? element.value : textOf(element),
      element.getAttribute('aria-label'),
      element.getAttribute('title'),
      element.querySelector('img[alt]')?.getAttribute('alt'),
    ].map(clean);
    return texts.find((text) => /\p{L}{2}/u.test(text)) ?? texts.find(Boolean) ?? '';
  };
  const isVisible = (element: Element) => {
    const box = element.getBoundingClientRect();
    return (
      box.width > 4 &&
      box.height > 4 &&
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
    );
  };
  const kindOf = (label: string): ButtonKind | null => {
    if (!label || label.length > 70 || is.otherOffer.test(label)) return null;
    if (is.decline.test(label)) return 'decline';
    if (is.accept.test(label) && is.all.test(label)) return 'accept';
    // "Save settings" saves; "accept and save" accepts.
    if (is.save.test(label) && !is.accept.test(label)) return 'save';
    if (is.settings.test(label)) return 'settings';
    if (is.accept.test(label)) return 'accept';
    if (is.declineInBanner.test(label)) return 'decline';
    // "Continue without accepting" refuses in every language.
    if (is.acceptInBanner.test(label)) return is.refusing.test(label) ? 'decline' : 'accept';
    return is.close.test(label) ? 'close' : null;
  };

  interface Pressable {
    element: Element;
    kind: ButtonKind;
    label: string;
    /** Known by where it stands, not by its words. */
    isGuess?: boolean;
  }
  const candidates: Pressable[] = [];
  /** What can be pressed and says nothing that is known. */
  const strangers: Omit<Pressable, 'kind'>[] = [];
  const leads = ({ element }: { element: Element }) =>
    element.matches('a[href]:not([href^="#"]):not([href^="javascript:"])');
  const switches: Element[] = [];
  const collect = (root: Document | ShadowRoot) => {
    switches.push(...root.querySelectorAll('input[type=checkbox], [role=switch], [role=checkbox]'));
    const clickable =
      'button, a, [role=button], input[type=button], input[type=submit], [onclick], [tabindex], div, span, p';
    for (const element of root.querySelectorAll(clickable)) {
      if (candidates.length >= 200) break;
      const isPlain =
        element.matches('div, span, p') && !element.matches('[role=button], [onclick], [tabindex]');
      if (isPlain && (element.childElementCount > 2 || clean(element.textContent).length > 60)) continue;
      const label = labelOf(element);
      const kind = kindOf(label);
      if (!isVisible(element)) continue;
      if (
        isPlain &&
        (getComputedStyle(element).cursor !== 'pointer' || element.closest('button, a, [role=button]'))
      )
        continue;
      if (kind) candidates.push({ element, kind, label });
      else if (
        strangers.length < 200 &&
        label.length <= 60 &&
        !leads({ element }) &&
        !element.matches('[role=switch], [role=checkbox], [role=dialog], dialog') &&
        (isPlain || element.matches('button, a, [role=button], input, [onclick]')) &&
        !element.querySelector('button, a, input, [role=button], [role=switch]')
      )
        strangers.push({ element, label });
    }
    for (const element of root.querySelectorAll('*')) {
      const shadow = element.shadowRoot ?? closedOf.get(element);
      if (shadow) collect(shadow);
    }
  };
  collect(document);

  const isWithin = (element: Element, banner: Element) => {
    for (let at: Element | null = element; at; at = parentOf(at)) if (at === banner) return true;
    return false;
  };
  /** How sure it is that an element is a banner; 0 = it is none. */
  const bannerScore = (element: Element): number => {
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
      const score = bannerScore(at);
      if (score > (best?.score ?? 0)) best = { banner: at, score };
    }
    return best;
  };
  const byBanner = new Map<Element, { score: number; buttons: Pressable[] }>();
  for (const candidate of candidates) {
    const found = bannerOf(candidate.element);
    if (!found) continue;
    const known = byBanner.get(found.banner) ?? { score: found.score, buttons: [] };
    known.buttons.push(candidate);
    byBanner.set(found.banner, known);
  }
  /** Whether the element itself speaks of cookies, not only a link in it. */
  const speaksOfIt = (element: Element) => {
    const links = [...element.querySelectorAll('a')].map((link) => clean(link.textContent));
    return is.strongTopic.test(links.reduce((text, link) => text.replace(link, ''), textOf(element)));
  };
  /** Whether something is filled with another colour than what it stands on, and how large it is. */
  const weightOf = ({ element }: { element: Element }, banner: Element): number => {
    const { backgroundColor } = getComputedStyle(element);
    const isFilled =
      !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor) &&
      backgroundColor !== getComputedStyle(banner).backgroundColor;
    const { width, height } = element.getBoundingClientRect();
    return (isFilled ? 1e6 : 0) + width * height;
  };
  /**
   * What the unknown buttons of a banner are, by what they deny, what stands beside them and how they are drawn. Nothing
   * is guessed where a box is about something else.
   */
  const guess = (banner: Element, known: readonly Pressable[], unknown: typeof strangers): Pressable[] => {
    const text = [...known, ...unknown].reduce((rest, { label }) => rest.replace(label, ''), textOf(banner));
    const isElsewhere =
      banner.matches('header, nav') ||
      banner.querySelector(
        'nav, [role=search], textarea, input[type=email], input[type=text], input[type=password]',
      ) ||
      unknown.some(({ label }) => is.elsewhere.test(label) || is.otherOffer.test(label));
    if (isElsewhere || unknown.length + known.length > 8 || clean(text).length < 12) return [];
    const guessed: Pressable[] = [];
    const add = (kind: ButtonKind, one: (typeof strangers)[number]) =>
      guessed.push({ ...one, kind, isGuess: true });
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
  for (const stranger of strangers) {
    const found = bannerOf(stranger.element);
    if (!found || found.score < 7 || !is.cookieTopic.test(textOf(found.banner)) || !speaksOfIt(found.banner))
      continue;
    if (!byBanner.has(found.banner)) byBanner.set(found.banner, { score: found.score, buttons: [] });
  }
  for (const [banner, found] of byBanner) {
    const within = found.score < 7 ? [] : strangers.filter(({ element }) => isWithin(element, banner));
    if (within.length > 0 && is.cookieTopic.test(textOf(banner)) && speaksOfIt(banner))
      found.buttons.push(...guess(banner, found.buttons, within));
  }
  const sure = (element: Element, { score, buttons }: { score: number; buttons: Pressable[] }) => {
    if (buttons.length === 0) return 0;
    const isDoubtful = score < 6;
    // In the middle of a page only what offers a choice is a banner; a list of links about cookies is none.
    const kinds = new Set(buttons.filter((button) => !(isDoubtful && leads(button))).map(({ kind }) => kind));
    if (isDoubtful && kinds.size < 2) return 0;
    const isClear = buttons.some(({ kind, label }) => is[kind].test(label) && /accept|decline/.test(kind));
    if (wanted.length > 0) return wanted.some((kind) => kinds.has(kind)) ? score + kinds.size : 0;
    // What can only be saved or closed, or may mean something else as well, is a banner where it lies on top.
    const isOnlySettings = kinds.size === 1 && kinds.has('settings');
    const canChoose =
      isClear || ((score >= 8 || (score >= 7 && kinds.size > 1)) && !isOnlySettings && speaksOfIt(element));
    return canChoose ? score + kinds.size : 0;
  };
  const [first] = [...byBanner]
    .map(([element, found]) => ({ banner: element, best: found, score: sure(element, found) }))
    .sort((a, b) => b.score - a.score);
  if (!first || first.score === 0)
    return { banner: null, closedRoots, elements: [], switches: [], score: 0, buttons: [] };
  const { banner, best, score } = first;
  const buttonScore = ({ element, label, isGuess }: Pressable) =>
    (isGuess ? -3 : 0) +
    (is.all.test(label) ? 4 : 0) +
    (element.matches('button, [role=button], input') ? 3 : 0) +
    (element.matches('a[href]:not([href^="#"]):not([href^="javascript:"])') ? -3 : 0) +
    (label.length <= 30 ? 1 : 0) +
    (is.accept.test(label) || is.decline.test(label) ? 2 : 0) -
    (element.matches('div, span, p') ? 1 : 0);
  return {
    banner,
    closedRoots,
    elements: best.buttons.map(({ element }) => element),
    switches: switches.filter((element) => isWithin(element, banner)),
    score,
    buttons: best.buttons
      .map((button, index) => ({ index, kind: button.kind, score: buttonScore(button) }))
      .sort((a, b) => b.score - a.score),
  };
};
