import { contrast, READABLE } from '../contrast';

/** Light or dark console. */
export const BRAND_SCHEMES = ['light', 'dark'] as const;
export type BrandScheme = (typeof BRAND_SCHEMES)[number];

/** The console's grounds and what is written on its colour; those of `packages/ui`, whose test compares. */
export const BRAND_GROUNDS = {
  light: { surface: '#FFFFFF', canvas: '#F6F8F8', written: '#FFFFFF', end: '#000000' },
  dark: { surface: '#16232A', canvas: '#0F191E', written: '#06282A', end: '#FFFFFF' },
} as const;

/** Share of the ground in the soft variant. */
const SOFT = { light: 0.9, dark: 0.84 } as const;
const STRONG = 0.2;
const STEPS = 200;

const channelsOf = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** @param share of the other colour, 0 to 1 */
const mix = (color: string, other: string, share: number): string => {
  const [from, to] = [channelsOf(color), channelsOf(other)];
  const mixed = from.map((value, at) => Math.round(value * (1 - share) + (to[at] ?? 0) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
};

/** The roles of the console's main colour, from one colour. */
export const brandShades = (color: string, scheme: BrandScheme) => {
  const { surface, written, end } = BRAND_GROUNDS[scheme];
  return {
    primary: color,
    primaryDark: mix(color, end, STRONG),
    primarySoft: mix(color, surface, SOFT[scheme]),
    onPrimary: written,
  };
};

/** Least contrast of a colour with everything that it is read on, and with what is written on it: 1 to 21, rounded down to hundredths. */
export const brandContrast = (color: string, scheme: BrandScheme): number => {
  const { surface, canvas, written } = BRAND_GROUNDS[scheme];
  const grounds = [surface, canvas, written, brandShades(color, scheme).primarySoft];
  return Math.floor(Math.min(...grounds.map((ground) => contrast(color, ground))) * 100) / 100;
};

export const isReadableBrand = (color: string, scheme: BrandScheme): boolean =>
  brandContrast(color, scheme) >= READABLE;

/** The same colour where it is readable, else the first readable one on the way to black, in a dark console to white. */
export const readableBrand = (color: string, scheme: BrandScheme): string => {
  for (let step = 0; step < STEPS; step += 1) {
    const next = mix(color, BRAND_GROUNDS[scheme].end, step / STEPS);
    if (isReadableBrand(next, scheme)) return next;
  }
  return BRAND_GROUNDS[scheme].end;
};
