import { randomBytes } from 'node:crypto';
import { LIVE } from '@yinyom/contracts/live/liveEvents';
import { eventText } from '@yinyom/service-kit/http/eventStream';
import type { Logger } from '@yinyom/service-kit/logger';
import { liveLooks, liveLookFailures } from '@yinyom/service-kit/metrics/instruments';
import type { LiveSource, News } from './LiveSource';

/** Somebody who watches a website. */
export interface Watcher {
  /** Sends what of it the watcher may know. */
  tell(news: readonly Told[]): void;
}

/** News as it is sent, the same text for everybody. */
export interface Told extends Pick<News, 'mayRead'> {
  position: number;
  at: number;
  text: string;
}

/** What is known of a website that somebody watches, or did lately. */
interface Site {
  id: string;
  ring: Told[];
  /** Whoever knows everything up to here finds the rest in the ring. */
  floor: number;
  states: Map<Source, unknown>;
  watchers: Set<Watcher>;
  leftAt: number;
}
type Source = LiveSource<unknown>;

/** Many who come at once cause one look. */
const SOON_MS = 200;

/** Whoever comes back with more to be told than this is told the state of things instead. */
const MOST_AGAIN = LIVE.bufferedBytes / 2;

interface Options {
  // Each source knows its own states.
  // oxlint-disable-next-line typescript/no-explicit-any
  sources: readonly LiveSource<any>[];
  logger: Logger;
  /** For tests: the time. */
  now?: () => number;
}

/**
 * Looks what changed on the websites that somebody watches, once for all who watch in this process, and tells them. Nobody
 * watches: nothing is looked at. What was told lately stays for those who come back, whichever process they left: a position of
 * another process, or an older one, is answered with the state of things, so that nothing is lost.
 */
export const createLiveHub = ({ sources, logger, now = Date.now }: Options) => {
  const sites = new Map<string, Site>();
  const mark = randomBytes(4).toString('hex');
  const idOf = (position: number): string => `${mark}-${position}`;
  const positionOf = (id: string | undefined): number | null => {
    const [, whose, number] = /^([0-9a-f]{8})-(\d{1,15})$/.exec(id ?? '') ?? [];
    return whose === mark ? Number(number) : null;
  };
  /** Counts what was told, of all websites together: one that is forgotten and comes back counts on. */
  let position = 0;
  let closed = false;

  const forget = (site: Site, count: number): void => {
    site.floor = site.ring.splice(0, count).at(-1)?.position ?? site.floor;
  };

  const add = (site: Site, news: readonly News[]): Told[] =>
    news.map(({ event, data, mayRead }) => {
      position += 1;
      const text = eventText(data, { id: idOf(position), event });
      const told: Told = { position, at: now(), text, mayRead };
      site.ring.push(told);
      if (site.ring.length > LIVE.ringEvents) forget(site, 1);
      return told;
    });

  const watched = (): Site[] => [...sites.values()].filter(({ watchers }) => watchers.size > 0);

  const look = async (source: Source): Promise<void> => {
    const before = new Map(watched().map((site) => [site.id, site.states.get(source) ?? null]));
    const states = await source.look(before);
    for (const [id, state] of states) {
      const site = sites.get(id);
      if (!site || state === undefined) continue;
      const told = add(site, source.news(before.get(id) ?? null, state));
      site.states.set(source, state);
      if (told.length > 0) for (const watcher of site.watchers) watcher.tell(told);
    }
  };

  const lookouts = sources.map((source: Source) => {
    let timer: NodeJS.Timeout | null = null;
    let running = false;
    let begunAt = 0;
    let failing = false;
    const run = async (): Promise<void> => {
      timer = null;
      running = true;
      begunAt = now();
      const measured = liveLooks.startTimer({ source: source.name });
      try {
        await look(source);
        if (failing) logger.info({ source: source.name }, 'live figures are told again');
        failing = false;
      } catch (error) {
        liveLookFailures.inc({ source: source.name });
        if (!failing) logger.warn({ err: error, source: source.name }, 'live figures cannot be told now');
        failing = true;
      }
      measured();
      running = false;
      plan(source.everyMs - (now() - begunAt));
    };
    const plan = (milliseconds: number): void => {
      if (closed || running || watched().length === 0) return;
      if (timer) clearTimeout(timer);
      timer = setTimeout(() => void run(), Math.max(0, milliseconds));
    };
    return {
      /** Somebody came for whom there is nothing yet. */
      soon: () => plan(SOON_MS - (now() - begunAt)),
      stop: () => {
        if (timer) clearTimeout(timer);
      },
    };
  });

  const siteOf = (id: string): Site => {
    const known = sites.get(id);
    if (known) return known;
    const site: Site = {
      id,
      ring: [],
      floor: position,
      leftAt: 0,
      states: new Map(),
      watchers: new Set(),
    };
    sites.set(id, site);
    return site;
  };

  /** How things stand, for somebody who knows nothing of it or too little. */
  const standing = (site: Site): Told[] =>
    [...site.states].flatMap(([source, state]) =>
      source.news(null, state).map(({ event, data, mayRead }) => ({
        position,
        at: now(),
        mayRead,
        text: eventText(data, { id: idOf(position), event }),
      })),
    );

  const missed = (site: Site, lastId: string | undefined): Told[] => {
    const known = positionOf(lastId);
    if (known === null || known > position || known < site.floor) return standing(site);
    const again = site.ring.filter((told) => told.position > known);
    const length = again.reduce((sum, { text }) => sum + text.length, 0);
    return length > MOST_AGAIN ? standing(site) : again;
  };

  return {
    /**
     * Somebody begins to watch, and is told at once what is known.
     * @param lastId id of the last event that arrived there, if any did
     * @returns ends it
     */
    join: (applicationId: string, watcher: Watcher, lastId?: string): (() => void) => {
      const site = siteOf(applicationId);
      const first = site.watchers.size === 0;
      const told = missed(site, lastId);
      site.watchers.add(watcher);
      if (told.length > 0) watcher.tell(told);
      // What was seen before nobody watched is old by now.
      if (first || site.states.size < sources.length) for (const lookout of lookouts) lookout.soon();
      return () => {
        if (site.watchers.delete(watcher)) site.leftAt = now();
      };
    },

    /** Lets go of what nobody needs any more. */
    tidy: (): void => {
      const end = now() - LIVE.ringMs;
      for (const site of sites.values()) {
        const fresh = site.ring.findIndex(({ at }) => at >= end);
        forget(site, fresh === -1 ? site.ring.length : fresh);
        if (site.watchers.size === 0 && site.leftAt < end) sites.delete(site.id);
      }
    },

    close: (): void => {
      closed = true;
      for (const lookout of lookouts) lookout.stop();
    },
  };
};
export type LiveHub = ReturnType<typeof createLiveHub>;
