/** What somebody did to a field of a page that is text still. */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** So long the page's own fields are waited for (milliseconds). */
const PATIENCE_MS = 15_000;

const isField = (element: Element | null | undefined): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Writes a value as typing it would: the page's own code hears of it. */
const type = (field: Field, value: string): void => {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const press = (to: HTMLInputElement, from: HTMLInputElement): void => {
  if (to.checked !== from.checked) to.click();
};

const carry = (from: Field, to: Field): void => {
  if (
    from instanceof HTMLInputElement &&
    to instanceof HTMLInputElement &&
    /^(?:checkbox|radio)$/.test(to.type)
  )
    press(to, from);
  else if (from.value !== '' && to.value === '') type(to, from.value);
};

const select = (from: Field, to: Field): void => {
  to.focus({ preventScroll: true });
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
};

/**
 * Keeps what is typed into the page of a remote while it is text only (`[data-first-view]`): once the page itself stands in
 * its place, values, the focus and a form that was sent go over to it. Called just before the page is drawn.
 */
export const keepTyped = (root: HTMLElement): void => {
  const view = root.querySelector('[data-first-view]');
  if (!view) return;
  // They keep their values after they have left the document.
  const before = [...view.querySelectorAll('[data-name]')].filter(isField);
  let focused = document.activeElement;
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && view.contains(target)) focused = target;
  };
  document.addEventListener('focusin', onFocus);
  const after = (field: Field): Field | undefined =>
    [...root.querySelectorAll(`[name="${CSS.escape(field.dataset['name'] ?? '')}"]`)].find(isField);

  const stop = () => {
    watching.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', onFocus);
  };
  const takeOver = () => {
    const pairs = before.map((from) => [from, after(from)] as const);
    if (view.isConnected || pairs.some(([, to]) => !to)) return;
    stop();
    for (const [from, to] of pairs) if (to) carry(from, to);
    const [from, to] = pairs.find(([field]) => field === focused) ?? [];
    if (from && to) select(from, to);
    if (!('sent' in document.documentElement.dataset)) return;
    delete document.documentElement.dataset['sent'];
    // After the page has heard of the values.
    setTimeout(() => pairs[0]?.[1]?.form?.requestSubmit());
  };
  const watching = new MutationObserver(takeOver);
  const timer = setTimeout(stop, PATIENCE_MS);
  watching.observe(root, { childList: true, subtree: true });
};
