import type { LanguageTexts } from '@yinyom/contracts/websites/templateTexts';
import type { TextVariables } from '@yinyom/contracts/websites/textVariables';

/** Texts that a new banner starts with, in one language, naming who asks, because a visitor must know. The link is the owner's. */
export type DefaultTexts = (controller: TextVariables) => LanguageTexts;
