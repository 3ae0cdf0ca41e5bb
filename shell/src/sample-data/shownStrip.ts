/** Of the tab: which organization showed sample data when it was last known. */
const KEY = 'sample_strip';

/** Whether the strip was there for an organization the last time: its place is held until that is known again. */
export const wasShown = (organizationId: string): boolean => {
  try {
    return sessionStorage.getItem(KEY) === organizationId;
  } catch {
    return false;
  }
};

export const rememberShown = (organizationId: string, shown: boolean): void => {
  try {
    if (shown) sessionStorage.setItem(KEY, organizationId);
    else if (wasShown(organizationId)) sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the strip comes when it is known.
  }
};
