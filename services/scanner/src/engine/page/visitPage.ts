import { pause } from '@yinyom/service-kit/pause';
import type { ItemObservation } from '../capture/ItemObservation';
import { ask, browserWithin, NoAnswer, tell } from '../cdp/ask';
import { slowness } from '../cdp/slowness';
import type { ScanLimits } from '../scanLimits';
import { runInFrame, type FrameWorld } from './frameWorlds';
import { interact } from './interact';
import { openPage, type PageEnd, type RefusalOf } from './openPage';
import { readLinks, readStoredKeys, readStoredValues } from './readFrames';
import { PageBroken, type ScanWindow } from './scanWindow';
import type { PageWatch } from '../techniques/pageWatch';
import { typeUnseen } from './typeUnseen';
import { scrollThrough } from './scrollThrough';

export interface Visit {
  url: string;
  limits: ScanLimits;
  refusalOf: RefusalOf;
  open(): Promise<ScanWindow>;
  /** Looks at the cookies now. */
  look(): Promise<void>;
  see(observation: ItemObservation): void;
  watch: Pick<PageWatch, 'isOn' | 'moved' | 'typing' | 'stored'>;
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
  /** Requests that it made. */
  requests: number;
};

/** A timer that ran early may start another one. */
const HURRIES = 2;
const LEAVE_MS = 1_000;
/** A page that says nothing for this long hangs. */
const ALIVE_MS = 1_500;
const isAlive = async ({ worlds }: ScanWindow): Promise<boolean> => {
  const main = worlds.main();
  return main !== undefined && (await runInFrame<boolean>(main, 'true', ALIVE_MS).catch(() => false));
};

/** A step that fails costs what it would have found, not the page; a page that hangs is not waited for. */
const tried = async (window: ScanWindow, step: Promise<unknown>): Promise<void> => {
  await step.catch(async (error: unknown) => {
    if (error instanceof PageBroken) throw error;
    if (error instanceof NoAnswer && !(await isAlive(window))) throw error;
  });
};

const lookAround = async (window: ScanWindow, { look, see }: Visit, links: Set<string>) => {
  await window.worlds.complete();
  const frames = window.worlds.all();
  const page = window.network.document()?.url ?? '';
  await Promise.all([look(), readStoredKeys(frames, page, see)]);
  for (const link of [...(await readLinks(frames)), ...window.guard.wanted]) links.add(link);
};

const inMain = async (window: ScanWindow, act: (frame: FrameWorld) => Promise<unknown>) => {
  const main = window.worlds.main();
  if (main) await tried(window, act(main));
};

/** What a visitor does on a page, and how long a visitor stays. */
const stay = async (window: ScanWindow, visit: Visit, links: Set<string>): Promise<void> => {
  const { limits, watch } = visit;
  let readyAt = Date.now();
  await window.network.quiet(limits.quietMs);
  // Browsers without a screen ask for it only when they are asked for it.
  tell(window.session, 'Page.getAppManifest');
  await lookAround(window, visit, links);
  if (await visit.onQuiet?.(window)) {
    readyAt = Date.now();
    await window.network.quiet(limits.quietMs);
  }
  await inMain(window, (main) => scrollThrough(window.session, main));
  watch.moved();
  await inMain(window, (main) => interact(window.session, main, limits.interactions));
  if (watch.isOn) await inMain(window, (main) => typeUnseen(window.session, main, watch.typing()));
  watch.moved();
  const settleMs = limits.settleMs * slowness();
  await pause(Math.max(readyAt + limits.dwellMs - Date.now(), settleMs));
  for (let round = 0; round < HURRIES && (await window.timers.hurry(window.worlds.all())); round += 1)
    await pause(settleMs);
  await lookAround(window, visit, links);
  if (watch.isOn) watch.stored(await readStoredValues(window.worlds.all()));
  await tried(window, visit.onEnd?.(window) ?? Promise.resolve());
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

const timeline = async (window: ScanWindow, visit: Visit, links: Set<string>): Promise<PageEnd> => {
  const early = await openPage(window, visit.url, visit.limits.navigationMs, visit.refusalOf);
  if (early && early.state !== 'failed' && early.state !== 'refused') return early;
  // An answer that says no is a page, too, and may set something.
  if (window.network.document()) await stay(window, visit, links);
  return early ?? { state: 'loaded', code: null };
};

/** @returns null when the window broke before it showed anything: that says nothing about the page */
const visitOnce = async (visit: Visit): Promise<VisitEnd | null> => {
  const links = new Set<string>();
  const window = await visit.open();
  const ms = visit.limits.pageMs + (visit.onQuietMs ?? 0);
  const end = await browserWithin(Promise.race([timeline(window, visit, links), window.broken]), ms).catch(
    endOf,
  );
  if (end.state !== 'failed') await leave(window, visit);
  await visit.look();
  await window.close();
  if (end.code === 'crashed' && !window.guard.hasArrived) return null;
  return {
    ...end,
    links: [...links],
    finalUrl: window.network.document()?.url ?? visit.url,
    requests: window.network.requests,
  };
};

const TRIES = 3;

/** Visits one page in a window of its own, never longer than its limit, whatever the page does. */
export const visitPage = async (visit: Visit): Promise<VisitEnd> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const end = await visitOnce(visit).catch(() => null);
    if (end) return end;
  }
  return { state: 'failed', code: 'browser_failed', links: [], finalUrl: visit.url, requests: 0 };
};
