import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { checkClaims, damaged, type FontTable } from './fontTables';

const HEADER = 48;
/** Tags that WOFF 2 writes as a number, in its order; the number after the last means a tag that is spelt out. */
const TAGS = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT ' +
  'VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar ' +
  'fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .split(' ')
  .map((tag) => tag.replace('_', ' '));
/** Tables whose packed form is the transformed one unless their entry says otherwise. */
const TRANSFORMED = ['glyf', 'loca'];

const unpack = promisify<Buffer, { maxOutputLength: number }, Buffer>(brotliDecompress);

/** Reads the table directory, whose entries differ in length. */
const createReader = (file: Buffer, start: number) => {
  let at = start;
  const byte = (): number => {
    const value = file[at++];
    if (value === undefined) throw damaged();
    return value;
  };
  return {
    byte,
    tag: (): string => String.fromCharCode(byte(), byte(), byte(), byte()),
    /** UIntBase128: seven bits a byte, at most five bytes. */
    number: (): number => {
      let value = 0;
      for (let count = 0; count < 5; count += 1) {
        const next = byte();
        value = value * 128 + (next & 0x7f);
        if (next < 0x80) return value;
      }
      throw damaged();
    },
    position: (): number => at,
  };
};

/** The tables of a WOFF 2 file, transformed ones as they are packed. @throws AppError 422 */
export const woff2Tables = async (file: Buffer): Promise<FontTable[]> => {
  if (file.length < HEADER || file.readUInt32BE(8) !== file.length) throw damaged();
  const reader = createReader(file, HEADER);
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = reader.byte();
    const tag = TAGS[flags & 0x3f] ?? reader.tag();
    const version = flags >> 6;
    const unpacked = reader.number();
    const transformed = TRANSFORMED.includes(tag) ? version !== 3 : version !== 0;
    return { tag, unpacked, length: transformed ? reader.number() : unpacked };
  });
  const flavor = file.readUInt32BE(4);
  checkClaims(
    flavor,
    entries.map(({ length }) => length),
  );
  checkClaims(
    flavor,
    entries.map(({ unpacked }) => unpacked),
  );
  const start = reader.position();
  const end = start + file.readUInt32BE(20);
  const total = entries.reduce((sum, { length }) => sum + length, 0);
  if (end > file.length) throw damaged();
  const bytes = await unpack(file.subarray(start, end), { maxOutputLength: Math.max(1, total) }).catch(
    () => null,
  );
  if (bytes?.length !== total) throw damaged();
  let at = 0;
  return entries.map(({ tag, length }) => ({ tag, bytes: bytes.subarray(at, (at += length)) }));
};
