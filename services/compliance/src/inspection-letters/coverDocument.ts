import { html } from '@yinyom/service-kit/markup/html';
import { pdfPage } from '@yinyom/service-kit/pdf/pdfPage';
import { DOCUMENT_STYLE } from '../page/documentStyle';
import type { CoverLanguage } from './LetterRecord';
import type { CoverText } from './coverText';

const pairs = (rows: CoverText['head']) =>
  html`<dl>
    ${rows.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
const list = (lines: readonly string[]) =>
  html`<ul>
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;

const STYLE = `${DOCUMENT_STYLE}
.emblem { height: 22mm; color: #52636b; font-size: 9.5pt; text-align: center }
.head { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm } .letter dl { grid-template-columns: 22mm 1fr } .letter dt, .letter dd { border: 0; color: inherit }
.signs { margin: 10pt 0; padding-inline-start: 50%; break-inside: avoid } .signs p { margin-bottom: 8pt }
.closing { margin-top: 12pt; break-after: avoid }
.day { margin: 6pt 0 8pt; padding-inline-start: 50% }
ol { margin: 0 0 6pt; padding-inline-start: 18pt }
`;

/** As official letters begin: room for the emblem, number on the left, sender on the right, the day below. */
const letterhead = ({ emblem, number, sender, day }: NonNullable<CoverText['letterhead']>) =>
  html`<p class="emblem">${emblem ?? ''}</p>
    <div class="head">
      <p>${number}</p>
      <div>${sender.map((line) => html`<p>${line}</p>`)}</div>
    </div>
    <p class="day">${day}</p>`;

/** A letter as it is sent has no title, only its subject. */
const heading = ({ title, sample, draft, letterhead: isOfficial }: CoverText) => {
  const isTitled = draft !== null || !isOfficial;
  if (!isTitled && sample === null) return '';
  return html`<header>
    ${isTitled && html`<h1>${title}</h1>`} ${sample !== null && html`<p class="draft">${sample}</p>`}
    ${draft !== null && html`<p class="draft">${draft}</p>`}
  </header>`;
};

const paragraphs = (lines: readonly string[]) => lines.map((line) => html`<p class="written">${line}</p>`);

/** As version 1 of the sentences stored it. */
const plainEnd = ({ closing, signature }: CoverText) => html`${paragraphs(closing)} ${pairs(signature)}`;

/** As official letters end: greeting and signature on the right, who answers questions below. */
const officialEnd = ({ closing: [closing = '', ...greeting], signature }: CoverText) => {
  const [signed, position, contact] = signature.map((row) => row.join(' '));
  return html`<div class="closing">${paragraphs([closing])}</div>
    <div class="signs">${[...greeting, signed, position].map((line) => html`<p>${line}</p>`)}</div>
    <p>${contact}</p>`;
};

/** A cover letter as a document to print. @param sha256 of one that was stored; null for a draft. Pure. */
export const coverDocument = (text: CoverText, lang: CoverLanguage, sha256: string | null): string =>
  pdfPage({
    lang,
    title: text.title,
    style: STYLE,
    content: html`${heading(text)} ${text.letterhead && letterhead(text.letterhead)}
      <div class="${text.letterhead ? 'letter' : ''}">${pairs(text.head)}</div>
      <h3>${text.enclosures.title}</h3>
      <ol>
        ${text.enclosures.papers.map((line) => html`<li>${line}</li>`)}
      </ol>
      ${text.opening.map((paragraph) => html`<p class="written">${paragraph}</p>`)}
      ${text.questions.map(
        ({ title, question, answered_by, papers, remark }) =>
          html`<section class="whole">
            <h3>${title}</h3>
            <p class="written">${question}</p>
            ${answered_by !== null && html`<p class="${papers.length > 0 ? 'source' : 'empty'}">${answered_by}</p>`}
            ${papers.length > 0 && list(papers)} ${remark !== null && html`<p class="written">${remark}</p>`}
          </section>`,
      )}
      ${
        text.not_stated &&
        html`<h3>${text.not_stated.title}</h3>
          ${list(text.not_stated.lines)}`
      }
      ${text.letterhead ? officialEnd(text) : plainEnd(text)}
      <p class="note">${text.words}</p>
      ${sha256 !== null && html`<p class="note">SHA-256 ${sha256}</p>`}`,
  });
