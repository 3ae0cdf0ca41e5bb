import { lastNumber, readObjects, writeObjects, type PdfObjects } from './pdfObjects';

/** A document of ours that becomes part of a larger one. */
export interface PdfPart {
  pdf: Buffer;
  /** Its entry in the outline. */
  title: string;
}

export interface MergedPdf {
  pdf: Buffer;
  /** Pages of each part. */
  pages: number[];
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
 * Joins PDFs of Chromium to one, in order, with an outline. Texts stay selectable; tags for screen readers stay in the parts alone.
 * @param lang as tagged, such as `th-TH`
 * @throws Error for a PDF that is built in another way
 */
export const mergePdfs = (parts: readonly PdfPart[], title: string, lang: string): MergedPdf => {
  const outline = 3;
  const objects = new Map<number, string>();
  const placed: Placed[] = [];
  let base = outline + parts.length + 1;
  let header = '';
  for (const part of parts) {
    const read = readObjects(part.pdf);
    if (!read) throw unusual();
    header ||= read.header;
    const root = referenceIn(read.objects.get(referenceIn(read.trailer, 'Root')), 'Pages');
    const pages = Number(/\/Count (\d+)/.exec(read.objects.get(root) ?? '')?.[1] ?? NaN);
    if (Number.isNaN(pages)) throw unusual();
    for (const number of reachable(read.objects, root)) {
      const object = read.objects.get(number) ?? '';
      const plain = number === root ? object.replace('<<', '<</Parent 2 0 R ') : object;
      objects.set(base + number, number === root ? shiftedRoot(plain, base) : shifted(plain, base));
    }
    placed.push({
      root: base + root,
      firstPage: base + firstPageOf(read.objects, root),
      pages,
      title: part.title,
    });
    base += lastNumber(read.objects) + 1;
  }
  const total = placed.reduce((sum, { pages }) => sum + pages, 0);
  const kids = placed.map(({ root }) => `${root} 0 R`).join(' ');
  objects.set(
    1,
    `<</Type /Catalog /Pages 2 0 R /Outlines ${outline} 0 R /PageMode /UseOutlines /Lang (${lang}) /ViewerPreferences <</DisplayDocTitle true>>>>`,
  );
  objects.set(2, `<</Type /Pages /Count ${total} /Kids [${kids}]>>`);
  const last = outline + placed.length;
  objects.set(
    outline,
    `<</Type /Outlines /Count ${placed.length} /First ${outline + 1} 0 R /Last ${last} 0 R>>`,
  );
  outlineOf(placed, outline).forEach((item, at) => objects.set(outline + 1 + at, item));
  objects.set(base, `<</Title ${pdfText(title)} /Producer (Yinyom)>>`);
  const trailer = `/Root 1 0 R\n/Info ${base} 0 R`;
  return { pdf: writeObjects({ header, objects, trailer }), pages: placed.map(({ pages }) => pages) };
};

/** The root of a part: its references move, that to the new root stays. */
const shiftedRoot = (object: string, by: number): string =>
  shifted(object, by).replace(`/Parent ${2 + by} 0 R`, '/Parent 2 0 R');
