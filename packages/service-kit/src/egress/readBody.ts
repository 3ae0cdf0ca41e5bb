import { ownValue } from '@yinyom/contracts/ownValue';
import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

const DECODERS: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Reads and unpacks a body as far as it is wanted; a bomb is never unpacked further than that.
 * @param maxBytes of the unpacked body
 */
export const readBody = async (
  answer: IncomingMessage,
  maxBytes: number,
): Promise<{ body: Buffer; truncated: boolean }> => {
  const decoder = ownValue(DECODERS, answer.headers['content-encoding']?.trim().toLowerCase() ?? '');
  // The loop below reports what goes wrong in any part of the pipeline.
  const decoded: Readable = decoder ? pipeline(answer, decoder(), () => undefined) : answer;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of decoded as AsyncIterable<Buffer>) {
    const rest = maxBytes - length;
    chunks.push(chunk.subarray(0, rest));
    length += Math.min(chunk.length, rest);
    if (chunk.length > rest) {
      answer.destroy();
      return { body: Buffer.concat(chunks), truncated: true };
    }
  }
  return { body: Buffer.concat(chunks), truncated: false };
};
