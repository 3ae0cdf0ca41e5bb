import { ask } from '../cdp/ask';
import { spotOf, touchCovered, type Spot } from '../page/chooseElements';
import type { FrameWorld } from '../page/frameWorlds';
import { clickAt, moveMouse, type Point } from '../page/mouse';
import { closedRootsOf } from './closedRoots';
import { BANNER_WORDS } from './bannerWords';
import type { BannerButton, BannerSearch, ButtonKind } from './BannerSearch';
import { FIND_BANNER } from './findBanner';

/** A banner that was found by its words. */
export interface GenericBanner {
  frame: FrameWorld;
  /** Handle of the search's answer in the page. */
  objectId: string;
  score: number;
  buttons: BannerButton[];
}

const searchFrame = async (
  frame: FrameWorld,
  wanted: readonly ButtonKind[],
): Promise<GenericBanner | null> => {
  const { session } = frame;
  const closed = frame.isMain ? await closedRootsOf(session, frame).catch(() => []) : [];
  const { result } = await ask(session, 'Runtime.callFunctionOn', {
    executionContextId: frame.contextId,
    functionDeclaration: FIND_BANNER,
    arguments: [{ value: BANNER_WORDS }, { value: wanted }, ...closed.map((objectId) => ({ objectId }))],
  });
  if (!result.objectId) return null;
  const { objectId } = result;
  const { result: answer } = await ask(session, 'Runtime.callFunctionOn', {
    objectId,
    functionDeclaration: 'function () { return { score: this.score, buttons: this.buttons } }',
    returnByValue: true,
  });
  const { score, buttons } = answer.value as Pick<BannerSearch, 'score' | 'buttons'>;
  return score > 0 ? { frame, objectId, score, buttons } : null;
};

/**
 * The surest banner of all frames; null when none has one.
 * @param wanted kinds of buttons of which it must have one
 */
export const findGenericBanner = async (
  frames: readonly FrameWorld[],
  wanted: readonly ButtonKind[] = [],
): Promise<GenericBanner | null> => {
  const searches = await Promise.allSettled(frames.map((frame) => searchFrame(frame, wanted)));
  return searches
    .flatMap((search) => (search.status === 'fulfilled' && search.value ? [search.value] : []))
    .reduce<GenericBanner | null>((best, found) => (found.score > (best?.score ?? 0) ? found : best), null);
};

/** Runs a function, or the text of one (`pageProgram`), in the page with what was found there, and answers what it returns. */
export const onBanner = async <T>(
  { frame, objectId }: GenericBanner,
  func: ((found: BannerSearch, ...args: never[]) => T) | string,
  ...args: unknown[]
): Promise<T> => {
  const { result, exceptionDetails } = await ask(frame.session, 'Runtime.callFunctionOn', {
    objectId,
    functionDeclaration: `function (...args) { return (${String(func)})(this, ...args) }`,
    arguments: args.map((value) => ({ value })),
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as T;
};

const onButton = async <T>(
  { frame, objectId }: GenericBanner,
  func: unknown,
  index: number,
  ...args: boolean[]
): Promise<T> => {
  const { result } = await ask(frame.session, 'Runtime.callFunctionOn', {
    objectId,
    functionDeclaration: `function (index, ...args) { return (${String(func)})(this.elements[index], ...args) }`,
    arguments: [index, ...args].map((value) => ({ value })),
    returnByValue: true,
  });
  return result.value as T;
};

/** Where a frame of another site lies in the window; null when it lies inside another such frame. */
const offsetOf = async (frame: FrameWorld, main: FrameWorld): Promise<Point | null> => {
  if (frame.session === main.session) return { x: 0, y: 0 };
  const { backendNodeId } = await ask(main.session, 'DOM.getFrameOwner', { frameId: frame.frameId });
  await ask(main.session, 'DOM.scrollIntoViewIfNeeded', { backendNodeId });
  const { quads } = await ask(main.session, 'DOM.getContentQuads', { backendNodeId });
  const [x, y] = quads[0] ?? [];
  return x === undefined || y === undefined ? null : { x, y };
};

/**
 * Runs in the page. A banner may also slide out of the window, or shrink to nothing.
 * @param wasReachable whether the mouse reached the button before
 */
const stillThere = (element: Element, wasReachable: boolean): boolean => {
  if (!element.isConnected || !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
    return false;
  if (!wasReachable) return true;
  const { left, top, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  const hit = root.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
};

const GONE_MS = 1_500;
const LOOK_EVERY_MS = 100;

/** Whether a button goes away, alone or with its frame or page. */
const goesAway = async (banner: GenericBanner, index: number, wasReachable: boolean): Promise<boolean> => {
  const until = Date.now() + GONE_MS;
  while (Date.now() < until) {
    const isThere = await onButton<boolean>(banner, stillThere, index, wasReachable).catch(() => false);
    if (!isThere) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return false;
};

/**
 * Presses a button of a banner once: with the mouse or, where the mouse does not reach it, through the page.
 * @returns whether it was the mouse
 */
export const pressButton = async (
  banner: GenericBanner,
  index: number,
  main: FrameWorld,
): Promise<boolean> => {
  const spot = await onButton<Spot | null>(banner, spotOf, index);
  const offset = spot && !spot.covered ? await offsetOf(banner.frame, main).catch(() => null) : null;
  if (spot && offset) {
    const point = { x: spot.x + offset.x, y: spot.y + offset.y };
    await moveMouse(main.session, point);
    await clickAt(main.session, point);
    return true;
  }
  await onButton(banner, touchCovered, index).catch(() => undefined);
  return false;
};

/** Presses a button that ends the banner. @returns whether it went away */
export const clickButton = async (
  banner: GenericBanner,
  index: number,
  main: FrameWorld,
): Promise<boolean> => {
  if (await pressButton(banner, index, main)) {
    if (await goesAway(banner, index, true)) return true;
    await onButton(banner, touchCovered, index).catch(() => undefined);
  }
  return goesAway(banner, index, false);
};

/** Runs in the page: puts every switch that can be moved. */
const moveSwitches = (switches: Element[], on: boolean): void => {
  for (const box of switches) {
    const isOn = box instanceof HTMLInputElement ? box.checked : box.getAttribute('aria-checked') === 'true';
    if (isOn !== on && !box.matches(':disabled, [aria-disabled=true]')) (box as HTMLElement).click();
  }
};

/** Switches every category of a banner's settings on or off. */
export const setSwitches = async ({ frame, objectId }: GenericBanner, on: boolean): Promise<void> => {
  await ask(frame.session, 'Runtime.callFunctionOn', {
    objectId,
    functionDeclaration: `function (on) { (${String(moveSwitches)})(this.switches, on) }`,
    arguments: [{ value: on }],
  });
};
