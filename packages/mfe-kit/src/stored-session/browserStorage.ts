/** Kept when the browser refuses storage (private mode, full, blocked): the session then lives as long as the tab. */
const memory = new Map<string, string>();

/** Reads a key; `null` when absent. Never throws. */
export const readItem = (key: string): string | null => {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
};

/** Stores a key, in the tab's memory when the browser's storage is full or blocked. Never throws. */
export const writeItem = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
};

/** Removes a key from both places. Never throws. */
export const removeItem = (key: string): void => {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored there in the first place.
  }
};
