import { createCipheriv } from 'node:crypto';
import { lengthField, nonceOf, PIECE_BYTES } from './chunks';
import { newSealedKey } from './sealedKey';

/** Encrypts a stream with AES-256-GCM, piece by piece; nothing but a piece is kept in memory. */
export const seal = async function* (
  source: AsyncIterable<Buffer>,
  secret: string,
): AsyncGenerator<Buffer, void> {
  const { header, key, nonceStart } = await newSealedKey(secret);
  let number = 0;
  const piece = (bytes: Buffer, last: boolean): Buffer => {
    const length = lengthField(bytes.length, last);
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(nonceStart, number, last));
    cipher.setAAD(length);
    number += 1;
    return Buffer.concat([length, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  };
  yield header;
  let waiting: Buffer = Buffer.alloc(0);
  for await (const bytes of source) {
    waiting = waiting.length === 0 ? bytes : Buffer.concat([waiting, bytes]);
    let at = 0;
    for (; waiting.length - at > PIECE_BYTES; at += PIECE_BYTES)
      yield piece(waiting.subarray(at, at + PIECE_BYTES), false);
    waiting = waiting.subarray(at);
  }
  yield piece(waiting, true);
};
