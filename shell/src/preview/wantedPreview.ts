import { previewIn, previewParameter } from '@yinyom/contracts/release/previews';

const PARAMETER = 'yinyom';
const KEY = 'yinyom_preview';

/** A build that the tab was asked to show before its release: `?yinyom=mfe_hello@…`. */
export interface WantedPreview {
  name: string;
  token: string;
}

/** What the tab is to show, remembered while it lives; null for nearly every tab. */
export const wantedPreview = (): WantedPreview | null => {
  const given = previewIn(new URLSearchParams(location.search).get(PARAMETER));
  try {
    if (given) sessionStorage.setItem(KEY, previewParameter(given.name, given.token));
    return given ?? previewIn(sessionStorage.getItem(KEY));
  } catch {
    return given;
  }
};

/** The tab shows what is released from its next load on. @returns its address without the preview */
export const forgetPreview = (): string => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was remembered.
  }
  const address = new URL(location.href);
  address.searchParams.delete(PARAMETER);
  return address.href;
};
