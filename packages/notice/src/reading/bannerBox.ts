import type { SdkDesign } from '@yinyom/contracts/sdk/config';

/** A window of a visitor, in px. */
export interface ReadingWindow {
  width: number;
  height: number;
}

/** What a banner leaves to its text in a window, in px. */
export interface BannerBox {
  /** Width of a line. */
  text: number;
  /** Width of a button's words, and how many buttons share a row. */
  button: number;
  perRow: number;
  /** Most height of text and buttons together; buttons that share the line with the text take none of it. */
  most: number;
  /** Height between text and buttons; null where they share the line. */
  gap: number | null;
}

/** Layouts that are a bar: bottom, top, and the two that slide. */
const LAST_BAR = 3;
/** Boxes at the top, which leave a website's own header in sight in windows that are wide enough. */
const TOP_BOXES: readonly number[] = [6, 7];
const HEADER_PX = 64;
/** Boxes at the sides, which are columns in windows that are wide enough. */
const SIDE_BOXES: readonly number[] = [8, 9];
const CARD_PX = 440;
const COLUMN_PX = 320;
/** Narrower windows have the text above the buttons, in up to three fifths of the height. */
const SHARED_LINE_PX = 900;
const PHONE_SHARE = 0.6;
const ACT_PX = 520;
const BUTTON_PX = 128;
const BUTTON_SHARE = 0.45;
const BUTTON_GAP = 8;
const BUTTON_EDGE = 26;
const MARGIN = 32;

const px = (length: string | undefined, usual: number): number => (length ? parseFloat(length) : usual);

const buttonsIn = (width: number): Pick<BannerBox, 'button' | 'perRow'> => {
  const least = Math.min(BUTTON_PX, width * BUTTON_SHARE);
  const perRow = Math.min(3, Math.max(1, Math.floor((width + BUTTON_GAP) / (least + BUTTON_GAP))));
  return { perRow, button: (width - BUTTON_GAP * (perRow - 1)) / perRow - BUTTON_EDGE };
};

/** The style sheets of the visitors' script as numbers (`bar.css`, `card.css`, `banner.css`). Pure. */
export const bannerBox = (
  { layout, sizes }: Pick<SdkDesign, 'layout' | 'sizes'>,
  { width, height }: ReadingWindow,
): BannerBox => {
  if (layout > LAST_BAR) {
    const isWide = width >= SHARED_LINE_PX;
    const card = SIDE_BOXES.includes(layout) && isWide ? COLUMN_PX : CARD_PX;
    const text = Math.min(px(sizes?.wide, card), width - MARGIN) - 2 * 20 - 2;
    const header = TOP_BOXES.includes(layout) && isWide ? HEADER_PX : 0;
    const most = height - header - MARGIN - 2 * 20 - 2;
    return { text, ...buttonsIn(Math.min(ACT_PX, text)), most, gap: 16 };
  }
  const content = Math.min(px(sizes?.wide, 1200), width - 2 * 24);
  const inner = -2 * 16 - 2;
  const act = buttonsIn(Math.min(ACT_PX, content));
  return width < SHARED_LINE_PX
    ? { text: content, ...act, most: height * PHONE_SHARE + inner, gap: 16 }
    : { text: content - ACT_PX - 32, ...act, most: height - MARGIN + inner, gap: null };
};
