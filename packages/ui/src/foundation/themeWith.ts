import type { Lang } from '@yinyom/contracts/constants';
import type { Labels } from './labels';
import { cssColor, palette } from './palette';
import type { Color } from './palette';

/** Colours, sizes and shapes of the product. Colours are custom properties: the document says which scheme holds. */
const tokens = {
  color: Object.fromEntries(Object.keys(palette).map((name) => [name, cssColor(name as Color)])) as Record<
    Color,
    string
  >,
  /** Multiples of the 4 px grid. */
  space: (steps: number): string => `${steps * 4}px`,
  radius: { small: '6px', normal: '10px', round: '999px' },
  shadow: `0 2px 10px ${cssColor('shadow')}`,
  veil: cssColor('veil'),
  font: {
    family: 'var(--f-font)',
    mono: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
    size: { small: '0.875rem', body: '1rem', lead: '1.125rem', h3: '1.25rem', h2: '1.5rem', h1: '2rem' },
    weight: { normal: 400, bold: 600 },
    lineHeight: 'var(--f-line)',
  },
  /** Largest width, in px, that still counts as a phone. */
  phone: '640px',
  /** Largest width without room for a menu next to the page. */
  wide: '1023px',
  pageWidth: '1200px',
  motion: '160ms ease-out',
  layer: { sticky: 10, menu: 40, overlay: 60, modal: 50, toast: 70 },
} as const;

/** The theme every styled component sees. It carries the design system's own words in the current language. */
export interface Theme {
  color: Record<Color, string>;
  space: (steps: number) => string;
  radius: typeof tokens.radius;
  shadow: string;
  veil: string;
  font: typeof tokens.font;
  phone: string;
  wide: string;
  pageWidth: string;
  motion: string;
  layer: typeof tokens.layer;
  lang: Lang;
  labels: Labels;
  /** Years are shown as those of the Buddhist era. What fields take and give is in the common era all the same. */
  buddhistEra?: boolean;
}

declare module 'styled-components' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the library's way to type the theme
  export interface DefaultTheme extends Theme {}
}

/** The theme in a language, with the words of components in it. */
export const themeWith = (lang: Lang, labels: Labels, buddhistEra = false): Theme => ({
  ...tokens,
  lang,
  labels,
  buddhistEra,
});
