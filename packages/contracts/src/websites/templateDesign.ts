import * as z from 'zod/mini';
import { bannerColors } from '../bannerColors';
import { THEMES } from '../constants';
import { fontAddress } from './address';
import { visible } from '../visible';

/** Nothing else reaches a style sheet. */
const color = z.string().check(z.regex(/^#[0-9a-fA-F]{6}(?:[0-9a-fA-F]{2})?$/, 'color_invalid'));

/** The ten colours of the theme with colours of its own (specification §3). */
export const colors = z.strictObject(bannerColors(color));
export type Colors = z.output<typeof colors>;

/** What a banner may look like, in named steps; the first published banners had none of them. */
export const CORNERS = ['square', 'soft', 'round'] as const;
export const WIDTHS = ['narrow', 'normal', 'wide'] as const;
/** None is below 16 px: Thai is not read smaller. */
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;

/** Ready-made shapes: each sets corners, width and text size at once. */
export const SHAPES = {
  formal: { corners: 'square', width: 'wide', text_size: 'normal' },
  standard: { corners: 'soft', width: 'normal', text_size: 'normal' },
  friendly: { corners: 'round', width: 'narrow', text_size: 'large' },
} as const satisfies Record<
  string,
  {
    corners: (typeof CORNERS)[number];
    width: (typeof WIDTHS)[number];
    text_size: (typeof TEXT_SIZES)[number];
  }
>;
export type Shape = keyof typeof SHAPES;

/** What counts where a design, stored or sent, does not say it. */
export const DESIGN_DEFAULTS = {
  corners: 'soft',
  width: 'normal',
  text_size: 'normal',
  brand: '#0b6e6e',
  show_kept_off: false,
} as const;

/** 0 bottom … 11 bottom right (specification §3). */
export const layout = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
  z.literal(8),
  z.literal(9),
  z.literal(10),
  z.literal(11),
]);

/** Name and file of the banner's font; both are required to publish. */
export const font = z.strictObject({
  url: fontAddress,
  family: z
    .string()
    .check(
      z.maxLength(64, { error: 'font_family_invalid', abort: true }),
      z.overwrite(visible),
      z.regex(/^[\p{L}\p{M}\p{N} _-]*$/u, 'font_family_invalid'),
    ),
});

/** How a banner looks, as its owner saves it. The logo has calls of its own. */
export const designInput = z.strictObject({
  layout,
  theme: z.enum(THEMES),
  colors,
  font,
  corners: z._default(z.enum(CORNERS), DESIGN_DEFAULTS.corners),
  width: z._default(z.enum(WIDTHS), DESIGN_DEFAULTS.width),
  text_size: z._default(z.enum(TEXT_SIZES), DESIGN_DEFAULTS.text_size),
  /** `#rrggbb`: the one colour that those of the theme `auto` are derived from. */
  brand: z._default(z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'color_invalid')), DESIGN_DEFAULTS.brand),
  show_powered_by: z.boolean(),
  /** After a refusal visitors read for two seconds how much was kept off. */
  show_kept_off: z._default(z.boolean(), DESIGN_DEFAULTS.show_kept_off),
  auto_detect_language: z.boolean(),
});
export type DesignInput = z.output<typeof designInput>;
/** All of it but the font, which can be a file of one website. */
export const lookInput = z.omit(designInput, { font: true });
/** As drafts and versions keep it: older ones lack what has a default. */
export type StoredDesign = z.input<typeof designInput>;

/** A design in which nothing is left to a default. */
export const completeDesign = (design: StoredDesign): DesignInput => ({ ...DESIGN_DEFAULTS, ...design });

export const logo = z.object({
  has_logo: z.boolean(),
  url: z.string(),
  sha256: z.string(),
  width: z.number(),
  height: z.number(),
});

export const design = z.object({ ...designInput.def.shape, logo: z.nullable(logo) });
export type Design = z.output<typeof design>;
