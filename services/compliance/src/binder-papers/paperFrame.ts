import type { Lang } from '@yinyom/contracts/constants';
import { INSPECTION_PAPERS, type InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';
import { html, type Html, type HtmlPart } from '@yinyom/service-kit/markup/html';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { pdfPage } from '@yinyom/service-kit/pdf/pdfPage';
import { EVIDENCE_PAPER_WORDS } from '@yinyom/texts/evidence-paper/evidencePaperWords';
import { PAPER_NAME_WORDS } from '@yinyom/texts/paper-name/paperNameWords';
import { PAPER_WORDS } from '@yinyom/texts/paper/paperWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { lawHeading } from '@yinyom/texts/sentences/lawText';
import type { PaperScope } from '../binder/PaperSource';
import { DOCUMENT_STYLE } from '../page/documentStyle';
import { daysOf, type ScopedWebsite, type ScopedWebsites } from './scopedWebsites';

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

/** A line that says when a website was deleted, where it was. */
export const deletedNote = ({ deleted_at }: ScopedWebsite, lang: Lang): HtmlPart =>
  deleted_at !== undefined &&
  html`<p class="note">
    ${fillText(EVIDENCE_PAPER_WORDS[lang].deleted, { time: documentDates(lang).time(deleted_at) })}
  </p>`;

interface Frame {
  paper: InspectionPaper;
  scope: PaperScope;
  lang: Lang;
  madeAt: Date;
  /** Null for a paper that is not about websites. */
  websites: ScopedWebsites | null;
}

/** A paper for the PDF maker: what it is, of which period and websites, and then its content. */
export const paperFrame = ({ paper, scope, lang, madeAt, websites }: Frame, content: Html): string => {
  const words = EVIDENCE_PAPER_WORDS[lang];
  const title = PAPER_NAME_WORDS[lang][paper];
  const { day, time } = documentDates(lang);
  const { from, until } = daysOf(scope);
  const of = PAPER_WORDS[lang];
  const left = websites && websites.total > websites.shown.length;
  return pdfPage({
    lang,
    title: `${title} · ${scope.organizationName}`,
    style: DOCUMENT_STYLE,
    content: html`<header>
        <h1>${title}</h1>
        <p class="owner">${scope.organizationName}</p>
        <p class="note">${lawHeading(INSPECTION_PAPERS[paper], (key) => of.sections[key])}</p>
        <p>${fillText(words.period, { from: day(from), until: day(until) })}</p>
        <p class="note">${fillText(words.made, { time: time(madeAt.toISOString()) })}</p>
        <p class="note">${fillText(of.words, { version: words.version, date: day(words.date) })}</p>
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
