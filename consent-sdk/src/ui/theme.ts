import type { SdkDesign } from '@yinyom/contracts/sdk/config';

/**
 * Gives a host element its colours and font as custom properties through the CSSOM, where a value can never become
 * another declaration; the style sheets use them for colours only. Their own fallbacks are the white theme.
 */
export const applyTheme = ({ style }: HTMLElement, { colors, font }: Partial<SdkDesign>): void => {
  for (const [name, color] of Object.entries({ ...colors })) style.setProperty(`--${name}`, color);
  if (font) style.setProperty('--font', `"${font.family}"`);
};
