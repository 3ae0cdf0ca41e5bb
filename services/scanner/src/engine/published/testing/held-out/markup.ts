/** Pieces of pages as content systems write them. */
export const row = (cells: readonly string[], tag = 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
export const grid = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table class="table table-striped"><thead>${row(titles, 'th')}</thead><tbody>${rows.map((cells) => row(cells)).join('')}</tbody></table>`;

/** A whole page: what every page of the website has is around what this one is about. */
export const page = (title: string, body: string, head = ''): string => `<!DOCTYPE html>
<html lang="th"><head><meta charset="utf-8"><title>${title}</title>
<link rel="stylesheet" href="/assets/app.css?v=1732868812345"><script>window.dataLayer=[];var t0=1732868812345;</script>${head}</head>
<body><header><a href="/"><img src="/img/logo-20241129.png" alt="เทศบาลตำบลบ้านกลาง"></a>
<nav><ul><li><a href="/news">ข่าวประชาสัมพันธ์</a></li><li><a href="/files/plan-2569.pdf">แผนพัฒนา</a></li></ul></nav></header>
<main><h1>${title}</h1>${body}</main>
<footer><p>เทศบาลตำบลบ้านกลาง 99 หมู่ 3 อ.สันป่าตอง จ.เชียงใหม่ 50120</p>
<p>โทร. <a href="tel:053311222">053-311-222</a> สายด่วน <a href="tel:0812223333">081-222-3333</a> saraban@school.ac.th</p></footer></body></html>`;

export interface Sample {
  name: string;
  html: string;
  /** Kinds that it publishes; none when it is harmless. */
  kinds: string[];
}
