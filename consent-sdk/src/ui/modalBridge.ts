import type { SdkSiteConfig } from '@yinyom/contracts/sdk/config';
import type { PartBridge } from '../session/part';
import type { webLink } from './banner';
import type { Choice } from '../choice/choice';
import type { Words } from '../words/Words';
import type { roleStep } from '../modal/roleStep';
import type { button, element } from './element';
import type { createHost } from './host';
import type { Decide } from './visitorInterface';

/** What the core lends to the preference modal, which is loaded on demand and carries no copy of it. */
export interface ModalBridge {
  site: SdkSiteConfig;
  /** The script's own words in the language of `site`. */
  labels: Words;
  baseCss: string;
  createHost: typeof createHost;
  element: typeof element;
  button: typeof button;
  webLink: typeof webLink;
  /** What the window opens over, unseen meanwhile: two questions at once confuse. */
  behind: HTMLElement | undefined;
  /** The visitor's latest choice, even when it no longer counts: what was granted then starts switched on. */
  earlier: Choice | null;
  decide: Decide;
  /** Loads a part and runs it; a preview has none. */
  runPart?: PartBridge['runPart'];
  /** On websites for minors. */
  roleStep?: typeof roleStep | undefined;
}

/** The part's only export. */
export interface ModalPart {
  openModal(bridge: ModalBridge): HTMLDialogElement;
}
