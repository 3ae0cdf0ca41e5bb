import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, deflateSync } from 'node:zlib';
import { multipart } from './multipart';
import type { Websites } from './startWebsites';

type Tables = Record<string, Buffer>;

/** A real font: WOFF 2 with Thai and Latin letters. */
export const REAL_FONT = readFileSync(path.resolve(__dirname, '../../fonts/ibm-plex-sans-thai.woff2'));

const numbers = (length: number, values: Record<number, number>): Buffer => {
  const bytes = Buffer.alloc(length);
  for (const [at, value] of Object.entries(values)) bytes.writeUInt32BE(value, Number(at));
  return bytes;
};

/** Tables of a font with one glyph. */
export const sampleTables = (): Tables => ({
  cmap: Buffer.alloc(40, 1),
  glyf: Buffer.alloc(64, 2),
  head: numbers(54, { 12: 0x5f0f3cf5 }),
  hhea: Buffer.alloc(36),
  hmtx: Buffer.alloc(4),
  loca: Buffer.alloc(4),
  maxp: numbers(6, { 2: 1 }),
});

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
const tag = (name: string): Buffer => Buffer.from(name, 'latin1');
const count = (tables: Tables): number => Object.keys(tables).length;

/** Entries that tell where each packed table lies, and the packed tables behind them. */
const laidOut = (
  start: number,
  packed: Tables,
  entry: (name: string, at: number, length: number) => Buffer,
) => {
  let at = start;
  const entries = Object.entries(packed).map(([name, bytes]) => {
    const made = entry(name, at, bytes.length);
    at += padded(bytes).length;
    return made;
  });
  return Buffer.concat([...entries, ...Object.values(packed).map(padded)]);
};

/** A bare font file. */
export const sfntFile = (tables: Tables, flavor = 0x00010000): Buffer => {
  const head = Buffer.alloc(12);
  head.writeUInt32BE(flavor, 0);
  head.writeUInt16BE(count(tables), 4);
  const body = laidOut(12 + 16 * count(tables), tables, (name, at, length) =>
    Buffer.concat([tag(name), numbers(12, { 4: at, 8: length })]),
  );
  return Buffer.concat([head, body]);
};

/** A WOFF file; `claimed` lengths may differ from what is in it. */
export const woffFile = (tables: Tables, claimed: Record<string, number> = {}): Buffer => {
  const packed = Object.fromEntries(
    Object.entries(tables).map(([name, bytes]) => [name, deflateSync(bytes)]),
  );
  const stored: Tables = Object.fromEntries(
    Object.entries(tables).map(([name, bytes]) => {
      const small = packed[name] as Buffer;
      return [name, small.length < bytes.length ? small : bytes];
    }),
  );
  const body = laidOut(44 + 20 * count(tables), stored, (name, at, length) =>
    Buffer.concat([
      tag(name),
      numbers(16, { 0: at, 4: length, 8: claimed[name] ?? tables[name]?.length ?? 0 }),
    ]),
  );
  const head = numbers(44, { 0: 0x774f4646, 4: 0x00010000, 8: 44 + body.length });
  head.writeUInt16BE(count(tables), 12);
  return Buffer.concat([head, body]);
};

const base128 = (value: number): Buffer => {
  const bytes = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return Buffer.from(bytes);
};

/** A WOFF 2 file with nothing transformed; `claimed` lengths may differ from what is in it. */
export const woff2File = (tables: Tables, claimed: Record<string, number> = {}): Buffer => {
  const entries = Object.entries(tables).map(([name, bytes]) => {
    const spelt = 0x3f | (['glyf', 'loca'].includes(name) ? 0xc0 : 0);
    return Buffer.concat([Buffer.from([spelt]), tag(name), base128(claimed[name] ?? bytes.length)]);
  });
  const packed = brotliCompressSync(Buffer.concat(Object.values(tables)));
  const body = Buffer.concat([...entries, packed]);
  const head = numbers(48, { 0: 0x774f4632, 4: 0x00010000, 8: 48 + body.length, 20: packed.length });
  head.writeUInt16BE(count(tables), 12);
  return Buffer.concat([head, body]);
};

/** Uploads a font as a member does. */
export const saveFont = (
  websites: Websites,
  applicationId: string,
  bytes: Buffer = REAL_FONT,
  filename?: string,
) =>
  websites.as('member')(
    'PUT',
    `/applications/${applicationId}/templateFont`,
    multipart('file', bytes, filename),
  );
