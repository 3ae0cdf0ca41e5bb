import { checkClaims, damaged, readDirectory, type FontTable } from './fontTables';

/** The tables of a bare font (ttf, otf), which has nothing outside of them. @throws AppError 422 */
export const sfntTables = (file: Buffer): FontTable[] => {
  const { start, entries } = readDirectory(file, {
    header: 12,
    entry: 16,
    countAt: 4,
    read: (at) => ({ offset: file.readUInt32BE(at + 8), length: file.readUInt32BE(at + 12) }),
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
