import type { CONSENT_WORDS } from './consentWords';

export type ButtonKind = 'accept' | 'decline' | 'settings' | 'save' | 'close';

/** One button of a banner, the best first. */
export interface BannerButton {
  index: number;
  kind: ButtonKind;
  score: number;
}

/** What the search for a banner answers; the elements stay in the page. */
export interface BannerSearch {
  /** The banner itself; null when there is none. */
  banner: Element | null;
  /** What was given of the page's closed roots. */
  closedRoots: ShadowRoot[];
  elements: Element[];
  /** Switches of its categories. */
  switches: Element[];
  /** 0 = none; more = surer. */
  score: number;
  buttons: BannerButton[];
}

/** Patterns as texts: regular expressions cannot be sent. */
export type BannerWords = Record<keyof typeof CONSENT_WORDS, string>;
