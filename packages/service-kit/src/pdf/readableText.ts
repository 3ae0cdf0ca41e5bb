import { createClusterFonts } from './clusterFonts';
import { readObjects, streamObject, streamOf, writeObjects } from './pdfObjects';

/** Where a cluster of letters begins in a page's drawing instructions: the text it stands for. How it is drawn follows. */
const CLUSTER = /\/Span<<\/ActualText <FEFF([0-9A-F]+)>\s*>>\s*BDC\s/g;
/** Where a cluster ends. */
const CLUSTER_END = /\sEMC/g;
/** The next letters stand where the last ones ended. */
const GOES_ON = /^\s*(?:\/Span<<[^>]*>\s*>>\s*BDC\s*)?<[0-9A-F]+> Tj/;
/**
 * The four instructions a cluster is drawn with: font, place on the page, step, letters. Every repetition ends soon: the engine keeps
 * a place to go back to for each letter of an endless one, and has no room for millions.
 */
const DRAWING =
  /\s{0,64}(?:\/(?<font>\w{1,64}) (?<size>[\d.]{1,24}) Tf|(?<place>(?:-?[\d.]{1,24} ){6}Tm)|(?<dx>-?[\d.]{1,24}) (?<dy>-?[\d.]{1,24}) Td|<(?<letters>[0-9A-F]{1,4096})> Tj)/y;
const FONT = /\/(\w+) ([\d.]+) Tf/g;
const FONTS = '/Font <<';

interface Drawn {
  font: string;
  size: number;
  /** Instructions that stand before the first letter. */
  before: string;
  pieces: { dx: number; dy: number; letters: string }[];
}

/** Null when a cluster is drawn in a way that cannot be one letter: with two fonts, or something else between. */
const readCluster = (drawing: string, font: string, size: number): Drawn | null => {
  const drawn: Drawn = { font, size, before: '', pieces: [] };
  let [dx, dy] = [0, 0];
  DRAWING.lastIndex = 0;
  const { length } = drawing.trimEnd();
  while (DRAWING.lastIndex < length) {
    const found = DRAWING.exec(drawing)?.groups;
    if (!found) return null;
    const begun = drawn.pieces.length > 0;
    if (found['letters']) drawn.pieces.push({ dx, dy, letters: found['letters'] });
    else if (found['font']) {
      if (begun) return null;
      Object.assign(drawn, { font: found['font'], size: Number(found['size']) });
    } else if (found['place']) {
      if (begun) return null;
      drawn.before += `${found['place']}\n`;
    } else if (begun) [dx, dy] = [dx + Number(found['dx']), dy + Number(found['dy'])];
    else drawn.before += `${found['dx']} ${found['dy']} Td\n`;
  }
  return drawn.pieces.length > 0 ? drawn : null;
};

const number = (value: number): string => String(Number(value.toFixed(5)));

interface Cluster {
  at: number;
  end: number;
  text: string;
  drawing: string;
}

/** The clusters of some instructions in their order, in one pass: a cluster without an end is searched for once. */
const clustersOf = function* (instructions: string): Generator<Cluster> {
  CLUSTER.lastIndex = 0;
  for (let begin = CLUSTER.exec(instructions); begin; begin = CLUSTER.exec(instructions)) {
    const from = CLUSTER.lastIndex;
    CLUSTER_END.lastIndex = from;
    const end = CLUSTER_END.exec(instructions);
    if (!end) return;
    CLUSTER.lastIndex = CLUSTER_END.lastIndex;
    const { index: at, 1: text = '' } = begin;
    yield { at, end: CLUSTER_END.lastIndex, text, drawing: instructions.slice(from, end.index) };
  }
};

interface Page {
  /** Number of the object with its instructions. */
  contents: number;
  /** Entries of its fonts, and where they stand. */
  names: string;
  from: number;
  end: number;
}

/** What a page's dictionary says of its instructions and fonts; null for another object. */
const pageOf = (object: string): Page | null => {
  const type = /\/Type \/Page\b/.exec(object);
  if (!type) return null;
  const contents = object.lastIndexOf('/Contents ');
  const fonts = object.indexOf(FONTS);
  const from = fonts + FONTS.length;
  const end = object.indexOf('>>', from);
  if (contents < type.index || fonts === -1 || end === -1) return null;
  const named = /^\/Contents (\d+) 0 R/.exec(object.slice(contents, contents + 40))?.[1];
  return { contents: Number(named ?? NaN), names: object.slice(from, end), from, end };
};

/**
 * Chromium draws marks, conjuncts and vowels that stand before their consonant as single letters and says beside them
 * what they mean (`ActualText`). Programs that do not read this (Firefox) or read it in pieces (Chromium itself) lose
 * Thai tone marks and most of Khmer when somebody searches or copies. Here each such cluster becomes one letter of a
 * font of its own, which draws what was drawn and says its whole text in the one place that every program reads.
 * A PDF of another shape is given back as it is.
 */
export const withReadableText = (pdf: Buffer): Buffer => {
  const file = readObjects(pdf);
  if (!file) return pdf;
  for (const [pageNumber, page] of [...file.objects]) {
    const about = pageOf(page);
    const instructions = about && streamOf(file.objects.get(about.contents) ?? '');
    if (!about || instructions === null) continue;
    const { contents, names, from, end: fontsEnd } = about;
    const numberOf = new Map(
      [...names.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name, at]) => [name, Number(at)]),
    );
    const clusters = createClusterFonts(file.objects, (name) => numberOf.get(name));
    let [font, size, read, written] = ['', 0, 0, 0];
    const parts: string[] = [];
    for (const { at, end, text, drawing } of clustersOf(instructions)) {
      for (const [, name, given] of instructions.slice(read, at).matchAll(FONT))
        [font, size] = [name ?? '', Number(given)];
      read = at;
      const drawn = readCluster(drawing, font, size);
      const letters = drawn && clusters.lettersFor(drawn, text);
      if (!drawn || !letters) continue;
      const last = drawn.pieces.at(-1);
      const moved = last && (last.dx !== 0 || last.dy !== 0);
      const goesOn = GOES_ON.test(instructions.slice(end, end + 200));
      const changed = [
        `${drawn.before}/${letters.font} ${drawn.size} Tf`,
        letters.shown,
        `/${drawn.font} ${drawn.size} Tf`,
        ...(moved ? [`${number(last.dx)} ${number(last.dy)} Td`] : []),
        ...(moved && goesOn ? [`[${number(-letters.lastWidth)}] TJ`] : []),
      ];
      parts.push(instructions.slice(written, at), changed.join('\n'));
      written = end;
    }
    if (!clusters.isUsed()) continue;
    file.objects.set(contents, streamObject(parts.join('') + instructions.slice(written)));
    const fonts = `${names}\n${clusters.write()}`;
    file.objects.set(pageNumber, page.slice(0, from) + fonts + page.slice(fontsEnd));
  }
  return writeObjects(file);
};
