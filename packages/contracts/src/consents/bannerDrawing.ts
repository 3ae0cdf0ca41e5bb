import * as z from 'zod/mini';
import { LANGUAGES, THEMES } from '../constants';
import { sdkColors } from '../sdk/config';

/** Windows that a banner is drawn in, px: a visitor's own was never recorded. */
export const DRAWN_WINDOWS = {
  desktop: { width: 1024, height: 480 },
  tablet: { width: 768, height: 720 },
  mobile: { width: 390, height: 660 },
} as const;
export type DrawnWindow = keyof typeof DRAWN_WINDOWS;

/** What no drawing shows, by name. `logo`, `font` and `dark` only where the version has them. */
export const NOT_DRAWN = ['page', 'browser', 'logo', 'font', 'dark', 'device'] as const;

/** How much of a notice's text is in sight before a visitor scrolls: calculated from average widths of letters. */
export const fold = z.object({
  lines: z.number(),
  /** A part of a line counts as that part. */
  visible_lines: z.number(),
  /** The same as a share, 0 to 1. */
  share: z.number(),
});
export type Fold = z.output<typeof fold>;

/**
 * Everything that a drawing of a banner is made from, and how. Drawn again from what was published, never taken from
 * a visitor's screen: no browser of a visitor sends a picture.
 */
export const drawnBanner = z.object({
  /** Of this shape and of the rules that draw it: another one may look different for the same content. Older packs name the first. */
  method: z.enum([
    'yinyom-drawing-1',
    'yinyom-drawing-2',
    'yinyom-drawing-3',
    'yinyom-drawing-4',
    'yinyom-drawing-5',
    'yinyom-drawing-6',
  ]),
  version: z.number(),
  published_at: z.string(),
  language: z.enum(LANGUAGES),
  /** The window that stands for the kind of device that was recorded. */
  window: z.object({
    device: z.enum(['desktop', 'tablet', 'mobile']),
    width: z.number(),
    height: z.number(),
  }),
  /** 0 bottom … 11 bottom right (specification §3). */
  layout: z.number(),
  theme: z.enum(THEMES),
  colors: sdkColors,
  /** Lengths in px where they are not the usual ones. */
  sizes: z.object({
    corner: z.optional(z.string()),
    wide: z.optional(z.string()),
    size: z.optional(z.string()),
  }),
  logo: z.nullable(z.object({ sha256: z.string(), width: z.number() })),
  font_family: z.nullable(z.string()),
  texts: z.object({
    title: z.string(),
    description: z.string(),
    privacy: z.string(),
    accept: z.string(),
    reject: z.string(),
    cookie_setting: z.string(),
    powered_by: z.optional(z.string()),
  }),
  /** How much of the description is in sight in the window before a visitor scrolls, as calculated; absent before `yinyom-drawing-3`. */
  fold: z.optional(fold),
  /** Behind the button for settings, in their order. */
  categories: z.array(z.object({ id: z.string(), title: z.string() })),
  not_drawn: z.array(z.enum(NOT_DRAWN)),
});
export type DrawnBanner = z.output<typeof drawnBanner>;

/** A drawing beside the SHA-256 of its canonical JSON (sorted keys, no white space). It is no part of the ledger. */
export const bannerDrawing = z.object({ sha256: z.string(), content: drawnBanner });
export type BannerDrawing = z.output<typeof bannerDrawing>;
