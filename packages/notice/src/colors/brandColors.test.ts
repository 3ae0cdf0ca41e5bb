import { designInput } from '@yinyom/contracts/websites/templateDesign';
import { brandColors } from './brandColors';
import { contrast, READABLE, VISIBLE } from '@yinyom/contracts/contrast';
import { toHex, toOklch } from './oklch';
import { withColor } from './withColor';

const LEVELS = ['00', '24', '49', '6d', '92', 'b6', 'db', 'ff'];
/** Five hundred and twelve colours from all of what screens show, black and white among them. */
const BRANDS = LEVELS.flatMap((red) =>
  LEVELS.flatMap((green) => LEVELS.map((blue) => `#${red}${green}${blue}`)),
);
const SETS = BRANDS.flatMap((brand) =>
  Object.entries(brandColors(brand)).map(([device, colors]) => ({ brand, device, colors })),
);
const BUTTONS = ['accept_all', 'reject', 'decline'] as const;
const GROUNDS = ['background', 'background_1', 'background_2'] as const;

/** The brands with which something is harder to see than it may be. */
const failing = (least: number, pairs: (colors: (typeof SETS)[number]['colors']) => [string, string][]) =>
  SETS.filter(({ colors }) => pairs(colors).some(([one, other]) => contrast(one, other) < least)).map(
    ({ brand, device }) => `${brand} ${device}`,
  );

describe('colours from one brand colour', () => {
  it('are colours that a design may have', () => {
    const { colors } = designInput.def.shape;
    expect(SETS.filter((set) => !colors.safeParse(set.colors).success)).toEqual([]);
  });

  it('let every text be read, whatever the brand is', () => {
    expect(failing(READABLE, (c) => GROUNDS.map((ground) => [c.text, c[ground]]))).toEqual([]);
    expect(failing(READABLE, (c) => BUTTONS.map((name) => [c[`${name}_text`], c[name]]))).toEqual([]);
  });

  it('let every button be told from what it stands on', () => {
    expect(
      failing(VISIBLE, (c) =>
        BUTTONS.flatMap((name) => GROUNDS.map((ground): [string, string] => [c[name], c[ground]])),
      ),
    ).toEqual([]);
  });

  it('show accepting, rejecting and declining in the same way', () => {
    for (const { colors } of SETS) {
      expect(colors.reject).toBe(colors.accept_all);
      expect(colors.decline).toBe(colors.accept_all);
      expect(colors.reject_text).toBe(colors.accept_all_text);
      expect(colors.decline_text).toBe(colors.accept_all_text);
    }
  });

  it.each([
    ['#0b6e6e', '#0b6e6e', 'already dark enough'],
    ['#1a3e8c', '#1a3e8c', 'already dark enough'],
    ['#c2185b', '#c2185b', 'already dark enough'],
  ])('leave the brand %s as it is: %s, for it is %s', (brand, expected) => {
    expect(brandColors(brand).light.accept_all).toBe(expected);
  });

  it('keep the hue of a bright brand, and give it dark words', () => {
    const { accept_all, accept_all_text } = brandColors('#ffc107').light;
    expect(Math.abs(toOklch(accept_all).hue - toOklch('#ffc107').hue)).toBeLessThan(0.1);
    expect(contrast(accept_all_text, '#ffffff')).toBeGreaterThan(10);
  });

  it('are dark for dark devices and light for light ones', () => {
    for (const { device, colors } of SETS) {
      const { lightness } = toOklch(colors.background);
      expect(device === 'dark' ? lightness < 0.3 : lightness > 0.95).toBe(true);
    }
  });
});

it('A colour comes back the same from its lightness, chroma and hue', () => {
  for (const brand of BRANDS) expect(toHex(toOklch(brand))).toBe(brand);
});

describe('one of the ten colours', () => {
  const { light } = brandColors('#1a3e8c');

  it('takes decline along when it is reject’s, for as long as decline has no colour of its own', () => {
    const once = withColor(light, 'reject', '#222222');
    expect([once.reject, once.decline, once.accept_all]).toEqual(['#222222', '#222222', '#1a3e8c']);
    const own = withColor(once, 'decline', '#333333');
    expect(withColor(own, 'reject', '#444444').decline).toBe('#333333');
  });

  it('changes alone when nothing follows it', () => {
    expect(withColor(light, 'accept_all', '#222222')).toEqual({ ...light, accept_all: '#222222' });
  });
});
