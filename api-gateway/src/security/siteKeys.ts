/** Keys of real websites that are remembered; beyond that the one that was learned first is learned anew. */
const MOST_KNOWN = 20_000;

interface Tries {
  /** @throws AppError 429 when a network has tried too many keys that nobody has */
  take(ip: string): Promise<void>;
  giveBack(ip: string): void;
}

/** Whether an answer says that somebody has the key, although it may not say more to this caller. */
const tellsKnown = (status: number): boolean => status < 400 || status === 403 || status === 410;

/**
 * Tells websites' keys that somebody has from made-up ones. Each made-up key costs a look into the database, so a network
 * has few tries; keys that are known to be real pass, whoever is on the network beside.
 */
export const createSiteKeys = ({ take, giveBack }: Tries) => {
  const known = new Set<string>();
  /** Tries whose answer is not there yet: a page that asks for several things at once tries its key once. */
  const pending = new Set<string>();

  const learn = (siteKey: string): void => {
    const [oldest] = known;
    if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    known.add(siteKey);
  };

  return {
    /** @throws AppError 429 */
    admit: async (ip: string, siteKey: string): Promise<void> => {
      const attempt = `${ip} ${siteKey}`;
      if (known.has(siteKey) || pending.has(attempt)) return;
      await take(ip);
      pending.add(attempt);
    },
    /** @param status of the answer; null when there was none, since the caller hung up */
    answered: (ip: string, siteKey: string, status: number | null): void => {
      const tried = pending.delete(`${ip} ${siteKey}`);
      if (status !== null && tellsKnown(status) && !known.has(siteKey)) learn(siteKey);
      if (tried && status !== null && status !== 404) giveBack(ip);
    },
  };
};
