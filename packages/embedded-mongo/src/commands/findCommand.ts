import { EMPTY_OBJECT } from '../bson/rawValue';
import { badValue, notSupported } from '../errors/mongoError';
import { parseProjection } from '../query/projection';
import { mapSource, openQuery, type Query } from '../query/source';
import { withPlaceholders } from '../query/placeholders';
import type { Command } from '../wire/command';
import type { Context } from './engine';
import { readQuery } from './readQuery';

const NOT_HERE = ['max', 'min', 'returnKey', 'showRecordId', 'tailable', 'awaitData'];
const KNOWN = `filter sort projection hint skip limit batchSize singleBatch let collation oplogReplay noCursorTimeout allowPartialResults allowDiskUse term ${NOT_HERE.join(' ')}`;

/** find */
export async function find(context: Context, command: Command): Promise<Buffer> {
  command.allow(KNOWN);
  for (const name of NOT_HERE)
    if (command.has(name) && command.flag(name)) throw notSupported(`The find option ${name}`);
  if ((command.number('limit') ?? 0) < 0)
    throw badValue(`BSON field 'limit' value must be >= 0, actual value '${command.number('limit')}'`);
  const query = readQuery(context, command, 'filter');
  naturalSort(query);
  if (command.flag('allowPartialResults')) query.skipped = [];
  const project = parseProjection(command.object('projection') ?? EMPTY_OBJECT, query.variables);
  const whole = mapSource(openQuery(query, context.pacer), ({ doc }) => (project ? project(doc) : doc));
  const source = query.skipped ? withPlaceholders(whole, query.skipped) : whole;
  const namespace = `${command.db}.${command.collection()}`;
  return context.engine.cursors.open(
    source,
    namespace,
    command.size('batchSize'),
    command.flag('singleBatch'),
  );
}

/** `sort: { $natural: ±1 }` is a hint in the dress of a sort. */
function naturalSort(query: Query): void {
  const natural = query.sort.find(([path]) => path === '$natural');
  if (!natural) return;
  query.sort = [];
  query.hint = [natural];
}
