import type { DrawnBanner } from '@yinyom/contracts/consents/bannerDrawing';
import { LOGO_HEIGHT_PX } from '@yinyom/contracts/websites/logo';

/** Where a banner is in its window, by layout 0 to 11 (specification §3). */
const PLACES =
  'bar b,bar t,bar t,bar b,card,card over,card t l,card t r,card s l,card s r,card b l,card b r'.split(',');
/** Height of a line of its text, in em. */
const LINE = 1.6;
/** Width from which a bar has its buttons next to the text. */
const BESIDE_PX = 900;

/**
 * The rules of the drawing method `yinyom-drawing-6`, after the style sheets of the visitors' script, for documents and the
 * console alike. A text that a visitor scrolls is drawn as far as it is in sight, and a dashed line marks the fold.
 */
export const DRAWING_STYLE = `
.drawn .window { display: flex; align-items: center; justify-content: center; margin: 0 auto 8pt; background: #eef1f2; border: 1.5px solid #9fb0b6 }
.drawn .t { align-items: start } .drawn .b { align-items: end } .drawn .l { justify-content: start } .drawn .r { justify-content: end } .drawn .over { background: #777879 }
.drawn .banner { display: flex; gap: 16px 32px; font-size: var(--size, 16px); line-height: 1.6; color: var(--text); background: var(--background); border: 1px solid #8886 }
.drawn .bar .banner { width: 100%; padding: 16px max(24px, 50% - var(--wide, 1200px) / 2); border-inline: 0 }
.drawn .card .banner { flex-flow: column; width: min(var(--wide, 440px), 100% - 32px); margin: 16px; padding: 20px; border-radius: var(--corner, 16px) }
.drawn .card.s:not(.phone) .banner { width: min(var(--wide, 320px), 100% - 32px) }
.drawn .phone .banner { flex-flow: column } .drawn .card.t:not(.phone) .banner { margin-top: 80px }
.drawn .text { display: grid; flex: 1 } .drawn .text > * { margin: 0 }
.drawn .title { font-weight: 600; font-size: 1.25em; padding-bottom: 8px } .drawn .description { white-space: pre-line } .drawn .description u { display: block } .drawn .fold { overflow: hidden; border-bottom: 2px dashed #b3261e } .drawn .powered { text-decoration: underline }
.drawn .logo { border: 1px dashed; opacity: .6; font-size: 10px; line-height: ${LOGO_HEIGHT_PX - 2}px; overflow: hidden; text-align: center }
.drawn .act { display: flex; flex-flow: wrap; gap: 8px; margin: auto 0; flex: none; width: min(520px, 100%) }
.drawn .act > * { flex: 1 min(128px, 45%); display: grid; place-content: center; min-height: 44px; padding: 4px 12px; text-align: center; text-wrap: balance; font-weight: 600; border: 1px solid; border-radius: var(--corner, 10px) }
`;

/** Classes of the window that a banner is drawn in. */
export const placeOf = ({ layout, window }: Pick<DrawnBanner, 'layout' | 'window'>): string =>
  `${PLACES[layout] ?? ''} ${window.width < BESIDE_PX ? 'phone' : ''}`;

/** Custom properties of the banner. */
export const bannerProperties = ({
  sizes,
  colors,
}: Pick<DrawnBanner, 'sizes' | 'colors'>): Record<`--${string}`, string> =>
  Object.fromEntries(
    Object.entries({ ...sizes, text: colors.text, background: colors.background }).map(([name, value]) => [
      `--${name}`,
      value,
    ]),
  );

/** Height of the description up to the fold, as CSS; null where all of it is in sight. What is below the fold is not drawn. */
export const foldHeight = ({ fold }: Pick<DrawnBanner, 'fold'>): string | null =>
  !fold || fold.share === 1 ? null : `${(fold.visible_lines * LINE).toFixed(2)}em`;
