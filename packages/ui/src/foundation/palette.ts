/** Colours of the product by role: light, dark. */
export const palette = {
  primary: ['#0B6E6E', '#57C4C2'],
  primaryDark: ['#085757', '#7ED6D3'],
  primarySoft: ['#E4F1F1', '#17393C'],
  accent: ['#F2A33A', '#F2A33A'],
  accentDark: ['#8A5300', '#B06A12'],
  accentSoft: ['#FDF3E2', '#3A2C15'],
  ink: ['#14232B', '#E6EEF0'],
  muted: ['#51636D', '#A3B4BC'],
  line: ['#D5DEE1', '#2F414B'],
  lineStrong: ['#7C8E97', '#7C909A'],
  surface: ['#FFFFFF', '#16232A'],
  canvas: ['#F6F8F8', '#0F191E'],
  danger: ['#B3261E', '#FF9E96'],
  dangerSoft: ['#FBEAE9', '#42211F'],
  success: ['#1E7B4F', '#6FD09B'],
  successSoft: ['#E6F4EC', '#153726'],
  warning: ['#8A5300', '#F5BE6E'],
  info: ['#1F5A99', '#8DBEF2'],
  infoSoft: ['#E8F0F9', '#19324D'],
  violet: ['#6A3D8F', '#B792DA'],
  onPrimary: ['#FFFFFF', '#06282A'],
  /** A dark ground in both, and what is written on it. */
  inverse: ['#14232B', '#0A1216'],
  onInverse: ['#FFFFFF', '#E6EEF0'],
} as const;

/** What lies over or under things; no colour of its own. */
const shades = {
  shadow: ['rgb(20 35 43 / 0.1)', 'rgb(0 0 0 / 0.5)'],
  veil: ['rgb(246 248 248 / 0.35)', 'rgb(15 25 30 / 0.35)'],
} as const;

export type Color = keyof typeof palette;

const declared = (scheme: 0 | 1): string =>
  Object.entries({ ...palette, ...shades })
    .map(([name, values]) => `--c-${name}:${values[scheme]};`)
    .join('');

/** The custom property of a colour, as a value. */
export const cssColor = (name: Color | keyof typeof shades): string => `var(--c-${name})`;

/**
 * Rules that give the page its colours: those that the system asks for, unless `data-scheme` of the document says `light`
 * or `dark` (the shell's document sets it before anything is drawn). Frames stay light: what they show is no part of
 * the console.
 */
export const schemeRules =
  `:root{color-scheme:light;${declared(0)}}` +
  `@media (prefers-color-scheme:dark){:root:not([data-scheme='light']){color-scheme:dark;${declared(1)}}}` +
  `:root[data-scheme='dark']{color-scheme:dark;${declared(1)}}` +
  `iframe{color-scheme:light}`;
