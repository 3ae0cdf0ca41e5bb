import type { Lang } from '@yinyom/contracts/constants';
import type { TemplateLanguages } from '@yinyom/contracts/websites/templateTexts';
import { UNFILLED } from '@yinyom/contracts/websites/textVariables';
import { defaultTextsIn } from '@yinyom/notice/default-texts/defaultTextsIn';

/** The texts that a new banner starts with; organization and domain are filled in when it is published. */
export const defaultLanguages = (languages: readonly Lang[]): TemplateLanguages =>
  Object.fromEntries(languages.map((language) => [language, defaultTextsIn(language)(UNFILLED)]));
