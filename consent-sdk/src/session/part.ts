import type { SdkConfig, SdkSiteConfig } from '@yinyom/contracts/sdk/config';
import type { ServedConfig } from '@yinyom/contracts/sdk/sdkScript';
import type { YinyomConsent } from '../api/yinyomApi';
import type { isForbidden } from '../blocking/namePattern';
import type { readCookies, writeCookie } from '../platform/cookies';
import type { parseObject, readItem, writeItem } from '../platform/webStorage';
import type { Entries } from '../record/outbox';
import type { Recorder } from '../record/recorder';
import type { button, element } from '../ui/element';
import type { Decide } from '../ui/visitorInterface';
import type { Session } from './session';

/** The on-demand parts, one file each. */
export type PartName =
  | 'modal'
  | 'afterDecision'
  | 'release'
  | 'embeds'
  | 'discovery'
  | 'handover'
  | 'font'
  | 'keptOff'
  | 'debug'
  | 'vendors'
  | 'serverCookie'
  | 'roleStep'
  | 'ownRecord'
  | SdkConfig['language'];

/** What the core lends to parts, so that they carry no copy of it. */
export interface PartBridge {
  /** In the language that the visitor sees. */
  config: ServedConfig;
  /** What the window shows while it is open. */
  site?: SdkSiteConfig | undefined;
  session: Session;
  recorder: Recorder;
  /** Names whose writing was refused on this page. */
  refused: Record<string, 1>;
  /** Elements that were held when a running script gave them their address. */
  made: WeakSet<Element>;
  /** The nonce of the tag that loads the script. */
  nonce: string | undefined;
  isForbidden: typeof isForbidden;
  readCookies: typeof readCookies;
  writeCookie: typeof writeCookie;
  readItem: typeof readItem;
  writeItem: typeof writeItem;
  parseObject: typeof parseObject;
  /** Decisions that wait to be delivered, as they were when the last one was made. */
  entries?: Entries;
  /** Loads a part and runs it, if the page can do without. */
  runPart(this: void, name: PartName): Promise<void>;
  /** Loads a part. */
  fetchPart<Loaded>(this: void, name: PartName): Promise<Loaded>;
  /** The language in which the page and the visitor are asked now. */
  speak(this: void): SdkConfig['language'];
  /** Rules that all of the interface has, in the owner's colours. */
  baseCss?: string;
  /** The window while it is open. */
  front?: HTMLElement | undefined;
  /** The banner or the control. */
  behind?: HTMLElement | undefined;
  /** Draws what is shown now. */
  draw?: (() => unknown) | undefined;
  /** Held scripts that were released, and what they became; of the part that releases. */
  taken?: WeakSet<Element>;
  element: typeof element;
  button: typeof button;
  decide: Decide;
  /** Makes the page follow the choice. Says whether something that was granted before is not any more. */
  enact(before: YinyomConsent | null): boolean;
  /** Shows the control that stays. */
  rest(): unknown;
  /** Erases what has no consent and delivers what is undelivered. */
  settle(): void;
}

/** What a part exports. */
export interface Part<Bridge> {
  run(bridge: Bridge): void | Promise<void>;
}

/** Start of a fragment that carries a choice over from another domain of the owner. */
export const HANDOVER = '#yinyom=';
