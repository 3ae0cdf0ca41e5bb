/**
 * Own texts with every empty one replaced by the default. Only texts are filled: what a person left out
 * elsewhere (the privacy link) stays as it is.
 */
export const fillGaps = <T extends object>(own: T, defaults: T): T => {
  const filled: Record<string, unknown> = Object.fromEntries(Object.entries(own));
  for (const [key, fallback] of Object.entries(defaults)) {
    const value: unknown = (own as Record<string, unknown>)[key];
    if (typeof fallback === 'string' && (value === '' || value === undefined)) filled[key] = fallback;
    else if (typeof fallback === 'object' && typeof value === 'object' && fallback && value)
      filled[key] = fillGaps(value, fallback as object);
  }
  return filled as T;
};
