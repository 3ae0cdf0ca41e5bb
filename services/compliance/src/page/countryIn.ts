import { LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';

/** The name of a country in a language. @param code ISO 3166-1; one without a name stays as it is */
export const countryIn = (code: string, lang: Lang): string =>
  new Intl.DisplayNames(LOCALE_TAGS[lang], { type: 'region', fallback: 'code' }).of(code) ?? code;
