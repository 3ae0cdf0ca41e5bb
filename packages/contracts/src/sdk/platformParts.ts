import type { Lang } from '../constants';
import type { SdkColors, SdkConfig } from './config';

const INK = '#14232b';
const MINT = '#8ad8d2';

/** Colours of the theme `dark`. Accept, reject and settings weigh the same. */
const DARK: SdkColors = {
  background_1: '#88888811',
  background_2: '#00000000',
  background: INK,
  text: '#f2f6f6',
  accept_all: MINT,
  accept_all_text: INK,
  reject: MINT,
  reject_text: INK,
  decline: MINT,
  decline_text: INK,
};

const POWERED_BY: Record<Lang, string> = {
  th: 'ขับเคลื่อนโดย Yinyom',
  en: 'Powered by Yinyom',
  cn: '由 Yinyom 提供支持',
  jp: '提供:Yinyom',
  kh: 'ដំណើរការ​ដោយ Yinyom',
};

/**
 * Joins what is the platform's own and depends on design and language: no visitor loads the colours of a theme, or
 * the words of a language, that are not shown. (The white theme is what the script's style sheets are.)
 */
export const withPlatformParts = <Config extends Pick<SdkConfig, 'design' | 'texts' | 'language'>>(
  config: Config,
): Config => {
  const { design, texts, language } = config;
  return {
    ...config,
    design: { ...design, ...(design.theme === 'dark' && { colors: DARK }) },
    texts: { ...texts, ...(design.show_powered_by && { powered_by: POWERED_BY[language] }) },
  };
};
