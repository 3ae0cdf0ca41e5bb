import type { CategoryReason, ElementState, QuestionReason } from './reasons';
import en from './labels/en.json';
import th from './labels/th.json';

/** Words of the debug panel. It is for people who build websites, so Thai and English are enough. */
export interface DebugLabels {
  title: string;
  close: string;
  versions: string;
  question: string;
  categories: string;
  elements: string;
  writes: string;
  signals: string;
  records: string;
  none: string;
  granted: string;
  denied: string;
  own_markup: string;
  /** Of what the script does not reach. */
  in_shadow: string;
  /** Of what the page has asked for by another way, which no script can hold. */
  asked_early: string;
  /** Of a mark that no category of the website has. */
  unknown_category: string;
  rule: string;
  waiting: string;
  sent: string;
  reasons: Record<QuestionReason, string>;
  category_reasons: Record<CategoryReason, string>;
  states: Record<ElementState, string>;
}

export const DEBUG_LABELS: Record<'th' | 'en', DebugLabels> = { th, en };
