import type { AgreementContent } from '@yinyom/contracts/papers/agreement';
import { html, type Html, type HtmlPart } from '@yinyom/service-kit/markup/html';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { pdfPage } from '@yinyom/service-kit/pdf/pdfPage';
import { AGREEMENT_WORDS } from '@yinyom/texts/agreement/agreementWords';
import { PAPER_WORDS } from '@yinyom/texts/paper/paperWords';
import {
  agreementClauses,
  CLAUSE_LANGUAGES,
  countryName,
  type ClauseLanguage,
} from '@yinyom/texts/sentences/agreementClauses';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { DOCUMENT_STYLE } from '../page/documentStyle';
import type { AgreementKnown } from './AgreementRecord';

/** Thai on the left and English on the right, clause by clause; what belongs together stays on one page where it fits. */
const STYLE = `${DOCUMENT_STYLE}
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 14pt } .pair > * { min-width: 0 }
.clause { display: grid; grid-template-columns: 26pt 1fr; white-space: pre-line; break-inside: auto } .clause > span { color: #52636b }
table { border-collapse: collapse; width: 100%; margin: 4pt 0 8pt } th, td { border: .6pt solid #d5dee0; padding: 3pt 6pt; text-align: start; vertical-align: top; white-space: pre-line } th { background: #eef4f4 }
.sign { break-inside: avoid; margin-top: 18pt } .line { border-bottom: .6pt solid #14232b; height: 26pt }
.annex { break-before: page }
`;

const inBoth = (part: (lang: ClauseLanguage) => HtmlPart): Html =>
  html`<div class="pair">
    ${CLAUSE_LANGUAGES.map((lang) => html`<div lang="${lang}">${part(lang)}</div>`)}
  </div>`;

