import { fromPlainDocument, type Plain } from '../bson/plainValue';
import type { RawValue } from '../bson/rawValue';
import type { Command } from '../wire/command';
import type { Context } from './engine';

/** A list of descriptions as a cursor. */
export function listReply(
  context: Context,
  command: Command,
  list: Plain[],
  namespace: string,
): Promise<Buffer> {
  let rest: RawValue[] | null = list.map(fromPlainDocument);
  const source = {
    next: async () => {
      const all = rest;
      rest = null;
      return all;
    },
  };
  return context.engine.cursors.open(source, namespace, command.batchSize, false);
}
