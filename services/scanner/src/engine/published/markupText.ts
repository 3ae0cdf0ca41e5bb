const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);
/** Elements of HTML; others are names of fields. */
const HTML =
  /^(?:a|abbr|address|article|b|big|blockquote|body|button|caption|center|cite|code|dd|del|div|dl|dt|em|fieldset|figcaption|figure|font|footer|form|h[1-6]|head|header|html|i|ins|kbd|label|legend|li|main|mark|nav|ol|option|p|pre|q|s|section|select|small|span|strong|sub|summary|sup|table|tbody|td|textarea|tfoot|th|thead|time|title|tr|u|ul|var)$/i;
const LAST_CODE = 0x10ffff;

const decoded = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi,
    (all, decimal, hex, name) => {
      if (typeof name === 'string') return NAMED.get(name.toLowerCase()) ?? all;
      const code = Number.parseInt(String(decimal ?? hex), decimal === undefined ? 16 : 10);
      return code > 0 && code <= LAST_CODE ? String.fromCodePoint(code) : all;
    },
  );

/**
 * Markup that a browser does not show, in comments and for browsers without scripts: rows and paragraphs are lines, cells are divided by
 * tabs. Tags that may have a value stay. Any other text is as it was. Pure.
 */
export const markupText = (source: string): string =>
  source.includes('<') || source.includes('&')
    ? decoded(
        source
          .replace(/<([a-z][\w:-]{1,40})>([^<>\n]{1,300})<\/\1>/gi, (all, tag: string, value: string) =>
            HTML.test(tag) ? all : `\n${tag}: ${value}\n`,
          )
          .replace(/<\/t[dh]>\s{0,200}<t[dh]\b[^<>]{0,300}>/gi, '\t')
          .replace(
            /<\/?(?:tr|table|p|div|li|dl|dt|dd|br|option|h[1-6]|article|section)\b[^<>]{0,300}>/gi,
            '\n',
          )
          .replace(/<\/?[a-z][^<>\d@]{0,300}>/gi, ''),
      )
    : source;

/** Lines with cells, one table for those that follow each other, and the lines without. */
export const tablesOfLines = (text: string): { lines: string[]; tables: string[][][] } => {
  const lines: string[] = [];
  const tables: string[][][] = [];
  let rows: string[][] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line.includes('\t')) {
      if (rows.length === 0) tables.push(rows);
      rows.push(line.split('\t').map((cell) => cell.trim()));
    } else if (line !== '') {
      lines.push(line);
      rows = [];
    }
  }
  return { lines, tables };
};
