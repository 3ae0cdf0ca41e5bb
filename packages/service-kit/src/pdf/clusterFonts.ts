import { lastNumber, streamObject } from './pdfObjects';

/** Units of a font's drawing space per size of its letters. */
const UNITS = 1000;
/** Codes 0 to 32 mean something else to some programs. */
const FIRST_CODE = 33;
const LAST_CODE = 255;
const MAP_LINES = 100;
/**
 * Where the letter that says the rest of a cluster stands: it begins a little before the end of the first. Poppler takes
 * what begins within 100 units after it for a second print, and what begins 100 units back for another word; Firefox
 * gives it no width and calls a gap of 102 units a space.
 */
const REST = { width: 102, back: 99 };

interface Cluster {
  font: string;
  size: number;
  pieces: { dx: number; dy: number; letters: string }[];
}

interface Metrics {
  widthOf(letters: string): number;
  /** What the font's descriptor says of its height: entries of another descriptor. */
  heights: string;
  box: string;
}

interface Letter {
  width: number;
  drawing: string;
  /** UTF-16, hexadecimal. */
  text: string;
}

/** Drawn by nobody: poppler takes the size of such a font from the width of its m, an average one being this wide. */
const SIZING_LETTER: Letter = { width: 600, drawing: '', text: '006D' };
const letterName = (at: number): string => (at === 0 ? '/m' : `/c${at}`);

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(2, '0');
const round = (value: number): number => Number(value.toFixed(3));
const inGroups = <T>(items: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

const WIDTHS = '/W [';
/** What stands between the brackets of a font's widths, which hold brackets themselves; '' where there are none. */
const listOfWidths = (font: string): string => {
  const from = font.indexOf(WIDTHS);
  if (from === -1) return '';
  let depth = 1;
  for (let at = from + WIDTHS.length; at < font.length; at += 1) {
    if (font[at] === '[') depth += 1;
    else if (font[at] === ']') depth -= 1;
    if (depth === 0) return font.slice(from + WIDTHS.length, at);
  }
  return '';
};

/** The widths of a font with two-byte codes; null for fonts of another kind. */
const metricsOf = (objects: Map<number, string>, fontNumber: number | undefined): Metrics | null => {
  const font = objects.get(fontNumber ?? -1) ?? '';
  const inner = objects.get(Number(/\/DescendantFonts \[(\d+) 0 R\]/.exec(font)?.[1] ?? NaN));
  if (!font.includes('/Encoding /Identity-H') || inner === undefined) return null;
  const descriptor = objects.get(Number(/\/FontDescriptor (\d+) 0 R/.exec(inner)?.[1] ?? NaN)) ?? '';
  const box = /\/FontBBox \[[-\d.\s]+\]/.exec(descriptor)?.[0];
  const heights = descriptor.match(/\/(?:Ascent|Descent) -?[\d.]+/g);
  if (box === undefined || heights === null) return null;
  const standard = Number(/\/DW (-?[\d.]+)/.exec(inner)?.[1] ?? UNITS);
  const widths = new Map<number, number>();
  const list = listOfWidths(inner);
  for (const [, first, each, from, to, same] of list.matchAll(
    /\b(\d+) \[([^\]]*)\]|\b(\d+) (\d+) (-?[\d.]+)/g,
  )) {
    if (each !== undefined)
      each
        .trim()
        .split(/\s+/)
        .forEach((width, at) => widths.set(Number(first) + at, Number(width)));
    else for (let code = Number(from); code <= Number(to); code += 1) widths.set(code, Number(same));
  }
  const widthOf = (letters: string): number =>
    (letters.match(/.{4}/g) ?? []).reduce(
      (sum, code) => sum + (widths.get(parseInt(code, 16)) ?? standard),
      0,
    );
  return { widthOf, box, heights: heights.join('\n') };
};

/** A text in hexadecimal UTF-16 as its first character and the others. */
const firstAndRest = (text: string): [string, string] => {
  const length = /^D[89AB]/.test(text) ? 8 : 4;
  return [text.slice(0, length), text.slice(length)];
};

const textMap = (meanings: (readonly [code: string, text: string])[]): string =>
  [
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap',
    '/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def',
    '/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def',
    '1 begincodespacerange\n<00> <FF>\nendcodespacerange',
    ...inGroups(
      meanings.map(([code, text]) => `<${code}> <${text}>`),
      MAP_LINES,
    ).map((lines) => `${lines.length} beginbfchar\n${lines.join('\n')}\nendbfchar`),
    'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend',
  ].join('\n');

/**
 * Fonts whose letters are whole clusters, drawn with the letters of the page's own fonts (Type 3).
 * @param objects of the PDF; what is written is added to them
 * @param numberOf the object of a font that the page names
 */
