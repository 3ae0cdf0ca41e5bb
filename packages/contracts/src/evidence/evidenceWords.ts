import type { Lang } from '../constants';
import { cn } from './words/cn';
import { en } from './words/en';
import { jp } from './words/jp';
import { kh } from './words/kh';
import { th, type EvidenceWords } from './words/th';

/**
 * How decisions are worded for people, in console, documents and tables alike. Stored values never change; they
 * become words only here, so what was recorded long ago reads right, too. A browser takes one language of
 * `loadEvidenceWords`.
 */
export const EVIDENCE_WORDS: Record<Lang, EvidenceWords> = { th, en, cn, jp, kh };
