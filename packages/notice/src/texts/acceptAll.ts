import type { Lang } from '@yinyom/contracts/constants';
import type { LanguageTexts, TemplateLanguages } from '@yinyom/contracts/websites/templateTexts';

/**
 * The specification names the window's accept-all button twice: `allow_all` among the banner's settings and
 * `categories_modal.accept` in the template. It is one button, so it is one text: of two that differ the one that was
 * changed counts. What an older draft holds besides is the text that nobody was ever shown.
 */
const withOne = (texts: LanguageTexts, before: LanguageTexts | undefined): LanguageTexts => {
  const { allow_all, categories_modal } = texts;
  const shown = before?.allow_all;
  const isAcceptChanged = before !== undefined && categories_modal.accept !== shown && allow_all === shown;
  const isSeenAsStored = categories_modal.accept === before?.categories_modal.accept;
  const one = isAcceptChanged && !isSeenAsStored ? categories_modal.accept : allow_all;
  return { ...texts, allow_all: one, categories_modal: { ...categories_modal, accept: one } };
};

/** Texts in which the accept-all button has one text per language. @param before the draft as it was stored */
export const withOneAcceptAll = (
  languages: TemplateLanguages,
  before: TemplateLanguages = {},
): TemplateLanguages =>
  Object.fromEntries(
    Object.entries(languages).map(([language, texts]) => [
      language,
      withOne(texts, before[language as Lang]),
    ]),
  );
