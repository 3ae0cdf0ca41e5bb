import { serialize } from 'bson';
import { Evaluator } from '../aggregate/evaluator';
import { encodeKey } from '../bson/encodeKey';
import { doubleValue } from '../bson/plainValue';
import { replyBytes } from '../bson/documentTree';
import { EMPTY_OBJECT, fieldsOf, type RawValue, rawDocument } from '../bson/rawValue';
import { collectionFor, type Context } from '../engine';
import { MongoError, notSupported } from '../errors';
import { someValue, splitPath } from '../query/fieldPath';
import { parseFilter } from '../query/parseFilter';
import { planQuery } from '../query/planner';
import { parseProjection } from '../query/projection';
import { mapSource, openQuery, type Query, type Source } from '../query/source';
import type { Found } from '../query/scan';
import { checkCollation, type Command, parseHint, parseSort } from './command';

const FIND = new Set([
  ...[
    'filter',
    'sort',
    'projection',
    'hint',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'let',
    'collation',
  ],
  ...['max', 'min', 'returnKey', 'showRecordId', 'tailable', 'oplogReplay', 'noCursorTimeout', 'awaitData'],
  ...['allowPartialResults', 'allowDiskUse', 'term'],
]);
const UNSUPPORTED = ['max', 'min', 'returnKey', 'showRecordId', 'tailable', 'awaitData'];

/** The variables of a command's `let`: their values are expressions. */
export function evaluatorOf(command: Command): Evaluator {
  const variables = command.plain('let');
  const evaluator = new Evaluator();
  if (!variables) return evaluator;
  const values = Object.entries(variables).map(([name, value]) => {
    if (!/^[a-z\u0080-\uffff][\w\u0080-\uffff]*$/.test(name))
      throw new MongoError(
        'FailedToParse',
        `'${name}' starts with an invalid character for a user variable name`,
      );
    return [name, evaluator.evaluatePlain(value, {}) ?? null];
  });
  return evaluator.with(Object.fromEntries(values));
}

function readQuery(context: Context, command: Command, filterField: string): Query {
  checkCollation(command.raw('collation'));
  return {
    view: context.view,
    collection: collectionFor(context, command.db, command.collection()),
    filter: parseFilter(command.object(filterField) ?? EMPTY_OBJECT),
    sort: parseSort(command.object('sort')),
    skip: command.size('skip') ?? 0,
    limit: Math.abs(command.number('limit') ?? 0),
    hint: parseHint(command.raw('hint')),
    evaluator: evaluatorOf(command),
  };
}

