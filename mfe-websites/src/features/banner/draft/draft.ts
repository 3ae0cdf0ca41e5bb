import type { Lang } from '@yinyom/contracts/constants';
import type { Template } from '@yinyom/contracts/websites/template';
import type { DesignInput } from '@yinyom/contracts/websites/templateDesign';
import type { LanguageTexts, TemplateLanguages } from '@yinyom/contracts/websites/templateTexts';
import { emptyTexts } from './emptyTexts';

/** What the owner edits: everything of a banner except the logo, which is saved by itself. */
export interface Draft {
  design: DesignInput;
  languages: TemplateLanguages;
}

/** The draft that a template holds. */
export const draftOf = ({ design, languages }: Template): Draft => {
  const { logo: _logo, ...input } = design;
  return { design: input, languages };
};

/** The texts of a language, empty ones when nobody has written any. */
export const textsOf = (draft: Draft, language: Lang): LanguageTexts =>
  draft.languages[language] ?? emptyTexts;

export const withDesign = (draft: Draft, change: Partial<DesignInput>): Draft => ({
  ...draft,
  design: { ...draft.design, ...change },
});

export const withTexts = (draft: Draft, language: Lang, texts: LanguageTexts): Draft => ({
  ...draft,
  languages: { ...draft.languages, [language]: texts },
});

/** Only the languages the website uses are sent: texts of others would have to be complete too. */
export const inLanguages = (draft: Draft, languages: readonly Lang[]): Draft => ({
  ...draft,
  languages: Object.fromEntries(languages.map((language) => [language, textsOf(draft, language)])),
});
