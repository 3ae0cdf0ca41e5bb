import type { Lang } from '@yinyom/contracts/constants';
import { cn } from './words/cn';
import { en } from './words/en';
import { jp } from './words/jp';
import { kh } from './words/kh';
import { th } from './words/th';

/** What a receipt says in words of the platform's own. */
export interface ReceiptWords {
  withdrawal: string;
  not_stated: string;
}

const WORDS: Record<Lang, ReceiptWords> = { th, en, cn, jp, kh };

export const receiptWordsIn = (language: Lang): ReceiptWords => WORDS[language];