const list = (lines: readonly string[]): Html =>
  html`<ul>
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;

const head = (content: AgreementContent, index: number): Html =>
  html`<section>
    ${inBoth((lang) => {
      const shown = agreementClauses(content, {
        lang,
        agreement: AGREEMENT_WORDS[lang],
        grounds: PAPER_WORDS[lang].grounds,
      })[index];
      return (
        shown &&
        html`<h3>${String(shown.number)}. ${shown.title}</h3>
          ${shown.clauses.map(
            ({ number, text }) => html`<p class="clause"><span>${number}</span><span>${text}</span></p>`,
          )}`
      );
    })}
  </section>`;

/** A text that people wrote, as it is, or that they wrote none. */
const written = (text: string, lang: ClauseLanguage): Html =>
  text === ''
    ? html`<p class="empty">${AGREEMENT_WORDS[lang].not_stated}</p>`
    : html`<p class="written">${text}</p>`;

const annexA = (content: AgreementContent, { facts }: AgreementKnown): Html =>
  html`<section class="annex">
    ${inBoth((lang) => {
      const { annex_a: words, facts: sentences } = AGREEMENT_WORDS[lang];
      const known = facts.map(({ sentence, values }) => fillText(sentences[sentence], values));
      return html`<h2>${words.title}</h2>
        <h4>${words.data}</h4>
        ${
          known.length > 0 &&
          html`<p class="source">${words.known}</p>
            ${list(known)}`
        }
        ${
          (content.data !== '' || known.length === 0) &&
          html`<p class="source">${words.asked}</p>
            ${written(content.data, lang)}`
        }
        <h4>${words.persons}</h4>
        ${written(content.persons, lang)}
        <h4>${words.purpose}</h4>
        ${written(content.purpose, lang)}`;
    })}
  </section>`;

const annexB = (content: AgreementContent, { safeguards }: AgreementKnown): Html =>
  html`<section>
    ${inBoth((lang) => {
      const { annex_b: words, safeguards: sentences, measures } = AGREEMENT_WORDS[lang];
      const isEmpty = content.agreed_measures.length === 0 && content.more_measures === '';
      return html`<h2>${words.title}</h2>
        ${
          safeguards.length > 0 &&
          html`<p class="source">${words.known}</p>
            ${list(safeguards.map((name) => sentences[name]))}`
        }
        <p class="source">${words.asked}</p>
        ${content.agreed_measures.length > 0 && list(content.agreed_measures.map((name) => measures[name]))}
        ${(isEmpty || content.more_measures !== '') && written(content.more_measures, lang)}`;
    })}
  </section>`;

const annexC = (content: AgreementContent): Html => {
  const { th, en } = AGREEMENT_WORDS;
  const both = (key: 'name' | 'country' | 'purpose'): string => `${th.annex_c[key]} / ${en.annex_c[key]}`;
  const { subprocessors, no_subprocessors, terms } = content;
  return html`<section>
    ${inBoth((lang) => {
      const words = AGREEMENT_WORDS[lang];
      const none = no_subprocessors
        ? html`<p>${words.annex_c.none}</p>`
        : html`<p class="empty">${words.not_stated}</p>`;
      return html`<h2>${words.annex_c.title}</h2>
        <p>${fillText(words.annex_c.notice, { days: String(terms.subprocessor_days) })}</p>
        ${subprocessors.length === 0 && none}`;
    })}
    ${
      subprocessors.length > 0 &&
      html`<table>
        <tr>
          <th>${both('name')}</th>
          <th>${both('country')}</th>
          <th>${both('purpose')}</th>
        </tr>
        ${subprocessors.map(
          ({ name, country, purpose }) =>
            html`<tr>
              <td>${name}</td>
              <td>
                ${[
                  ...new Set(
                    CLAUSE_LANGUAGES.map((lang) =>
                      countryName(lang, country, AGREEMENT_WORDS[lang].not_stated),
                    ),
                  ),
                ].join(' / ')}
              </td>
              <td>${purpose || `${th.not_stated} / ${en.not_stated}`}</td>
            </tr>`,
        )}
      </table>`
    }
  </section>`;
};

const signatures = ({ controller, processor }: AgreementContent): Html => {
  const { th, en } = AGREEMENT_WORDS;
  const label = (key: 'controller' | 'processor' | 'signed' | 'name' | 'title_of' | 'day'): string =>
    `${th.signatures[key]} / ${en.signatures[key]}`;
  const field = (key: 'signed' | 'name' | 'title_of' | 'day', value = ''): Html =>
    html`<p class="source">${label(key)}</p>
      ${value ? html`<p>${value}</p>` : html`<div class="line"></div>`}`;
  return html`<section class="sign">
    ${inBoth((lang) => {
      const words = AGREEMENT_WORDS[lang].signatures;
      return html`<h3>${words.title}</h3>
        <p>${words.text}</p>`;
    })}
    <div class="pair">
      ${(
        [
          ['controller', controller],
          ['processor', processor],
        ] as const
      ).map(
        ([key, party]) =>
          html`<div>
            <h4>${label(key)}</h4>
            <p>${party.name}</p>
            ${field('signed')} ${field('name', party.signatory)} ${field('title_of', party.signatory_title)}
            ${field('day')}
          </div>`,
      )}
    </div>
  </section>`;
};

interface Paper {
  content: AgreementContent;
  known: AgreementKnown;
  madeAt: Date;
  /** It is the paper that is sent, not a draft to look at. */
  isFinal: boolean;
}

/** The agreement as a document to print and sign, in Thai and English. Pure. */
export const agreementDocument = ({ content, known, madeAt, isFinal }: Paper): string => {
  const { th } = AGREEMENT_WORDS;
  const both = inBoth((lang) => {
    const words = AGREEMENT_WORDS[lang];
    const { day, time } = documentDates(lang);
    return html`<h1>${words.title}</h1>
      <p>${words.subtitle}</p>
      ${!isFinal && html`<p class="draft">${words.draft}</p>`}
      <p class="note">${words.prevails}</p>
      <p class="note">${fillText(words.made, { time: time(madeAt.toISOString()) })}</p>
      <p class="note">
        ${fillText(words.words, { version: words.version, date: day(words.date) })}
        ${isFinal && ` · ${words.draft}`}
      </p>`;
  });
  const body = html`<header>${both}</header>
    ${Object.keys(th.heads).map((_name, index) => head(content, index))} ${signatures(content)}
    ${annexA(content, known)} ${annexB(content, known)} ${annexC(content)}`;
  return pdfPage({
    lang: 'th',
    title: `${th.title} · ${content.processor.name}`,
    style: STYLE,
    content: body,
  });
};
