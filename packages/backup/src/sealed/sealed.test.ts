import { randomBytes } from 'node:crypto';
import { PIECE_BYTES } from './chunks';
import { openSealed } from './openSealed';
import { seal } from './seal';
import { HEADER_BYTES } from './sealedKey';

const KEY = 'a-key-of-more-than-thirty-two-characters';

const streamOf = async function* (bytes: Buffer, piece = 10_000): AsyncGenerator<Buffer, void> {
  for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
};
const collect = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
};
const sealed = (bytes: Buffer) => collect(seal(streamOf(bytes), KEY));
const opened = (bytes: Buffer, key = KEY) => collect(openSealed(streamOf(bytes), key));

const text = randomBytes(3 * PIECE_BYTES + 1_234);
let file: Buffer;
beforeAll(async () => {
  file = await sealed(text);
});

it.each([0, 1, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, 3 * PIECE_BYTES])(
  '%d bytes come out as they went in, and none of them can be read in between',
  async (length) => {
    const bytes = randomBytes(length);
    const made = await sealed(bytes);
    expect(await opened(made)).toEqual(bytes);
    if (length > 1) expect(made.includes(bytes.subarray(0, 64))).toBe(false);
  },
);

it('the same bytes are sealed differently each time', async () => {
  expect((await sealed(text)).equals(file)).toBe(false);
});

it('another key is told as another key', async () => {
  await expect(opened(file, `${KEY}!`)).rejects.toThrow(/BACKUP_KEY does not open this backup/);
});

it('a file that is something else is told as such', async () => {
  await expect(
    opened(Buffer.from('PK\u0003\u0004 something else, long enough to be read as a header')),
  ).rejects.toThrow(/is not a backup of Yinyom/);
});

it('every cut is told as a cut', async () => {
  const second = HEADER_BYTES + PIECE_BYTES + 20;
  for (const length of [
    ...Array.from({ length: HEADER_BYTES }, (_, cut) => cut),
    HEADER_BYTES,
    HEADER_BYTES + 2,
    second,
    second + 2,
    second + 5_000,
    file.length - 1,
  ])
    await expect(opened(file.subarray(0, length))).rejects.toThrow(/is cut off/);
});

it('one changed bit is found wherever it is', async () => {
  for (const at of [0, 10, 30, HEADER_BYTES + 3, HEADER_BYTES + 100, file.length - 5]) {
    const changed = Buffer.from(file);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    await expect(opened(changed)).rejects.toThrow(/changed/);
  }
});

it('pieces cannot be left out, exchanged or added', async () => {
  const size = PIECE_BYTES + 20;
  const piece = (number: number) =>
    file.subarray(HEADER_BYTES + number * size, HEADER_BYTES + (number + 1) * size);
  const header = file.subarray(0, HEADER_BYTES);
  const without = Buffer.concat([header, piece(1), piece(2), piece(3)]);
  const exchanged = Buffer.concat([header, piece(1), piece(0), piece(2), piece(3)]);
  await expect(opened(without)).rejects.toThrow(/changed or damaged/);
  await expect(opened(exchanged)).rejects.toThrow(/changed or damaged/);
  await expect(opened(Buffer.concat([file, Buffer.from('x')]))).rejects.toThrow(/follows the end/);
});

it('what was changed is never given out, not even its part before', async () => {
  const changed = Buffer.from(file);
  changed.writeUInt8(changed.readUInt8(HEADER_BYTES + 2 * PIECE_BYTES) ^ 1, HEADER_BYTES + 2 * PIECE_BYTES);
  const parts: Buffer[] = [];
  const read = async (): Promise<void> => {
    for await (const part of openSealed(streamOf(changed), KEY)) parts.push(part);
  };
  await expect(read()).rejects.toThrow(/changed or damaged/);
  expect(Buffer.concat(parts)).toEqual(text.subarray(0, PIECE_BYTES));
});
