import { createDecipheriv } from 'node:crypto';
import { BackupError } from '../BackupError';
import { byteReader } from './byteReader';
import { LENGTH_BYTES, nonceOf, PIECE_BYTES, readLength, TAG_BYTES } from './chunks';
import { HEADER_BYTES, openSealedKey } from './sealedKey';

const changed = (from: number, to: number): BackupError =>
  new BackupError(`This backup was changed or damaged between byte ${from} and byte ${to}.`);

/**
 * Decrypts what `seal` made. Nothing is given out that was not authenticated.
 * @throws BackupError that says whether the key is another one, a byte was changed, or the end is missing
 */
export const openSealed = async function* (
  source: AsyncIterable<Buffer>,
  secret: string,
): AsyncGenerator<Buffer, void> {
  const reader = byteReader(source);
  const { key, nonceStart } = await openSealedKey(secret, await reader.take(HEADER_BYTES));
  for (let number = 0; ; number += 1) {
    const from = reader.position();
    const field = await reader.take(LENGTH_BYTES);
    const { length, last } =
      field.length === LENGTH_BYTES ? readLength(field) : { length: PIECE_BYTES, last: false };
    if (length > PIECE_BYTES) throw changed(from, reader.position());
    const sealed = await reader.take(length + TAG_BYTES);
    if (sealed.length < length + TAG_BYTES)
      throw new BackupError(`This backup is cut off after byte ${reader.position()}: its end is missing.`);
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(nonceStart, number, last));
    decipher.setAAD(field);
    decipher.setAuthTag(sealed.subarray(length));
    const bytes = decipher.update(sealed.subarray(0, length));
    try {
      decipher.final();
    } catch {
      throw changed(from, reader.position());
    }
    yield bytes;
    if (!last) continue;
    if ((await reader.take(1)).length > 0)
      throw new BackupError(`Something follows the end of this backup after byte ${reader.position() - 1}.`);
    return;
  }
};
