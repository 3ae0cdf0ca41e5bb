import type { FileHandle } from 'node:fs/promises';
import { ZipProblem } from './zipBounds';

/** Bytes at a place of a file. @throws ZipProblem where the file ends before */
export const readAt = async (file: FileHandle, position: number, length: number): Promise<Buffer> => {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, position);
  if (bytesRead < length) throw new ZipProblem('its end is missing');
  return bytes;
};
