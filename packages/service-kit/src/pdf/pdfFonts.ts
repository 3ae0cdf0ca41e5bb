import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A family of letters as it comes from npm: in files that each serve some ranges of characters. */
interface Family {
  name: string;
  manifest: () => string;
  /** How the files of a range end, and the weights each serves. */
  files: { end: string; weight: string }[];
  /** Another one comes before it wherever it is named: it is not needed for what that one draws. */
  isFallback?: true;
}

const TWO_WEIGHTS = [
  { end: '400-normal', weight: '400' },
  { end: '600-normal', weight: '600' },
];
/** One file for all weights: as single weights these fonts would take 158 MB instead of 11. */
const ALL_WEIGHTS = [{ end: 'wght-normal', weight: '100 900' }];

const FAMILIES: Family[] = [
  {
    name: 'IBM Plex Sans Thai',
    manifest: () => require.resolve('@fontsource/ibm-plex-sans-thai/package.json'),
    files: TWO_WEIGHTS,
  },
  {
    name: 'Noto Sans Khmer',
    manifest: () => require.resolve('@fontsource/noto-sans-khmer/package.json'),
    files: TWO_WEIGHTS,
    isFallback: true,
  },
  {
    name: 'Noto Sans SC',
    manifest: () => require.resolve('@fontsource-variable/noto-sans-sc/package.json'),
    files: ALL_WEIGHTS,
    isFallback: true,
  },
  {
    name: 'Noto Sans JP',
    manifest: () => require.resolve('@fontsource-variable/noto-sans-jp/package.json'),
    files: ALL_WEIGHTS,
    isFallback: true,
  },
  {
    name: 'IBM Plex Mono',
    manifest: () => require.resolve('@fontsource/ibm-plex-mono/package.json'),
    files: TWO_WEIGHTS.slice(0, 1),
  },
];

/** Besides Latin-1 and Thai, what the first family has in both weights; a test reads its files. */
const OTHERS_OF_FIRST = new Set([
  0x131, 0x152, 0x153, 0x200b, 0x2013, 0x2014, 0x2018, 0x2019, 0x201a, 0x201c, 0x201d, 0x201e, 0x2022, 0x2026,
  0x2039, 0x203a, 0x20ac, 0x2122, 0x2191, 0x2193, 0x2212,
]);

/** Whether the first family of every list draws a character: then no other one is asked for it. */
export const isDrawnByFirst = (code: number): boolean =>
  code <= 0xff || (code >= 0xe01 && code <= 0xe5b) || OTHERS_OF_FIRST.has(code);

/** `sans-serif` serves scripts of none of our languages, in names that people gave. */
export const PDF_FONT_FAMILY =
  "'IBM Plex Sans Thai','Noto Sans Khmer','Noto Sans SC','Noto Sans JP',sans-serif";
/** Characters that Chinese and Japanese share look different in them. */
export const PDF_FONT_FAMILY_JAPANESE =
  "'IBM Plex Sans Thai','Noto Sans JP','Noto Sans SC','Noto Sans Khmer',sans-serif";
export const PDF_FONT_FAMILY_CODE = `'IBM Plex Mono',${PDF_FONT_FAMILY}`;

interface Range {
  /** As style rules write it. */
  text: string;
  /** The part of the file name that stands for it. */
  name: string;
  spans: { from: number; to: number }[];
}

const rangesOf = ({ manifest }: Family): Range[] => {
  const file = path.join(path.dirname(manifest()), 'unicode.json');
  const ranges = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.entries(ranges).map(([name, text]) => ({
    text,
    name: name.replace(/[[\]]/g, ''),
    spans: text.split(',').map((span) => {
      const [from = '', to = from] = span.replace('U+', '').split('-');
      return { from: parseInt(from, 16), to: parseInt(to, 16) };
    }),
  }));
};

const ranges = new Map<Family, Range[]>();
const rules = new Map<string, string>();

const ruleOf = (family: Family, range: Range, { end, weight }: Family['files'][number]): string => {
  const folder = path.dirname(family.manifest());
  const file = path.join(folder, 'files', `${path.basename(folder)}-${range.name}-${end}.woff2`);
  const known = rules.get(file);
  if (known !== undefined) return known;
  const data = readFileSync(file).toString('base64');
  const rule = `@font-face{font-family:'${family.name}';font-weight:${weight};src:url(data:font/woff2;base64,${data}) format('woff2');unicode-range:${range.text}}`;
  rules.set(file, rule);
  return rule;
};

/**
 * Style rules that carry our fonts inside of themselves, so that a document needs nothing from anywhere and looks the
 * same on every machine.
 * @param text whose characters the fonts are needed for
 */
export const pdfFontFaces = (text: string): string => {
  const every = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  const rest = every.filter((code) => !isDrawnByFirst(code));
  return FAMILIES.flatMap((family) => {
    const characters = family.isFallback ? rest : every;
    const all = ranges.get(family) ?? rangesOf(family);
    ranges.set(family, all);
    return all
      .filter(({ spans }) =>
        characters.some((code) => spans.some(({ from, to }) => code >= from && code <= to)),
      )
      .flatMap((range) => family.files.map((file) => ruleOf(family, range, file)));
  }).join('');
};
