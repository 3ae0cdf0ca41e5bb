import { LANGUAGES } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import type { LanguageTexts, TemplateLanguages } from '@yinyom/contracts/websites/templateTexts';
import { textAt } from '../draft/textPath';
import type { TextPath } from '../draft/textPath';
import { TEXT_GROUPS } from '../texts/textFields';

/** One text that differs. */
export interface ChangedText {
  path: TextPath;
  before: string;
  after: string;
}

/** What differs in one language. */
export interface ChangedLanguage {
  language: Lang;
  /** Visitors had no texts in this language before, or have none any more. */
  kind: 'added' | 'removed' | 'changed';
  texts: ChangedText[];
  /** Another PDF is the privacy notice. */
  file: boolean;
}

const PATHS = TEXT_GROUPS.flatMap(({ fields }) => fields.map(({ path }) => path));

const changedIn = (before: LanguageTexts, after: LanguageTexts): ChangedText[] =>
  PATHS.map((path) => ({ path, before: textAt(before, path), after: textAt(after, path) })).filter(
    (text) => text.before !== text.after,
  );

/**
 * What visitors read differently, language by language, in the order of the form. Both sides are texts as they are
 * published: gaps and variables filled. Pure.
 */
export const changedTexts = (before: TemplateLanguages, after: TemplateLanguages): ChangedLanguage[] =>
  LANGUAGES.flatMap((language): ChangedLanguage[] => {
    const [old, now] = [before[language], after[language]];
    if (!old || !now) {
      return old || now ? [{ language, kind: now ? 'added' : 'removed', texts: [], file: false }] : [];
    }
    const texts = changedIn(old, now);
    const file = old.privacy.file_id !== now.privacy.file_id;
    return texts.length > 0 || file ? [{ language, kind: 'changed', texts, file }] : [];
  });
