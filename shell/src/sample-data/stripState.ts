import { externalValue } from '@yinyom/mfe-kit';

/** Of the tab: which organization showed sample data when it was last known, and for which one the strip is folded. */
const SHOWN = 'sample_strip';
const FOLDED = 'sample_folded';

const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};
const write = (key: string, value: string | null): void => {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Without storage the strip comes when it is known, and again after the page is loaded again.
  }
};

/** Whether the strip was there for an organization the last time: its place is held until that is known again. */
export const wasShown = (organizationId: string): boolean => read(SHOWN) === organizationId;

export const rememberShown = (organizationId: string, shown: boolean): void => {
  if (shown) write(SHOWN, organizationId);
  else if (wasShown(organizationId)) write(SHOWN, null);
};

const folded = externalValue<string | null>(read(FOLDED));

/** React hook: the organization whose strip is folded to a badge in this tab; null for none. */
export const useFolded = folded.use;

/** Folds the strip of an organization to a badge until the tab is closed, or shows it again (`null`). */
export const foldStrip = (organizationId: string | null): void => {
  write(FOLDED, organizationId);
  folded.set(organizationId);
};
