import type { OPS as Operators } from 'unpdf/pdfjs';

/** Letters that one command shows next to each other, in the coordinates of the page. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  /** Where the next letter would begin, on a line that is not turned. */
  end: number;
  /** Height of the letters. */
  size: number;
}

interface Glyph {
  unicode: string;
  width: number;
  isSpace: boolean;
}
type Matrix = readonly [number, number, number, number, number, number];

/** What the commands of a page have set when text is shown. */
interface State {
  page: Matrix;
  size: number;
  /** Width of a letter's unit. */
  unit: number;
  isVertical: boolean;
  letterSpacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  rise: number;
}

export interface PdfFont {
  fontMatrix?: readonly number[] | undefined;
  vertical?: boolean | undefined;
}
interface Commands {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

const UNIT = 0.001;
const START: Matrix = [1, 0, 0, 1, 0, 0];
const BEGINNING: State = {
  page: START,
  size: 0,
  unit: UNIT,
  isVertical: false,
  letterSpacing: 0,
  wordSpacing: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
};
/** A gap as wide as so many letters parts pieces; narrower ones within a command are spaces or nothing. */
const PART_GAP = 1.3;
const WORD_GAP = 0.15;

const times = (one: Matrix, other: readonly number[]): Matrix => {
  const [a, b, c, d, e, f] = one;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = other;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
};

/** Where text is written: the matrix of the text, the start of its line, and how far the line has come. */
const createPen = () => {
  let matrix: readonly number[] = START;
  let [x, y, lineX, lineY] = [0, 0, 0, 0];
  let product: { page: Matrix; matrix: readonly number[]; both: Matrix } | null = null;
  return {
    begin: (given: readonly number[] = START) => {
      matrix = given;
      x = y = lineX = lineY = 0;
    },
    move: (right: number, up: number) => {
      x = lineX += right;
      y = lineY += up;
    },
    advance: (by: number, isVertical: boolean) => {
      if (isVertical) y += by;
      else x += by;
    },
    /** From the text to the page; most commands share it. */
    onto: (page: Matrix): Matrix => {
      if (product?.page !== page || product.matrix !== matrix)
        product = { page, matrix, both: times(page, matrix) };
      return product.both;
    },
    at: () => ({ x, y }),
  };
};
type Pen = ReturnType<typeof createPen>;

/** Spaces of any kind; most letters are known at once to be none. */
const isBlank = (unicode: string): boolean => {
  const code = unicode.charCodeAt(0);
  return (code > 0xa0 && code < 0x1680) || (code > 0x20 && code < 0x7f) ? false : unicode.trim() === '';
};

/** Writes what one command shows; numbers between letters move them. */
const show = (glyphs: readonly (Glyph | number | null)[], state: State, pen: Pen, pieces: Piece[]): void => {
  const { size, unit, isVertical, letterSpacing, wordSpacing, stretch, rise } = state;
  const matrix = pen.onto(state.page);
  const wide = Math.hypot(matrix[0], matrix[1]);
  const height = Math.abs(size) * Math.hypot(matrix[2], matrix[3]);
  const em = Math.abs(size) || 1;
  let text = '';
  let start = pen.at();
  /** How far the command has come from its start: the pen, the start of the piece, and the end of its last letter. */
  let at = 0;
  let from = 0;
  let end = 0;
  let hasSpace = false;
  const flush = () => {
    if (text === '') return;
    const x = matrix[0] * start.x + matrix[2] * (start.y + rise) + matrix[4];
    const y = matrix[1] * start.x + matrix[3] * (start.y + rise) + matrix[5];
    pieces.push({ text, x, y, end: x + (end - from) * wide, size: height });
    text = '';
  };
  for (const glyph of glyphs) {
    if (glyph === null) continue;
    const isMove = typeof glyph === 'number';
    const spacing = isMove ? 0 : letterSpacing + (glyph.isSpace ? wordSpacing : 0);
    const raw = isMove ? -glyph * size * UNIT : glyph.width * size * unit + spacing;
    const by = isVertical ? -raw : raw * stretch;
    if (!isMove && isBlank(glyph.unicode)) hasSpace ||= glyph.unicode !== '';
    else if (!isMove) {
      // A mark without a width is moved over or under its letter, and the pen back.
      const gap = glyph.width === 0 ? 0 : at - end;
      if (Math.abs(gap) > em * PART_GAP) flush();
      if (text === '') {
        start = pen.at();
        from = end = at;
      } else if ((hasSpace && glyph.width !== 0) || gap > em * WORD_GAP) text += ' ';
      text += glyph.unicode;
      if (glyph.width !== 0) {
        end = at + by;
        hasSpace = false;
      }
    }
    at += by;
    pen.advance(by, isVertical);
  }
  if (text !== '' && hasSpace) text += ' ';
  flush();
};

/**
 * The text of a page from its commands, in their order. PDF.js's own `getTextContent` multiplies matrices for each letter and needs twice
 * the processor time.
 */
export const piecesOf = (
  { fnArray, argsArray }: Commands,
  ops: typeof Operators,
  fontOf: (name: string) => PdfFont | null,
): Piece[] => {
  const pieces: Piece[] = [];
  const pen = createPen();
  const saved: State[] = [];
  let state = BEGINNING;
  const set = (change: Partial<State>) => {
    state = { ...state, ...change };
  };
  const setFont = (name: string, size: number) => {
    const font = fontOf(name);
    set({ size, unit: font?.fontMatrix?.[0] ?? UNIT, isVertical: font?.vertical === true });
  };
  const restore = () => {
    state = saved.pop() ?? state;
  };
  const run: Record<number, (args: never[]) => void> = {
    [ops.save]: () => saved.push(state),
    [ops.restore]: restore,
    [ops.transform]: (args) => set({ page: times(state.page, args) }),
    [ops.paintFormXObjectBegin]: ([matrix]: (readonly number[] | null)[]) => {
      saved.push(state);
      if (matrix) set({ page: times(state.page, matrix) });
    },
    [ops.paintFormXObjectEnd]: restore,
    [ops.setFont]: ([name, size]) => setFont(name ?? '', size ?? 0),
    [ops.setGState]: ([entries]: (readonly [string, unknown][])[]) => {
      const font = entries?.find(([key]) => key === 'Font')?.[1];
      if (Array.isArray(font)) setFont(String(font[0]), Number(font[1]));
    },
    [ops.setCharSpacing]: ([letterSpacing = 0]) => set({ letterSpacing }),
    [ops.setWordSpacing]: ([wordSpacing = 0]) => set({ wordSpacing }),
    [ops.setHScale]: ([percent = 100]) => set({ stretch: percent / 100 }),
    [ops.setLeading]: ([leading = 0]) => set({ leading }),
    [ops.setTextRise]: ([rise = 0]) => set({ rise }),
    [ops.beginText]: () => pen.begin(),
    // The matrix is its own argument in this version of PDF.js, and six numbers in others.
    [ops.setTextMatrix]: (args: (number | ArrayLike<number>)[]) => {
      const [first] = args;
      pen.begin(typeof first === 'number' ? (args as number[]) : Array.from(first ?? START));
    },
    [ops.moveText]: ([right = 0, up = 0]) => pen.move(right, up),
    [ops.setLeadingMoveText]: ([right = 0, up = 0]) => {
      set({ leading: -up });
      pen.move(right, up);
    },
    [ops.nextLine]: () => pen.move(0, -state.leading),
    [ops.showText]: ([glyphs]: (readonly (Glyph | number | null)[])[]) =>
      show(glyphs ?? [], state, pen, pieces),
  };
  fnArray.forEach((fn, at) => run[fn]?.((argsArray[at] ?? []) as never[]));
  return pieces;
};
