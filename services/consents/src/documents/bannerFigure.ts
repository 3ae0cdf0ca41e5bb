import type { DrawnBanner } from '@yinyom/contracts/consents/bannerDrawing';
import { LOCALE_TAGS } from '@yinyom/contracts/constants';
import { LOGO_HEIGHT_PX } from '@yinyom/contracts/websites/logo';
import { html, type Html } from '@yinyom/service-kit/markup/html';

/** Where a banner stands in its window, by layout 0 to 11 (specification §3). */
const PLACES =
  'bar b,bar t,bar t,bar b,card,card over,card t l,card t r,card l,card r,card b l,card b r'.split(',');
/** How large a window is drawn on paper. */
const SCALES = { desktop: 0.65, tablet: 0.56, mobile: 0.6 };
/** Height of a line of its text, in em. */
const LINE = 1.6;
/** Width from which a bar has its buttons beside the text. */
const BESIDE_PX = 900;

/**
 * The rules of the drawing method `yinyom-drawing-5`, after the style sheets of the visitors' script. A text that a visitor
 * scrolls is drawn as far as it is in sight, and a dashed line marks the fold; its whole is written below the drawing.
 */
export const BANNER_FIGURE_STYLE = `
.drawn { margin: 0 0 6pt; break-inside: avoid }
.drawn .window { display: flex; align-items: center; justify-content: center; margin: 0 auto 8pt; background: #eef1f2; border: 1.5px solid #9fb0b6 }
.drawn .t { align-items: start } .drawn .b { align-items: end } .drawn .l { justify-content: start } .drawn .r { justify-content: end } .drawn .over { background: #777879 }
.drawn .banner { display: flex; gap: 16px 32px; font-size: var(--size, 16px); line-height: 1.6; color: var(--text); background: var(--background); border: 1px solid #8886 }
.drawn .bar .banner { width: 100%; padding: 16px max(24px, 50% - var(--wide, 1200px) / 2); border-inline: 0 }
.drawn .card .banner { flex-flow: column; width: min(var(--wide, 440px), 100% - 32px); margin: 16px; padding: 20px; border-radius: var(--corner, 16px) }
.drawn .phone .banner { flex-flow: column } .drawn .card.t:not(.phone) .banner { margin-top: 80px }
.drawn .text { display: grid; flex: 1 } .drawn .text > * { margin: 0 }
.drawn .title { font-weight: 600; font-size: 1.25em; padding-bottom: 8px } .drawn .description { white-space: pre-line } .drawn .description u { display: block } .drawn .fold { overflow: hidden; border-bottom: 2px dashed #b3261e } .drawn .powered { font-size: .75em; line-height: calc(1.6em / .75); text-decoration: underline }
.drawn .logo { border: 1px dashed; opacity: .6; font-size: 10px; line-height: ${LOGO_HEIGHT_PX - 2}px; overflow: hidden; text-align: center }
.drawn .act { display: flex; flex-flow: wrap; gap: 8px; margin: auto 0; flex: none; width: min(520px, 100%) }
.drawn .act > * { flex: 1 min(128px, 45%); display: grid; place-content: center; min-height: 44px; padding: 4px 12px; text-align: center; text-wrap: balance; font-weight: 600; border: 1px solid; border-radius: var(--corner, 10px) }
`;

/** Text and link, up to the fold where there is one: what is below it, the platform's name too, is out of sight. */
const description = ({ texts, fold }: DrawnBanner): Html => {
  if (!fold || fold.share === 1)
    return html`<p class="description">${texts.description} <u>${texts.privacy}</u></p>
      ${texts.powered_by && html`<p class="powered">${texts.powered_by}</p>`}`;
  const cut = `max-height:${(fold.visible_lines * LINE).toFixed(2)}em`;
  return html`<p class="description fold" style="${cut}">${texts.description}</p>
    <p class="description"><u>${texts.privacy}</u></p>`;
};

/** The banner of a visitor's window as a drawing of lines and letters. @param logo word in the logo's place */
export const bannerFigure = (drawn: DrawnBanner, logo: string): Html => {
  const { window, layout, colors, sizes, texts, language } = drawn;
  const variables = Object.entries({ ...sizes, text: colors.text, background: colors.background })
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
  const filled = (background: string, color: string): string =>
    `background:${background};color:${color};border-color:${background}`;
  const place = `${PLACES[layout] ?? ''} ${window.width < BESIDE_PX ? 'phone' : ''}`;
  return html`<div
    class="window ${place}"
    lang="${LOCALE_TAGS[language]}"
    style="zoom:${SCALES[window.device]};width:${window.width}px;min-height:${window.height}px"
  >
    <div class="banner" style="${variables}">
      <div class="text">
        ${
          drawn.logo &&
          html`<div class="logo" style="width:${drawn.logo.width}px;height:${LOGO_HEIGHT_PX}px">${logo}</div>`
        }
        <p class="title">${texts.title}</p>
        ${description(drawn)}
      </div>
      <div class="act">
        <div style="${filled(colors.accept_all, colors.accept_all_text)}">${texts.accept}</div>
        <div style="${filled(colors.reject, colors.reject_text)}">${texts.reject}</div>
        <div>${texts.cookie_setting}</div>
      </div>
    </div>
  </div>`;
};
