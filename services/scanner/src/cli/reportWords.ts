import type { Lang } from '@yinyom/contracts/constants';
import { cn } from './words/cn';
import { en } from './words/en';
import { jp } from './words/jp';
import { kh } from './words/kh';
import { th } from './words/th';
import type { ReportWords } from './words/ReportWords';

export const REPORT_WORDS: Record<Lang, ReportWords> = { th, en, cn, jp, kh };
