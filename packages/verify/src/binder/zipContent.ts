import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { readAt } from './readAt';
import { LOCAL_BYTES, ZipProblem, type ZipEntry } from './zipBounds';
import { DESCRIPTOR_BYTES, FLAGS, VERSION } from './zipDirectory';

const PIECE_BYTES = 64 * 1024;
const changed = (name: string): ZipProblem => new ZipProblem(`the file ${name} was changed`);

/** Where the bytes of a file begin. @throws ZipProblem when what surrounds them is not what the list says */
const checkedStart = async (file: FileHandle, entry: ZipEntry): Promise<number> => {
  const { name, method, time, crc, packed, bytes, offset } = entry;
  const nameBytes = Buffer.from(name);
  const head = await readAt(file, offset, LOCAL_BYTES + nameBytes.length);
  const expected = Buffer.alloc(LOCAL_BYTES);
  expected.writeUInt32LE(0x04034b50, 0);
  expected.writeUInt16LE(VERSION, 4);
  expected.writeUInt16LE(FLAGS, 6);
  expected.writeUInt16LE(method, 8);
  expected.writeUInt32LE(time, 10);
  expected.writeUInt16LE(nameBytes.length, 26);
  const start = offset + head.length;
  const end = Buffer.alloc(DESCRIPTOR_BYTES);
  [0x08074b50, crc, packed, bytes].forEach((value, at) => end.writeUInt32LE(value, at * 4));
  const isWhole =
    head.equals(Buffer.concat([expected, nameBytes])) &&
    (await readAt(file, start + packed, DESCRIPTOR_BYTES)).equals(end);
  if (!isWhole) throw changed(name);
  return start;
};

/** Bytes of a file as they lie in the ZIP. @throws ZipProblem */
const packedBytes = async function* (file: FileHandle, entry: ZipEntry): AsyncGenerator<Buffer> {
  const { packed } = entry;
  const start = entry.start ?? (await checkedStart(file, entry));
  for (let at = 0; at < packed; at += PIECE_BYTES)
    yield await readAt(file, start + at, Math.min(PIECE_BYTES, packed - at));
};

/**
 * The content of a file of a ZIP, piece by piece. A file that unpacks to more than the list says is given up there, whatever it
 * would become.
 * @throws ZipProblem that names the file when it is not whole
 */
export const zipContent = async function* (file: FileHandle, entry: ZipEntry): AsyncGenerator<Buffer> {
  const packed = packedBytes(file, entry);
  // A problem of either end reaches the loop below through the stream.
  const source = entry.method === 0 ? packed : pipeline(packed, createInflateRaw(), () => undefined);
  let length = 0;
  let sum = 0;
  try {
    for await (const piece of source as AsyncIterable<Buffer>) {
      length += piece.length;
      if (length > entry.bytes) throw changed(entry.name);
      sum = crc32(piece, sum);
      yield piece;
    }
  } catch (error) {
    throw error instanceof ZipProblem ? error : changed(entry.name);
  }
  if (length !== entry.bytes || sum !== entry.crc) throw changed(entry.name);
};

/** SHA-256 of a file of a ZIP, hexadecimal. @throws ZipProblem */
export const zipDigest = async (file: FileHandle, entry: ZipEntry): Promise<string> => {
  const hash = createHash('sha256');
  for await (const piece of zipContent(file, entry)) hash.update(piece);
  return hash.digest('hex');
};

/** A small file of a ZIP as text. @param most bytes that it may have @throws ZipProblem */
export const zipText = async (file: FileHandle, entry: ZipEntry, most: number): Promise<string> => {
  if (entry.bytes > most) throw new ZipProblem(`the file ${entry.name} is too large`);
  const pieces: Buffer[] = [];
  for await (const piece of zipContent(file, entry)) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
};
