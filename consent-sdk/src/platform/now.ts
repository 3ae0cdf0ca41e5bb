/** Seconds since 1970. */
export const now = (): number => Math.floor(Date.now() / 1000);
