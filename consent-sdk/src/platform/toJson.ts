/** A value as JSON, past what a page's libraries make of it: old ones give arrays or dates a `toJSON` of their own. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  });
