/** Work for the windows of one pass. */
export interface Crawl<T> {
  windows: number;
  startsPerSecond: number;
  /** Null when there is nothing now; what is still open may bring more. */
  next(): Promise<T | null>;
  visit(page: T): Promise<void>;
  signal: AbortSignal;
}

/** Lets at most so many start within a second. */
const createPace = (perSecond: number) => {
  let free = 0;
  return async () => {
    const now = Date.now();
    const at = Math.max(now, free);
    free = at + 1_000 / perSecond;
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now));
  };
};

/** Visits pages in several windows at once, until none is open and none is left, or the signal says stop. */
export const crawl = async <T>({
  windows,
  startsPerSecond,
  next,
  visit,
  signal,
}: Crawl<T>): Promise<void> => {
  const pace = createPace(startsPerSecond);
  let busy = 0;
  let wake: (() => void)[] = [];
  const wakeAll = () => {
    for (const go of wake) go();
    wake = [];
  };
  const work = async (): Promise<void> => {
    while (!signal.aborted) {
      busy += 1;
      const page = await next().catch(() => null);
      if (page === null) {
        busy -= 1;
        if (busy === 0) return wakeAll();
        await new Promise<void>((resolve) => wake.push(resolve));
        continue;
      }
      try {
        await pace();
        if (!signal.aborted) await visit(page);
      } finally {
        busy -= 1;
        wakeAll();
      }
    }
    wakeAll();
  };
  await Promise.all(Array.from({ length: windows }, work));
};