export const createClusterFonts = (
  objects: Map<number, string>,
  numberOf: (font: string) => number | undefined,
) => {
  const known = new Map<string, Metrics | null>();
  const variants: { name: string; source: string; meanings: Map<string, string> }[] = [];
  let next = lastNumber(objects);
  const fonts: { name: string; source: string; metrics: Metrics; letters: Letter[] }[] = [];

  const measured = (font: string): Metrics | null => {
    const found = known.has(font) ? known.get(font) : metricsOf(objects, numberOf(font));
    known.set(font, found ?? null);
    return found ?? null;
  };

  const add = (object: string): number => {
    next += 1;
    objects.set(next, object);
    return next;
  };

  const fontWithRoom = (source: string, metrics: Metrics) => {
    const open = fonts.find((font) => font.source === source && FIRST_CODE + font.letters.length < LAST_CODE);
    if (open) return open;
    const font = { name: `C${fonts.length}`, source, metrics, letters: [SIZING_LETTER] };
    fonts.push(font);
    return font;
  };

  const codeOf = (letters: Letter[], letter: Letter): string => {
    const same = letters.findIndex(({ text, drawing }) => text === letter.text && drawing === letter.drawing);
    return hex(FIRST_CODE + (same === -1 ? letters.push(letter) - 1 : same));
  };

  /** A font of drawings (Type 3) under another name, in which the code says something else. */
  const inVariant = ({ font: source, pieces }: Cluster, text: string) => {
    const [{ letters = '' } = {}, ...others] = pieces;
    const isDrawings = objects.get(numberOf(source) ?? -1)?.includes('/Subtype /Type3');
    if (!isDrawings || others.length > 0 || letters.length !== 2) return null;
    let variant = variants.find(
      (each) => each.source === source && (each.meanings.get(letters) ?? text) === text,
    );
    if (!variant) {
      variant = { name: `V${variants.length}`, source, meanings: new Map() };
      variants.push(variant);
    }
    variant.meanings.set(letters, text);
    return { font: variant.name, shown: `<${letters}> Tj`, lastWidth: 0 };
  };

  const writeVariant = ({ name, source, meanings }: (typeof variants)[number]): string => {
    const map = add(streamObject(textMap([...meanings])));
    const font = objects.get(numberOf(source) ?? -1) ?? '';
    return `/${name} ${add(font.replace(/\/ToUnicode \d+ 0 R/, `/ToUnicode ${map} 0 R`))} 0 R`;
  };

  const writeFont = ({
    name,
    source,
    metrics: { box, heights },
    letters,
  }: (typeof fonts)[number]): string => {
    const procedures = letters.map(({ width, drawing }, at) => {
      const shown = drawing === '' ? '' : `BT\n/${source} ${UNITS} Tf\n${drawing}\nET`;
      const procedure = `${round(width)} 0 d0\n${shown}`;
      return `${letterName(at)} ${add(streamObject(procedure))} 0 R`;
    });
    const descriptor = add(
      `<</Type /FontDescriptor\n/FontName /${name}\n/Flags 4\n${box}\n${heights}\n` +
        `/ItalicAngle 0\n/StemV 80>>`,
    );
    const font = add(
      `<</Type /Font\n/Subtype /Type3\n/FontMatrix [.001 0 0 .001 0 0]\n${box}\n` +
        `/FontDescriptor ${descriptor} 0 R\n/Resources <</Font <</${source} ${numberOf(source)} 0 R>>>>\n` +
        `/CharProcs <<${procedures.join('\n')}>>\n` +
        `/Encoding <</Type /Encoding\n/Differences [${FIRST_CODE} ${letters.map((_, at) => letterName(at)).join(' ')}]>>\n` +
        `/FirstChar ${FIRST_CODE}\n/LastChar ${FIRST_CODE + letters.length - 1}\n` +
        `/Widths [${letters.map(({ width }) => round(width)).join(' ')}]\n` +
        `/ToUnicode ${add(streamObject(textMap(letters.map(({ text }, at) => [hex(FIRST_CODE + at), text]))))} 0 R>>`,
    );
    return `/${name} ${font} 0 R`;
  };

  return {
    /**
     * Font and codes that draw a cluster and say its text: one code draws the whole and says the first character, one
     * draws nothing and says the others. (Firefox takes a code that says a mark among other characters for the mark
     * alone, without a width.)
     * @returns null when the page's font cannot be measured
     */
    lettersFor: (cluster: Cluster, text: string) => {
      const { font: source, size, pieces } = cluster;
      const measures = measured(source);
      if (!measures) return inVariant(cluster, text);
      const at = pieces.map(({ dx, dy, letters }) => ({
        x: (dx / size) * UNITS,
        y: (dy / size) * UNITS,
        letters,
      }));
      const drawing = at
        .map(({ x, y, letters }) => `1 0 0 1 ${Math.round(x)} ${Math.round(y)} Tm <${letters}> Tj`)
        .join('\n');
      const width = Math.max(...at.map(({ x, letters }) => x + measures.widthOf(letters)));
      const [first, rest] = firstAndRest(text);
      const font = fontWithRoom(source, measures);
      const whole = (shorter: number): string =>
        codeOf(font.letters, { width: width - shorter, drawing, text: first });
      const shown =
        rest === ''
          ? `<${whole(0)}> Tj`
          : `[<${whole(REST.width - REST.back)}> ${REST.back} <${codeOf(font.letters, { width: REST.width, drawing: '', text: rest })}>] TJ`;
      return {
        font: font.name,
        shown,
        lastWidth: measures.widthOf(pieces.at(-1)?.letters ?? ''),
      };
    },

    isUsed: (): boolean => fonts.length + variants.length > 0,

    /** Adds the fonts to the objects. @returns their entries in the fonts of the page */
    write: (): string => [...variants.map(writeVariant), ...fonts.map(writeFont)].join('\n'),
  };
};
