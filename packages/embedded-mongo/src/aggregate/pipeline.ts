import { EMPTY_OBJECT, fieldsOf, isEmptyObject, isNumeric, type RawValue, T, textOf } from '../bson/rawValue';
import { numberOf } from '../bson/plainValue';
import type { Context } from '../engine';
import { MongoError, notSupported } from '../errors';
import { parseSort } from '../commands/command';
import type { Hint, SortSpec } from '../query/planner';
import { type Filter, parseFilter } from '../query/parseFilter';
import { mapSource, openQuery, type Source } from '../query/source';
import type { Collection } from '../store/catalog';
import type { Evaluator } from './evaluator';
import { facet } from './facet';
import { groupStage, sortByCount } from './group';
import { lookup, unionWith } from './lookup';
import { mergeInto, outInto } from './output';
import {
  countInto,
  limitStage,
  matchStage,
  sampleStage,
  skipStage,
  sortStage,
  unwindStage,
} from './streamStages';
import { compileTransform } from './transforms';
import { wholeStage } from './wholeStages';

/** What the stages of a pipeline run with. */
export interface Environment {
  context: Context;
  db: string;
  collection: Collection | undefined;
  /** The pipeline stands on its database, not on a collection. */
  wholeDatabase: boolean;
  evaluator: Evaluator;
  hint?: Hint;
  readConcern?: string;
}

export type Stage = (input: Source<RawValue>) => Source<RawValue>;

interface StageSpec {
  name: string;
  operand: RawValue;
}

const NOT_HERE = new Set([
  ...['$changeStream', '$changeStreamSplitLargeEvent', '$geoNear', '$search', '$searchMeta', '$vectorSearch'],
  ...['$collStats', '$indexStats', '$planCacheStats', '$listSessions', '$listLocalSessions', '$currentOp'],
  ...[
    '$graphLookup',
    '$listSearchIndexes',
    '$querySettings',
    '$shardedDataDistribution',
    '$listClusterCatalog',
    '$rankFusion',
  ],
]);
const LAST = new Set(['$out', '$merge']);

/** Opens a pipeline: what its beginning can leave to the planner is left to it, the rest are stages. */
export async function openPipeline(
  pipeline: RawValue[],
  environment: Environment,
): Promise<Source<RawValue>> {
  const stages = pipeline.map(readStage);
  stages.forEach(({ name }, i) => checkPlace(name, i, stages.length, environment));
  const { source, used } = openStart(stages, environment);
  const rest = stages.slice(used);
  const output = rest.length > 0 && LAST.has(rest[rest.length - 1]!.name) ? rest.pop() : undefined;
  const result = rest.reduce((input, stage) => compileStage(stage, environment)(input), source);
  if (!output) return result;
  if (output.name === '$out') await outInto(output.operand, environment, result);
  else await mergeInto(output.operand, environment, result);
  return emptySource();
}

/** The stages of a pipeline within another stage, such as in `$facet`. */
export function compileStages(pipeline: RawValue[], environment: Environment, where: string): Stage {
  const stages = pipeline.map(readStage).map((stage) => {
    if (LAST.has(stage.name) || stage.name === '$facet' || stage.name === '$documents')
      throw new MongoError(
        'Location40324',
        `${stage.name} is not allowed to be used within a ${where} stage`,
      );
    return compileStage(stage, environment);
  });
  return (input) => stages.reduce((source, stage) => stage(source), input);
}

export function emptySource(): Source<never> {
  return { next: async () => null };
}

/** A list as a source. */
export function listSource<D>(list: D[]): Source<D> {
  let rest: D[] | null = list;
  return {
    next: async () => {
      const all = rest;
      rest = null;
      return all;
    },
  };
}

function readStage(stage: RawValue): StageSpec {
  const fields = stage.type === T.object ? fieldsOf(stage) : [];
  const [name, operand] = fields[0] ?? [];
  if (fields.length !== 1 || !name || !operand)
    throw new MongoError(
      'Location40324',
      'A pipeline stage specification object must contain exactly one field.',
    );
  return { name, operand };
}

function checkPlace(
  name: string,
  position: number,
  length: number,
  { wholeDatabase, readConcern }: Environment,
): void {
  if (NOT_HERE.has(name))
    throw notSupported(`The stage ${name}`, name === '$changeStream' ? 'Location40573' : 'Location40324');
  if (LAST.has(name)) {
    if (position < length - 1)
      throw new MongoError('Location40324', `${name} can only be the final stage in the pipeline`);
    if (readConcern === 'linearizable' || readConcern === 'snapshot')
      throw new MongoError(
        'InvalidOptions',
        `${name} cannot be used with a '${readConcern}' read concern level`,
      );
  }
  if (wholeDatabase && position === 0 && name !== '$documents')
    throw new MongoError(
      'InvalidNamespace',
      `{aggregate: 1} is not valid for '${name}'; a collection is required.`,
    );
  if (name === '$documents' && position > 0)
    throw new MongoError('Location40324', '$documents is only valid as the first stage in a pipeline');
}

interface Start {
  filters: Filter[];
  sort: SortSpec;
  skip: number;
  limit: number;
}

