const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export type Rows = readonly (readonly string[])[];

/** Rows whose first one is the head. */
export const table = (rows: Rows, caption = ''): string => {
  const [head, ...body] = rows;
  const cells = (row: readonly string[], tag: string) =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return `<table>${caption && `<caption>${caption}</caption>`}<thead>${cells(head ?? [], 'th')}</thead><tbody>${body
    .map((row) => cells(row, 'td'))
    .join('')}</tbody></table>`;
};

/** A page as a content-management system writes it. */
export const pageOf = (title: string, body: string): string =>
  `<!doctype html><html lang="th"><head><meta charset="utf-8"><title>${title} – เทศบาลเมืองริมธาร</title>
<style>body{font-family:Loma,Garuda,sans-serif}table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:2px 6px}</style></head>
<body><header><a href="/">หน้าแรก</a> <a href="/news">ข่าว</a> <a href="/contact">ติดต่อเรา</a></header>
<main><h1>${title}</h1>${body}</main>
<footer>สำนักงานเทศบาลเมืองริมธาร 99 ถนนเทศบาล 1 โทร. 0 7532 1234 โทรสาร 0-7532-1235 สายด่วน 1132<br>อีเมล saraban@rimtharn.go.th</footer></body></html>`;

export const items = (lines: readonly string[], tag = 'ul'): string =>
  `<${tag}>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</${tag}>`;
export const text = (...lines: readonly string[]): string =>
  lines.map((line) => `<p>${escaped(line)}</p>`).join('\n');
export const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
