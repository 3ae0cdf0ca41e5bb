import { pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZippedFile {
  name: string;
  content: AsyncIterable<Buffer>;
  /** What packing does not make smaller is stored as it is. */
  packed: boolean;
}

/** Sizes follow the data, and names are UTF-8. */
const FLAGS = 0x0808;
const VERSION = 20;

/** Numbers one after the other, two or four bytes each. */
const numbers = (...values: readonly (readonly [size: 2 | 4, value: number])[]): Buffer => {
  const bytes = Buffer.alloc(values.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of values) at = bytes.writeUIntLE(value, at, size);
  return bytes;
};

/** Date and time as ZIP has them: in steps of two seconds, without a time zone. UTC here, so that it depends on no machine. */
const zipTime = (time: Date): number => {
  const day = ((time.getUTCFullYear() - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate();
  const clock = (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1);
  return day * 2 ** 16 + clock;
};

/**
 * A ZIP as a stream: of each file no more than a piece is in memory. It has the one form that `yinyom-verify` reads, without
 * anything optional; all together it must stay below 4 GB.
 * @param time that each file gets
 */
export const zipStream = async function* (
  files: AsyncIterable<ZippedFile>,
  time: Date,
): AsyncGenerator<Buffer> {
  const stamp = zipTime(time);
  const directory: Buffer[] = [];
  let offset = 0;
  let count = 0;
  for await (const { name, content, packed } of files) {
    const label = Buffer.from(name);
    const method = packed ? 8 : 0;
    const begin = offset;
    const head = numbers(
      [4, 0x04034b50],
      [2, VERSION],
      [2, FLAGS],
      [2, method],
      [4, stamp],
      [4, 0],
      [4, 0],
      [4, 0],
      [2, label.length],
      [2, 0],
    );
    yield Buffer.concat([head, label]);
    let [sum, bytes, size] = [0, 0, 0];
    const counted = async function* (): AsyncGenerator<Buffer> {
      for await (const piece of content) {
        sum = crc32(piece, sum);
        bytes += piece.length;
        yield piece;
      }
    };
    // A problem of the source reaches the loop through the stream.
    const source = packed ? pipeline(counted(), createDeflateRaw(), () => undefined) : counted();
    for await (const piece of source as AsyncIterable<Buffer>) {
      size += piece.length;
      yield piece;
    }
    yield numbers([4, 0x08074b50], [4, sum], [4, size], [4, bytes]);
    offset += head.length + label.length + size + 16;
    count += 1;
    directory.push(
      numbers(
        [4, 0x02014b50],
        [2, VERSION],
        [2, VERSION],
        [2, FLAGS],
        [2, method],
        [4, stamp],
        [4, sum],
        [4, size],
        [4, bytes],
        [2, label.length],
        [4, 0],
        [4, 0],
        [4, 0],
        [4, begin],
      ),
      label,
    );
  }
  const list = Buffer.concat(directory);
  yield list;
  yield numbers([4, 0x06054b50], [4, 0], [2, count], [2, count], [4, list.length], [4, offset], [2, 0]);
};
