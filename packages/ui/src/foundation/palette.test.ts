import { BRAND_GROUNDS, brandShades, readableBrand } from '@yinyom/contracts/identity/brandShades';
import { contrast } from '../testing/contrast';
import { fontRules } from './fontStacks';
import { palette, schemeRules } from './palette';
import type { Color } from './palette';
import { themeFor } from './theme';

/** What is written on what: WCAG 2.2 SC 1.4.3 wants 4.5:1. */
const TEXT: Partial<Record<Color, Color[]>> = {
  ink: ['surface', 'canvas', 'primarySoft', 'accentSoft', 'dangerSoft', 'successSoft', 'infoSoft'],
  muted: ['surface', 'canvas', 'primarySoft'],
  primary: ['surface', 'canvas', 'primarySoft'],
  primaryDark: ['surface', 'canvas', 'primarySoft'],
  danger: ['surface', 'canvas', 'dangerSoft'],
  success: ['surface', 'canvas', 'successSoft'],
  warning: ['surface', 'canvas', 'accentSoft'],
  info: ['surface', 'canvas', 'infoSoft'],
  onPrimary: ['primary', 'primaryDark', 'danger'],
  onInverse: ['inverse'],
};
/** Edges of controls and pieces of figures: SC 1.4.11 wants 3:1. */
const EDGES: Partial<Record<Color, Color[]>> = {
  lineStrong: ['surface', 'canvas'],
  primary: ['surface', 'canvas', 'primarySoft'],
  danger: ['surface', 'canvas'],
  success: ['surface'],
  violet: ['surface', 'canvas'],
  accentDark: ['surface'],
  ink: ['line'],
};
const pairs = (table: Partial<Record<Color, Color[]>>): [Color, Color][] =>
  Object.entries(table).flatMap(([over, grounds]) =>
    grounds.map((ground): [Color, Color] => [over as Color, ground]),
  );

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('A20 in the %s scheme', (_name, scheme) => {
  const ratio = (over: Color, ground: Color) => contrast(palette[over][scheme], palette[ground][scheme]);

  it.each(pairs(TEXT))('%s can be read on %s', (over, ground) => {
    expect(ratio(over, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(EDGES))('%s is seen on %s', (over, ground) => {
    expect(ratio(over, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('every colour that components ask for is declared once for light and for each way into dark', () => {
  const { color, shadow, veil } = themeFor('en');
  const asked = [...Object.values(color), shadow, veil].map((value) => /var\((--[\w-]+)\)/.exec(value)?.[1]);
  for (const name of asked) expect(schemeRules.split(`${name}:`)).toHaveLength(4);
});

it('faces and line heights take no name of a colour: `--c-line` was once both, and no edge was seen', () => {
  const namesIn = (rules: string) => [...rules.matchAll(/(--[\w-]+):/g)].map(([, name]) => name);
  const colors = new Set(namesIn(schemeRules));
  expect(namesIn(fontRules).filter((name) => colors.has(name))).toEqual([]);
  expect(colors.size).toBeGreaterThan(20);
});

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('the colour of an organization in the %s scheme', (scheme, at) => {
  it('is checked against the grounds of this palette', () => {
    const { surface, canvas, written } = BRAND_GROUNDS[scheme];
    expect([surface, canvas, written]).toEqual([
      palette.surface[at],
      palette.canvas[at],
      palette.onPrimary[at],
    ]);
  });

  it.each(['#F2A33A', '#00FF00', '#7A1F5C', '#000000', '#FFFFFF', '#808080', '#1D4ED8'])(
    'made from %s can be read in all of its roles',
    (color) => {
      const shades = brandShades(readableBrand(color, scheme), scheme);
      for (const over of [shades.primary, shades.primaryDark])
        for (const ground of [palette.surface[at], palette.canvas[at], shades.primarySoft, shades.onPrimary])
          expect(contrast(over, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
