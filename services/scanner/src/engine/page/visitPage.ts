import type { Sighting } from '../capture/Sighting';
import { ask, NoAnswer, within } from '../cdp/ask';
import type { ScanLimits } from '../scanLimits';
import type { FrameWorld } from './frameWorlds';
import { interact } from './interact';
import { openPage, type PageEnd, type RefusalOf } from './openPage';
import { readLinks, readStoredKeys } from './readFrames';
import { PageBroken, type ScanWindow } from './scanWindow';
import { scrollThrough } from './scrollThrough';

export interface Visit {
  url: string;
  limits: ScanLimits;
  refusalOf: RefusalOf;
  open(): Promise<ScanWindow>;
  /** Looks at the cookies now. */
  look(): Promise<void>;
  see(sighting: Sighting): void;
  /**
   * Called when the page has become quiet, e.g. to choose in its consent banner.
   * @returns whether the page begins anew, so that it gets its whole time from here on
   */
  onQuiet?(window: ScanWindow): Promise<boolean>;
  /** Time for `onQuiet`, added to the page's own. */
  onQuietMs?: number;
  /** Called before the page is left. */
  onEnd?(window: ScanWindow): Promise<void>;
}

export type VisitEnd = PageEnd & {
  /** Addresses that the page links or wanted to go to. */
  links: string[];
  /** Where it ended up. */
  finalUrl: string;
};

const LEAVE_MS = 1_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** A step that fails costs what it would have found, not the page. */
const tried = async (step: Promise<unknown>): Promise<void> => {
  await step.catch((error: unknown) => {
    if (error instanceof NoAnswer || error instanceof PageBroken) throw error;
  });
};

const lookAround = async (window: ScanWindow, { look, see }: Visit, links: Set<string>) => {
  const frames = window.worlds.all();
  const page = window.network.document()?.url ?? '';
  await Promise.all([look(), readStoredKeys(frames, page, see)]);
  for (const link of [...(await readLinks(frames)), ...window.guard.wanted]) links.add(link);
};

const inMain = async (window: ScanWindow, act: (frame: FrameWorld) => Promise<unknown>) => {
  const main = window.worlds.main();
  if (main) await tried(act(main));
};

/** What a visitor does on a page, and how long a visitor stays. */
const stay = async (window: ScanWindow, visit: Visit, links: Set<string>): Promise<void> => {
  const { limits } = visit;
  let readyAt = Date.now();
  await window.network.quiet(limits.quietMs);
  await lookAround(window, visit, links);
  if (await visit.onQuiet?.(window)) {
    readyAt = Date.now();
    await window.network.quiet(limits.quietMs);
  }
  await inMain(window, (main) => scrollThrough(window.session, main));
  await inMain(window, (main) => interact(window.session, main, limits.interactions));
  await pause(Math.max(readyAt + limits.dwellMs - Date.now(), limits.settleMs));
  await lookAround(window, visit, links);
  await tried(visit.onEnd?.(window) ?? Promise.resolve());
};

/** Some things are set when a page goes away; a window that just closes never tells. */
const leave = async (window: ScanWindow, { look }: Visit): Promise<void> => {
  await ask(window.session, 'Page.navigate', { url: 'about:blank' }, LEAVE_MS).catch(() => undefined);
  await look();
};

const endOf = (error: unknown): PageEnd => {
  if (error instanceof PageBroken) return { state: 'failed', code: error.code };
  if (error instanceof NoAnswer) return { state: 'timed_out', code: 'page_timeout' };
  return { state: 'failed', code: 'browser_failed' };
};

/** Visits one page in a window of its own, never longer than its limit, whatever the page does. */
export const visitPage = async (visit: Visit): Promise<VisitEnd> => {
  const { url, limits, refusalOf } = visit;
  const links = new Set<string>();
  let window: ScanWindow | undefined;
  let end: PageEnd;
  const timeline = async (opened: ScanWindow): Promise<PageEnd> => {
    const early = await openPage(opened, url, limits.navigationMs, refusalOf);
    if (early && early.state !== 'failed' && early.state !== 'refused') return early;
    if (opened.network.document()) await stay(opened, visit, links);
    return early ?? { state: 'loaded', code: null };
  };
  try {
    window = await visit.open();
    const ms = limits.pageMs + (visit.onQuietMs ?? 0);
    end = await within(Promise.race([timeline(window), window.broken]), ms);
  } catch (error) {
    end = endOf(error);
  }
  const finalUrl = window?.network.document()?.url ?? url;
  if (window) {
    if (end.state !== 'failed') await leave(window, visit);
    await visit.look();
    await window.close();
  }
  return { ...end, links: [...links], finalUrl };
};
