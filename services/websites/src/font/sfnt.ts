import { checkClaims, damaged, type FontTable } from './fontTables';

const HEADER = 12;
const ENTRY = 16;

/** The tables of a bare font (ttf, otf), which has nothing outside of them. @throws AppError 422 */
export const sfntTables = (file: Buffer): FontTable[] => {
  if (file.length < HEADER) throw damaged();
  const count = file.readUInt16BE(4);
  const start = HEADER + count * ENTRY;
  if (start > file.length) throw damaged();
  const entries = Array.from({ length: count }, (_, index) => {
    const at = HEADER + index * ENTRY;
    return {
      tag: file.toString('latin1', at, at + 4),
      offset: file.readUInt32BE(at + 8),
      length: file.readUInt32BE(at + 12),
    };
  });
  checkClaims(
    file.readUInt32BE(0),
    entries.map(({ length }) => length),
  );
  const ends = entries.map(({ offset, length }) => offset + length);
  if (entries.some(({ offset }, index) => offset < start || (ends[index] ?? 0) > file.length))
    throw damaged();
  // Tables are filled up to four bytes; what follows after that is no part of a font.
  if (file.length - Math.max(...ends) > 3) throw damaged();
  return entries.map(({ tag, offset, length }) => ({ tag, bytes: file.subarray(offset, offset + length) }));
};
