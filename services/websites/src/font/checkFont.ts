import { FONT_MAX_BYTES, type FontFormat } from '@yinyom/contracts/websites/templateFont';
import { invalidField } from '@yinyom/service-kit/AppError';
import { checkTables, FLAVORS, type FontTable } from './fontTables';
import { sfntTables } from './sfnt';
import { woffTables } from './woff';
import { woff2Tables } from './woff2';

const readTables = (bytes: Buffer): [FontFormat, FontTable[] | Promise<FontTable[]>] => {
  const start = bytes.length < 4 ? 0 : bytes.readUInt32BE(0);
  if (start === 0x774f_4632) return ['woff2', woff2Tables(bytes)];
  if (start === 0x774f_4646) return ['woff', woffTables(bytes)];
  const format = FLAVORS.get(start);
  if (!format) throw invalidField('file', 'font_type');
  return [format, sfntTables(bytes)];
};

/**
 * Tells which kind of font a file is, by its content alone: its tables are found, unpacked within bounds (in the
 * thread pool) and complete. Browsers check the letters themselves before they draw one.
 * @throws AppError 422 font_type, font_size, font_unpacked_size or font_damaged
 */
export const checkFont = async (bytes: Buffer | null): Promise<FontFormat> => {
  if (!bytes) throw invalidField('file', 'font_type');
  if (bytes.length > FONT_MAX_BYTES) throw invalidField('file', 'font_size');
  const [format, tables] = readTables(bytes);
  checkTables(await tables);
  return format;
};
