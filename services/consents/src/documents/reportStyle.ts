/** Look of what only the report of a month has. */
export const REPORT_STYLE = `
.verdict { border-inline-start: 3pt solid #0b6e6e; background: #eef4f4; padding: 8pt 12pt; margin: 0 0 8pt; font-size: 11pt; line-height: 1.5 }
.verdict p { margin: 0 } .verdict p + p { margin-top: 3pt }
.cards { display: grid; grid-template-columns: repeat(4, 1fr); gap: 7pt }
.cards div { border: .8pt solid #d5dee0; border-radius: 5pt; padding: 6pt 8pt; font-size: 9pt; line-height: 1.4; color: #52636b }
.cards b { display: block; font-size: 18pt; line-height: 1.4; color: #14232b }
.report .facts { font-size: 9.5pt; line-height: 1.45 } .report .facts th, .report .facts td { padding-block: 1.8pt } .report h2 { margin-top: 12pt }
.checks { font-size: 9pt; line-height: 1.4 } .checks td { padding-block: 2pt } .checks td:first-child { width: 37% } .checks td:nth-child(2) { width: 14%; white-space: nowrap }
/* One line for each of many websites. */
.sites { font-size: 9pt; line-height: 1.4; overflow-wrap: break-word } .sites td { padding-block: 2pt } .sites th:nth-child(1) { width: 27% } .sites th:nth-child(2) { width: 33% } .sites th:nth-child(n + 3) { width: 10% }
.cards + .note { margin-top: 6pt }
.ok { color: #1e7b4f } .attention { color: #8a5300; font-weight: 600 } .unknown { color: #52636b }
.signatures { break-inside: avoid; margin-top: 14pt } .signatures > div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16pt }
.signatures dl { margin: 0; font-size: 9.5pt } .signatures dt { font-weight: 600; min-height: 2.9em; line-height: 1.4 } .signatures dd { margin: 0; padding-top: 15pt; border-bottom: .6pt solid #52636b; color: #52636b; font-size: 8.5pt }
.cover { break-after: page } .marks { columns: 2; column-gap: 16pt; margin: 0 0 4pt; padding: 0; list-style: none; font-size: 9.5pt; line-height: 1.5 }
.marks li { break-inside: avoid; padding-block: 2pt } .marks span { white-space: nowrap }
`;
