import { numberOf } from '../bson/plainValue';
import { fieldsOf, isEmptyObject, isNumeric, type RawValue, T } from '../bson/rawValue';
import { badValue, MongoError, notSupported } from '../errors/mongoError';
import type { Filter } from '../filter/filter';
import { parseFilter } from '../filter/parseFilter';
import { parseSort, type SortSpec } from '../query/sortSpec';
import { mapSource, openQuery, type Query, type Source } from '../query/source';
import { groupStage } from './group';
import type { Environment, Stage, StageSpec } from './stage';
import { countStage, limitStage, matchStage, skipStage, sortStage } from './streamStages';
import { compileTransform } from './transforms';
import { unwindStage } from './unwind';

const NOT_HERE = new Set(
  (
    '$changeStream $changeStreamSplitLargeEvent $geoNear $search $searchMeta $vectorSearch $collStats $indexStats ' +
    '$planCacheStats $listSessions $listLocalSessions $currentOp $graphLookup $listSearchIndexes $querySettings ' +
    '$shardedDataDistribution $listClusterCatalog $rankFusion $lookup $facet $unionWith $sample $sortByCount ' +
    '$documents $bucket $bucketAuto $setWindowFields $fill $densify $redact'
  ).split(' '),
);

/** The collection that a pipeline reads. */
type Target = Pick<Query, 'view' | 'collection' | 'hint'>;

/** Opens a pipeline: what its beginning can leave to the planner is left to it, the rest are stages. */
export function openPipeline(
  stages: StageSpec[],
  target: Target,
  environment: Environment,
): Source<RawValue> {
  const start: Start = { filters: [], sort: [], skip: 0, limit: 0 };
  let used = 0;
  while (used < stages.length && takeStage(stages[used]!, start)) used++;
  const { filters, ...order } = start;
  const filter: Filter = filters.length === 1 ? filters[0]! : { kind: 'and', filters };
  const { variables, pacer } = environment;
  const countOnly = used < stages.length && onlyCounts(stages[used]!);
  const rest = stages.slice(used).map((stage) => compileStage(stage, environment));
  const found = openQuery({ ...target, ...order, filter, variables, countOnly }, pacer);
  return rest.reduce(
    (source, stage) => stage(source),
    mapSource(found, ({ doc }) => doc),
  );
}

/** What one query can express: matches, one sort, then skips and limits. */
interface Start {
  filters: Filter[];
  sort: SortSpec;
  skip: number;
  limit: number;
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
  const unordered = open && start.skip === 0 && start.sort.length === 0;
  if (name === '$match' && operand.type === T.object && unordered) start.filters.push(parseFilter(operand));
  else if (name === '$sort' && unordered) start.sort = sortOf(operand);
  else if (name === '$skip' && open) start.skip += countOperand(name, operand, 0);
  else if (name === '$limit') {
    const limit = countOperand(name, operand, 1);
    start.limit = open ? limit : Math.min(start.limit, limit);
  } else return false;
  return true;
}

function sortOf(operand: RawValue): SortSpec {
  if (operand.type !== T.object || isEmptyObject(operand))
    throw badValue('the $sort key specification must be an object with at least one key');
  return parseSort(operand);
}

/** The number of a `$skip` or `$limit`. */
function countOperand(name: string, operand: RawValue, least: number): number {
  const number = numberOf(operand);
  if (Number.isInteger(number) && number >= least) return number;
  throw badValue(`invalid argument to ${name} stage: Expected an integer of at least ${least}`);
}

const STAGES: Record<string, (operand: RawValue, environment: Environment) => Stage> = {
  $match: matchStage,
  $sort: (operand, { pacer }) => sortStage(sortOf(operand), pacer),
  $skip: (operand) => skipStage(countOperand('$skip', operand, 0)),
  $limit: (operand) => limitStage(countOperand('$limit', operand, 1)),
  $count: countStage,
  $unwind: unwindStage,
  $group: groupStage,
};

function compileStage({ name, operand }: StageSpec, environment: Environment): Stage {
  const transform = compileTransform(name, operand, environment.variables);
  if (transform) return (input) => mapSource(input, transform);
  const make = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined;
  if (!make) throw unknownStage(name);
  return make(operand, environment);
}

/** The error for a stage that MongoDB has and the embedded database has not, or that nobody has. */
export function unknownStage(name: string): MongoError {
  if (name === '$changeStream') return notSupported('The stage $changeStream', 'Location40573');
  if (NOT_HERE.has(name)) return notSupported(`The stage ${name}`, 'Location40324');
  return new MongoError('Location40324', `Unrecognized pipeline stage name: '${name}'`);
}
