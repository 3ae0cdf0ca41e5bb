import { fillVariables } from '@yinyom/contracts/websites/textVariables';
import { BANNER_WORDS } from '@yinyom/texts/banner/bannerWords';
import type { DefaultTextsIn } from './DefaultTexts';

/** The default texts of every language. The link to the privacy notice is the owner's. */
export const defaultTextsIn: DefaultTextsIn = (language) => (variables) => {
  const texts = fillVariables(BANNER_WORDS[language], variables);
  return { ...texts, privacy: { ...texts.privacy, url: '' }, categories: {} };
};
