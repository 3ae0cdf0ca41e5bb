import type { Lang } from '../constants';
import type { AlertWords } from './alert-words/AlertWords';
import { cn } from './alert-words/cn';
import { en } from './alert-words/en';
import { jp } from './alert-words/jp';
import { kh } from './alert-words/kh';
import { th } from './alert-words/th';

/** The words of alerts in every language, for servers. A browser takes one of `loadAlertWords`. */
export const ALERT_WORDS: Record<Lang, AlertWords> = { th, en, cn, jp, kh };
