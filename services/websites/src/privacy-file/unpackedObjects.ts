import { constants, inflateSync } from 'node:zlib';
import { withPlainNames } from './withPlainNames';

/** Packed objects are texts of a few kilobytes; more than this is a bomb. */
const MOST_BYTES = 16 << 20;
const STREAM = /(?<!end)stream(?:\r\n|\n|\r)/g;
const PACKED = /\/ObjStm/g;

/**
 * What the packed objects of a PDF say, where scripts and actions could hide from a search.
 * @returns null when some of them cannot be looked into: encrypted, packed in another way or several times, or far too large
 */
export const unpackedObjects = (bytes: Buffer): string[] | null => {
  const text = bytes.toString('latin1');
  const unpacked: string[] = [];
  let left = MOST_BYTES;
  for (const match of text.matchAll(STREAM)) {
    const before = text.slice(0, match.index);
    const dictionary = withPlainNames(before.slice(before.lastIndexOf('endobj') + 1));
    if (!dictionary.includes('/ObjStm')) continue;
    const content = inflated(bytes.subarray(match.index + match[0].length), dictionary, left);
    if (content === null) return null;
    left -= content.length;
    unpacked.push(content.toString('latin1'));
  }
  // One that was named and not found stands where another reader would find it.
  const named = withPlainNames(text).match(PACKED)?.length ?? 0;
  return named === unpacked.length ? unpacked : null;
};

const inflated = (content: Buffer, dictionary: string, most: number): Buffer | null => {
  const filters = dictionary.match(/\/\w+Decode/g) ?? [];
  // Packed objects that are not packed stand in the file as they are, where the search sees them.
  if (filters.length === 0) return Buffer.alloc(0);
  if (filters.join() !== '/FlateDecode' || most <= 0) return null;
  try {
    return inflateSync(content, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return null;
  }
};
