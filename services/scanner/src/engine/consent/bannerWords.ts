import { CONSENT_WORDS } from './consentWords';
import type { BannerWords } from './BannerSearch';

/** The words as the search for a banner takes them. */
export const BANNER_WORDS = Object.fromEntries(
  Object.entries(CONSENT_WORDS).map(([name, words]) => [name, words.join('|')]),
) as BannerWords;
