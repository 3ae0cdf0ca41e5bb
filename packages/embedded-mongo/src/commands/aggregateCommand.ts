import { EMPTY_OBJECT, fieldsOf, type RawValue, T } from '../bson/rawValue';
import { collectionFor, type Context } from '../engine';
import { MongoError } from '../errors';
import { openPipeline } from '../aggregate/pipeline';
import { checkCollation, type Command, parseHint } from './command';
import { evaluatorOf } from './readCommands';

const KNOWN = new Set([
  'pipeline',
  'cursor',
  'explain',
  'allowDiskUse',
  'bypassDocumentValidation',
  'collation',
  'hint',
  'let',
  'isMapReduceCommand',
  'fromMongos',
  'needsMerge',
]);

/** aggregate */
export async function aggregate(context: Context, command: Command): Promise<Buffer> {
  command.allow(KNOWN);
  checkCollation(command.raw('collation'));
  const target = command.raw('aggregate');
  const whole = target?.type !== T.string;
  const name = whole ? '$cmd.aggregate' : command.collection();
  const cursor = command.object('cursor');
  if (command.flag('explain'))
    throw new MongoError(
      'CommandNotFound',
      'Explaining aggregate is not supported by the embedded database, set MONGODB_URI to use a MongoDB server',
    );
  if (!cursor)
    throw new MongoError(
      'FailedToParse',
      "The 'cursor' option is required, except for aggregate with the explain argument",
    );
  const source = await openPipeline(command.documents('pipeline'), {
    context,
    db: command.db,
    collection: whole ? undefined : collectionFor(context, command.db, name),
    wholeDatabase: whole,
    evaluator: evaluatorOf(command),
    hint: parseHint(command.raw('hint')),
    readConcern: readConcern(command),
  });
  const size = batchSize(cursor);
  return context.engine.cursors.open(source, `${command.db}.${name}`, size, false);
}

function readConcern(command: Command): string | undefined {
  const level = command.plain('readConcern')?.level;
  return typeof level === 'string' ? level : undefined;
}

function batchSize(cursor: RawValue): number | undefined {
  const size = fieldsOf(cursor ?? EMPTY_OBJECT).find(([name]) => name === 'batchSize')?.[1];
  return size?.type === T.int ? size.buf.readInt32LE(size.at) : undefined;
}
