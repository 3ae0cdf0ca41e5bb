import { LANGUAGES, type Lang } from '../constants';
import type { DesignInput } from './templateDesign';
import type { LanguageTexts, TemplateLanguages } from './templateTexts';

/** Something that must be filled before a banner can be published (specification §5 "Banner save"). */
export interface MissingText {
  /** Path in the request, e.g. `languages.th.banner.title`. */
  field: string;
  code: MissingCode;
  /** The language whose text is missing; absent for the font. */
  language?: Lang;
}
export type MissingCode =
  | 'banner_title_required'
  | 'banner_description_required'
  | 'cookie_setting_required'
  | 'reject_required'
  | 'accept_required'
  | 'popup_title_required'
  | 'cookie_definition_required'
  | 'privacy_name_required'
  | 'privacy_url_required'
  | 'font_family_required'
  | 'font_url_required';

/** In the order of the specification. */
const RULES: readonly [
  path: string,
  code: MissingCode,
  value: (texts: LanguageTexts) => string | undefined,
][] = [
  ['banner.title', 'banner_title_required', ({ banner }) => banner.title],
  ['banner.description', 'banner_description_required', ({ banner }) => banner.description],
  ['banner.cookie_setting', 'cookie_setting_required', ({ banner }) => banner.cookie_setting],
  ['banner.reject', 'reject_required', ({ banner }) => banner.reject],
  ['banner.accept', 'accept_required', ({ banner }) => banner.accept],
  ['popup_title', 'popup_title_required', (texts) => texts.popup_title],
  ['cookie_definition', 'cookie_definition_required', (texts) => texts.cookie_definition],
  ['privacy.name', 'privacy_name_required', ({ privacy }) => privacy.name],
  ['privacy.url', 'privacy_url_required', ({ privacy }) => privacy.url || privacy.file_id],
];

/** What is still missing in one language. */
export const missingInLanguage = (language: Lang, texts: LanguageTexts): MissingText[] =>
  RULES.filter(([, , value]) => !value(texts)?.trim()).map(([path, code]) => ({
    field: `languages.${language}.${path}`,
    code,
    language,
  }));

/** What is still missing in a whole template: first the font, then each language. */
export const missingTexts = (
  design: Pick<DesignInput, 'font'>,
  languages: TemplateLanguages,
): MissingText[] => [
  ...(design.font.family.trim()
    ? []
    : [{ field: 'design.font.family', code: 'font_family_required' as const }]),
  ...(design.font.url.trim() ? [] : [{ field: 'design.font.url', code: 'font_url_required' as const }]),
  ...LANGUAGES.flatMap((language) => {
    const texts = languages[language];
    return texts ? missingInLanguage(language, texts) : [];
  }),
];
