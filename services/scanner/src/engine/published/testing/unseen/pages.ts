import type { List } from './List';
import type { Random } from './random';

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A page of an institution: its frame is what the software of the website writes. */
type Frame = (title: string, body: string) => string;

const university: Frame = (
  title,
  body,
) => `<!DOCTYPE html><html lang="th"><head><meta charset="utf-8"><title>${title} | มหาวิทยาลัยศรีธารา</title>
<meta name="viewport" content="width=device-width"><meta property="og:title" content="${title}"><script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());gtag('config','G-4KX91ZQ0TB');</script></head>
<body class="wp-singular post-template-default postid-48213"><div id="page" class="site"><nav class="navbar navbar-expand-lg"><ul><li><a href="/th/">หน้าหลัก</a></li><li><a href="/th/admission">รับเข้าศึกษา</a></li></ul></nav>
<article id="post-48213"><h1 class="entry-title">${title}</h1><div class="entry-meta">เผยแพร่เมื่อ 12 มีนาคม 2569 โดย กองบริการการศึกษา อ่าน 1,482 ครั้ง</div><div class="entry-content">${body}</div></article>
<footer><p>มหาวิทยาลัยศรีธารา 199 หมู่ 7 ถนนพหลโยธิน ตำบลบ้านใหม่ อำเภอเมือง จังหวัดลำปาง 52100 โทรศัพท์ 0 5424 1900 โทรสาร 0 5424 1901 อีเมล registrar@srithara.ac.th</p></footer></div></body></html>`;

const ministry: Frame = (
  title,
  body,
) => `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>กรมส่งเสริมสวัสดิการ :: ${title}</title></head>
<body bgcolor="#ffffff"><table width="980" align="center" border="0" cellpadding="0"><tr><td colspan="2"><img src="images/banner.jpg" alt="กรมส่งเสริมสวัสดิการ"></td></tr>
<tr><td width="180" valign="top"><a href="index.php">หน้าแรก</a><br><a href="index.php?cat=12">ข่าวประกาศ</a><br><a href="webboard.php">กระดานถามตอบ</a></td><td valign="top"><font size="4"><b>${title}</b></font><br>${body}</td></tr>
<tr><td colspan="2">สงวนลิขสิทธิ์ พ.ศ. 2569 กรมส่งเสริมสวัสดิการ ถนนราชดำเนินนอก เขตดุสิต กรุงเทพฯ 10300 โทร. 0-2281-4400 ต่อ 1205</td></tr></table></body></html>`;

const hospital: Frame = (
  title,
  body,
) => `<!doctype html><html lang="th"><head><meta charset="UTF-8"><title>โรงพยาบาลธารทอง - ${title}</title><link rel="stylesheet" href="/media/jui/css/bootstrap.min.css">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Hospital","name":"โรงพยาบาลธารทอง","telephone":"+66 54 241 900","address":{"@type":"PostalAddress","streetAddress":"280 ถนนพหลโยธิน","postalCode":"52000"}}</script></head>
<body class="site com_content view-article"><header class="header"><a class="brand" href="/">โรงพยาบาลธารทอง</a></header><main id="content"><div class="page-header"><h2 itemprop="headline">${title}</h2></div><div itemprop="articleBody">${body}</div></main>
<footer>โรงพยาบาลธารทอง 280 ถนนพหลโยธิน อำเภอเมือง 52000 โทร 054-241-900 สายด่วน 1669</footer></body></html>`;

const shop: Frame = (
  title,
  body,
) => `<!DOCTYPE html><html lang="th"><head><meta charset="utf-8"><title>${title} – ร้านใบบัว</title><meta name="generator" content="WooCommerce 9.1"></head>
<body class="woocommerce"><header><a href="/shop">สินค้าทั้งหมด</a><a href="/cart">ตะกร้า (0)</a></header><section class="elementor-section"><div class="elementor-widget-container"><h2>${title}</h2></div><div class="elementor-widget-container">${body}</div></section>
<footer>© 2026 บริษัท ใบบัวการค้า จำกัด เลขทะเบียนนิติบุคคล 0105562034187 โทร 02-281-4400 Line: @baibua</footer></body></html>`;

export const FRAMES: readonly Frame[] = [university, ministry, hospital, shop];

