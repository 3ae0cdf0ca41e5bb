import { invalidField } from '@yinyom/service-kit/AppError';

/** A table of a font as it is once unpacked. */
export interface FontTable {
  tag: string;
  bytes: Buffer;
}

/** Largest font in bytes once it is unpacked. */
const MOST_UNPACKED = 8 * 1024 * 1024;
/** Real fonts have some twenty. */
const MOST_TABLES = 100;
/** Tables that a browser needs to draw letters, besides their outlines. */
const NEEDED = ['cmap', 'head', 'hhea', 'hmtx', 'maxp'];
const HEAD_MAGIC = 0x5f0f3cf5;

export const damaged = () => invalidField('file', 'font_damaged');

/** What each kind of outlines is written at a font's beginning, with the ending of such files. */
export const FLAVORS: ReadonlyMap<number, 'ttf' | 'otf'> = new Map([
  [0x0001_0000, 'ttf'],
  [0x7472_7565, 'ttf'],
  [0x4f54_544f, 'otf'],
]);

interface Directory<Entry> {
  /** Bytes before the first entry. */
  header: number;
  /** Bytes of an entry. */
  entry: number;
  /** Where the header holds the number of tables. */
  countAt: number;
  /** Reads what follows the tag of the entry at a position. */
  read(at: number): Entry;
}

/** The directory of a font: what its entries say, and where the tables may begin. @throws AppError 422 font_damaged */
export const readDirectory = <Entry>(file: Buffer, { header, entry, countAt, read }: Directory<Entry>) => {
  if (file.length < header) throw damaged();
  const count = file.readUInt16BE(countAt);
  const start = header + count * entry;
  if (start > file.length) throw damaged();
  const entries = Array.from({ length: count }, (_, index) => {
    const at = header + index * entry;
    return { tag: file.toString('latin1', at, at + 4), ...read(at) };
  });
  return { start, entries };
};

/** @throws AppError 422 before anything is unpacked */
export const checkClaims = (flavor: number, tableLengths: readonly number[]): void => {
  if (!FLAVORS.has(flavor)) throw invalidField('file', 'font_type');
  if (tableLengths.length === 0 || tableLengths.length > MOST_TABLES) throw damaged();
  if (tableLengths.reduce((sum, length) => sum + length, 0) > MOST_UNPACKED)
    throw invalidField('file', 'font_unpacked_size');
};

/** Whether the tables can be a font: all that browsers need, once each. @throws AppError 422 font_damaged */
export const checkTables = (tables: readonly FontTable[]): void => {
  const byTag = new Map(tables.map(({ tag, bytes }) => [tag, bytes]));
  const outlines = (byTag.has('glyf') && byTag.has('loca')) || byTag.has('CFF ') || byTag.has('CFF2');
  const head = byTag.get('head');
  const maxp = byTag.get('maxp');
  if (byTag.size !== tables.length || !outlines || !NEEDED.every((tag) => byTag.has(tag))) throw damaged();
  if (!head || head.length < 54 || head.readUInt32BE(12) !== HEAD_MAGIC) throw damaged();
  if (!maxp || maxp.length < 6 || maxp.readUInt16BE(4) === 0) throw damaged();
};
