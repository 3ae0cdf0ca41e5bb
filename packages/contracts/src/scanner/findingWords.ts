import type { Lang } from '../constants';
import { cn } from './words/cn';
import { en } from './words/en';
import { jp } from './words/jp';
import { kh } from './words/kh';
import { th, type FindingWords } from './words/th';

/** How findings are called in console, mails and the reports of a pipeline. Browsers take one language of `loadFindingWords`. */
export const FINDING_WORDS: Record<Lang, FindingWords> = { th, en, cn, jp, kh };
