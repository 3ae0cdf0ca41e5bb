import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/** Pixels as red, green, blue and opacity, 8 bits each. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOR_TYPES = { opaque: 2, withOpacity: 6 } as const;
/** PNG's ways to describe a row: as it is, by the pixel before, by the row above. */
const FILTERS = { none: 0, left: 1, above: 2 } as const;
/** Between two turns of the event loop no more bytes than this are handled. */
const BYTES_A_TURN = 256 * 1024;

const compress = promisify<Buffer, { level: number }, Buffer>(deflate);

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
};

const isOpaque = async ({ data }: Pixels): Promise<boolean> => {
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] !== 255) return false;
    if (at % BYTES_A_TURN === 3) await nextTurn();
  }
  return true;
};

/** The bytes of each row behind the number of its filter, without opacity where everything is opaque. */
const filteredRows = async (
  { width, height, data }: Pixels,
  filter: number,
  depth: 3 | 4,
): Promise<Buffer> => {
  const length = width * depth;
  const rows = Buffer.alloc((length + 1) * height);
  const rowsATurn = Math.max(1, Math.floor(BYTES_A_TURN / length));
  const valueAt = (x: number, y: number, part: number): number =>
    x < 0 || y < 0 ? 0 : (data[(y * width + x) * 4 + part] ?? 0);
  for (let y = 0; y < height; y += 1) {
    let to = y * (length + 1);
    rows[to++] = filter;
    for (let x = 0; x < width; x += 1)
      for (let part = 0; part < depth; part += 1) {
        const value = valueAt(x, y, part);
        if (filter === FILTERS.left) rows[to++] = value - valueAt(x - 1, y, part);
        else if (filter === FILTERS.above) rows[to++] = value - valueAt(x, y - 1, part);
        else rows[to++] = value;
      }
    if (y % rowsATurn === 0) await nextTurn();
  }
  return rows;
};

/**
 * Writes pixels as a PNG with nothing in it but them. Flat pictures are smallest without filters; what then is larger
 * than `enough` bytes gets a try with each. Compressing happens in the thread pool and the rest in small turns, so
 * that other requests go on.
 */
export const encodePng = async (pixels: Pixels, enough: number): Promise<Buffer> => {
  const opaque = await isOpaque(pixels);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels.width, 0);
  header.writeUInt32BE(pixels.height, 4);
  header.set([8, opaque ? COLOR_TYPES.opaque : COLOR_TYPES.withOpacity, 0, 0, 0], 8);

  let smallest: Buffer | null = null;
  for (const filter of Object.values(FILTERS)) {
    const packed = await compress(await filteredRows(pixels, filter, opaque ? 3 : 4), { level: 9 });
    if (!smallest || packed.length < smallest.length) smallest = packed;
    if (smallest.length + 100 <= enough) break;
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', smallest ?? Buffer.alloc(0)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
