/** Somebody who waits for a file is told something after this time: the gateway would give up at 15 s. */
export const PATIENCE_MS = 8_000;
export const LATE = Symbol('late');

/** What work gives, or `LATE` when it takes longer; it goes on all the same. */
export const within = async <T>(work: Promise<T>, ms: number): Promise<T | typeof LATE> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
