import type { SdkDesign } from '@yinyom/contracts/sdk/config';

const INK = '#14232b';
const MINT = '#8ad8d2';
/** The style sheets' own fallbacks are the white theme; accept, reject and settings weigh the same in both. */
const DARK = {
  background: INK,
  text: '#f2f6f6',
  accept_all: MINT,
  accept_all_text: INK,
  reject: MINT,
  reject_text: INK,
};

/**
 * Gives a host element its colours and font as custom properties through the CSSOM, where a value can never become
 * another declaration; the style sheets use them for colours only.
 */
export const applyTheme = ({ style }: HTMLElement, { theme, colors, font }: SdkDesign): void => {
  const chosen: Record<string, string> = theme === 'gsb' ? { ...colors } : theme === 'dark' ? DARK : {};
  for (const name of Object.keys(chosen)) style.setProperty(`--${name}`, chosen[name]!);
  if (font) style.setProperty('--font', `"${font.family}"`);
};
