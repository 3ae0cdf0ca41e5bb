import { createDisguise } from '../capture/disguise';
import type { Hook } from './hook/hookKit';
import { startHooks, type HookLimits } from './hook/startHooks';
import { audioHook } from './judges/audio';
import { canvasHook } from './judges/canvas';
import { canvasFontHook } from './judges/canvasFont';
import { databaseHook } from './judges/evercookie';
import { enumerationHook } from './judges/enumeration';
import { linkDecorationHook } from './judges/linkDecoration';
import { recorderHook } from './judges/recorder';
import { webglHook } from './judges/webgl';
import { webrtcHook } from './judges/webrtc';

/** A page that does more than this is known well enough. */
const LIMITS: HookLimits = { told: 400, stacks: 5_000 };
const HOOKS: readonly Hook[] = [
  ...[canvasHook, canvasFontHook, webglHook, audioHook, webrtcHook, enumerationHook],
  ...[recorderHook, linkDecorationHook, databaseHook],
];

/** Text of the hooks for a page or worker that has the binding of this name. */
export const techniqueSource = (bindingName: string): string =>
  `(${String(startHooks)})(${JSON.stringify(bindingName)},${String(createDisguise)},[${HOOKS.map(String).join(',')}],${JSON.stringify(LIMITS)})`;
