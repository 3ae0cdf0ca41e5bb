import type { Lang } from '@yinyom/contracts/constants';
import { brandHead, brandStyle, type DocumentBrand } from '@yinyom/service-kit/brand/documentBrand';
import { factsTable as allFacts, type Fact } from '@yinyom/service-kit/markup/factsTable';
import { html, type Html, type HtmlPart } from '@yinyom/service-kit/markup/html';
import {
  PDF_FONT_FAMILY,
  PDF_FONT_FAMILY_CODE,
  PDF_FONT_FAMILY_JAPANESE,
} from '@yinyom/service-kit/pdf/pdfFonts';
import { pdfPage } from '@yinyom/service-kit/pdf/pdfPage';
import { BANNER_FIGURE_STYLE } from './bannerFigure';
import { REPORT_STYLE } from './reportStyle';

const STYLE = `
@page { size: A4; margin: 16mm 16mm 18mm; @bottom-right { content: counter(page) " / " counter(pages); font: 9pt ${PDF_FONT_FAMILY}; color: #52636b } }
* { box-sizing: border-box }
body { margin: 0; font: 10.5pt/1.6 ${PDF_FONT_FAMILY}; color: #14232b; line-break: auto; overflow-wrap: anywhere }
:lang(ja-JP):not(code) { font-family: ${PDF_FONT_FAMILY_JAPANESE} }
header { border-bottom: 2pt solid #0b6e6e; padding-bottom: 8pt; margin-bottom: 14pt }
.brand { color: #0b6e6e; font-weight: 600; font-size: 9.5pt }
h1 { font-size: 19pt; line-height: 1.35; margin: 2pt 0 }
.under { font-size: 13pt; margin: 0 0 6pt }
h2 { font-size: 12.5pt; margin: 16pt 0 5pt; color: #0b6e6e; break-after: avoid }
h3 { font-size: 10.5pt; margin: 8pt 0 2pt; break-after: avoid }
p { margin: 0 0 4pt } table + p { margin-top: 6pt } .note { color: #52636b; font-size: 9.5pt }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
thead { display: table-header-group } tr { break-inside: avoid }
th, td { text-align: start; vertical-align: top; padding: 3.5pt 6pt; border-bottom: .6pt solid #d5dee0 }
thead th { background: #eef4f4; font-weight: 600 } .end { text-align: end }
.facts th, .facts td { padding-block: 2.6pt } .facts th { width: 30%; font-weight: 400; color: #52636b } code { font: 8pt/1.5 ${PDF_FONT_FAMILY_CODE}; overflow-wrap: anywhere }
.figures { overflow-wrap: break-word } .figures td { white-space: nowrap }
.days { font-size: 9.5pt; line-height: 1.45 } .days th, .days td { padding-block: 2.4pt }
.cookies th:nth-child(-n + 2) { width: 25% } .cookies th:nth-child(4) { width: 15% }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 0 16pt } section { break-inside: auto } .keep { break-inside: avoid }
.shown { border: .8pt solid #d5dee0; border-radius: 5pt; padding: 8pt 10pt; background: #f6f8f8 }
.headed { display: flex; gap: 12pt; align-items: start } .headed > table { flex: 1 } .scan { flex: none; width: 40mm; margin: 0; font-size: 8pt; line-height: 1.4; color: #52636b } .qr { display: block; width: 34mm; height: 34mm; margin: 0 auto }
.sample { border: 1.2pt solid #8a5a00; border-radius: 5pt; padding: 5pt 9pt; margin-bottom: 8pt; font-weight: 600 }
.warning { color: #b3261e; font-weight: 600 } .good { color: #1e7b4f; font-weight: 600 }
${BANNER_FIGURE_STYLE}
${REPORT_STYLE}`;

/** What a document is called, and a second line where one is not enough. */
interface DocumentTitle {
  title: string;
  line?: string;
  /** Class of the whole, where it has a look of its own. */
  look?: string;
}

/** A whole document under its head. */
export const documentPage = (
  lang: Lang,
  { title, line, look }: DocumentTitle,
  brand: DocumentBrand,
  head: Html,
  body: Html,
): string => {
  const content = html`<div class="${look ?? ''}">
    <header>
      ${brandHead(brand)}
      <h1>${title}</h1>
      ${line && html`<p class="under">${line}</p>`} ${head}
    </header>
    ${body}
  </div>`;
  return pdfPage({
    lang,
    title: line ? `${title} · ${line}` : title,
    style: `${STYLE}${brandStyle(brand)}`,
    content,
  });
};

/** Names and values. Values that are absent are left out. */
export const factsTable = (facts: readonly Fact[]): Html =>
  allFacts(facts.filter(([, value]) => value !== null && value !== undefined && value !== ''));

/** A table of figures: the first column text, the others to the right. `days`: a row per day, a month on a page. */
export const figuresTable = (
  titles: readonly string[],
  rows: readonly (readonly HtmlPart[])[],
  look: '' | 'days' = '',
): Html =>
  html`<table class="figures ${look}">
    <thead>
      <tr>
        ${titles.map((title, index) => html`<th scope="col" class="${index > 0 ? 'end' : ''}">${title}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (cells) =>
          html`<tr>
            ${cells.map((cell, index) => html`<td class="${index > 0 ? 'end' : ''}">${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
