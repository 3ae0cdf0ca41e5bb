import { externalValue } from '@yinyom/mfe-kit';

/** Of the browser: which organization showed sample data when it was last known. */
const SHOWN = 'sample_strip';
/** Of the tab: for which organization the strip is folded. */
const FOLDED = 'sample_folded';

// Without storage the strip comes when it is known, and again after the page is loaded again.
const read = (key: string, storage: () => Storage): string | null => {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
};
const write = (key: string, value: string | null, storage: () => Storage): void => {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // As above.
  }
};
const ofBrowser = () => localStorage;
const ofTab = () => sessionStorage;

/** The end of an organization's ID, because it stays in the browser when its user signs out. */
const markOf = (organizationId: string): string => organizationId.slice(-6);

/** Whether the strip was there for an organization the last time: a new tab keeps its place, too, until that is known again. */
export const wasShown = (organizationId: string): boolean =>
  read(SHOWN, ofBrowser) === markOf(organizationId);

export const rememberShown = (organizationId: string, shown: boolean): void => {
  if (shown) write(SHOWN, markOf(organizationId), ofBrowser);
  else if (wasShown(organizationId)) write(SHOWN, null, ofBrowser);
};

const folded = externalValue<string | null>(read(FOLDED, ofTab));

/** React hook: the organization whose strip is folded to a badge in this tab; null for none. */
export const useFolded = folded.use;

/** Folds the strip of an organization to a badge until the tab is closed, or shows it again (`null`). */
export const foldStrip = (organizationId: string | null): void => {
  write(FOLDED, organizationId, ofTab);
  folded.set(organizationId);
};
