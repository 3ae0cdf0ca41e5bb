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

/** A cover letter as a document to print. @param sha256 of one that was stored; null for a draft. Pure. */
export const coverDocument = (text: CoverText, lang: CoverLanguage, sha256: string | null): string =>
  pdfPage({
    lang,
    title: text.title,
    style: DOCUMENT_STYLE,
    content: html`<header>
        <h1>${text.title}</h1>
        ${text.sample !== null && html`<p class="draft">${text.sample}</p>`}
        ${text.draft !== null && html`<p class="draft">${text.draft}</p>`}
      </header>
      ${pairs(text.head)}
      <h3>${text.enclosures.title}</h3>
      ${list(text.enclosures.papers)}
      ${text.opening.map((paragraph) => html`<p class="written">${paragraph}</p>`)}
      ${text.questions.map(
        ({ title, question, answered_by, papers, remark }) =>
          html`<section>
            <h3>${title}</h3>
            <p class="written">${question}</p>
            <p class="${papers.length > 0 ? 'source' : 'empty'}">${answered_by}</p>
            ${papers.length > 0 && list(papers)} ${remark !== null && html`<p class="written">${remark}</p>`}
          </section>`,
      )}
      <h3>${text.not_stated.title}</h3>
      ${list(text.not_stated.lines)}
      ${text.closing.map((paragraph) => html`<p class="written">${paragraph}</p>`)} ${pairs(text.signature)}
      <p class="note">${text.words}</p>
      ${sha256 !== null && html`<p class="note">SHA-256 ${sha256}</p>`}`,
  });
