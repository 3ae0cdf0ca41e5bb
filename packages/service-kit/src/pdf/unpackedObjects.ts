import { constants, inflateSync, type InflateRaw } from 'node:zlib';
import { withPlainNames } from './withPlainNames';

/** Packed objects are texts of a few kilobytes; more than this is a bomb. */
const MOST_BYTES = 16 << 20;
/** A dictionary of packed objects says its kind, its length and how it is packed; a longer one hides something. */
const LONGEST_DICTIONARY = 2_048;
/** Each holds up to some hundreds of objects; a document of two megabytes has some dozens. */
const MOST_PACKED = 1_000;
const STREAM = /(?<!end)stream(?:\r\n|\n|\r)/g;
/** `/ObjStm`, each letter as it is or as its code. */
const PACKED = /(?:\/|#2[fF])(?:O|#4[fF])(?:b|#62)(?:j|#6[aA])(?:S|#53)(?:t|#74)(?:m|#6[dD])/g;
const OBJECT_END = /endobj/g;

/** Positions of a pattern in a text, asked for by growing positions: it is walked once. */
const walk = (text: string, pattern: RegExp): ((before: number) => number) => {
  const matches = text.matchAll(pattern);
  let last = -1;
  let next = matches.next();
  return (before) => {
    for (; !next.done && next.value.index < before; next = matches.next()) last = next.value.index;
    return last;
  };
};

/**
 * What the packed objects of a PDF say, where scripts and actions could hide from a search. Takes time in proportion to the
 * length of the file.
 * @returns null when some of them cannot be looked into: encrypted, packed in another way or several times, or far too large
 */
export const unpackedObjects = (bytes: Buffer): string[] | null => {
  const text = bytes.toString('latin1');
  const named = [...text.matchAll(PACKED)].length;
  if (named > MOST_PACKED) return null;
  const lastEnd = walk(text, OBJECT_END);
  const lastNamed = walk(text, PACKED);
  const unpacked: string[] = [];
  let left = MOST_BYTES;
  let unread = bytes.length;
  for (const { index, 0: word } of text.matchAll(STREAM)) {
    const begin = lastEnd(index) + 1;
    if (lastNamed(index) < begin) continue;
    if (index - begin > LONGEST_DICTIONARY || unpacked.length >= named) return null;
    const dictionary = withPlainNames(text.slice(begin, index));
    const found = inflated(bytes.subarray(index + word.length), dictionary, left);
    if (found === null || found.read > unread) return null;
    left -= found.content.length;
    unread -= found.read;
    unpacked.push(found.content.toString('latin1'));
  }
  // One that was named and not found lies where another reader would find it.
  return named === unpacked.length ? unpacked : null;
};

interface Inflated {
  content: Buffer;
  /** Bytes of the file that were read for it. Streams do not overlap: together they read no more than the file has. */
  read: number;
}

const inflated = (packed: Buffer, dictionary: string, most: number): Inflated | null => {
  const filters = dictionary.match(/\/\w+Decode/g) ?? [];
  // Packed objects that are not packed are in the file as they are, where the search sees them.
  if (filters.length === 0) return { content: Buffer.alloc(0), read: 0 };
  if (filters.join() !== '/FlateDecode' || most <= 0) return null;
  try {
    const options = { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH, info: true };
    const { buffer, engine } = inflateSync(packed, options) as unknown as {
      buffer: Buffer;
      engine: Pick<InflateRaw, 'bytesWritten'>;
    };
    return { content: buffer, read: engine.bytesWritten };
  } catch {
    return null;
  }
};
