import type { Lang } from '../constants';
import { cn } from './words/cn';
import { en } from './words/en';
import { jp } from './words/jp';
import { kh } from './words/kh';
import { th, type ComplianceWords } from './words/th';

/** The words of the eight checks in every language, for servers. A browser takes one of `loadComplianceWords`. */
export const COMPLIANCE_WORDS: Record<Lang, ComplianceWords> = { th, en, cn, jp, kh };
