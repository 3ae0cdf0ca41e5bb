import { pause } from '@yinyom/service-kit/pause';
import type { BannerFacts } from '../consent/check/BannerFacts';
import { choicesFit, countTicked, focusChoices, hasFocus } from '../consent/check/inThePage';
import { findGenericBanner, onBanner, pressButton, type GenericBanner } from '../consent/genericBanner';
import { ask } from '../cdp/ask';
import { slowness } from '../cdp/slowness';
import { pressKey } from '../page/mouse';
import type { ScanWindow } from '../page/scanWindow';
import { mainOf, openBannerVisitor, patternOf, seekBanner, tried, VISIT_MS } from './bannerVisitor';
import type { ScanTools } from './passContext';

export type Operated = Pick<BannerFacts, 'keyboard' | 'fits' | 'preticked'>;

const LOOK_EVERY_MS = 300;
const OPENED_MS = 2_000;
const FETCHED_BACK_MS = 120;
/** A window of 320 pixels, and one of 1,366 at 200 %. */
const NARROW = { width: 320, height: 640, deviceScaleFactor: 1, mobile: false };
const ZOOMED = { width: 683, height: 450, deviceScaleFactor: 2, mobile: false };
const DRAWN_MS = 350;

/** Goes through the banner with the keyboard, from its first choice on. */
const tryKeyboard = async (
  { session }: ScanWindow,
  banner: GenericBanner,
): Promise<BannerFacts['keyboard']> => {
  // In a frame of somebody else the keys go elsewhere.
  if (!banner.frame.isMain) return null;
  const start = await onBanner(banner, focusChoices);
  if (!start) return null;
  const isHeld = () => onBanner(banner, hasFocus);
  /** What holds the focus often does so a moment later. */
  const isFetchedBack = async () => {
    await pause(FETCHED_BACK_MS);
    return isHeld();
  };
  if (!start.reached || start.isModal || !start.hasOutside) return { reached: start.reached, trapped: false };
  for (let step = 0; step < start.steps; step += 1) {
    await pressKey(session, 'Tab');
    if (!(await isHeld()) && !(await isFetchedBack())) return { reached: true, trapped: false };
  }
  await pressKey(session, 'Escape');
  await pressKey(session, 'Tab');
  return { reached: true, trapped: await isFetchedBack().catch(() => false) };
};

const fitsAt = async ({ session, worlds }: ScanWindow, size: typeof NARROW): Promise<boolean | null> => {
  await ask(session, 'Emulation.setDeviceMetricsOverride', size);
  await pause(DRAWN_MS);
  // Some banners are others on small windows.
  const banner = await findGenericBanner(worlds.all());
  return banner && onBanner(banner, choicesFit);
};

const tryWindows = async (window: ScanWindow): Promise<BannerFacts['fits']> => {
  try {
    const narrow = await fitsAt(window, NARROW);
    const zoomed = await fitsAt(window, ZOOMED);
    return narrow === null || zoomed === null ? null : { narrow, zoomed };
  } finally {
    await ask(window.session, 'Emulation.clearDeviceMetricsOverride');
    await pause(DRAWN_MS);
  }
};

const tickedIn = async (window: ScanWindow): Promise<number | null> => {
  const banner = await seekBanner(window);
  if (!banner) return null;
  const words = patternOf('necessary');
  const first = await onBanner(banner, countTicked, words);
  const settings = banner.buttons.find(({ kind }) => kind === 'settings');
  if (first.on > 0 || !settings) return first.on;
  window.guard.mayStep();
  await pressButton(banner, settings.index, mainOf(window));
  const until = Date.now() + OPENED_MS * slowness();
  let seen: { on: number; seen: number } = first;
  while (Date.now() < until && seen.seen === 0) {
    await pause(LOOK_EVERY_MS);
    const opened = await findGenericBanner(window.worlds.all(), ['save', 'decline', 'accept']);
    if (opened) seen = await onBanner(opened, countTicked, words);
  }
  window.guard.arrived();
  // Settings that are a page of their own, or cannot be understood, stay open.
  return seen.seen > 0 ? seen.on : null;
};

/** Somebody who tries the banner out: by keyboard, in small windows, and in its settings. Nothing is chosen. */
export const visitTrying = async (tools: ScanTools, page: string): Promise<Operated> => {
  const visitor = await openBannerVisitor(tools);
  const facts: Operated = { keyboard: null, fits: null, preticked: null };
  try {
    await visitor.visit(page, {
      onQuietMs: VISIT_MS,
      onQuiet: async (window) => {
        const banner = await seekBanner(window);
        if (!banner) return false;
        facts.keyboard = await tried(tryKeyboard(window, banner));
        facts.fits = await tried(tryWindows(window));
        facts.preticked = await tried(tickedIn(window));
        return false;
      },
    });
  } finally {
    await visitor.close();
  }
  return facts;
};
