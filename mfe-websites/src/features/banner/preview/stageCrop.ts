import type { PreviewBox, PreviewView } from '@yinyom/contracts/sdk/preview';

/** The screens a banner can be looked at on. */
export const SCREENS = ['desktop', 'tablet', 'phone'] as const;
export type Screen = (typeof SCREENS)[number];

/** Least and most width of a pictured screen in px; between them it is as wide as the room there is. */
const WIDTHS: Record<Screen, readonly [least: number, most: number]> = {
  desktop: [1024, 1440],
  tablet: [820, 820],
  phone: [320, 390],
};
/** Heights of a pictured screen in px. */
const HEIGHTS: Record<Screen, number> = { desktop: 760, tablet: 900, phone: 760 };
/** A settings window is shown whole, however long it is: nothing in it has to be scrolled to be read. */
const WINDOW_HEIGHT = 1600;
/** What is shown of the page around the banner, in px. */
const AROUND = 32;

/**
 * Least height of the picture in px, which it also has before it is known what was drawn: the default layout fits into it in every
 * language, so nothing below the picture moves when it is drawn.
 */
export const LEAST_HEIGHTS: Record<Screen, number> = { desktop: 280, tablet: 300, phone: 460 };

/** What is above and below a page that is tried, in px: the bars of the console, the choices of the preview, its note. */
const AROUND_TRIED = 300;
/** Least height of a page that is tried, in px. */
const LEAST_TRIED = 420;

/**
 * Size of the frame in px, and its scale: 1 wherever there is room.
 * @param room width that there is, in px
 * @param windowHeight in px, of a page that is tried: it fits into the window, so that the banner is in sight at once;
 * null where it is only looked at
 */
export const frameSize = (screen: Screen, room: number, windowHeight: number | null, view: PreviewView) => {
  const [least, most] = WIDTHS[screen];
  const width = Math.round(Math.min(most, Math.max(least, room)));
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  const whole = view === 'modal' ? WINDOW_HEIGHT : HEIGHTS[screen];
  const fits = windowHeight !== null && Math.max(LEAST_TRIED, windowHeight - AROUND_TRIED);
  return { width, height: fits ? Math.min(HEIGHTS[screen], Math.round(fits / scale)) : whole, scale };
};

/**
 * The part of the frame that is shown: what was drawn and a little of the page around it.
 * @param shown where the drawing stands; null while nothing is drawn
 * @param height of the frame in px
 * @param least height of the part in px
 * @returns upper edge and height of the part in px of the frame
 */
export const cropOf = (
  shown: PreviewBox | null,
  height: number,
  least: number,
): { top: number; height: number } => {
  if (!shown) return { top: 0, height: least };
  const top = Math.max(0, Math.floor(shown.y - AROUND));
  const bottom = Math.min(height, Math.ceil(shown.y + shown.height + AROUND));
  const missing = Math.max(0, least - (bottom - top));
  const start = Math.max(0, top - missing);
  return { top: start, height: Math.max(bottom - start, least) };
};
