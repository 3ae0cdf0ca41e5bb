import { PDF_FONT_FAMILY, PDF_FONT_FAMILY_CODE } from '@yinyom/service-kit/pdf/pdfFonts';

/** Look of the report for the data protection officer, as that of the other documents. */
export const REPORT_STYLE = `
@page { size: A4; margin: 16mm 16mm 18mm; @bottom-right { content: counter(page) " / " counter(pages); font: 9pt ${PDF_FONT_FAMILY}; color: #52636b } }
* { box-sizing: border-box }
body { margin: 0; font: 10.5pt/1.6 ${PDF_FONT_FAMILY}; color: #14232b; overflow-wrap: anywhere }
header { border-bottom: 2pt solid #0b6e6e; padding-bottom: 6pt; margin-bottom: 12pt }
.brand { color: #0b6e6e; font-weight: 600; font-size: 9.5pt } .note { color: #52636b; font-size: 9.5pt }
h1 { font-size: 18pt; line-height: 1.35; margin: 2pt 0 6pt } h2 { font-size: 12.5pt; margin: 14pt 0 4pt; color: #0b6e6e; break-after: avoid }
h3 { font-size: 10.5pt; margin: 8pt 0 3pt; break-after: avoid } p { margin: 0 0 4pt } ul { margin: 0 0 4pt; padding-inline-start: 14pt }
dl { display: grid; grid-template-columns: 30% 1fr; margin: 0 0 6pt } dt, dd { margin: 0; padding: 2.4pt 6pt 2.4pt 0; border-bottom: .6pt solid #d5dee0 } dt { color: #52636b }
.finding { break-inside: avoid; border-inline-start: 3pt solid #52636b; padding-inline-start: 8pt; margin-top: 10pt } .finding.open { border-color: #b3261e }
code { font: 8.5pt/1.5 ${PDF_FONT_FAMILY_CODE}; overflow-wrap: anywhere }
`;
