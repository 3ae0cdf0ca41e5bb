/** Says on the console what went wrong. Nobody else hears of it: the page must never break. */
export const report = (reason: unknown): void => console.warn(reason);
