/**
 * Cells that a spreadsheet would run as a formula, in plain, small and full-width characters (threat J-09). Programs drop characters
 * that cannot be seen, and blanks, before they look at the first one.
 */
const FORMULA =
  /^[\p{Cf}\p{Cc}\p{Z}\p{Mn}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]|^[\t\r]/u;
const NEEDS_QUOTES = /[",\r\n;]/;

/** One cell (RFC 4180). What looks like a formula gets a leading apostrophe, which a spreadsheet shows as text. */
export const csvCell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  const text = String(value).replaceAll('\0', '');
  const safe = typeof value !== 'number' && FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One line with its line end. */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Without it Excel reads Thai as another encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';
