import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { checkClaims, damaged, readDirectory, type FontTable } from './fontTables';

const HEADER = 44;

const unpack = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

/** A table of exactly the length that its entry claims; it is unpacked no further. */
const unpackTable = async (packed: Buffer, length: number): Promise<Buffer> => {
  if (packed.length === length) return packed;
  const bytes = await unpack(packed, { maxOutputLength: Math.max(1, length) }).catch(() => null);
  if (bytes?.length !== length) throw damaged();
  return bytes;
};

/** The tables of a WOFF file. @throws AppError 422 */
export const woffTables = async (file: Buffer): Promise<FontTable[]> => {
  if (file.length < HEADER || file.readUInt32BE(8) !== file.length) throw damaged();
  const { start, entries } = readDirectory(file, {
    header: HEADER,
    entry: 20,
    countAt: 12,
    read: (at) => ({
      offset: file.readUInt32BE(at + 4),
      packed: file.readUInt32BE(at + 8),
      length: file.readUInt32BE(at + 12),
    }),
  });
  checkClaims(
    file.readUInt32BE(4),
    entries.map(({ length }) => length),
  );
  const tables: FontTable[] = [];
  for (const { tag, offset, packed, length } of entries) {
    if (offset < start || offset + packed > file.length || packed > length) throw damaged();
    tables.push({ tag, bytes: await unpackTable(file.subarray(offset, offset + packed), length) });
  }
  return tables;
};
