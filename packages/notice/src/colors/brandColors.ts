import type { Colors } from '@yinyom/contracts/websites/templateDesign';
import { contrast, READABLE, VISIBLE } from '@yinyom/contracts/contrast';
import { toHex, toOklch, type Oklch } from './oklch';

/** Rounding to whole bytes must not lead below a limit. */
const MARGIN = 0.05;
const STEP = 0.005;
/** Where the way begins for white itself. */
const LIGHTEST = 1 - STEP;
const WHITE = '#ffffff';

type Grounds = Pick<Colors, 'background' | 'background_1' | 'background_2'>;

/** The first colour on the way from `start` to black or white that passes. Black and white themselves always do. */
const towards = (start: Oklch, step: number, passes: (color: string) => boolean): string => {
  for (
    let lightness = Math.min(start.lightness, LIGHTEST);
    lightness > 0 && lightness < 1;
    lightness += step
  ) {
    const color = toHex({ ...start, lightness });
    if (passes(color)) return color;
  }
  return step < 0 ? '#000000' : WHITE;
};

const stands = (color: string, grounds: Grounds): boolean =>
  Object.values(grounds).every((ground) => contrast(color, ground) >= VISIBLE + MARGIN);
const isRead = (text: string, ground: string): boolean => contrast(text, ground) >= READABLE + MARGIN;

/** Accept, reject and decline are the same: none of them is a nudge. */
const setOf = (grounds: Grounds, text: string, button: string, label: string): Colors => ({
  ...grounds,
  text,
  accept_all: button,
  accept_all_text: label,
  reject: button,
  reject_text: label,
  decline: button,
  decline_text: label,
});

/**
 * The ten colours of a banner from one brand colour, for light and for dark devices. Pure. Whatever the brand is, texts
 * are read (4.5:1 at least) on every ground they stand on, buttons stand out (3:1 at least) from it, and accept, reject
 * and decline have the same colours. Buttons keep the brand's hue and as much of the brand as these limits allow.
 * @param brand `#rrggbb`
 */
export const brandColors = (brand: string): { light: Colors; dark: Colors } => {
  const own = toOklch(brand);
  const tone = (lightness: number, most: number): string =>
    toHex({ lightness, chroma: Math.min(own.chroma, most), hue: own.hue });

  const day = { background_1: tone(0.975, 0.01), background_2: tone(0.965, 0.01), background: WHITE };
  const ink = tone(0.24, 0.03);
  // What is dark enough for white words gets them; a bright brand (amber, mint) keeps its brightness and gets dark ones.
  const label = contrast(brand, WHITE) >= VISIBLE ? WHITE : ink;
  const button = towards(own, -STEP, (color) => stands(color, day) && isRead(label, color));

  const night = {
    background_1: tone(0.27, 0.02),
    background_2: tone(0.25, 0.02),
    background: tone(0.22, 0.02),
  };
  const glow = { ...own, lightness: Math.max(own.lightness, 0.72), chroma: Math.min(own.chroma, 0.14) };
  const lamp = towards(glow, STEP, (color) => stands(color, night) && isRead(night.background, color));

  return {
    light: setOf(day, ink, button, label),
    dark: setOf(night, tone(0.96, 0.01), lamp, night.background),
  };
};
