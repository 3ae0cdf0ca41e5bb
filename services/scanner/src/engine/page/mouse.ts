import type { CDPSession, Protocol } from 'puppeteer';
import { ask } from '../cdp/ask';

/** In the window's coordinates. */
export interface Point {
  x: number;
  y: number;
}

/** Answers of input wait for the page's listeners; one that hangs must not cost the page all its time. */
const INPUT_MS = 1_500;

type MouseEventType = Protocol.Input.DispatchMouseEventRequest['type'];

const mouse = (
  session: CDPSession,
  type: MouseEventType,
  { x, y }: Point,
  more: Partial<Protocol.Input.DispatchMouseEventRequest> = {},
) => ask(session, 'Input.dispatchMouseEvent', { type, x, y, ...more }, INPUT_MS);

/** Moves onto a point in two steps, so that something is entered and moved over. */
export const moveMouse = async (session: CDPSession, { x, y }: Point): Promise<void> => {
  await mouse(session, 'mouseMoved', { x: x - 2, y: y - 1 });
  await mouse(session, 'mouseMoved', { x, y });
};

export const clickAt = async (session: CDPSession, point: Point): Promise<void> => {
  const button = { button: 'left', clickCount: 1 } as const;
  await mouse(session, 'mousePressed', point, button);
  await mouse(session, 'mouseReleased', point, button);
};

export const turnWheel = (session: CDPSession, point: Point, deltaY: number) =>
  mouse(session, 'mouseWheel', point, { deltaX: 0, deltaY });

const KEYS = {
  ArrowDown: { key: 'ArrowDown', code: 'ArrowDown', windowsVirtualKeyCode: 40 },
  Shift: { key: 'Shift', code: 'ShiftLeft', windowsVirtualKeyCode: 16 },
  Tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
  Escape: { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 },
  a: { key: 'a', code: 'KeyA', windowsVirtualKeyCode: 65, text: 'a' },
};

export const pressKey = async (session: CDPSession, name: keyof typeof KEYS): Promise<void> => {
  await ask(session, 'Input.dispatchKeyEvent', { type: 'keyDown', ...KEYS[name] }, INPUT_MS);
  await ask(session, 'Input.dispatchKeyEvent', { type: 'keyUp', ...KEYS[name], text: '' }, INPUT_MS);
};
