import type { Lang } from '@yinyom/contracts/constants';
import type { Fold } from '@yinyom/contracts/consents/bannerDrawing';
import type { SdkDesign, SdkTexts } from '@yinyom/contracts/sdk/config';
import { bannerBox, type BannerBox, type ReadingWindow } from './bannerBox';
import { lineCount } from './lineCount';

type FoldTexts = Pick<SdkTexts, 'title' | 'description' | 'accept' | 'reject' | 'cookie_setting'> & {
  privacy: string;
  powered_by?: string | undefined;
};

const LINE = 1.6;
const TITLE = 1.25;
const BOLD = 1.06;
const LOGO_PX = 26;
const TITLE_GAP_PX = 8;
const BUTTON_LEAST_PX = 44;
const BUTTON_EDGE_PX = 10;
const TEXT_LEAST_PX = 64;

const actHeight = (box: BannerBox, buttons: readonly string[], size: number, language: Lang): number => {
  let height = -8;
  for (let at = 0; at < buttons.length; at += box.perRow) {
    const row = buttons.slice(at, at + box.perRow);
    // The last row's buttons share what is left.
    const width = ((box.button + 26 + 8) * box.perRow) / row.length - 8 - 26;
    const lines = Math.max(...row.map((words) => lineCount(words, width / size / BOLD, language)));
    height += 8 + Math.max(BUTTON_LEAST_PX, lines * LINE * size + BUTTON_EDGE_PX);
  }
  return height;
};

/**
 * Calculates how much of a banner's text a visitor sees before scrolling, from the script's own style sheets and average
 * widths of letters. Pure.
 */
export const foldOf = (
  { layout, sizes, logo }: Pick<SdkDesign, 'layout' | 'sizes'> & { logo?: unknown },
  texts: FoldTexts,
  language: Lang,
  window: ReadingWindow,
): Fold => {
  const size = parseFloat(sizes?.size ?? '16');
  const line = LINE * size;
  const box = bannerBox({ layout, sizes }, window);
  const wide = box.text / size;
  const buttons = [texts.accept, texts.reject, texts.cookie_setting];
  const act = box.gap === null ? 0 : box.gap + actHeight(box, buttons, size, language);
  const room = Math.max(TEXT_LEAST_PX, box.most - act);
  const title = lineCount(texts.title, wide / TITLE / BOLD, language) * line * TITLE + TITLE_GAP_PX;
  const above = (logo ? LOGO_PX : 0) + title;
  const lines = lineCount(texts.description, wide, language);
  const link = lineCount(texts.privacy, wide, language) * line;
  const below = texts.powered_by ? line : 0;
  if (above + lines * line + link + below <= room) return { lines, visible_lines: lines, share: 1 };
  // The link keeps its place at the lower edge, before the text that is scrolled.
  const visible = Math.min(lines, Math.max(0, (room - above - link) / line));
  return {
    lines,
    visible_lines: Math.round(visible * 10) / 10,
    share: Math.round((visible / lines) * 100) / 100,
  };
};
