import { deflateSync, inflateSync } from 'node:zlib';

/** The objects of a PDF with a plain cross-reference table, as Chromium writes it: number → its text in latin1. */
export interface PdfObjects {
  header: string;
  objects: Map<number, string>;
  /** What the trailer says beside its size. */
  trailer: string;
}

const XREF_ENTRY_BYTES = 20;

/** @returns null when the file is built in another way than Chromium's */
export const readObjects = (pdf: Buffer): PdfObjects | null => {
  const text = pdf.toString('latin1');
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? NaN);
  const table = /^xref\s+0 (\d+)\s*?\n/.exec(text.slice(start, start + 40));
  const trailer = /trailer\s*<<([\s\S]*)>>\s*startxref/.exec(text.slice(start))?.[1];
  if (!table || trailer === undefined || /\/(?:Prev|Encrypt|XRefStm)\b/.test(trailer)) return null;
  const objects = new Map<number, string>();
  const offsets: number[] = [];
  for (let number = 1; number < Number(table[1]); number += 1) {
    const entry = start + table[0].length + number * XREF_ENTRY_BYTES;
    const offset = Number(text.slice(entry, entry + 10));
    if (text[entry + 17] !== 'n') continue;
    const begin = `${number} 0 obj`;
    if (!text.startsWith(begin, offset)) return null;
    offsets.push(offset);
    objects.set(number, text.slice(offset + begin.length, bodyEnd(text, offset)).trim());
  }
  return {
    header: text.slice(0, Math.min(...offsets)),
    objects,
    trailer: trailer.replace(/\/Size \d+/, '').trim(),
  };
};

/** Where an object's body ends. What stands in a stream is skipped by its length. */
const bodyEnd = (text: string, offset: number): number => {
  const stream = text.indexOf('stream', offset);
  const end = text.indexOf('endobj', offset);
  if (stream === -1 || stream > end) return end;
  const length = Number(/\/Length (\d+)/.exec(text.slice(offset, stream))?.[1] ?? 0);
  return text.indexOf('endobj', stream + length);
};

export const writeObjects = ({ header, objects, trailer }: PdfObjects): Buffer => {
  const size = Math.max(...objects.keys()) + 1;
  const entries = Array<string>(size).fill('0000000000 65535 f \n');
  const parts = [header];
  let offset = header.length;
  for (const [number, body] of [...objects].sort(([a], [b]) => a - b)) {
    const part = `${number} 0 obj\n${body}\nendobj\n`;
    entries[number] = `${String(offset).padStart(10, '0')} 00000 n \n`;
    parts.push(part);
    offset += part.length;
  }
  parts.push(
    `xref\n0 ${size}\n${entries.join('')}trailer\n<</Size ${size}\n${trailer}>>\nstartxref\n${offset}\n%%EOF\n`,
  );
  return Buffer.from(parts.join(''), 'latin1');
};

/** The data of a stream object; null when the object is none. */
export const streamOf = (object: string): string | null => {
  const [, dictionary, data] = /^(<<[\s\S]*?>>)\s*?stream\r?\n([\s\S]*)endstream$/.exec(object) ?? [];
  if (dictionary === undefined || data === undefined) return null;
  const bytes = Buffer.from(data.slice(0, Number(/\/Length (\d+)/.exec(dictionary)?.[1])), 'latin1');
  return (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
};

export const streamObject = (data: string): string => {
  const packed = deflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  return `<</Filter /FlateDecode\n/Length ${packed.length}>> stream\n${packed}\nendstream`;
};
