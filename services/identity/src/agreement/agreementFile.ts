import { LOCALE_TAGS, THAI_NAME } from '@yinyom/contracts/constants';
import {
  AGREEMENT_LANGUAGES,
  type AgreementAcceptance,
  type AgreementLanguage,
} from '@yinyom/contracts/identity/agreement';
import { factsTable } from '@yinyom/service-kit/markup/factsTable';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { PDF_FONT_FAMILY, PDF_FONT_FAMILY_CODE } from '@yinyom/service-kit/pdf/pdfFonts';
import { pdfPage } from '@yinyom/service-kit/pdf/pdfPage';
import en from './text/labels.en.json';
import th from './text/labels.th.json';
import type { AgreementText } from './offeredAgreement';

const STYLE = `
@page { size: A4; margin: 18mm 17mm 19mm; @bottom-right { content: counter(page) " / " counter(pages); font: 9pt ${PDF_FONT_FAMILY}; color: #52636b } }
* { box-sizing: border-box }
body { margin: 0; font: 10.5pt/1.65 ${PDF_FONT_FAMILY}; color: #14232b; overflow-wrap: anywhere }
.brand { color: #0b6e6e; font-weight: 600; font-size: 9.5pt }
h1 { font-size: 18pt; line-height: 1.35; margin: 2pt 0 6pt } h2 { font-size: 12pt; margin: 14pt 0 4pt; color: #0b6e6e; break-after: avoid }
p { margin: 0 0 5pt } .note { color: #52636b; font-size: 9.5pt } .clause { padding-inline-start: 26pt; text-indent: -26pt }
.clause b { display: inline-block; width: 26pt; text-indent: 0; font-weight: 400; color: #52636b }
article + article { break-before: page } .facts { width: 100%; border-collapse: collapse; margin: 8pt 0 }
.facts th, .facts td { text-align: start; vertical-align: top; padding: 3pt 6pt; border-bottom: .6pt solid #d5dee0 } .facts th { width: 32%; font-weight: 400; color: #52636b }
code { font: 8.5pt/1.5 ${PDF_FONT_FAMILY_CODE} } .signed { break-inside: avoid; border: .8pt solid #d5dee0; border-radius: 5pt; padding: 8pt 10pt; margin-top: 14pt }
.lines { display: grid; grid-template-columns: 1fr 1fr; gap: 26pt; margin-top: 34pt } .lines div { border-top: .6pt solid #52636b; padding-top: 3pt; font-size: 9.5pt; color: #52636b }
`;

const WORDS: Record<AgreementLanguage, typeof en> = { th, en };

const moment = (language: AgreementLanguage, iso: string): Html =>
  html`${documentDates(language).time(iso)} Asia/Bangkok<br />${iso}`;

const acceptanceOf = (language: AgreementLanguage, acceptance: AgreementAcceptance | null): Html => {
  const words = WORDS[language];
  const lines = html`<div class="lines">
    <div>${words.controller}</div>
    <div>${words.processor}</div>
  </div>`;
  if (!acceptance)
    return html`<div class="signed">
      <p class="note">${words.open}</p>
      ${lines}
    </div>`;
  return html`<div class="signed">
    <h2>${words.accepted}</h2>
    ${factsTable([
      [words.organization, acceptance.organization_name],
      [words.person, `${acceptance.name} <${acceptance.email}>`],
      [words.time, moment(language, acceptance.accepted_at)],
      [words.occasion, words[acceptance.occasion]],
      [words.version, acceptance.version],
      [words.hash, html`<code>${acceptance.sha256}</code>`],
    ])}
  </div>`;
};

const inLanguage = (
  language: AgreementLanguage,
  text: AgreementText,
  acceptance: AgreementAcceptance | null,
): Html => {
  const { title, note, parts } = text.documents[language];
  const words = WORDS[language];
  return html`<article lang="${LOCALE_TAGS[language]}">
    <div class="brand">Yinyom · ${THAI_NAME}</div>
    <h1>${title}</h1>
    <p class="note">${note}</p>
    ${factsTable([
      [words.version, text.version],
      [words.from, documentDates(language).certainDay(text.effective_from)],
      [words.hash, html`<code>${text.sha256}</code>`],
    ])}
    ${parts.map(
      (part, index) =>
        html`<section>
          <h2>${index + 1}. ${part.title}</h2>
          ${part.text.map(
            (line, place) => html`<p class="clause"><b>${index + 1}.${place + 1}</b>${line}</p>`,
          )}
        </section>`,
    )}
    ${acceptanceOf(language, acceptance)}
  </article>`;
};

/** The agreement as a document to print, Thai first; with who accepted it when somebody has. */
export const agreementPage = (text: AgreementText, acceptance: AgreementAcceptance | null): string => {
  const content = html`${AGREEMENT_LANGUAGES.map((language) => inLanguage(language, text, acceptance))}`;
  const title = `${text.documents.th.title} ${text.version}`;
  return pdfPage({ lang: 'th', title, style: STYLE, content });
};
