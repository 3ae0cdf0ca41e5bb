import type { CDPSession, Protocol } from 'puppeteer';
import { ask } from '../cdp/ask';
import { slowness } from '../cdp/slowness';
import { CONSENT_WORDS, RISKY_WORDS } from '../consent/consentWords';
import {
  chooseElements,
  emptySpot,
  spotOf,
  touchCovered,
  type ChoiceRules,
  type Spot,
  type Touch,
} from './chooseElements';
import { callText, runInFrame, type FrameWorld } from './frameWorlds';
import { clickAt, moveMouse, pressKey, type Point } from './mouse';

const LISTENED = new Set([
  ...['click', 'dblclick', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'touchstart', 'touchend'],
  ...['mouseover', 'mouseenter', 'mousemove', 'mouseout', 'mouseleave', 'pointerenter', 'pointerover'],
  ...['focus', 'focusin', 'blur', 'change', 'input', 'keydown', 'keyup', 'keypress', 'toggle', 'play'],
]);
const MAX_LISTENED = 80;
/** On a machine that has little to do, the touches take a third of it. */
const TOTAL_MS = 6_000;

const RULES: Omit<ChoiceRules, 'max'> = {
  risky: RISKY_WORDS.join('|'),
  consentButton: [...CONSENT_WORDS.decline, ...CONSENT_WORDS.accept].join('|'),
  consentTopic: CONSENT_WORDS.topic.join('|'),
};

/** Elements with listeners, closed shadow roots and frames of the same site included, as handles in our world. */
const listenedElements = async (session: CDPSession, frame: FrameWorld): Promise<string[]> => {
  const { result } = await ask(session, 'Runtime.evaluate', { expression: 'document' });
  const { listeners } = await ask(session, 'DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
    depth: -1,
    pierce: true,
  });
  const nodes = new Set(
    listeners.flatMap(({ type, backendNodeId }) =>
      backendNodeId && LISTENED.has(type) ? [backendNodeId] : [],
    ),
  );
  const handles = await Promise.allSettled(
    [...nodes]
      .slice(0, MAX_LISTENED)
      .map((backendNodeId) =>
        ask(session, 'DOM.resolveNode', { backendNodeId, executionContextId: frame.contextId }),
      ),
  );
  return handles.flatMap((handle) =>
    handle.status === 'fulfilled' && handle.value.object.objectId ? [handle.value.object.objectId] : [],
  );
};

const callOn = async <T>(
  session: CDPSession,
  objectId: string,
  functionDeclaration: string,
  args: Protocol.Runtime.CallArgument[] = [],
): Promise<T> => {
  const { result } = await ask(session, 'Runtime.callFunctionOn', {
    objectId,
    functionDeclaration,
    arguments: args,
    returnByValue: true,
  });
  return result.value as T;
};

/**
 * Touches elements as a visitor would: hover, focus, click, a key. At most `max`, and never what has consequences.
 * @returns how many were touched
 */
export const interact = async (session: CDPSession, frame: FrameWorld, max: number): Promise<number> => {
  const empty = await runInFrame<Point | null>(frame, callText(emptySpot));
  if (empty) await clickAt(session, empty);
  const listened = await listenedElements(session, frame);
  const { result } = await ask(session, 'Runtime.callFunctionOn', {
    executionContextId: frame.contextId,
    functionDeclaration: String(chooseElements),
    arguments: [{ value: { ...RULES, max } }, ...listened.map((objectId) => ({ objectId }))],
  });
  if (!result.objectId) return 0;
  const chosen = result.objectId;
  const touches = await callOn<Touch[]>(session, chosen, 'function () { return this.touches }');
  // A busy machine touches as much, and takes longer (docs/decisions/291).
  const until = Date.now() + TOTAL_MS * slowness();
  let touched = 0;
  for (const { index, click, key } of touches) {
    if (Date.now() > until) break;
    const on = (func: unknown) => `function (index) { return (${String(func)})(this.elements[index]) }`;
    const spot = await callOn<Spot | null>(session, chosen, on(spotOf), [{ value: index }]);
    if (!spot) continue;
    touched += 1;
    if (spot.covered) {
      await callOn(session, chosen, on(touchCovered), [{ value: index }]);
      continue;
    }
    await moveMouse(session, spot);
    if (click) await clickAt(session, spot);
    if (key) await pressKey(session, key);
  }
  // Out of the window at its upper edge, as if to close it.
  await moveMouse(session, { x: 500, y: -5 });
  return touched;
};
