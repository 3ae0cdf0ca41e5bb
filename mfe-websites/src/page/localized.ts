import { LANGUAGES } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';

/** A text in the reader's language, else English, else Thai, else whatever there is; empty when there is none. */
export const localized = (text: L10n = {}, lang: Lang): string =>
  text[lang] || text.en || text.th || LANGUAGES.map((each) => text[each]).find(Boolean) || '';
