import type { Lang } from '@yinyom/contracts/constants';
import type { InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';
import { INSPECTION_PAPERS } from '@yinyom/contracts/papers/inspectionPapers';
import { html, type Html, type HtmlPart } from '@yinyom/service-kit/markup/html';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { pdfPage } from '@yinyom/service-kit/pdf/pdfPage';
import { PAPER_NAME_WORDS } from '@yinyom/texts/paper-name/paperNameWords';
import { PAPER_WORDS } from '@yinyom/texts/paper/paperWords';
import { REGISTER_WORDS } from '@yinyom/texts/register/registerWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { lawHeading } from '@yinyom/texts/sentences/lawText';
import { DOCUMENT_STYLE } from '../page/documentStyle';
import type { Statement } from './statements';

/** Rows that a PDF shows; what is more is in the original. */
export const MOST_ROWS = 500;

interface Page {
  paper: InspectionPaper;
  organizationName: string;
  madeAt: Date;
  lang: Lang;
  content: HtmlPart;
}

/** A paper of a register: heading, law, when it was made, from which words. Pure. */
export const registerPage = ({ paper, organizationName, madeAt, lang, content }: Page): string => {
  const [words, own] = [PAPER_WORDS[lang], REGISTER_WORDS[lang]];
  const { time, day } = documentDates(lang);
  const title = PAPER_NAME_WORDS[lang][paper];
  return pdfPage({
    lang,
    title: `${title} · ${organizationName}`,
    style: DOCUMENT_STYLE,
    content: html`<header>
        <h1>${title}</h1>
        <p class="owner">${organizationName}</p>
        <p class="draft">${words.draft}</p>
        <p class="note">
          ${paper === 'security' ? own.law_measures : lawHeading(INSPECTION_PAPERS[paper], (key) => words.sections[key])}
        </p>
        <p class="note">${fillText(words.made, { time: time(madeAt.toISOString()) })}</p>
        <p class="note">${fillText(words.words, { version: own.version, date: day(own.date) })}</p>
      </header>
      ${content}`,
  });
};

/** Which version a paper shows, by whom, and when it is to be reviewed. */
export const versionNote = (
  { version, saved_at, saved_by, review_due_at }: Statement<unknown>,
  lang: Lang,
): Html => {
  const [words, own] = [PAPER_WORDS[lang], REGISTER_WORDS[lang]];
  const { time } = documentDates(lang);
  if (saved_at === null || saved_by === null) return html`<p class="empty">${own.nothing_saved}</p>`;
  const name = saved_by.kind === 'system' ? words.by_platform : saved_by.name;
  return html`<p class="note">
      ${fillText(words.version_of, { version: String(version), time: time(saved_at), name })}
    </p>
    ${
      review_due_at !== null &&
      html`<p class="note">${fillText(own.reviewed_until, { date: time(review_due_at).slice(0, 10) })}</p>`
    }`;
};

/** A row of a list of names and values; an empty value is said to be not stated. */
export const row = (name: string, value: string | null, lang: Lang): Html =>
  html`<dt>${name}</dt>
    <dd>${value ? value : html`<span class="empty">${PAPER_WORDS[lang].not_stated}</span>`}</dd>`;