/** Reads as many stages as one query can express: matches, one sort, then skips and limits. */
function openStart(
  stages: StageSpec[],
  environment: Environment,
): { source: Source<RawValue>; used: number } {
  const { context, collection, evaluator, hint } = environment;
  if (stages[0]?.name === '$documents')
    return { source: documentsSource(stages[0].operand, evaluator), used: 1 };
  const start: Start = { filters: [], sort: [], skip: 0, limit: 0 };
  let used = 0;
  while (used < stages.length && takeStage(stages[used]!, start)) used++;
  const filter: Filter =
    start.filters.length === 1 ? start.filters[0]! : { kind: 'and', filters: start.filters };
  const { sort, skip, limit } = start;
  const following = stages[used];
  const countOnly = following !== undefined && onlyCounts(following);
  const query = { view: context.view, collection, filter, sort, skip, limit, hint, evaluator, countOnly };
  return { source: mapSource(openQuery(query, context.pacer), ({ doc }) => doc), used };
}

/** Whether a stage needs no more than the number of its documents, as the group of countDocuments() does. */
function onlyCounts({ name, operand }: StageSpec): boolean {
  if (name === '$count') return true;
  if (name !== '$group' || operand.type !== T.object) return false;
  return fieldsOf(operand).every(([field, value]) => {
    if (field === '_id') return value.type === T.null || isNumeric(value);
    const [operator, summand] = value.type === T.object ? (fieldsOf(value)[0] ?? []) : [];
    return operator === '$sum' && isNumeric(summand);
  });
}

function takeStage({ name, operand }: StageSpec, start: Start): boolean {
  const open = start.limit === 0;
  if (name === '$match' && operand.type === T.object && start.sort.length === 0 && open && start.skip === 0) {
    start.filters.push(parseFilter(operand));
    return true;
  }
  if (name === '$sort' && start.sort.length === 0 && open && start.skip === 0) {
    start.sort = sortOf(operand);
    return true;
  }
  if (name === '$skip' && open) {
    start.skip += countOperand(name, operand, 0);
    return true;
  }
  if (name === '$limit') {
    const limit = countOperand(name, operand, 1);
    start.limit = open ? limit : Math.min(start.limit, limit);
    return true;
  }
  return false;
}

function documentsSource(operand: RawValue, evaluator: Evaluator): Source<RawValue> {
  const list = evaluator.evaluate(operand, EMPTY_OBJECT);
  if (list?.type !== T.array) throw new MongoError('Location40324', 'an array is expected by $documents');
  return listSource(fieldsOf(list).map(([, value]) => value));
}

/** The keys of a `$sort`. */
export function sortOf(operand: RawValue): SortSpec {
  if (operand.type !== T.object)
    throw new MongoError('BadValue', 'the $sort key specification must be an object');
  if (isEmptyObject(operand)) throw new MongoError('BadValue', '$sort stage must have at least one sort key');
  return parseSort(operand);
}

/** The number of a `$skip` or `$limit`. */
export function countOperand(name: string, operand: RawValue, least: number): number {
  const number = isNumeric(operand) ? numberOf(operand) : NaN;
  if (!Number.isInteger(number) || number < least)
    throw new MongoError(
      'BadValue',
      `invalid argument to ${name} stage: Expected an integer of at least ${least}`,
    );
  return number;
}

function compileStage({ name, operand }: StageSpec, environment: Environment): Stage {
  const { evaluator, context } = environment;
  const transform = compileTransform(name, operand, evaluator);
  if (transform) return (input) => mapSource(input, transform);
  switch (name) {
    case '$match':
      if (operand.type !== T.object)
        throw new MongoError('BadValue', 'the match filter must be an expression in an object');
      return matchStage(parseFilter(operand), evaluator, context.pacer);
    case '$sort':
      return sortStage(sortOf(operand), context.pacer);
    case '$skip':
      return skipStage(countOperand(name, operand, 0));
    case '$limit':
      return limitStage(countOperand(name, operand, 1));
    case '$count':
      return countStage(operand);
    case '$unwind':
      return unwindStage(operand);
    case '$sample':
      return sampleStage(operand, context.pacer);
    case '$group':
      return groupStage(operand, evaluator, context.pacer);
    case '$sortByCount':
      return sortByCount(operand, evaluator, context.pacer);
    case '$facet':
      return facet(operand, environment);
    case '$lookup':
      return lookup(operand, environment);
    case '$unionWith':
      return unionWith(operand, environment);
    default: {
      if (NOT_HERE.has(name))
        throw notSupported(`The stage ${name}`, name === '$changeStream' ? 'Location40573' : 'Location40324');
      const whole = wholeStage(name, operand, evaluator, context.pacer);
      if (whole) return whole;
      throw new MongoError('Location40324', `Unrecognized pipeline stage name: '${name}'`);
    }
  }
}

function countStage(operand: RawValue): Stage {
  const field = operand.type === T.string ? textOf(operand) : '';
  if (field === '' || field[0] === '$' || field.includes('.'))
    throw new MongoError(
      'Location40324',
      'the count field must be a non-empty string without dots that does not begin with $',
    );
  return countInto(field);
}
