const KEY = 'signup_key';

/**
 * Makes the secret of a sign-up, which opens the account together with the mailed link (decision 074), and keeps it in
 * this browser. Undefined where the browser keeps nothing: then the page behind the link asks for the password.
 */
export const keepNewBrowserKey = (): string | undefined => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const key = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  try {
    localStorage.setItem(KEY, key);
    return key;
  } catch {
    return undefined;
  }
};

/** The secret of the latest sign-up in this browser. */
export const keptBrowserKey = (): string | undefined => {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
};

/** A secret that was used, or that does not fit, is worth nothing more. */
export const forgetBrowserKey = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
};
