import type { CDPSession, Protocol } from 'puppeteer';
import { ask } from '../cdp/ask';
import type { ItemObservation } from './ItemObservation';

const EVERY_MS = 300;

const observationOf = (cookie: Protocol.Network.Cookie, at: number, page: string): ItemObservation => ({
  name: cookie.name,
  domain: cookie.domain.replace(/^\./, ''),
  kind: 'cookie',
  at,
  page,
  durationSeconds: cookie.session ? 0 : Math.max(1, Math.round(cookie.expires - at / 1_000)),
  flags: {
    httpOnly: cookie.httpOnly,
    secure: cookie.secure,
    ...(cookie.sameSite ? { sameSite: cookie.sameSite } : {}),
    partitioned: cookie.partitionKey !== undefined,
  },
});

export interface CookieJar {
  /** Looks now; resolves when everything stored until now was told. */
  look(): Promise<void>;
  stop(): void;
  /** The cookies as they were last seen, with their values, which are compared and forgotten. */
  cookies(): readonly { name: string; domain: string; value: string }[];
}

/**
 * Watches the cookies of a browser context: looks several times a second and tells each cookie when it is new and
 * whenever its end has moved.
 * @param page address of the page that most likely set something just now
 */
export const watchCookieJar = (
  root: CDPSession,
  browserContextId: string,
  page: () => string,
  see: (observation: ItemObservation) => void,
): CookieJar => {
  let latest: readonly Protocol.Network.Cookie[] = [];
  const ends = new Map<string, number>();
  let stopped = false;
  let last: Promise<void> = Promise.resolve();

  const lookOnce = async () => {
    if (stopped) return;
    const { cookies } = await ask(root, 'Storage.getCookies', { browserContextId });
    latest = cookies;
    const now = Date.now();
    for (const cookie of cookies) {
      const key = [cookie.name, cookie.domain, cookie.path, JSON.stringify(cookie.partitionKey)].join('\n');
      const end = ends.get(key);
      if (end !== undefined && Math.abs(end - cookie.expires) < 2) continue;
      ends.set(key, cookie.expires);
      see(observationOf(cookie, now, page()));
    }
  };
  // One look after the other: a look that starts after a setting must also end after it.
  const look = () => (last = last.then(lookOnce).catch(() => undefined));

  const timer = setInterval(() => void look(), EVERY_MS);
  timer.unref();
  return {
    look,
    cookies: () =>
      latest.map(({ name, domain, value }) => ({ name, domain: domain.replace(/^\./, ''), value })),
    stop: () => {
      stopped = true;
      clearInterval(timer);
    },
  };
};