/** find */
export async function find(context: Context, command: Command): Promise<Buffer> {
  command.allow(FIND);
  for (const name of UNSUPPORTED)
    if (command.has(name) && command.flag(name)) throw notSupported(`The find option ${name}`);
  if ((command.number('limit') ?? 0) < 0)
    throw new MongoError(
      'BadValue',
      `BSON field 'limit' value must be >= 0, actual value '${command.number('limit')}'`,
    );
  const query = readQuery(context, command, 'filter');
  naturalSort(query);
  const project = parseProjection(
    command.object('projection') ?? EMPTY_OBJECT,
    query.evaluator.evaluate,
    query.filter,
  );
  const found = openQuery(query, context.pacer);
  const source: Source<RawValue> = mapSource(
    found,
    project ? ({ doc }: Found) => project(doc) : ({ doc }: Found) => doc,
  );
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

/** getMore */
export async function getMore(context: Context, command: Command): Promise<Buffer> {
  command.allow(new Set(['collection', 'batchSize', 'term', 'lastKnownCommittedOpTime']));
  const id = command.raw('getMore');
  if (!id) throw new MongoError('TypeMismatch', "BSON field 'getMore.getMore' is missing");
  const namespace = `${command.db}.${command.string('collection')}`;
  return context.engine.cursors.more(cursorId(id), namespace, command.size('batchSize'));
}

/** The id of a cursor, which is a 64-bit integer. */
export function cursorId(value: RawValue): bigint {
  return value.type === 0x12 ? value.buf.readBigInt64LE(value.at) : -1n;
}

/** count */
export async function count(context: Context, command: Command): Promise<Buffer> {
  command.allow(new Set(['query', 'limit', 'skip', 'hint', 'collation', 'fields']));
  const query = readQuery(context, command, 'query');
  const n = await countDocuments(context, query);
  return Buffer.from(serialize({ n, ok: 1 }));
}

/** The number of documents of a query; without conditions it is known. */
export async function countDocuments(context: Context, query: Query): Promise<number> {
  const { collection, filter, skip, limit } = query;
  if (!collection) return 0;
  const all = filter.kind === 'and' && filter.filters.length === 0;
  let n: number;
  if (all && query.hint === undefined) {
    n = context.engine.store.counts.get(collection.id) ?? 0;
  } else {
    n = 0;
    const wanted = limit === 0 ? 0 : skip + limit;
    const source = openQuery({ ...query, sort: [], skip: 0, limit: wanted, countOnly: true }, context.pacer);
    for (let found = await source.next(); found; found = await source.next()) n += found.length;
  }
  n = Math.max(0, n - skip);
  return limit === 0 ? n : Math.min(n, limit);
}

/** distinct */
export async function distinct(context: Context, command: Command): Promise<Buffer> {
  command.allow(new Set(['key', 'query', 'collation', 'hint']));
  const path = splitPath(command.string('key'));
  const query = readQuery(context, command, 'query');
  const source = openQuery(query, context.pacer);
  const values = new Map<string, RawValue>();
  for (let found = await source.next(); found; found = await source.next())
    for (const { doc } of found) collectDistinct(doc, path, values);
  const sorted = [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
  return replyBytes([
    ['values', sorted],
    ['ok', doubleValue(1)],
  ]);
}

function collectDistinct(doc: RawValue, path: string[], values: Map<string, RawValue>): void {
  const own: (RawValue | undefined)[] = [];
  someValue(doc, path, true, (value) => {
    own.push(value);
    return false;
  });
  // An array is its elements here; it comes itself after them.
  if (own.length > 0 && own[own.length - 1]?.type === 4) own.pop();
  for (const value of own) if (value) values.set(encodeKey(value).latin1Slice(), value);
}

/** explain, in the short form that tells which index serves a query. */
export async function explain(context: Context, command: Command): Promise<Buffer> {
  command.allow(new Set(['verbosity']));
  const inner = command.plain('explain') ?? {};
  const [name, target] = Object.entries(inner)[0] ?? [];
  const field = name === 'count' || name === 'distinct' ? 'query' : 'filter';
  if (!['find', 'count', 'distinct'].includes(name ?? '') || typeof target !== 'string')
    throw notSupported(`Explaining ${name}`, 'CommandNotFound');
  const collection = collectionFor(context, command.db, target);
  const raw = Buffer.from(
    serialize({ filter: inner[field] ?? {}, sort: inner.sort ?? {}, hint: inner.hint ?? null }),
  );
  const parts = new Map<string, RawValue>();
  for (const [part, value] of fieldsOf(rawDocument(raw))) parts.set(part, value);
  const filter = parseFilter(parts.get('filter')!);
  const plan =
    collection && planQuery(collection, filter, parseSort(parts.get('sort')), parseHint(parts.get('hint')));
  const scan =
    !plan || (plan.score <= 0 && !plan.index && !plan.union)
      ? 'COLLSCAN'
      : plan.union
        ? 'OR'
        : plan.index
          ? 'IXSCAN'
          : 'CLUSTERED_IXSCAN';
  const winningPlan = {
    stage: scan,
    ...(plan?.index
      ? { indexName: plan.index.name, keyPattern: Object.fromEntries(plan.index.pattern) }
      : {}),
    ...{
      direction: plan?.reverse ? 'backward' : 'forward',
      sortedByIndex: plan?.sorted ?? true,
      exact: plan?.exact ?? false,
    },
    ranges: plan?.ranges.length ?? 0,
  };
  const queryPlanner = { namespace: `${command.db}.${target}`, winningPlan, rejectedPlans: [] };
  return Buffer.from(serialize({ queryPlanner, explainVersion: '1', ok: 1 }));
}
