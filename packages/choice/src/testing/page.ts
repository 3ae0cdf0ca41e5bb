import type { YinyomConsent } from '@yinyom/types';

const EVENTS = ['yinyom:ready', 'yinyom:change'];

/** The page as it is before the script has come. */
export const noScript = (): void => {
  Reflect.deleteProperty(window, 'yinyom');
};

/**
 * What the script does when a choice is made.
 * @param before runs between the choice and its event
 */
export const choose = (types: Record<number, boolean>, before: () => unknown = () => undefined): void => {
  const consent: YinyomConsent = {
    consent_id: null,
    template_version: 1,
    expires_at: '2027-01-01T00:00:00.000Z',
    categories: {},
    types: { 1: true, ...types },
  };
  Object.assign(window, { yinyom: { get: () => structuredClone(consent) } });
  before();
  dispatchEvent(new CustomEvent('yinyom:change', { detail: consent }));
};

/** Counts who listens to the script's events on the window from now on. */
export const countListeners = () => {
  let count = 0;
  const { addEventListener: add, removeEventListener: remove } = window;
  window.addEventListener = ((name: string, ...rest: [never]) => {
    if (EVENTS.includes(name)) count += 1;
    add.call(window, name, ...rest);
  }) as typeof add;
  window.removeEventListener = ((name: string, ...rest: [never]) => {
    if (EVENTS.includes(name)) count -= 1;
    remove.call(window, name, ...rest);
  }) as typeof remove;
  return {
    now: () => count,
    stop: () => Object.assign(window, { addEventListener: add, removeEventListener: remove }),
  };
};
