import { deflateSync } from 'node:zlib';
import { columnLetter } from '../../personal-data/text/table';
import { zip } from './zip';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A workbook; what looks like a number is one, as programs write it. */
export const xlsx = (sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Buffer => {
  const shared: string[] = [];
  const cell = (text: string, row: number, column: number): string => {
    const at = `r="${columnLetter(column)}${row + 1}"`;
    if (/^[1-9]\d{0,14}$/.test(text)) return `<c ${at}><v>${text}</v></c>`;
    if (!shared.includes(text)) shared.push(text);
    return `<c ${at} t="s"><v>${shared.indexOf(text)}</v></c>`;
  };
  const names = Object.keys(sheets);
  const files: Record<string, string> = {
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'xl/workbook.xml': `${XML}<workbook xmlns:r="r"><sheets>${names
      .map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships>${names
      .map((_name, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
      .join('')}</Relationships>`,
  };
  names.forEach((name, at) => {
    const rows = (sheets[name] ?? []).map(
      (row, index) =>
        `<row r="${index + 1}">${row.map((text, column) => cell(text, index, column)).join('')}</row>`,
    );
    files[`xl/worksheets/sheet${at + 1}.xml`] =
      `${XML}<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`;
  });
  files['xl/sharedStrings.xml'] =
    `${XML}<sst>${shared.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`;
  return zip(files);
};

type Rows = readonly (readonly string[])[];
/** `nested`: a table in the only cell of another one. */
export type Block = { heading: string } | { text: string } | { rows: Rows } | { nested: Rows };

/** A document of paragraphs, headings and tables. */
export const docx = (blocks: readonly Block[]): Buffer => {
  const paragraph = (text: string, style = '') =>
    `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
  const tableOf = (rows: Rows): string =>
    `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;
  const body = blocks.map((block) => {
    if ('heading' in block) return paragraph(block.heading, 'Heading1');
    if ('text' in block)
      return block.text
        .split('\n')
        .map((line) => paragraph(line))
        .join('');
    return 'rows' in block
      ? tableOf(block.rows)
      : `<w:tbl><w:tr><w:tc>${tableOf(block.nested)}${paragraph('')}</w:tc></w:tr></w:tbl>`;
  });
  return zip({
    '[Content_Types].xml': `${XML}<Types/>`,
    'word/document.xml': `${XML}<w:document xmlns:w="w"><w:body>${body.join('')}</w:body></w:document>`,
  });
};

const SIZE = 10;
const LETTER = 6;
const LINE = 16;
const hex = (value: number): string => value.toString(16).padStart(4, '0');

/**
 * A PDF whose text layer says what its letters mean, as programs write it: one line per entry, cells far apart.
 * @param pages lines of cells
 */
export const pdf = (pages: readonly (readonly (readonly string[])[])[]): Buffer => {
  const letters = [...new Set(pages.flat(2).join(''))];
  const codes = new Map(letters.map((letter, at) => [letter, at + 1]));
  const show = (text: string) => `<${[...text].map((letter) => hex(codes.get(letter) ?? 0)).join('')}> Tj`;
  const objects: string[] = [];
  const add = (content: string): number => objects.push(content);
  const stream = (content: string): string => {
    const packed = deflateSync(Buffer.from(content)).toString('latin1');
    return `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed}\nendstream`;
  };
  const units = (letter: string) =>
    [...Buffer.from(letter, 'utf16le').swap16()].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const map = letters.map((letter) => `<${hex(codes.get(letter) ?? 0)}> <${units(letter)}>`);
  const chunks: string[] = [];
  for (let at = 0; at < map.length; at += 100) {
    const some = map.slice(at, at + 100);
    chunks.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`);
  }
  add('<< /Type /Catalog /Pages 2 0 R >>');
  const pagesAt = add('');
  const unicode = add(
    stream(
      `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /X def\n1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n${chunks.join('\n')}\nendcmap\nend\nend`,
    ),
  );
  const inner = add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Sample /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW ${(LETTER * 1000) / SIZE} /FontDescriptor << /Type /FontDescriptor /FontName /Sample /Flags 4 /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 /FontBBox [0 -200 1000 800] >> >>`,
  );
  const font = add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /Sample /Encoding /Identity-H /DescendantFonts [${inner} 0 R] /ToUnicode ${unicode} 0 R >>`,
  );
  const kids = pages.map((lines) => {
    const content = lines.map((cells, line) => {
      let x = 40;
      const shown = cells.map((cell) => {
        const piece = `1 0 0 1 ${x} ${800 - line * LINE} Tm ${show(cell)}`;
        x += Math.max(90, (cell.length + 4) * LETTER);
        return piece;
      });
      return shown.join('\n');
    });
    const at = add(stream(`BT /F1 ${SIZE} Tf\n${content.join('\n')}\nET`));
    return add(
      `<< /Type /Page /Parent ${pagesAt} 0 R /MediaBox [0 0 1200 842] /Contents ${at} 0 R /Resources << /Font << /F1 ${font} 0 R >> >> >>`,
    );
  });
  objects[pagesAt - 1] =
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((at) => `${at} 0 R`).join(' ')}] >>`;
  let file = '%PDF-1.7\n';
  const offsets = objects.map((content, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${content}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}`;
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
};

export const csv = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(
    `\uFEFF${rows.map((row) => row.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')).join('\r\n')}\r\n`,
  );
