import type { Lang } from '@yinyom/contracts/constants';
import { cn } from './words/cn';
import { en } from './words/en';
import { jp } from './words/jp';
import { kh } from './words/kh';
import { th, type Words } from './words/th';

/** Words of the documents by language. */
export const DOCUMENT_WORDS: Record<Lang, Words> = { th, en, cn, jp, kh };
