import { externalValue } from '@yinyom/mfe-kit';

/** Where the main menu of the signed-in pages is on wide screens: beside the page, unless the user moved it. */
export type MenuPlace = 'top' | 'side';

const KEY = 'menu_place';

const remembered = (): MenuPlace => {
  try {
    return localStorage.getItem(KEY) === 'top' ? 'top' : 'side';
  } catch {
    return 'side';
  }
};

const place = externalValue<MenuPlace>(remembered());

export const useMenuPlace = place.use;

/** Moves the main menu and remembers it in this browser. */
export const setMenuPlace = (next: MenuPlace): void => {
  place.set(next);
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Not remembered, but it holds for this page.
  }
};
