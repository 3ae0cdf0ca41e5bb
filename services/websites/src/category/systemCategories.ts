import { CATEGORY_TYPES, type CategoryType, type GcmSignal } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';
import { CATEGORY_WORDS, type CategoryWords } from '@yinyom/texts/category/categoryWords';
import { inAllLanguages } from '@yinyom/texts/inAllLanguages';

/** A category that every organization has. */
interface SystemCategory {
  type: CategoryType;
  order: number;
  title: Required<L10n>;
  description: Required<L10n>;
  gcm: GcmSignal[];
}

const category = (name: keyof CategoryWords['system'], order: number, gcm: GcmSignal[]): SystemCategory => ({
  type: CATEGORY_TYPES[name],
  order,
  title: inAllLanguages(CATEGORY_WORDS, ({ system }) => system[name].title),
  description: inAllLanguages(CATEGORY_WORDS, ({ system }) => system[name].description),
  gcm,
});

/** Necessary first, unclassified last. Titles and purposes are specific: a general purpose is no purpose (s.19). */
export const SYSTEM_CATEGORIES: readonly SystemCategory[] = [
  category('necessary', 0, ['security_storage']),
  category('preference', 1, ['functionality_storage', 'personalization_storage']),
  category('statistics', 2, ['analytics_storage']),
  category('marketing', 3, ['ad_storage', 'ad_user_data', 'ad_personalization']),
  category('unclassified', 1000, []),
];
