import { createObjectWriter, lastNumber, readObjects, type PdfObjects } from './pdfObjects';

/** A document of ours that becomes part of a larger one. */
export interface PdfPart {
  /** Asked for once, when it is its turn. */
  pdf(): Promise<Buffer> | Buffer;
  /** Its entry in the outline. */
  title: string;
}

/** Texts in brackets may hold anything, also what looks like a reference. */
const TEXT_OR_REFERENCE = /\((?:\\[\s\S]|[^\\()])*\)|\b(\d+) 0 R\b/g;
const STREAM = /^<<[\s\S]*?>>\s*(?=stream\r?\n)/;

/** What an object says, and the bytes that it carries. */
const halves = (object: string): [head: string, data: string] => {
  const head = object.endsWith('endstream') ? STREAM.exec(object)?.[0] : undefined;
  return head === undefined ? [object, ''] : [head, object.slice(head.length)];
};

const referencesIn = (object: string): number[] =>
  [...halves(object)[0].matchAll(TEXT_OR_REFERENCE)].flatMap(([, number]) =>
    number === undefined ? [] : [Number(number)],
  );

const shifted = (object: string, by: number): string => {
  const [head, data] = halves(object);
  return (
    head.replaceAll(TEXT_OR_REFERENCE, (found, number?: string) =>
      number === undefined ? found : `${Number(number) + by} 0 R`,
    ) + data
  );
};

const unusual = (): Error => new Error('a PDF is built in another way than Chromium builds them');

const referenceIn = (text: string | undefined, name: string): number => {
  const number = new RegExp(`/${name} (\\d+) 0 R`).exec(text ?? '')?.[1];
  if (number === undefined) throw unusual();
  return Number(number);
};

/** All that pages need, from the root of their tree on. What only describes the document as a whole is left out. */
const reachable = (objects: PdfObjects['objects'], root: number): Set<number> => {
  const found = new Set([root]);
  for (const number of found)
    for (const next of referencesIn(objects.get(number) ?? '')) if (objects.has(next)) found.add(next);
  return found;
};

const pagesBelow = (objects: PdfObjects['objects'], root: number): number => {
  const pages = Number(/\/Count (\d+)/.exec(objects.get(root) ?? '')?.[1] ?? NaN);
  if (Number.isNaN(pages)) throw unusual();
  return pages;
};

/** The root of the tree of pages. */
const rootOf = ({ objects, trailer }: PdfObjects): number =>
  referenceIn(objects.get(referenceIn(trailer, 'Root')), 'Pages');

/** How many pages a PDF of Chromium has. @throws Error for a PDF that is built in another way */
export const countPages = (pdf: Buffer): number => {
  const read = readObjects(pdf);
  if (!read) throw unusual();
  return pagesBelow(read.objects, rootOf(read));
};

/** A text for readers of any language. */
const pdfText = (text: string): string =>
  `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;

interface Placed {
  root: number;
  firstPage: number;
  pages: number;
  title: string;
}

/** The first page of a tree of pages. */
const firstPageOf = (objects: PdfObjects['objects'], root: number): number => {
  let number = root;
  for (let depth = 0; depth < 50; depth += 1) {
    const kid = /\/Kids \[\s*(\d+) 0 R/.exec(objects.get(number) ?? '')?.[1];
    if (kid === undefined) return number;
    number = Number(kid);
  }
  throw unusual();
};

const outlineOf = (placed: readonly Placed[], parent: number): string[] =>
  placed.map(({ title, firstPage }, at) => {
    const next = at + 1 < placed.length ? `/Next ${parent + at + 2} 0 R ` : '';
    const before = at > 0 ? `/Prev ${parent + at} 0 R ` : '';
    return `<</Title ${pdfText(title)} /Parent ${parent} 0 R ${before}${next}/Dest [${firstPage} 0 R /Fit]>>`;
  });

/**
 * Joins PDFs of Chromium to one, in order, with an outline. Texts stay selectable; tags for screen readers stay in the parts alone. Only one
 * part is in memory at a time.
 * @param lang as tagged, such as `th-TH`
 * @returns the PDF in pieces
 * @throws Error for a PDF that is built in another way
 */
export const mergePdfs = async function* (
  parts: readonly PdfPart[],
  title: string,
  lang: string,
): AsyncGenerator<Buffer> {
  const outline = 3;
  const writer = createObjectWriter();
  const placed: Placed[] = [];
  let base = outline + parts.length + 1;
  for (const part of parts) {
    const read = readObjects(await part.pdf());
    if (!read) throw unusual();
    if (placed.length === 0) yield writer.begin(read.header);
    const root = rootOf(read);
    for (const number of reachable(read.objects, root)) {
      const object = read.objects.get(number) ?? '';
      const plain = number === root ? object.replace('<<', '<</Parent 2 0 R ') : object;
      yield* writer.add(base + number, number === root ? shiftedRoot(plain, base) : shifted(plain, base));
    }
    placed.push({
      root: base + root,
      firstPage: base + firstPageOf(read.objects, root),
      pages: pagesBelow(read.objects, root),
      title: part.title,
    });
    base += lastNumber(read.objects) + 1;
  }
  const total = placed.reduce((sum, { pages }) => sum + pages, 0);
  const kids = placed.map(({ root }) => `${root} 0 R`).join(' ');
  yield* writer.add(
    1,
    `<</Type /Catalog /Pages 2 0 R /Outlines ${outline} 0 R /PageMode /UseOutlines /Lang (${lang}) /ViewerPreferences <</DisplayDocTitle true>>>>`,
  );
  yield* writer.add(2, `<</Type /Pages /Count ${total} /Kids [${kids}]>>`);
  const last = outline + placed.length;
  yield* writer.add(
    outline,
    `<</Type /Outlines /Count ${placed.length} /First ${outline + 1} 0 R /Last ${last} 0 R>>`,
  );
  for (const [at, item] of outlineOf(placed, outline).entries()) yield* writer.add(outline + 1 + at, item);
  yield* writer.add(base, `<</Title ${pdfText(title)} /Producer (Yinyom)>>`);
  yield writer.end(`/Root 1 0 R\n/Info ${base} 0 R`);
};

/** The root of a part: its references move, that to the new root stays. */
const shiftedRoot = (object: string, by: number): string =>
  shifted(object, by).replace(`/Parent ${2 + by} 0 R`, '/Parent 2 0 R');
