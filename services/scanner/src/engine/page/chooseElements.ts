/** What may be done with an element. */
export interface Touch {
  /** Place in the list of chosen elements. */
  index: number;
  click: boolean;
  /** Key that is pressed when the element has the focus. */
  key: 'ArrowDown' | 'a' | null;
}

/** What `chooseElements` answers; the elements themselves stay in the page. */
export interface Chosen {
  elements: Element[];
  touches: Touch[];
}

/** Patterns as texts: regular expressions cannot be sent. */
export interface ChoiceRules {
  max: number;
  /** Words of what must never be set off. */
  risky: string;
  /** Words of a consent banner's buttons, and of its text. */
  consentButton: string;
  consentTopic: string;
}

/**
 * Runs in the page: chooses elements worth touching, those with listeners first. Never what submits, buys, deletes,
 * logs out or belongs to a consent banner.
 * @param listened elements that have listeners
 */
export const chooseElements = (rules: ChoiceRules, ...listened: Element[]): Chosen => {
  const risky = new RegExp(rules.risky, 'i');
  const consentButton = new RegExp(rules.consentButton, 'i');
  const consentTopic = new RegExp(rules.consentTopic, 'i');
  const NATURAL =
    'button, summary, select, [role=button], [role=tab], [role=switch], [role=menuitem], [aria-expanded], ' +
    '[aria-controls], [onclick], [onmouseover], [onmouseenter], [onfocus], [onchange], input[type=checkbox], ' +
    'input[type=radio], input[type=range], input[type=button], label[for], details, video, audio, a[href^="#"], ' +
    'a:not([href]), a[href^="javascript:"]';
  const parentOf = (element: Element): Element | null =>
    element.parentElement ??
    (element.getRootNode() instanceof ShadowRoot ? (element.getRootNode() as ShadowRoot).host : null);
  const attributesOf = (element: Element) =>
    ['id', 'class', 'name', 'value', 'aria-label', 'title', 'alt', 'href', 'data-action']
      .map((name) => element.getAttribute(name) ?? '')
      .join(' ')
      .replace(/[_-]+|([a-z])([A-Z])/g, '$1 $2');
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

  const isVisible = (element: Element) => {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return box.width > 1 && box.height > 1 && style.visibility !== 'hidden' && style.display !== 'none';
  };
  const isInBanner = (element: Element) => {
    /** Words of the shadow root that it lies in, which its host does not say. */
    let hidden = '';
    for (let at: Element | null = element; at && at !== document.body; at = parentOf(at)) {
      const root = at.getRootNode();
      if (root instanceof ShadowRoot) hidden = root.textContent ?? '';
      if (
        /\b(?:cookie|consent|cmp|gdpr|pdpa|onetrust|didomi|yinyom)/i.test(`${at.tagName} ${attributesOf(at)}`)
      )
        return true;
      const { position } = getComputedStyle(at);
      const isOnTop = position === 'fixed' || position === 'sticky' || at.matches('dialog, [role=dialog]');
      if (isOnTop && consentTopic.test(`${textOf(at).slice(0, 3_000)} ${hidden.slice(0, 3_000)}`))
        return true;
    }
    return false;
  };
  const mayTouch = (element: Element) => {
    const text = textOf(element);
    const label = text.length <= 80 ? text : '';
    const words = `${label} ${attributesOf(element)}`;
    if (risky.test(words) || (label && consentButton.test(label))) return false;
    if (element.matches('input[type=submit], input[type=image], input[type=reset], input[type=file]'))
      return false;
    // A button in a form submits it unless it says otherwise.
    if (element.closest('form') && element.matches('button:not([type=button]), [type=submit]')) return false;
    const link = element.closest('a[href]');
    if (link && risky.test(attributesOf(link))) return false;
    return !element.matches(':disabled, [aria-disabled=true]') && !isInBanner(element);
  };
  /** A list of equal cards is touched twice, not fifty times. */
  const kindOf = (element: Element) =>
    `${element.tagName} ${element.getAttribute('class') ?? ''} ${element.parentElement?.getAttribute('class') ?? ''} ${element.id ? element.id.replace(/\d+/g, '') || '#' : ''}`;

  const candidates = new Set<Element>(listened.filter((node) => node instanceof Element));
  const withListener = new Set(candidates);
  const collect = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll(NATURAL)) candidates.add(element);
    let looked = 0;
    for (const element of root.querySelectorAll('*')) {
      looked += 1;
      if (looked > 3_000) break;
      if (element.shadowRoot) collect(element.shadowRoot);
      else if (element instanceof HTMLIFrameElement) {
        try {
          if (element.contentDocument) collect(element.contentDocument);
        } catch {
          // A frame of another site.
        }
      } else if (
        looked < 1_500 &&
        !element.closest('a[href]') &&
        getComputedStyle(element).cursor === 'pointer'
      )
        candidates.add(element);
    }
  };
  collect(document);

  /** What is hidden now comes last: touching something else may show it. */
  const rank = (element: Element) => Number(isVisible(element)) * 2 + Number(withListener.has(element));
  const seen = new Map<string, number>();
  const elements = [...candidates]
    .filter((element) => element !== document.body && element !== document.documentElement)
    .filter((element) => {
      if (!(isVisible(element) || withListener.has(element)) || !mayTouch(element)) return false;
      const kind = kindOf(element);
      const times = seen.get(kind) ?? 0;
      seen.set(kind, times + 1);
      return times < (withListener.has(element) ? 4 : 2);
    })
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, rules.max);
  return {
    elements,
    touches: elements.map((element, index) => ({
      index,
      // A link with an address of its own leads away; it is opened as a page.
      click: !/^(?:mailto|tel|line|sms):/i.test(element.getAttribute('href') ?? ''),
      key: element.matches('select')
        ? ('ArrowDown' as const)
        : element.matches(
              'textarea, [contenteditable=true], input:not([type]), input[type=text], input[type=search]',
            )
          ? ('a' as const)
          : null,
    })),
  };
};

