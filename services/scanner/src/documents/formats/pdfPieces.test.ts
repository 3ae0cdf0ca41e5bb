import { piecesOf, type PdfFont } from './pdfPieces';

const letters = (text: string) =>
  [...text].map((unicode) => ({ unicode, width: 500, isSpace: unicode === ' ' }));
/** Numbers of commands; those of PDF.js are read in `documents.test.ts`. */
const NAMES = [
  ...['save', 'restore', 'transform', 'paintFormXObjectBegin', 'paintFormXObjectEnd', 'setFont', 'setGState'],
  ...[
    'setCharSpacing',
    'setWordSpacing',
    'setHScale',
    'setLeading',
    'setTextRise',
    'beginText',
    'setTextMatrix',
  ],
  ...['moveText', 'setLeadingMoveText', 'nextLine', 'showText'],
];
type Operators = Parameters<typeof piecesOf>[1];
const ops = Object.fromEntries(NAMES.map((name, at) => [name, at + 1])) as unknown as Operators;
/** Commands by name, as PDF.js lists them. */
const read = (commands: [name: keyof typeof ops, ...args: unknown[]][], font: PdfFont | null = null) =>
  piecesOf(
    { fnArray: commands.map(([name]) => ops[name]), argsArray: commands.map(([, ...args]) => args) },
    ops,
    () => font,
  );

it('letters have the place, width and size that matrices, font and spacing give them', () => {
  const pieces = read([
    ['transform', 2, 0, 0, 2, 10, 20],
    ['save'],
    ['setFont', 'F1', 10],
    ['beginText'],
    ['setTextMatrix', new Float32Array([1, 0, 0, 1, 5, 7])],
    ['showText', letters('ab')],
    ['setCharSpacing', 1],
    ['moveText', 0, -12],
    ['showText', letters('cd')],
    ['restore'],
    ['showText', letters('x')],
  ]);
  expect(pieces.slice(0, 2)).toEqual([
    { text: 'ab', x: 20, y: 34, end: 40, size: 20 },
    { text: 'cd', x: 20, y: 10, end: 44, size: 20 },
  ]);
  expect(pieces[2]).toMatchObject({ text: 'x', size: 0 });
});

it('a move within a command is nothing, a space or the end of a piece, by its width', () => {
  const shown = (move: number) =>
    read([
      ['setFont', 'F1', 10],
      ['showText', [...letters('ก'), move, ...letters('ข')]],
    ]).map(({ text }) => text);
  expect([shown(-50), shown(-300), shown(-2_000), shown(5_000)]).toEqual([
    ['กข'],
    ['ก ข'],
    ['ก', 'ข'],
    ['ก', 'ข'],
  ]);
});

it('text of a form is where the form is, in units of its font', () => {
  const [piece] = read(
    [
      ['paintFormXObjectBegin', [1, 0, 0, 1, 100, 0], null],
      ['setGState', [['Font', ['F1', 1]]]],
      ['showText', letters('ab')],
      ['paintFormXObjectEnd'],
    ],
    { fontMatrix: [0.01, 0, 0, 0.01, 0, 0] },
  );
  expect(piece).toMatchObject({ text: 'ab', x: 100, end: 110 });
});

it('a mark without a width belongs to its letter, however far it is moved', () => {
  const mark = { unicode: '\u0E48', width: 0, isSpace: false };
  const [piece, ...more] = read([
    ['setFont', 'F1', 10],
    ['showText', [...letters('ส'), 400, mark, -400, ...letters('ว')]],
  ]);
  expect(piece).toEqual({ text: 'ส่ว', x: 0, y: 0, end: 10, size: 10 });
  expect(more).toEqual([]);
});
