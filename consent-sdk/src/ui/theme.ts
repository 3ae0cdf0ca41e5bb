import type { SdkDesign } from '@yinyom/contracts/sdk/config';

/**
 * Gives a host element its colours, lengths and font as custom properties through the CSSOM, where a value can never
 * become another declaration. What the style sheets fall back to is the white theme. A design with a second set of
 * colours changes with the visitor's device.
 */
export const applyTheme = (
  { style }: HTMLElement,
  { colors, dark, sizes, font }: Partial<SdkDesign>,
): void => {
  const night = dark && matchMedia('(prefers-color-scheme:dark)');
  const paint = (): void => {
    const values = {
      font: font ? `"${font.family}"` : 'system-ui',
      ...(night?.matches ? dark : colors),
      ...sizes,
    };
    for (const [name, value] of Object.entries(values)) style.setProperty(`--${name}`, value);
  };
  paint();
  night?.addEventListener('change', paint);
};
