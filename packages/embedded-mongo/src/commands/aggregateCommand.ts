import { openPipeline, unknownStage } from '../aggregate/pipeline';
import { readStage } from '../aggregate/stage';
import { T } from '../bson/rawValue';
import { failedToParse, MongoError, notSupported } from '../errors/mongoError';
import { parseHint } from '../query/sortSpec';
import type { Command } from '../wire/command';
import { checkCollation } from './collation';
import { collectionFor, type Context } from './engine';
import { readOutput } from './outputStages';
import { variablesOf } from './variables';

const KNOWN =
  'pipeline cursor explain allowDiskUse bypassDocumentValidation collation hint let isMapReduceCommand ' +
  'fromMongos needsMerge';

/** aggregate */
export async function aggregate(context: Context, command: Command): Promise<Buffer> {
  command.allow(KNOWN);
  checkCollation(command.raw('collation'));
  if (command.flag('explain')) throw notSupported('Explaining aggregate', 'CommandNotFound');
  if (!command.has('cursor'))
    throw failedToParse("The 'cursor' option is required, except for aggregate with the explain argument");
  const stages = command.documents('pipeline').map(readStage);
  if (command.raw('aggregate')?.type !== T.string) throw withoutCollection(stages[0]?.name);
  const name = command.collection();
  const write = readOutput(context, command, stages);
  const environment = { variables: variablesOf(command), pacer: context.pacer };
  const target = {
    view: context.view,
    collection: collectionFor(context, command.db, name),
    hint: parseHint(command.raw('hint')),
  };
  const result = openPipeline(write ? stages.slice(0, -1) : stages, target, environment);
  await write?.(result);
  return context.engine.cursors.open(result, `${command.db}.${name}`, command.batchSize, false);
}

/** A pipeline on a database begins with a stage that makes documents; none of those is here. */
function withoutCollection(first: string | undefined): MongoError {
  const error = unknownStage(first ?? '');
  return error.message.includes('MONGODB_URI')
    ? error
    : new MongoError(
        'InvalidNamespace',
        `{aggregate: 1} is not valid for '${first}'; a collection is required.`,
      );
}
