import type { Lang } from '@yinyom/contracts/constants';
import { LANGUAGE_WORDS } from '../language/languageWords';

/** The name of a language for readers of another one: fills `{language}` of "Please fill out … {language}". */
export const languageName = (language: Lang, reader: Lang): string => LANGUAGE_WORDS[reader][language];
