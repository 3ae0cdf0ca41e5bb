import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const installed = createRequire(__filename);

const FACES = [
  {
    family: 'IBM Plex Sans Thai',
    file: '@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-thai',
    range: 'U+0303,U+0331,U+0E01-0E5B,U+200C-200D,U+25CC',
  },
  {
    family: 'IBM Plex Sans Thai',
    file: '@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-latin',
    range: 'U+0000-00FF,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+FEFF,U+FFFD',
  },
  {
    family: 'Noto Sans Khmer',
    file: '@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer',
    range: 'U+1780-17FF,U+19E0-19FF,U+200C-200D,U+25CC',
  },
];

/** Chinese and Japanese come from the machine: no font that covers them is small enough to be carried. */
export const PDF_FONT_FAMILY =
  "'IBM Plex Sans Thai','Noto Sans Khmer','Noto Sans CJK SC','Noto Sans CJK JP','Noto Sans Thai','PingFang SC','Microsoft YaHei',sans-serif";

const faceOf = ({ family, file, range }: (typeof FACES)[number], weight: 400 | 600): string => {
  try {
    const data = readFileSync(installed.resolve(`${file}-${weight}-normal.woff2`)).toString('base64');
    return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${data}) format('woff2');unicode-range:${range}}`;
  } catch {
    // A machine without these files draws with its own fonts.
    return '';
  }
};

let css: string | undefined;

/** Style rules that carry our fonts inside of themselves, so that a document needs nothing from anywhere. */
export const pdfFontFaces = (): string => {
  css ??= FACES.flatMap((face) => [faceOf(face, 400), faceOf(face, 600)]).join('');
  return css;
};
