import type { Lang } from '@yinyom/contracts/constants';
import { INSPECTION_PAPERS, type InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';
import { html } from '@yinyom/service-kit/markup/html';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { pdfPage } from '@yinyom/service-kit/pdf/pdfPage';
import { BINDER_WORDS } from '@yinyom/texts/binder/binderWords';
import { PAPER_NAME_WORDS } from '@yinyom/texts/paper-name/paperNameWords';
import { PAPER_WORDS } from '@yinyom/texts/paper/paperWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { lawHeading } from '@yinyom/texts/sentences/lawText';
import { DOCUMENT_STYLE } from '../page/documentStyle';
import { binderFileName } from './binderFileName';
import { numberOf } from './paperPages';

export interface Contents {
  organizationName: string;
  from: string;
  until: string;
  madeAt: Date;
  /** Names of the websites; null: all of them. */
  websites: readonly string[] | null;
  /** Where the public keys are that prove the binder. */
  keysAddress: string;
  /** `label`: what their pages are numbered with. */
  papers: readonly { paper: InspectionPaper; label: string; pages: number }[];
}

/** The first pages of a binder, in one language. Pure. */
export const contentsDocument = (contents: Contents, lang: Lang): string => {
  const words = BINDER_WORDS[lang];
  const names = PAPER_NAME_WORDS[lang];
  const { day, time } = documentDates(lang);
  const { organizationName, websites, papers } = contents;
  const period = fillText(words.period, { from: day(contents.from), until: day(contents.until) });
  const content = html`<header>
      <h1>${words.title}</h1>
      <p class="owner">${organizationName}</p>
      <p>${period}</p>
      <p>
        ${websites === null ? words.all_websites : fillText(words.websites, { names: websites.join(', ') })}
      </p>
      <p class="note">${fillText(words.made, { time: time(contents.madeAt.toISOString()) })}</p>
      <p class="note">${fillText(words.words, { version: words.version, date: day(words.date) })}</p>
    </header>
    <h2>${words.contents}</h2>
    <dl>
      ${papers.map(({ paper, label, pages }) => {
        const law = lawHeading(INSPECTION_PAPERS[paper], (key) => PAPER_WORDS[lang].sections[key]);
        const place = fillText(pages === 1 ? words.page : words.pages, { label, count: String(pages) });
        return html`<dt>${numberOf(paper)}. ${law}</dt>
          <dd>${names[paper]}<br />${place}</dd>`;
      })}
    </dl>
    <h2>${words.check}</h2>
    <p>${fillText(words.check_how, { file: binderFileName(contents) })}</p>
    <p>${fillText(words.check_keys, { address: contents.keysAddress })}</p>
    <p class="note">${words.not_advice}</p>`;
  return pdfPage({ lang, title: `${words.title} · ${organizationName}`, style: DOCUMENT_STYLE, content });
};

/** A paper that nothing fills yet: it says so, and nothing else. */
export const emptyDocument = (paper: InspectionPaper, lang: Lang): string => {
  const names = PAPER_NAME_WORDS[lang];
  const content = html`<header><h1>${names[paper]}</h1></header>
    <p class="empty">${PAPER_WORDS[lang].not_stated}</p>`;
  return pdfPage({ lang, title: names[paper], style: DOCUMENT_STYLE, content });
};
