import type { Lang } from '../constants';
import type { SdkColors, SdkConfig } from './config';

const INK = '#14232b';
const MINT = '#8ad8d2';

const TEAL = '#0b6e6e';

/** What the script's style sheets are; named where a visitor may switch to another set, and for drawings. */
export const WHITE: SdkColors = {
  background_1: '#88888811',
  background_2: '#00000000',
  background: '#ffffff',
  text: INK,
  accept_all: TEAL,
  accept_all_text: '#ffffff',
  reject: TEAL,
  reject_text: '#ffffff',
  decline: TEAL,
  decline_text: '#ffffff',
};

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

/** What a theme brings; the theme `auto` of an owner with a colour of their own has both sets already. */
const colorsOf = ({ theme, colors }: SdkConfig['design']): Pick<SdkConfig['design'], 'colors' | 'dark'> => {
  if (theme === 'dark') return { colors: DARK };
  return theme === 'auto' && !colors ? { colors: WHITE, dark: DARK } : {};
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
    design: { ...design, ...colorsOf(design) },
    texts: { ...texts, ...(design.show_powered_by && { powered_by: POWERED_BY[language] }) },
  };
};
