/** Entities that pages in our languages use; of others the name stays, which is the same tomorrow. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  copy: '©',
  bull: '•',
};
const LAST = 0x10_ff_ff;

const characterOf = (code: number, whole: string): string =>
  code > 0 && code <= LAST ? String.fromCodePoint(code) : whole;

/** Text with its entities as characters. Pure. */
export const decode = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (decimal) return characterOf(Number(decimal), whole);
    if (hex) return characterOf(Number.parseInt(hex, 16), whole);
    return Object.hasOwn(NAMED, String(name).toLowerCase())
      ? (NAMED[String(name).toLowerCase()] ?? whole)
      : whole;
  });
