import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import type { Recorder } from '../record/recorder';
import type { Session } from './session';

/** The on-demand parts, one file each. */
export type PartName =
  | 'modal'
  | 'afterDecision'
  | 'release'
  | 'embeds'
  | 'discovery'
  | 'handover'
  | 'debug'
  | 'vendors'
  | 'serverCookie'
  | SdkConfig['language'];

/** What the core lends to parts, so that they carry no copy of it. */
export interface PartBridge {
  config: SdkConfig;
  session: Session;
  recorder: Recorder;
  /** Names whose writing was refused on this page. */
  refused: Record<string, 1>;
  /** Makes the page follow a choice that was stored elsewhere. */
  follow(): void;
}

/** What a part exports. */
export interface Part<Bridge> {
  run(bridge: Bridge): void | Promise<void>;
}

/** Start of a fragment that carries a choice over from another domain of the owner. */
export const HANDOVER = '#yinyom=';
