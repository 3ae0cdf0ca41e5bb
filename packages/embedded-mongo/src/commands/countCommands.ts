import { replyBytes } from '../bson/documentTree';
import { encodeKey } from '../bson/encodeKey';
import { doubleValue } from '../bson/plainValue';
import type { RawValue } from '../bson/rawValue';
import { splitPath, valuesAt } from '../filter/fieldPath';
import { openQuery } from '../query/source';
import type { Command } from '../wire/command';
import type { Context } from './engine';
import { readQuery } from './readQuery';
import { reply } from './reply';

/** count */
export async function count(context: Context, command: Command): Promise<Buffer> {
  command.allow('query limit skip hint collation fields');
  const query = readQuery(context, command, 'query');
  const { collection, filter, skip, limit } = query;
  let n = 0;
  if (collection && !query.hint && filter.kind === 'and' && filter.filters.length === 0) {
    // Without conditions the number is known.
    n = context.engine.store.counts.get(collection.id) ?? 0;
  } else {
    const wanted = limit === 0 ? 0 : skip + limit;
    const source = openQuery({ ...query, sort: [], skip: 0, limit: wanted, countOnly: true }, context.pacer);
    for (let found = await source.next(); found; found = await source.next()) n += found.length;
  }
  n = Math.max(0, n - skip);
  return reply({ n: limit === 0 ? n : Math.min(n, limit) });
}

/** distinct */
export async function distinct(context: Context, command: Command): Promise<Buffer> {
  command.allow('key query collation hint');
  const path = splitPath(command.string('key'));
  const query = readQuery(context, command, 'query');
  const source = openQuery(query, context.pacer);
  const values = new Map<string, RawValue>();
  for (let found = await source.next(); found; found = await source.next())
    for (const value of found.flatMap(({ doc }) => valuesAt(doc, path)))
      if (value) values.set(encodeKey(value).latin1Slice(), value);
  const sorted = [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
  return replyBytes([
    ['values', sorted],
    ['ok', doubleValue(1)],
  ]);
}
