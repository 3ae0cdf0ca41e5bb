import type { DrawnBanner } from '@yinyom/contracts/consents/bannerDrawing';
import { LOCALE_TAGS } from '@yinyom/contracts/constants';
import { LOGO_HEIGHT_PX } from '@yinyom/contracts/websites/logo';
import { bannerProperties, DRAWING_STYLE, foldHeight, placeOf } from '@yinyom/notice/drawing/drawingRules';
import { html, type Html } from '@yinyom/service-kit/markup/html';

/** How large a window is drawn on paper. */
const SCALES = { desktop: 0.65, tablet: 0.56, mobile: 0.6 };

/** The rules of the drawing, and what only documents need. */
export const BANNER_FIGURE_STYLE = `
.drawn { margin: 0 0 6pt; break-inside: avoid }${DRAWING_STYLE}`;

/** Text and link, up to the fold where there is one: what is below it, the platform's name too, is out of sight. */
const description = (drawn: DrawnBanner): Html => {
  const { texts } = drawn;
  const height = foldHeight(drawn);
  if (height === null)
    return html`<p class="description">${texts.description} <u>${texts.privacy}</u></p>
      ${texts.powered_by && html`<p class="powered">${texts.powered_by}</p>`}`;
  return html`<p class="description fold" style="max-height:${height}">${texts.description}</p>
    <p class="description"><u>${texts.privacy}</u></p>`;
};

/** The banner of a visitor's window as a drawing of lines and letters. @param logo word in the logo's place */
export const bannerFigure = (drawn: DrawnBanner, logo: string): Html => {
  const { window, colors, texts, language } = drawn;
  const variables = Object.entries(bannerProperties(drawn))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  const filled = (background: string, color: string): string =>
    `background:${background};color:${color};border-color:${background}`;
  return html`<div
    class="window ${placeOf(drawn)}"
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
