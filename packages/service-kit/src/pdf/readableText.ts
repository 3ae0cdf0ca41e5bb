import { createClusterFonts } from './clusterFonts';
import { readObjects, streamObject, streamOf, writeObjects } from './pdfObjects';

/** A cluster of letters in a page's drawing instructions: the text it stands for, and how it is drawn. */
const CLUSTER = /\/Span<<\/ActualText <FEFF([0-9A-F]+)>\s*>>\s*BDC\s([\s\S]*?)\sEMC/g;
/** The next letters stand where the last ones ended. */
const GOES_ON = /^\s*(?:\/Span<<[^>]*>\s*>>\s*BDC\s*)?<[0-9A-F]+> Tj/;
/** The four instructions a cluster is drawn with: font, place on the page, step, letters. */
const DRAWING =
  /\s*(?:\/(?<font>\w+) (?<size>[\d.]+) Tf|(?<place>(?:-?[\d.]+ ){6}Tm)|(?<dx>-?[\d.]+) (?<dy>-?[\d.]+) Td|<(?<letters>[0-9A-F]+)> Tj)/y;
const FONT = /\/(\w+) ([\d.]+) Tf/g;

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
  while (DRAWING.lastIndex < drawing.trimEnd().length) {
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
    const contents = Number(/\/Type \/Page\b[\s\S]*\/Contents (\d+) 0 R/.exec(page)?.[1] ?? NaN);
    const names = /\/Font <<([^>]*)>>/.exec(page)?.[1];
    const instructions = streamOf(file.objects.get(contents) ?? '');
    if (names === undefined || instructions === null) continue;
    const numberOf = new Map(
      [...names.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name, at]) => [name, Number(at)]),
    );
    const clusters = createClusterFonts(file.objects, (name) => numberOf.get(name));
    let [font, size, read] = ['', 0, 0];
    const rewritten = instructions.replace(CLUSTER, (whole, text: string, drawing: string, at: number) => {
      for (const [, name, given] of instructions.slice(read, at).matchAll(FONT))
        [font, size] = [name ?? '', Number(given)];
      const drawn = readCluster(drawing, font, size);
      read = at;
      const letters = drawn && clusters.lettersFor(drawn, text);
      if (!drawn || !letters) return whole;
      const last = drawn.pieces.at(-1);
      const moved = last && (last.dx !== 0 || last.dy !== 0);
      const goesOn = GOES_ON.test(instructions.slice(at + whole.length, at + whole.length + 200));
      return [
        `${drawn.before}/${letters.font} ${drawn.size} Tf`,
        letters.shown,
        `/${drawn.font} ${drawn.size} Tf`,
        ...(moved ? [`${number(last.dx)} ${number(last.dy)} Td`] : []),
        ...(moved && goesOn ? [`[${number(-letters.lastWidth)}] TJ`] : []),
      ].join('\n');
    });
    if (!clusters.isUsed()) continue;
    file.objects.set(contents, streamObject(rewritten));
    file.objects.set(pageNumber, page.replace(/\/Font <<[^>]*>>/, `/Font <<${names}\n${clusters.write()}>>`));
  }
  return writeObjects(file);
};