const cells = (row: readonly string[], tag: string): string =>
  `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
const heads = ({ columns }: List): string[] => columns.map(([head]) => head);
const around = (list: List, body: string): string =>
  `${(list.before ?? []).map((line) => `<p>${escaped(line)}</p>`).join('')}${body}${(list.after ?? []).map((line) => `<p>${escaped(line)}</p>`).join('')}`;

const plainTable = (list: List): string =>
  around(
    list,
    `<table class="table table-bordered"><thead>${cells(heads(list), 'th')}</thead><tbody>${list.rows.map((row) => cells(row, 'td')).join('')}</tbody></table>`,
  );

/** What Word pastes into an editor: no head cells, paragraphs and non-breaking spaces in cells, a title over all columns. */
const pastedTable = (list: List): string => {
  const cell = (text: string) =>
    `<td style="mso-border-alt:solid windowtext .5pt"><p class="MsoNormal"><span lang="TH">${escaped(text).replaceAll('  ', '&nbsp; ') || '&nbsp;'}</span></p></td>`;
  const row = (texts: readonly string[]) => `<tr>${texts.map(cell).join('')}</tr>`;
  return around(
    list,
    `<table border="1" class="MsoTableGrid"><tbody><tr><td colspan="${list.columns.length}"><p align="center"><b>${escaped(list.title)}</b></p></td></tr>${[heads(list), ...list.rows].map(row).join('')}</tbody></table>`,
  );
};

/** A grid of a framework: no table at all. */
const gridRows = (list: List): string =>
  around(
    list,
    `<div class="container"><div class="row fw-bold">${heads(list)
      .map((head) => `<div class="col">${escaped(head)}</div>`)
      .join(
        '',
      )}</div>${list.rows.map((row) => `<div class="row border-top">${row.map((cell) => `<div class="col">${escaped(cell)}</div>`).join('')}</div>`).join('')}</div>`,
  );

/** A card for each row. */
const cards = (list: List): string =>
  around(
    list,
    list.rows
      .map(
        (row) =>
          `<div class="card"><div class="card-body"><dl>${row
            .map((cell, at) => `<dt>${escaped(list.columns[at]?.[0] ?? '')}</dt><dd>${escaped(cell)}</dd>`)
            .join('')}</dl></div></div>`,
      )
      .join('\n'),
  );

/** One line for each row; what a cell means is written before it, except for number and name. */
export const linesOf = (list: List): string[] =>
  list.rows.map((row) =>
    row
      .map((cell, at) => {
        const [head, key] = list.columns[at] ?? ['', ''];
        return /^(?:no|prefix|firstname|lastname|fullname)$/.test(key) ? cell : `${head} ${cell}`;
      })
      .join(' '),
  );
const bulletLines = (list: List): string =>
  around(
    list,
    `<ul>${linesOf(list)
      .map((line) => `<li>${escaped(line)}</li>`)
      .join('')}</ul>`,
  );
const brokenLines = (list: List): string =>
  around(list, `<p>${linesOf(list).map(escaped).join('<br>\n')}</p>`);

export const recordsOf = (list: List): Record<string, string>[] =>
  list.rows.map((row) =>
    Object.fromEntries(row.map((cell, at) => [list.columns[at]?.[1] ?? `c${at}`, cell])),
  );

const nextData = (list: List): string =>
  `<div id="__next"><p>กำลังโหลด…</p></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { title: list.title, items: recordsOf(list), total: list.rows.length } }, page: '/list', buildId: 'kZ1x9' })}</script>`;
const scriptVariable = (list: List): string =>
  `<div id="grid"></div><script>\nvar pageTitle = '${list.title}';\nvar rows = ${JSON.stringify(recordsOf(list))};\n$('#grid').DataTable({ data: rows, pageLength: 10 });\n</script>`;
const dataAttribute = (list: List): string =>
  `<div class="vue-table" data-title="${escaped(list.title)}" data-items="${escaped(JSON.stringify(recordsOf(list)))}"></div>`;
const commentedOut = (list: List): string => `<p>อยู่ระหว่างปรับปรุงข้อมูล</p><!-- ${plainTable(list)} -->`;
/** Rows of which the framework shows the first ones only. */
const hiddenPanel = (list: List): string =>
  `<p>กดเพื่อดูรายชื่อ</p><div class="collapse" style="display:none">${plainTable(list)}</div>`;

/** A form that an editor of records left open: one row of fields for each record. */
const editForm = (list: List): string =>
  `<form method="post" action="save.php"><table><tr>${heads(list)
    .map((head) => `<td>${escaped(head)}</td>`)
    .join('')}</tr>${list.rows
    .map(
      (row, line) =>
        `<tr>${row.map((cell, at) => `<td><input type="text" name="${list.columns[at]?.[1]}[${line}]" value="${escaped(cell)}"></td>`).join('')}</tr>`,
    )
    .join('')}</table></form>`;

export type PageCarrier = (list: List) => string;
/** Ways in which the text of the page shows a list together with its title. */
export const SHOWN: Readonly<Record<string, PageCarrier>> = {
  table: plainTable,
  pasted: pastedTable,
  grid: gridRows,
  cards,
  bullets: bulletLines,
  breaks: brokenLines,
  hidden: hiddenPanel,
};
/** Ways in which only the source has it. */
export const UNSEEN: Readonly<Record<string, PageCarrier>> = {
  'next-data': nextData,
  variable: scriptVariable,
  attribute: dataAttribute,
  comment: commentedOut,
  form: editForm,
};

export const pageOf = (random: Random, title: string, body: string): string =>
  random.pick(FRAMES)(title, body);
