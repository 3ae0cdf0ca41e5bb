import { zip } from '../../../../documents/testing/zip';
import type { DocumentSample } from '../blind/Sample';
import { letter, separated, workbook } from '../blind/office';
import type { List } from '../unseen/List';
import { printed } from '../unseen/files';
import { escaped, recordsOf } from '../unseen/pages';

const heads = ({ columns }: List): string[] => columns.map(([head]) => head);

/** What a spreadsheet publishes as a page: numbers of rows, letters of columns, styles of cells. */
const publishedSheet = (list: List): string =>
  `<div class="ritz grid-container" dir="ltr"><table class="waffle" cellspacing="0"><thead><tr><th class="row-header freezebar-origin-ltr"></th>${list.columns
    .map(
      (_column, at) =>
        `<th id="0C${at}" class="column-headers-background">${String.fromCharCode(65 + at)}</th>`,
    )
    .join('')}</tr></thead><tbody>${[heads(list), ...list.rows]
    .map(
      (row, line) =>
        `<tr style="height: 20px"><th id="0R${line}" class="row-headers-background"><div class="row-header-wrapper">${line + 1}</div></th>${row.map((cell) => `<td class="s${line ? 1 : 0}" dir="ltr">${escaped(cell)}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table></div>`;
/** Fields of a content-management system, one block for each record. */
const fieldBlocks = (list: List): string =>
  list.rows
    .map(
      (row) =>
        `<article class="node node--type-person">${row
          .map(
            (cell, at) =>
              `<div class="field field--name-field-${list.columns[at]?.[1].replaceAll('_', '-')}"><div class="field__label">${escaped(list.columns[at]?.[0] ?? '')}</div><div class="field__item">${escaped(cell)}</div></div>`,
          )
          .join('')}</article>`,
    )
    .join('\n');
/** Labels in bold and a colon, a rule between records. */
const boldLabels = (list: List): string =>
  list.rows
    .map((row) =>
      row.map((cell, at) => `<b>${escaped(list.columns[at]?.[0] ?? '')}:</b> ${escaped(cell)}`).join('<br>'),
    )
    .join('<hr>');
/** One small table for each record: label left, value right. */
const uprightTables = (list: List): string =>
  list.rows
    .map(
      (row) =>
        `<table class="detail">${row.map((cell, at) => `<tr><th>${escaped(list.columns[at]?.[0] ?? '')}</th><td>${escaped(cell)}</td></tr>`).join('')}</table>`,
    )
    .join('');
/** Two rows of heads, the first one over several columns. */
const twoHeads = (list: List): string =>
  `<table border="1"><tr><td rowspan="2" align="center">${escaped(heads(list)[0] ?? '')}</td><td colspan="${list.columns.length - 1}" align="center">ข้อมูล</td></tr><tr>${heads(
    list,
  )
    .slice(1)
    .map((head) => `<td>${escaped(head)}</td>`)
    .join(
      '',
    )}</tr>${list.rows.map((row) => `<tr>${row.map((cell) => `<td>&nbsp;${escaped(cell)}</td>`).join('')}</tr>`).join('')}</table>`;
/** Cells of a component library: roles and no table. */
const roles = (list: List): string => {
  const row = (texts: readonly string[], role: string) =>
    `<div role="row" class="MuiDataGrid-row">${texts.map((text) => `<div role="${role}" class="MuiDataGrid-cell"><div class="MuiDataGrid-cellContent">${escaped(text)}</div></div>`).join('')}</div>`;
  return `<div role="grid">${row(heads(list), 'columnheader')}<div class="MuiDataGrid-virtualScroller"><div role="rowgroup">${list.rows.map((texts) => row(texts, 'cell')).join('')}</div></div></div>`;
};
const stateOfFramework = (list: List): string =>
  `<app-root></app-root><script id="ng-state" type="application/json">${JSON.stringify({ 4_120_331_201: { b: { code: 200, data: { list: recordsOf(list), page: { size: 20 } } }, h: {}, s: 200, u: '/api/v1/list' } })}</script>`;
const rowsInProgram = (list: List): string =>
  `<table id="tb"></table><script>\n$(document).ready(function () {\n  $('#tb').DataTable({\n    columns: [${heads(
    list,
  )
    .map((head) => `{ title: '${head}' }`)
    .join(
      ', ',
    )}],\n    data: [\n${list.rows.map((row) => `      [${row.map((cell) => `'${cell}'`).join(', ')}]`).join(',\n')}\n    ]\n  });\n});\n</script>`;
const objectsInProgram = (list: List): string =>
  `<script>\nconst members = [\n${list.rows.map((row) => `  { ${row.map((cell, at) => `${list.columns[at]?.[1]}: '${cell}'`).join(', ')} },`).join('\n')}\n];\nrender(members);\n</script>`;
const attributesOfRows = (list: List): string =>
  `<ul>${list.rows
    .map(
      (row, line) =>
        `<li ${row.map((cell, at) => `data-${list.columns[at]?.[1].replaceAll('_', '-')}="${escaped(cell)}"`).join(' ')}>รายการที่ ${line + 1}</li>`,
    )
    .join('')}</ul>`;
const feed = (list: List): string =>
  `<div id="app"></div><!--\n${list.rows.map((row) => `<item>${row.map((cell, at) => `<${list.columns[at]?.[1]}>${escaped(cell)}</${list.columns[at]?.[1]}>`).join('')}</item>`).join('\n')}\n-->`;

export const PAGES: Readonly<Record<string, (list: List) => string>> = {
  'published sheet': publishedSheet,
  'blocks of fields': fieldBlocks,
  'bold labels': boldLabels,
  'upright tables': uprightTables,
  'two heads': twoHeads,
  roles,
  'state of a framework': stateOfFramework,
  'rows in a program': rowsInProgram,
  'objects in a program': objectsInProgram,
  'attributes of rows': attributesOfRows,
  'comment as XML': feed,
};

type Content = DocumentSample['content'];
const rowsOf = (list: List): string[][] => [heads(list), ...list.rows.map((row) => [...row])];
const wide = (text: string, to: number): string =>
  text + ' '.repeat(Math.max(2, to - [...text.replace(/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g, '')].length));

/** Columns that only spaces divide, as old programs print them. */
const spaced = (list: List): Content =>
  Buffer.from(
    [
      list.title,
      '',
      ...rowsOf(list).map((row) =>
        row
          .map((cell) => wide(cell, 30))
          .join('')
          .trimEnd(),
      ),
    ].join('\r\n'),
  );
const pipes = (list: List): Content =>
  Buffer.from(
    rowsOf(list)
      .map((row) => `| ${row.join(' | ')} |`)
      .join('\n'),
  );
const utf16 = (list: List): Content =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(separated(rowsOf(list), '\t'), 'utf16le')]);
const jsonLines = (list: List): Content =>
  Buffer.from(
    recordsOf(list)
      .map((record) => JSON.stringify(record))
      .join('\n'),
  );
