import { ObjectId } from 'bson';
import { CLASS } from '../bson/encodeKey';
import { fromPlainDocument } from '../bson/plainValue';
import type { RawValue } from '../bson/rawValue';
import type { Source } from './source';

const OBJECT_ID_KEY_BYTES = 13;

/** The `_id` that a key was made of, where it is an ObjectId or a text; otherwise the key in hexadecimal. */
function idOf(key: Buffer): ObjectId | string {
  if (key[0] === CLASS.objectId && key.length === OBJECT_ID_KEY_BYTES) return new ObjectId(key.subarray(1));
  if (key[0] === CLASS.string) return key.subarray(1, -2).toString();
  return key.toString('hex');
}

/**
 * Documents, and for each damaged one that was left out a document which says so.
 * @param skipped keys that the source leaves there while it is read
 */
export function withPlaceholders(source: Source<RawValue>, skipped: Buffer[]): Source<RawValue> {
  return {
    next: async () => {
      const docs = await source.next();
      const met = skipped
        .splice(0)
        .map((key) => fromPlainDocument({ _id: idOf(key), damaged_document: true }));
      return docs || met.length > 0 ? [...(docs ?? []), ...met] : null;
    },
  };
}
