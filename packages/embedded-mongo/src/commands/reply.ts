import { serialize } from 'bson';
import type { Plain } from '../bson/plainValue';

/** A reply that says that the command was done. */
export function reply(document: Plain): Buffer {
  return Buffer.from(serialize({ ...document, ok: 1 }));
}
