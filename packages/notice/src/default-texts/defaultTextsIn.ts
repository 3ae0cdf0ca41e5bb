import type { Lang } from '@yinyom/contracts/constants';
import { cn } from './cn';
import type { DefaultTexts, DefaultTextsIn } from './DefaultTexts';
import { en } from './en';
import { jp } from './jp';
import { kh } from './kh';
import { th } from './th';

const BY_LANGUAGE: Record<Lang, DefaultTexts> = { th, en, cn, jp, kh };

/** The default texts of every language, for those who can hold them all. */
export const defaultTextsIn: DefaultTextsIn = (language) => BY_LANGUAGE[language];
