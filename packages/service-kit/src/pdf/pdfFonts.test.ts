import path from 'node:path';
import { isDrawnByFirst, pdfFontFaces } from './pdfFonts';
import { woff2Characters } from './testing/woff2Characters';

const FOLDER = path.join(
  path.dirname(require.resolve('@fontsource/ibm-plex-sans-thai/package.json')),
  'files',
);
const familiesIn = (text: string): string[] => [
  ...new Set([...pdfFontFaces(text).matchAll(/font-family:'([^']+)'/g)].map(([, name]) => name ?? '')),
];
/** C0 and C1 draw nothing; two places of the Thai block are empty. */
const isDrawn = (code: number): boolean =>
  code >= 0x20 && !(code >= 0x7f && code < 0xa0) && !(code > 0xe3a && code < 0xe3f);

it.each(['400', '600'])(
  'the first family draws in weight %s everything that no other one is asked for',
  (weight) => {
    const drawn = ['latin', 'thai'].map((range) =>
      woff2Characters(path.join(FOLDER, `ibm-plex-sans-thai-${range}-${weight}-normal.woff2`)),
    );
    const lacking = Array.from({ length: 0x10000 }, (_, code) => code).filter(
      (code) => isDrawnByFirst(code) && isDrawn(code) && !drawn.some((characters) => characters.has(code)),
    );
    expect(lacking).toEqual([]);
  },
);

it('a document in Thai or English carries no font of another script, and one in Chinese does', () => {
  expect(familiesIn('คำขอ “access” – 12 · é…')).toEqual(['IBM Plex Sans Thai', 'IBM Plex Mono']);
  expect(familiesIn('同意')).toEqual(['Noto Sans SC', 'Noto Sans JP']);
  expect(familiesIn('ការ')).toEqual(['Noto Sans Khmer']);
  expect(pdfFontFaces('คำขอ “access” – 12').length).toBeLessThan(110_000);
});
