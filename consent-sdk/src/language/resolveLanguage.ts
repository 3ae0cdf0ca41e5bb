import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import { first } from '../platform/first';

export type Lang = SdkConfig['language'];
/** Language tags of browsers and pages where they differ from the product's codes. */
const TAGS: Record<string, string> = { cn: 'zh', jp: 'ja', kh: 'km' };
/** Language tag of one of the product's codes. */
export const languageTag = (code: Lang): string => TAGS[code] ?? code;

/**
 * The language a visitor is asked in, out of the published ones: what the site says on the script tag, then the
 * browser's languages if the owner switched detection on, then `<html lang>`, then the default.
 */
export const resolveLanguage = <Default extends Lang | undefined>(
  languages: readonly Lang[],
  config: { language?: Default; detect?: boolean },
  site: string | null | undefined,
  browser: readonly (string | null | undefined)[],
  page: string | undefined,
): Lang | Default => {
  const wanted = [site, ...(config.detect ? browser : []), page];
  for (const tag of wanted) {
    const primary = /[a-z]+/i.exec(tag!)?.[0].toLowerCase();
    const code = primary && first(languages, (each) => each === primary || TAGS[each] === primary);
    if (code) return code;
  }
  return config.language as Default;
};