const nestedJson = (list: List): Content =>
  Buffer.from(
    JSON.stringify({
      result: {
        meta: { title: list.title },
        rows: recordsOf(list).map((record, at) => ({ index: at, attributes: record })),
      },
    }),
  );
const yaml = (list: List): Content =>
  Buffer.from(
    list.rows
      .map((row) =>
        row.map((cell, at) => `${at === 0 ? '- ' : '  '}${list.columns[at]?.[1]}: "${cell}"`).join('\n'),
      )
      .join('\n'),
  );
const inserts = (list: List): Content =>
  Buffer.from(
    list.rows
      .map(
        (row) =>
          `INSERT INTO data_2569 (${list.columns.map(([, key]) => key).join(', ')}) VALUES (${row.map((cell) => `'${cell}'`).join(', ')});`,
      )
      .join('\n'),
  );
/** A title, an officer's note and two rows of heads above the list. */
const officeBook = (list: List): Content =>
  workbook([
    {
      name: '2569',
      rows: [
        ['หน่วยงาน', 'สำนักงาน'],
        [],
        heads(list).map((head, at) => (at === 0 ? head : '')),
        heads(list).map((head, at) => (at === 0 ? '' : head)),
        ...list.rows.map((row) => [...row]),
        [],
        ['รวม', `${list.rows.length} ราย`],
      ],
      title: list.title,
    },
  ]);
const twoTables = (list: List): Content => {
  const half = Math.ceil(list.rows.length / 2);
  return letter(
    [
      list.title,
      rowsOf({ ...list, rows: list.rows.slice(0, half) }),
      '(ต่อ)',
      rowsOf({ ...list, rows: list.rows.slice(half) }),
    ],
    'เอกสารแนบท้ายประกาศ',
  );
};
const letterLines = (list: List): Content =>
  letter([
    list.title,
    ...list.rows.map((row) => row.map((cell, at) => `${list.columns[at]?.[0]}: ${cell}`).join(', ')),
  ]);
const landscape = (list: List): Content =>
  printed(
    list.title,
    `<style>@page{size:A4 landscape}</style><table><thead><tr>${heads(list)
      .map((head) => `<th>${escaped(head)}</th>`)
      .join(
        '',
      )}</tr></thead>${list.rows.map((row) => `<tr>${row.map((cell) => `<td style="padding:9px">${escaped(cell)}</td>`).join('')}</tr>`).join('')}</table>`,
    13,
  );
const tabbedPdf = (list: List): Content =>
  printed(
    list.title,
    rowsOf(list)
      .map(
        (row) =>
          `<div style="display:flex;border-bottom:1px solid #ccc">${row.map((cell) => `<div style="flex:1">${escaped(cell)}</div>`).join('')}</div>`,
      )
      .join(''),
    10,
  );

export const DOCUMENTS: Readonly<Record<string, (list: List) => Content>> = {
  'spaced.txt': spaced,
  'pipes.txt': pipes,
  'utf16.csv': utf16,
  'lines.json': jsonLines,
  'nested.json': nestedJson,
  'export.txt': yaml,
  'inserts.txt': inserts,
  'office.xlsx': officeBook,
  'two.docx': twoTables,
  'sentences.docx': letterLines,
  'landscape.pdf': landscape,
  'flex.pdf': tabbedPdf,
};
export const WITHOUT_TITLE = new Set(['pipes.txt', 'utf16.csv', 'lines.json', 'export.txt', 'inserts.txt']);

/** A book that another office program wrote: texts in runs, numbers as numbers. */
export const mixedBook = (rows: readonly (readonly (string | number)[])[]): Buffer => {
  const cells = rows.map(
    (row, line) =>
      `<row r="${line + 1}">${row.map((cell, at) => (typeof cell === 'number' ? `<c r="${String.fromCharCode(65 + at)}${line + 1}"><v>${cell}</v></c>` : `<c r="${String.fromCharCode(65 + at)}${line + 1}" t="inlineStr"><is><r><t>${escaped(cell.slice(0, 3))}</t></r><r><t xml:space="preserve">${escaped(cell.slice(3))}</t></r></is></c>`)).join('')}</row>`,
  );
  return zip({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="ชีต1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${cells.join('')}</sheetData></worksheet>`,
  });
};
