import type { BannerSearch } from '../BannerSearch';

/** Runs in the page: switches of categories that are on, without those of necessary things. */
export const countTicked = (found: BannerSearch, necessaryWords: string): { on: number; seen: number } => {
  const isNecessary = new RegExp(necessaryWords, 'i');
  const labelOf = (box: Element): string => {
    const named = (box.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
    const root = box.getRootNode() as Document | ShadowRoot;
    const texts = [
      box.getAttribute('aria-label'),
      ...named.map((id) => root.getElementById(id)?.textContent),
      ...(box instanceof HTMLInputElement ? [...(box.labels ?? [])].map((label) => label.textContent) : []),
    ];
    const label = texts.filter(Boolean).join(' ');
    return label || (box.parentElement?.textContent ?? '').slice(0, 120);
  };
  const isShown = (box: Element): boolean => {
    const shown = [
      box,
      ...(box instanceof HTMLInputElement ? [...(box.labels ?? [])] : []),
      box.parentElement,
    ];
    return shown.some(
      (one) =>
        one?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
        one.getBoundingClientRect().width > 4,
    );
  };
  const boxes = found.switches.filter(isShown);
  const on = boxes.filter((box) => {
    const isOn = box instanceof HTMLInputElement ? box.checked : box.getAttribute('aria-checked') === 'true';
    return isOn && !box.matches(':disabled, [aria-disabled=true]') && !isNecessary.test(labelOf(box));
  });
  return { on: on.length, seen: boxes.length };
};

export interface FocusStart {
  /** Both choices, or the ones there are, take the focus in the order of the keyboard. */
  reached: boolean;
  /** More than this many presses of Tab leave any banner that lets go. */
  steps: number;
  /** A dialog that keeps the focus on purpose; it is left by choosing. */
  isModal: boolean;
  /** There is something to go to outside. */
  hasOutside: boolean;
}

/** Runs in the page: puts the focus on each choice, the last one keeps it. */
export const focusChoices = (found: BannerSearch): FocusStart | null => {
  const { banner, buttons, elements } = found;
  if (!banner) return null;
  const parentOf = (element: Element): Element | null => {
    if (element.parentElement) return element.parentElement;
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? root.host : null;
  };
  const choices = ['accept', 'decline'].flatMap((kind) => {
    const button = buttons.find((one) => one.kind === kind);
    const element = button && elements[button.index];
    return element ? [element as HTMLElement] : [];
  });
  const reached = choices.every((choice) => {
    choice.focus({ preventScroll: true });
    const root = choice.getRootNode() as Document | ShadowRoot;
    return root.activeElement === choice && choice.tabIndex >= 0;
  });
  let isModal = banner.querySelector(':modal, [aria-modal=true]') !== null;
  for (let at: Element | null = banner; at; at = parentOf(at))
    isModal ||= at.matches(':modal, [aria-modal=true]');
  const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]';
  const outside = [...document.querySelectorAll(focusable)].some(
    (element) => !banner.contains(element) && element.checkVisibility(),
  );
  return {
    reached: choices.length > 0 && reached,
    steps: banner.querySelectorAll(`${focusable}, iframe, summary`).length + 6,
    isModal,
    hasOutside: outside,
  };
};

/** Runs in the page: whether the focus is inside the banner. */
export const hasFocus = ({ banner, closedRoots }: BannerSearch): boolean => {
  const closedOf = new Map(closedRoots.map((root) => [root.host, root]));
  let at: Element | null = document.activeElement;
  for (;;) {
    const inner: Element | null = (at && (at.shadowRoot ?? closedOf.get(at))?.activeElement) ?? null;
    if (!inner) break;
    at = inner;
  }
  while (at) {
    if (at === banner) return true;
    const root = at.getRootNode();
    at = at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return false;
};

/** Runs in the page: whether every choice lies in the window, or can be scrolled into it. */
export const choicesFit = ({ banner, buttons, elements }: BannerSearch): boolean => {
  if (!banner) return false;
  const inside = (box: DOMRect) => box.left >= -1 && box.right <= innerWidth + 1;
  return (
    inside(banner.getBoundingClientRect()) &&
    ['accept', 'decline'].every((kind) => {
      const button = buttons.find((one) => one.kind === kind);
      const element = button && elements[button.index];
      if (!element) return true;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      return inside(box) && box.top >= -1 && box.bottom <= innerHeight + 1;
    })
  );
};

/** Runs in a frame: whether something visible opens the choice again. */
export const findsWayBack = (againWords: string, ...closedRoots: ShadowRoot[]): boolean => {
  const isAgain = new RegExp(againWords, 'i');
  const closedOf = new Map(closedRoots.map((root) => [root.host, root]));
  const known =
    '#ot-sdk-btn-floating, .ot-floating-button, .cky-btn-revisit-wrapper, #CookiebotWidget, .cc-revoke, .iubenda-tp-btn, .cmplz-manage-consent, #uc-privacy-button, .truste_caicon_img, .termly-display-preferences';
  const search = (root: Document | ShadowRoot): boolean => {
    for (const element of root.querySelectorAll(
      `${known}, a, button, [role=button], [onclick], input[type=button]`,
    )) {
      const label = [element.textContent, element.getAttribute('aria-label'), element.getAttribute('title')]
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim();
      const fits = element.matches(known) || (label.length < 80 && isAgain.test(label));
      if (
        fits &&
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
        element.getBoundingClientRect().width > 4
      )
        return true;
    }
    return [...root.querySelectorAll('*')].some((element) => {
      const shadow = element.shadowRoot ?? closedOf.get(element);
      return shadow ? search(shadow) : false;
    });
  };
  return search(document);
};
