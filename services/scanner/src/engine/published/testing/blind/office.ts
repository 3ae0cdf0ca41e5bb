import { zip } from '../../../../documents/testing/zip';
import { columnLetter } from '../../../../personal-data/text/table';
import type { Rows } from './html';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export interface Sheet {
  name: string;
  rows: Rows;
  state?: 'hidden' | 'veryHidden';
  /** Rows above the head: a title over all columns. */
  title?: string;
}

/** A workbook as another program writes it: texts in their cells, an absolute target, prefixed elements. */
export const workbook = (sheets: readonly Sheet[]): Buffer => {
  const files: Record<string, string> = {
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<x:workbook xmlns:x="${MAIN}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><x:sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<x:sheet name="${escaped(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="R${at}"/>`,
      )
      .join('')}</x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets
      .map(
        (_sheet, at) =>
          `<Relationship Id="R${at}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="/xl/worksheets/s${at}.xml"/>`,
      )
      .join('')}</Relationships>`,
  };
  sheets.forEach(({ rows, title }, sheet) => {
    const all = title ? [[title], ...rows] : rows;
    const written = all.map((row, at) => {
      const cells = row.map((cell, column) =>
        cell === ''
          ? ''
          : `<x:c r="${columnLetter(column)}${at + 1}" t="inlineStr"><x:is><x:t xml:space="preserve">${escaped(cell)}</x:t></x:is></x:c>`,
      );
      return `<x:row r="${at + 1}">${cells.join('')}</x:row>`;
    });
    files[`xl/worksheets/s${sheet}.xml`] =
      `${XML}<x:worksheet xmlns:x="${MAIN}"><x:sheetData>${written.join('')}</x:sheetData></x:worksheet>`;
  });
  return zip(files);
};

/** Word splits what was typed into runs wherever it was edited. */
const runs = (text: string): string =>
  (text.match(/.{1,5}/gsu) ?? [])
    .map(
      (piece) =>
        `<w:r><w:rPr><w:rFonts w:cs="TH SarabunPSK"/></w:rPr><w:t xml:space="preserve">${escaped(piece)}</w:t></w:r><w:proofErr w:type="spellStart"/>`,
    )
    .join('');
const paragraph = (text: string): string => `<w:p><w:pPr><w:jc w:val="left"/></w:pPr>${runs(text)}</w:p>`;
const wordTable = (rows: Rows): string =>
  `<w:tbl><w:tblPr/><w:tblGrid/>${rows
    .map((row) => `<w:tr>${row.map((cell) => `<w:tc><w:tcPr/>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`;

/** A letter of Word: paragraphs and tables in order, a header and a footer of every page. */
export const letter = (blocks: readonly (string | Rows)[], header = '', footer = ''): Buffer => {
  const part = (name: string, content: string) =>
    `${XML}<w:${name} xmlns:w="${WORD}">${paragraph(content)}</w:${name}>`;
  return zip({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'word/document.xml': `${XML}<w:document xmlns:w="${WORD}"><w:body>${blocks
      .map((block) => (typeof block === 'string' ? paragraph(block) : wordTable(block)))
      .join('')}<w:sectPr/></w:body></w:document>`,
    'word/header1.xml': part('hdr', header),
    'word/footer1.xml': part('ftr', footer),
  });
};

const THAI_START = 0xe01;
const TIS_START = 0xa1;
/** Text in the Thai encoding of Windows, as older programs export it. */
export const windows874 = (text: string): Buffer =>
  Buffer.from(
    [...text].map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return code >= THAI_START ? code - THAI_START + TIS_START : code;
    }),
  );

export const separated = (rows: Rows, between = ','): string =>
  rows
    .map((row) =>
      row
        .map((cell) =>
          cell.includes(between) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell,
        )
        .join(between),
    )
    .join('\r\n');
