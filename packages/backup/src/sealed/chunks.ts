/**
 * A sealed file is its header and then pieces of up to 64 KiB: four bytes that say how long the piece is and whether it is
 * the last one, the encrypted bytes, and their tag. Number and place of a piece are part of what its tag covers, so
 * pieces cannot be changed, moved, taken out or cut off unseen.
 */
export const PIECE_BYTES = 64 * 1024;
export const TAG_BYTES = 16;
export const LENGTH_BYTES = 4;
const LAST = 0x80000000;

export const lengthField = (length: number, last: boolean): Buffer => {
  const field = Buffer.alloc(LENGTH_BYTES);
  field.writeUInt32BE((last ? LAST : 0) + length);
  return field;
};

export const readLength = (field: Buffer): { length: number; last: boolean } => {
  const value = field.readUInt32BE();
  return { length: value % LAST, last: value >= LAST };
};

export const nonceOf = (start: Buffer, number: number, last: boolean): Buffer => {
  const end = Buffer.alloc(5);
  end.writeUInt32BE(number);
  end.writeUInt8(last ? 1 : 0, 4);
  return Buffer.concat([start, end]);
};
