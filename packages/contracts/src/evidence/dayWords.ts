import type { Lang } from '../constants';
import { cn } from './day-words/cn';
import { en } from './day-words/en';
import { jp } from './day-words/jp';
import { kh } from './day-words/kh';
import { th, type DayWords } from './day-words/th';

/** Words of the record of a day, for page and document alike. A browser takes one language of `loadDayWords`. */
export const DAY_WORDS: Record<Lang, DayWords> = { th, en, cn, jp, kh };
