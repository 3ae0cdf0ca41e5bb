import { PDF_FONT_FAMILY } from '@yinyom/service-kit/pdf/pdfFonts';

/**
 * Look of documents to print, as that of other services. Headings have padding: at the top of a page a margin goes, and Thai marks above
 * a letter would be printed on the page before.
 */
export const DOCUMENT_STYLE = `
@page { size: A4; margin: 16mm 16mm 18mm; @bottom-right { content: counter(page) " / " counter(pages); font: 9pt ${PDF_FONT_FAMILY}; color: #52636b } }
* { box-sizing: border-box }
body { margin: 0; font: 10.5pt/1.6 ${PDF_FONT_FAMILY}; color: #14232b; overflow-wrap: anywhere }
header { border-bottom: 2pt solid #0b6e6e; padding-bottom: 6pt; margin-bottom: 12pt }
h1, h2, h3, h4 { break-inside: avoid } h1 { font-size: 18pt; line-height: 1.35; margin: 2pt 0 4pt } h2 { font-size: 14pt; margin: 14pt 0 6pt; padding-top: 4pt; color: #0b6e6e; break-after: avoid }
h3 { font-size: 12pt; margin: 6pt 0 2pt; padding-top: 4pt; break-after: avoid } h4 { font-size: 10.5pt; margin: 6pt 0 3pt; padding-top: 4pt; break-after: avoid }
.owner { font-size: 13pt; margin: 0 0 4pt } .draft { border: 1pt solid #8a5a00; border-radius: 4pt; padding: 4pt 8pt; font-weight: 600 }
.note, .source, .meaning { color: #52636b; font-size: 9.5pt } .meaning { font-weight: 400 } .source { margin: 2pt 0 0; break-after: avoid } .empty { color: #8a5300; font-weight: 600 }
.whole { break-inside: avoid } .written { white-space: pre-line; margin-bottom: 8pt } p { margin: 0 0 4pt; break-inside: avoid } p:has(+ ul) { break-after: avoid } ul { margin: 0 0 4pt; padding-inline-start: 14pt } li { break-inside: avoid }
dl { display: grid; grid-template-columns: 34% 1fr; margin: 0 0 6pt } dt, dd { break-inside: avoid; margin: 0; padding: 2.4pt 6pt 2.4pt 0; border-bottom: .6pt solid #d5dee0; white-space: pre-line } dt { color: #52636b }
`;
