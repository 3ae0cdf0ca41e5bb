import type { BannerDrawing } from '@yinyom/contracts/consents/bannerDrawing';
import { LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { DOCUMENT_WORDS } from '@yinyom/texts/document/documentWords';
import { EVIDENCE_WORDS } from '@yinyom/texts/evidence/evidenceWords';
import { bannerFigure } from './bannerFigure';
import { documentFormat } from './documentFormat';
import { factsTable } from './documentPage';

/** The banner drawn again, with what the drawing was made from and what it does not show. */
export const redrawnBanner = (drawing: BannerDrawing | undefined, lang: Lang): Html => {
  const words = DOCUMENT_WORDS[lang];
  if (!drawing)
    return html`<h2>${words.drawn_title}</h2>
      <p class="note">${words.drawn_none}</p>`;
  const { content, sha256 } = drawing;
  const { window, categories, not_drawn, fold } = content;
  const from = words.drawn_from
    .replace('{{version}}', String(content.version))
    .replace('{{time}}', documentFormat(lang).time(content.published_at));
  const size = `${window.width} × ${window.height} px (${EVIDENCE_WORDS[lang].device[window.device]})`;
  const foldNote = fold && (fold.share === 1 ? words.drawn_whole : words.drawn_fold);
  const left = not_drawn.map((name) => words[`drawn_not_${name}`]).join(' · ');
  return html`<figure class="drawn">
      <h2>${words.drawn_title}</h2>
      <p>${from}</p>
      ${bannerFigure(content, words.drawn_not_logo)}
      <figcaption class="note">
        ${words.drawn_window.replace('{{size}}', size)}
        ${foldNote
          ?.replace('{{share}}', documentFormat(lang).percent(fold?.share ?? null))
          .replace('{{title}}', words.shownTitle)}
      </figcaption>
    </figure>
    ${factsTable([
      [
        words.drawn_categories,
        html`<span lang="${LOCALE_TAGS[content.language]}"
          >${categories.map(({ title }) => title).join(' · ')}</span
        >`,
      ],
      [words.drawn_not, left],
      [words.drawn_hash, html`<code>${sha256}</code>`],
      [words.drawn_method, html`<code>${content.method}</code>`],
    ])}
    <p class="note">${words.drawn_apart}</p>`;
};
