import type { SdkConfig, SdkCookie, SdkDetails, SdkSiteConfig } from '@yinyom/contracts/sdk/config';
import { withPlatformParts } from '@yinyom/contracts/sdk/platformParts';
import { PLATFORM_WORDS } from '@yinyom/texts/platform/platformWords';
import { shownWithExact } from '@yinyom/texts/sentences/shownDuration';
import published from '../bench/thaiConfig.json';
import { SAMPLE_CATEGORIES, SAMPLE_TEXTS, SAMPLE_WORDS } from './sampleTexts';

/** Category ids of the sample website by what they are. */
export const CATEGORY = {
  necessary: '6913f0a2c81e4b2f9d000001',
  preference: '6913f0a2c81e4b2f9d000002',
  statistics: '6913f0a2c81e4b2f9d000003',
  marketing: '6913f0a2c81e4b2f9d000004',
  unclassified: '6913f0a2c81e4b2f9d000000',
};

const complete = <Config extends Pick<SdkConfig, 'design' | 'texts' | 'language'>>(config: Config): Config =>
  withPlatformParts(config, PLATFORM_WORDS[config.language].powered_by);

/** The configuration that the size budget is measured with, in the requested language. */
export const sampleConfig = (
  changes: Partial<SdkConfig> = {},
  language: SdkConfig['language'] = 'th',
): SdkConfig =>
  complete({ ...(published as SdkConfig), language, texts: SAMPLE_TEXTS[language], ...changes });

/** With the texts of its other languages, as the script is served. */
export const withTranslations = (config: SdkConfig): SdkConfig => {
  const others = config.languages.filter((language) => language !== config.language);
  const texts = others.map((language) => [
    language,
    complete({ ...config, language, texts: SAMPLE_TEXTS[language] }).texts,
  ]);
  // Unchecked: tests of attacks put in what no publisher lets pass.
  return { ...config, translations: Object.fromEntries(texts) as SdkConfig['translations'] };
};

/** A cookie whose words are still to come. */
type Wordless = Omit<SdkCookie, 'expiry_text'>;

const cookie = (category_id: string, name: string, expiry: number | null, type: 1 | 2 = 1): Wordless => ({
  category_id,
  name,
  provider: 'Example University',
  purpose: 'นับจำนวนผู้เข้าชมและหน้าที่เปิดอ่าน โดยไม่ระบุตัวบุคคล',
  expiry,
  type,
});

const COOKIES: Wordless[] = [
  cookie(CATEGORY.necessary, 'PHPSESSID', 0),
  cookie(CATEGORY.preference, 'pll_language', 31_536_000),
  cookie(CATEGORY.preference, 'a11y_font_size', null, 2),
  cookie(CATEGORY.statistics, '_ga', 63_072_000),
  cookie(CATEGORY.statistics, '_gid', 86_400),
  cookie(CATEGORY.marketing, '_fbp', 7_776_000),
];

const details = (language: SdkConfig['language']): SdkDetails => ({
  ...SAMPLE_WORDS[language],
  categories: Object.fromEntries(
    Object.values(CATEGORY).map((id, index) => {
      const [title, description] = SAMPLE_CATEGORIES[language][index]!;
      return [id, { title, description }];
    }),
  ),
  cookies: COOKIES.map((each) => ({ ...each, expiry_text: shownWithExact(each.expiry, language) })),
});

/** Answer of the configuration call: the sample configuration with the modal's details. */
export const sampleSiteConfig = (config: SdkConfig, language: string): SdkSiteConfig => {
  const code = language in SAMPLE_TEXTS ? (language as SdkConfig['language']) : 'th';
  return complete({ ...config, language: code, texts: SAMPLE_TEXTS[code], details: details(code) });
};
