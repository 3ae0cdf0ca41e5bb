import { crc32 } from 'node:zlib';

/** The last byte of a sealed value. Neither BSON nor the records of format 1 end with it. */
const MARK = 0xc2;
const SEAL_BYTES = 5;

/** A value as format 2 stores it: its bytes, their checksum, a mark. */
export function seal(value: Buffer): Buffer {
  const length = value.length;
  const sealed = Buffer.allocUnsafe(length + SEAL_BYTES);
  value.copy(sealed);
  sealed.writeUInt32LE(crc32(value), length);
  sealed[length + 4] = MARK;
  return sealed;
}

/** The bytes of a stored value; undefined when they are not those that were stored. Format 1 had no checksum. */
export function unseal(stored: Buffer): Buffer | undefined {
  const length = stored.length - SEAL_BYTES;
  if (length < 0 || stored[stored.length - 1] !== MARK) return isOldRecord(stored) ? stored : undefined;
  const value = stored.subarray(0, length);
  if (crc32(value) === stored.readUInt32LE(length)) return value;
  return stored.length === COUNT_BYTES ? stored : undefined;
}

const COUNT_BYTES = 8;

/** Records of format 1: BSON (which tells its length), a reply behind 16 bytes, JSON, a number, a note. */
function isOldRecord(stored: Buffer): boolean {
  const { length } = stored;
  if (length <= COUNT_BYTES)
    return length === 1 || length === 4 || length === COUNT_BYTES || isBson(stored, 0);
  return isBson(stored, 0) || isBson(stored, 16) || (stored[0] === OPEN && stored[length - 1] === CLOSE);
}

const [OPEN, CLOSE] = ['{'.charCodeAt(0), '}'.charCodeAt(0)];

function isBson(stored: Buffer, at: number): boolean {
  const { length } = stored;
  return length >= at + 5 && stored.readInt32LE(at) === length - at && stored[length - 1] === 0;
}
