const KEY = 'yinyom_parts';

/** Whether the tab was asked to show the panel of parts: `?yinyom=parts`, remembered while the tab lives. */
export const panelIsWanted = (): boolean => {
  try {
    if (new URLSearchParams(location.search).get('yinyom') === 'parts') sessionStorage.setItem(KEY, '1');
    return sessionStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
};

/** The tab shows it no longer. */
export const forgetPanel = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was remembered.
  }
};
