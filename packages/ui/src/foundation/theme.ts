import type { Lang } from '@yinyom/contracts/constants';
import { labels } from './labels';
import type { Labels } from './labels';

/** Colours, sizes and shapes of the product. */
const tokens = {
  color: {
    primary: '#0B6E6E',
    primaryDark: '#085757',
    primarySoft: '#E4F1F1',
    accent: '#F2A33A',
    accentSoft: '#FDF3E2',
    ink: '#14232B',
    muted: '#51636D',
    line: '#D5DEE1',
    lineStrong: '#7C8E97',
    surface: '#FFFFFF',
    canvas: '#F6F8F8',
    danger: '#B3261E',
    dangerSoft: '#FBEAE9',
    success: '#1E7B4F',
    successSoft: '#E6F4EC',
    warning: '#8A5300',
    info: '#1F5A99',
    infoSoft: '#E8F0F9',
    onPrimary: '#FFFFFF',
  },
  /** Multiples of the 4 px grid. */
  space: (steps: number): string => `${steps * 4}px`,
  radius: { small: '6px', normal: '10px', round: '999px' },
  shadow: '0 2px 10px rgb(20 35 43 / 0.10)',
  font: {
    family:
      "'IBM Plex Sans Thai', 'Yinyom Fallback', 'Yinyom Noto', 'Yinyom Loma', 'Noto Sans Khmer', 'Khmer UI', 'Khmer OS', 'PingFang SC', " +
      "'Hiragino Sans', 'Microsoft YaHei', 'Yu Gothic', 'Noto Sans CJK SC', 'Noto Sans CJK JP', sans-serif",
    mono: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
    size: { small: '0.875rem', body: '1rem', lead: '1.125rem', h3: '1.25rem', h2: '1.5rem', h1: '2rem' },
    weight: { normal: 400, bold: 600 },
    lineHeight: 1.6,
  },
  /** Largest width, in px, that still counts as a phone. */
  phone: '640px',
  /** Largest width without room for a menu beside the page. */
  wide: '1023px',
  pageWidth: '1200px',
  motion: '160ms ease-out',
  layer: { sticky: 10, menu: 40, overlay: 60, modal: 50, toast: 70 },
} as const;

/** The theme every styled component sees. It carries the design system's own words in the current language. */
export interface Theme {
  color: Record<keyof typeof tokens.color, string>;
  space: (steps: number) => string;
  radius: typeof tokens.radius;
  shadow: string;
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
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the library's way to type the theme
  export interface DefaultTheme extends Theme {}
}

/** The theme in a language. */
export const themeFor = (lang: Lang, buddhistEra = false): Theme => ({
  ...tokens,
  lang,
  labels: labels[lang],
  buddhistEra,
});
