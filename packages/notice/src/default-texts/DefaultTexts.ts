import type { Lang } from '@yinyom/contracts/constants';
import type { LanguageTexts } from '@yinyom/contracts/websites/templateTexts';
import type { TextVariables } from '@yinyom/contracts/websites/textVariables';

/** Texts that a new banner starts with, in one language, naming who asks, because a visitor must know. The link is the owner's. */
export type DefaultTexts = (controller: TextVariables) => LanguageTexts;

/** Finds the default texts of a language: servers have all of them, browsers those that they loaded. */
export type DefaultTextsIn = (language: Lang) => DefaultTexts;

/** Languages whose default texts a person read with the law in mind; the others want a review before use. */
export const REVIEWED_LANGUAGES: readonly Lang[] = ['th', 'en'];
