import type { SdkCategory, SdkSiteConfig } from '@yinyom/contracts/sdk/config';
import type { webLink } from '../banner/banner';
import type { button, element } from './element';
import type { createHost } from './host';
import type { Decide } from './visitorInterface';

/** What the core lends to the preference modal, which is loaded on demand and carries no copy of it. */
export interface ModalBridge {
  site: SdkSiteConfig;
  baseCss: string;
  createHost: typeof createHost;
  element: typeof element;
  button: typeof button;
  webLink: typeof webLink;
  /** Whether a category's switch starts on: granted earlier, never otherwise. */
  isOn(category: SdkCategory): boolean;
  /** Proof of the last recorded decision. */
  receipt: { consent_id: string; receipt: string } | null;
  decide: Decide;
}

/** The part's only export. */
export interface ModalPart {
  openModal(bridge: ModalBridge): void;
}
