import type { CDPSession } from 'puppeteer';
import { callText, runInFrame, type FrameWorld } from './frameWorlds';
import { moveMouse, pressKey, turnWheel } from './mouse';

/** Runs in the page: scrolls to its end in steps and back, as far as `steps` reach on an endless one. */
const scrollSteps = async (steps: number, everyMs: number): Promise<void> => {
  const pause = () =>
    new Promise((resolve) => {
      setTimeout(resolve, everyMs);
    });
  const root = document.scrollingElement ?? document.documentElement;
  for (let step = 0; step < steps; step += 1) {
    const before = scrollY;
    scrollBy({ top: Math.max(innerHeight * 0.8, root.scrollHeight / steps), behavior: 'instant' });
    await pause();
    if (scrollY === before) break;
  }
  // Boxes that scroll by themselves hide things, too.
  let boxes = 0;
  for (const element of document.querySelectorAll('*')) {
    if (boxes >= 10) break;
    if (element === root || element.scrollHeight < element.clientHeight + 50 || element.clientHeight < 50)
      continue;
    if (!/auto|scroll/.test(getComputedStyle(element).overflowY)) continue;
    element.scrollTop = element.scrollHeight;
    boxes += 1;
  }
  await pause();
  scrollTo({ top: 0, behavior: 'instant' });
};

const STEPS = 10;
const EVERY_MS = 60;

/** Moves the mouse, turns the wheel, presses a harmless key and scrolls to the end: signs of a person. */
export const scrollThrough = async (session: CDPSession, frame: FrameWorld): Promise<void> => {
  const signs = [
    () => moveMouse(session, { x: 320, y: 240 }),
    () => moveMouse(session, { x: 500, y: 380 }),
    () => turnWheel(session, { x: 500, y: 380 }, 240),
    () => pressKey(session, 'Shift'),
  ];
  // A busy page answers to input too late, and is scrolled all the same.
  for (const sign of signs) await sign().catch(() => undefined);
  await runInFrame(frame, callText(scrollSteps, STEPS, EVERY_MS));
};
