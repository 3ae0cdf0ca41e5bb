import { deflateSync, inflateSync } from 'node:zlib';

/** The objects of a PDF with a plain cross-reference table, as Chromium writes it: number → its text in latin1. */
export interface PdfObjects {
  header: string;
  objects: Map<number, string>;
  /** What the trailer says beside its size. */
  trailer: string;
}

const XREF_ENTRY_BYTES = 20;
/** A file says in its last bytes where its table of objects begins. */
const END_BYTES = 1_024;

/** @returns null when the file is built in another way than Chromium's */
export const readObjects = (pdf: Buffer): PdfObjects | null => {
  const text = pdf.toString('latin1');
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-END_BYTES))?.[1] ?? NaN);
  const table = /^xref\s+0 (\d+)\s*?\n/.exec(text.slice(start, start + 40));
  const trailer = trailerOf(text.slice(start));
  if (!table || trailer === null || /\/(?:Prev|Encrypt|XRefStm)\b/.test(trailer)) return null;
  const objects = new Map<number, string>();
  let first = text.length;
  for (let number = 1; number < Number(table[1]); number += 1) {
    const entry = start + table[0].length + number * XREF_ENTRY_BYTES;
    const offset = Number(text.slice(entry, entry + 10));
    if (text[entry + 17] !== 'n') continue;
    const begin = `${number} 0 obj`;
    if (!text.startsWith(begin, offset)) return null;
    const end = bodyEnd(text, offset);
    if (end === -1) return null;
    first = Math.min(first, offset);
    objects.set(number, text.slice(offset + begin.length, end).trim());
  }
  return {
    header: text.slice(0, first),
    objects,
    trailer: trailer.replace(/\/Size \d+/, '').trim(),
  };
};

/** The highest number of an object. In a loop: a large document has more objects than a call takes arguments. */
export const lastNumber = (objects: PdfObjects['objects']): number => {
  let last = 0;
  for (const number of objects.keys()) last = Math.max(last, number);
  return last;
};

/** The entries of the trailer. @param end the file from its table of objects on; @returns null when it has no trailer */
const trailerOf = (end: string): string | null => {
  const begin = end.indexOf('<<', end.indexOf('trailer'));
  const last = end.lastIndexOf('>>', end.lastIndexOf('startxref'));
  return end.includes('trailer') && begin !== -1 && begin < last ? end.slice(begin + 2, last) : null;
};

/** Where an object's body ends; -1 when it does not. The content of a stream is skipped by its length. */
const bodyEnd = (text: string, offset: number): number => {
  const end = text.indexOf('endobj', offset);
  if (end === -1) return end;
  // Only within the object: a search for the next stream of the file would read the same bytes for each object before it.
  const head = text.slice(offset, end);
  const stream = head.indexOf('stream');
  if (stream === -1) return end;
  const length = Number(/\/Length (\d+)/.exec(head.slice(0, stream))?.[1] ?? 0);
  return text.indexOf('endobj', Math.max(end, offset + stream + length));
};

const WRITE_BYTES = 64 * 1024;

/** Writes a PDF object by object, in any order, so that no more than some of them are in memory. */
export const createObjectWriter = () => {
  /** Where objects begin, by number. */
  const offsets: number[] = [];
  let waiting: string[] = [];
  let [waitingBytes, offset] = [0, 0];
  const wait = (text: string): void => {
    waiting.push(text);
    waitingBytes += text.length;
    offset += text.length;
  };
  const flush = (): Buffer => {
    const bytes = Buffer.from(waiting.join(''), 'latin1');
    [waiting, waitingBytes] = [[], 0];
    return bytes;
  };
  return {
    begin: (header: string): Buffer => {
      wait(header);
      return flush();
    },
    /** @returns what is ready to be written by now */
    add: function* (number: number, body: string): Generator<Buffer> {
      offsets[number] = offset;
      wait(`${number} 0 obj\n${body}\nendobj\n`);
      if (waitingBytes >= WRITE_BYTES) yield flush();
    },
    /** Table of objects and trailer. */
    end: (trailer: string): Buffer => {
      const begin = offset;
      const size = offsets.length;
      wait(`xref\n0 ${size}\n`);
      for (let number = 0; number < size; number += 1) {
        const at = offsets[number];
        wait(at === undefined ? '0000000000 65535 f \n' : `${String(at).padStart(10, '0')} 00000 n \n`);
      }
      wait(`trailer\n<</Size ${size}\n${trailer}>>\nstartxref\n${begin}\n%%EOF\n`);
      return flush();
    },
  };
};

export const writeObjects = ({ header, objects, trailer }: PdfObjects): Buffer => {
  const writer = createObjectWriter();
  const parts = [writer.begin(header)];
  for (const [number, body] of [...objects].sort(([a], [b]) => a - b))
    parts.push(...writer.add(number, body));
  parts.push(writer.end(trailer));
  return Buffer.concat(parts);
};

/** The data of a stream object; null when the object is none. */
export const streamOf = (object: string): string | null => {
  const [head, dictionary] = /^(<<[\s\S]{0,4000}?>>)\s{0,9}stream\r?\n/.exec(object) ?? [];
  if (head === undefined || dictionary === undefined || !object.endsWith('endstream')) return null;
  const data = object.slice(head.length, -'endstream'.length);
  const bytes = Buffer.from(data.slice(0, Number(/\/Length (\d+)/.exec(dictionary)?.[1])), 'latin1');
  return (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
};

export const streamObject = (data: string): string => {
  const packed = deflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  return `<</Filter /FlateDecode\n/Length ${packed.length}>> stream\n${packed}\nendstream`;
};
