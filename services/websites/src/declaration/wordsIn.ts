import type { Lang } from '@yinyom/contracts/constants';
import type { DeclarationWords } from '@yinyom/contracts/websites/declarationWords';
import { cn } from './words/cn';
import { en } from './words/en';
import { jp } from './words/jp';
import { kh } from './words/kh';
import { th } from './words/th';

const WORDS: Record<Lang, DeclarationWords> = { th, en, cn, jp, kh };

/** The words around a declaration. */
export const wordsIn = (language: Lang): DeclarationWords => WORDS[language];
