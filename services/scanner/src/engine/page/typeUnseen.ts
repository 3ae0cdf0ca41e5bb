import type { CDPSession } from 'puppeteer';
import { ask, tell } from '../cdp/ask';
import { callText, runInFrame, type FrameWorld } from './frameWorlds';

/** Runs in a page, in a world of its own: a field that nobody sees gets the focus. @returns whether it has it */
const addField = (mark: string): boolean => {
  const field = document.createElement('input');
  field.type = 'text';
  field.id = mark;
  field.tabIndex = -1;
  field.setAttribute('aria-hidden', 'true');
  field.style.cssText = 'position:fixed;left:0;top:0;width:1px;height:1px;padding:0;border:0;opacity:0';
  (document.body ?? document.documentElement).append(field);
  field.focus({ preventScroll: true });
  const hasFocus = document.activeElement === field;
  if (!hasFocus) field.remove();
  return hasFocus;
};

const removeField = (mark: string): void => document.getElementById(mark)?.remove();

const LAST_MS = 1_500;

/**
 * Types a text into a field that nobody sees and nobody submits, key by key, and takes the field away again. A page
 * that keeps the focus to itself is left alone.
 */
export const typeUnseen = async (session: CDPSession, main: FrameWorld, text: string): Promise<void> => {
  const mark = `f${text.slice(1, 7)}`;
  if (!(await runInFrame<boolean>(main, callText(addField, mark)))) return;
  for (const key of text) {
    tell(session, 'Input.dispatchKeyEvent', { type: 'keyDown', key, text: key, unmodifiedText: key });
    tell(session, 'Input.dispatchKeyEvent', { type: 'keyUp', key });
  }
  // Keys are pressed in order: with this answer, all of them were.
  await ask(session, 'Input.dispatchKeyEvent', { type: 'keyUp', key: 'Shift' }, LAST_MS);
  await runInFrame(main, callText(removeField, mark));
};
