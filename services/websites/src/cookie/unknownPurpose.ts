import type { L10n } from '@yinyom/contracts/fields';
import { CATEGORY_WORDS } from '@yinyom/texts/category/categoryWords';
import { inAllLanguages } from '@yinyom/texts/inAllLanguages';

/** What stands where nobody has said yet what a found cookie is for. */
export const UNKNOWN_PURPOSE: L10n = inAllLanguages(CATEGORY_WORDS, (words) => words.unknown_purpose);
