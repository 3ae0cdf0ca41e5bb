/** A result, or null where the browser refuses: reading `localStorage` already throws when it is denied. */
export const safely = <T>(action: () => T): T | null => {
  try {
    return action();
  } catch {
    return null;
  }
};