/** Where to put the mouse, in the window's coordinates; `covered` when something else lies on top. */
export interface Spot {
  x: number;
  y: number;
  covered: boolean;
}

/** Runs in the page: brings an element into view and says where it is. */
export const spotOf = (element: Element): Spot | null => {
  if (!element.isConnected || !element.checkVisibility({ visibilityProperty: true })) return null;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  if (box.width < 1 || box.height < 1) return null;
  const inner = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const root = element.getRootNode() as Document | ShadowRoot;
  const hit = root.elementFromPoint(inner.x, inner.y);
  const covered = !hit || !(element.contains(hit) || hit.contains(element));
  let { x, y } = inner;
  for (
    let view: Window | null = element.ownerDocument.defaultView;
    view?.frameElement;
    view = view.parent === view ? null : view.parent
  ) {
    view.frameElement.scrollIntoView({ block: 'center', behavior: 'instant' });
    const frame = view.frameElement.getBoundingClientRect();
    x += frame.left;
    y += frame.top;
  }
  return { x, y, covered };
};

/** Runs in the page: a place where a click means nothing but that somebody is there; null when there is none. */
export const emptySpot = (): { x: number; y: number } | null => {
  const means =
    'a, button, input, select, textarea, label, summary, form, iframe, object, embed, video, audio, canvas, dialog, ' +
    '[onclick], [role], [tabindex], [contenteditable]';
  const isEmpty = (element: Element | null) => {
    if (!element || element.closest(means) || element.shadowRoot) return false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { cursor, position } = getComputedStyle(at);
      if (cursor === 'pointer' || position === 'fixed' || position === 'sticky') return false;
    }
    return true;
  };
  for (let row = 1; row < 8; row += 1) {
    for (const column of [0.97, 0.03, 0.5, 0.75]) {
      const spot = { x: innerWidth * column, y: (innerHeight * row) / 8 };
      if (isEmpty(document.elementFromPoint(spot.x, spot.y))) return spot;
    }
  }
  return null;
};

/** Runs in the page: touches an element that the mouse cannot reach. */
export const touchCovered = (element: Element): void => {
  for (const type of ['pointerover', 'mouseover', 'mouseenter', 'mousemove'])
    element.dispatchEvent(new MouseEvent(type, { bubbles: type !== 'mouseenter', composed: true }));
  if (element instanceof HTMLElement) {
    element.focus({ preventScroll: true });
    element.click();
  }
};
