const channel = (hex: string): number => {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of `#rrggbb` (WCAG 2.2). Transparency is left out: what lies below is the website's. */
const luminance = (color: string): number =>
  0.2126 * channel(color.slice(1, 3)) +
  0.7152 * channel(color.slice(3, 5)) +
  0.0722 * channel(color.slice(5, 7));

/** Least contrast of text on its background (WCAG 2.2 AA, 1.4.3). */
export const READABLE = 4.5;
/** Least contrast of a control with what is around it (WCAG 2.2 AA, 1.4.11). */
export const VISIBLE = 3;

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};
