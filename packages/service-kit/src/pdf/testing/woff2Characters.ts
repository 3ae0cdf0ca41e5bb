import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Numbers of the tags that a directory may name (WOFF2, section 4.1), and that of a tag that is written out. */
const [CMAP, GLYF, LOCA, WRITTEN_OUT] = [0, 10, 11, 63] as const;
const HEADER_BYTES = 48;

/** Characters of a table `cmap` in its format 4, which every font of a web page has. */
const charactersOf = (cmap: Buffer): Set<number> => {
  const found = new Set<number>();
  for (let table = 0; table < cmap.readUInt16BE(2); table += 1) {
    const at = cmap.readUInt32BE(4 + 8 * table + 4);
    if (cmap.readUInt16BE(at) !== 4) continue;
    const segments = cmap.readUInt16BE(at + 6) / 2;
    for (let segment = 0; segment < segments; segment += 1) {
      const end = cmap.readUInt16BE(at + 14 + 2 * segment);
      const start = cmap.readUInt16BE(at + 16 + 2 * segments + 2 * segment);
      for (let code = start; code <= end && code < 0xffff; code += 1) found.add(code);
    }
  }
  return found;
};

/** Characters that a WOFF2 font draws. */
export const woff2Characters = (file: string): Set<number> => {
  const font = readFileSync(file);
  let at = HEADER_BYTES;
  const length = (): number => {
    for (let value = 0; ;) {
      const byte = font[at++] ?? 0;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let before = 0;
  let cmap: { from: number; to: number } | null = null;
  for (let table = 0; table < font.readUInt16BE(12); table += 1) {
    const flags = font[at++] ?? 0;
    const tag = flags & WRITTEN_OUT;
    if (tag === WRITTEN_OUT) at += 4;
    const plain = length();
    const isPlain = tag === GLYF || tag === LOCA ? flags >> 6 === 3 : flags >> 6 === 0;
    const bytes = isPlain ? plain : length();
    if (tag === CMAP) cmap = { from: before, to: before + bytes };
    before += bytes;
  }
  if (!cmap) throw new Error(`${file} has no table of characters`);
  const tables = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  return charactersOf(tables.subarray(cmap.from, cmap.to));
};
