import type { Lang } from '@yinyom/contracts/constants';
import type { InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';
import { html, type Html, type HtmlPart } from '@yinyom/service-kit/markup/html';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { pdfPage } from '@yinyom/service-kit/pdf/pdfPage';
import { BINDER_WORDS } from '@yinyom/texts/binder/binderWords';
import { EVIDENCE_PAPER_WORDS } from '@yinyom/texts/evidence-paper/evidencePaperWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import type { PaperScope } from '../binder/PaperSource';
import { DOCUMENT_STYLE } from '../page/documentStyle';
import { daysOf, type ScopedWebsite } from './scopedWebsites';

/** Rows that a document shows; all of them are in its originals. */
export const MOST_ROWS = 500;

export const list = (lines: readonly HtmlPart[]): Html =>
  html`<ul>
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;

/** Names with their values. */
export const facts = (rows: readonly (readonly [name: string, value: string])[]): Html =>
  html`<dl>
    ${rows.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;

/** A line that says that rows are left out, where there are more than a document shows. */
export const leftOut = (total: number, lang: Lang, shown = MOST_ROWS): HtmlPart =>
  total > shown &&
  html`<p class="note">
    ${fillText(EVIDENCE_PAPER_WORDS[lang].more_rows, { shown: String(shown), total: String(total) })}
  </p>`;

interface Frame {
  paper: InspectionPaper;
  scope: PaperScope;
  lang: Lang;
  madeAt: Date;
  /** Null for a paper that is not about websites. */
  websites: { shown: readonly ScopedWebsite[]; total: number } | null;
}

/** A paper for the PDF maker: what it is, of which period and websites, and then its content. */
export const paperFrame = ({ paper, scope, lang, madeAt, websites }: Frame, content: Html): string => {
  const words = EVIDENCE_PAPER_WORDS[lang];
  const title = BINDER_WORDS[lang].papers[paper];
  const { day, time } = documentDates(lang);
  const { from, until } = daysOf(scope);
  const left = websites && websites.total > websites.shown.length;
  return pdfPage({
    lang,
    title,
    style: DOCUMENT_STYLE,
    content: html`<header>
        <h1>${title}</h1>
        <p>${fillText(words.period, { from: day(from), until: day(until) })}</p>
        <p class="note">${fillText(words.made, { time: time(madeAt.toISOString()) })}</p>
      </header>
      ${websites?.total === 0 && html`<p class="empty">${words.no_websites}</p>`}
      ${
        left &&
        html`<p class="note">
          ${fillText(words.some_websites, { shown: String(websites.shown.length), total: String(websites.total) })}
        </p>`
      }
      ${content}`,
  });
};
