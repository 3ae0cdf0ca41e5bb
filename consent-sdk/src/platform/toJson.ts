/**
 * A value as JSON, past what a page's libraries make of it: old ones give texts, numbers, arrays or dates a `toJSON` of their own.
 * @param without members of this value are left out, as those that are undefined
 */
export const toJson = (value: unknown, without?: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    const own = this[key];
    return own === without ? undefined : own;
  });
