import { CONSENT_WORDS } from './consentWords';
import type { BannerWords } from './findBanner';

/** The words as `findBanner` takes them. */
export const BANNER_WORDS = Object.fromEntries(
  Object.entries(CONSENT_WORDS).map(([name, words]) => [name, words.join('|')]),
) as BannerWords;
