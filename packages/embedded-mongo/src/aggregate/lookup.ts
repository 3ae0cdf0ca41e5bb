import { fromTree, toTreeObject, type Tree, type TreeObject } from '../bson/documentTree';
import { encodeKey } from '../bson/encodeKey';
import { toPlain } from '../bson/plainValue';
import { elementsOf, fieldsOf, NULL, type RawValue, T, textOf } from '../bson/rawValue';
import { collectionFor } from '../engine';
import { MongoError } from '../errors';
import { someValue, splitPath } from '../query/fieldPath';
import type { Filter, Predicate } from '../query/parseFilter';
import { openQuery, type Source } from '../query/source';
import { compileExpression, type Evaluator, type Expression } from './evaluator';
import { compileStages, type Environment, openPipeline, type Stage } from './pipeline';
import { sizeOf } from './streamStages';

const MAX_CACHE_BYTES = 32 * 1024 * 1024;
const bad = (message: string) => new MongoError('FailedToParse', message);

interface Join {
  from: { db: string; name: string };
  as: string[];
  local?: string[];
  foreign?: string[];
  pipeline?: RawValue[];
  variables: { name: string; expression: Expression }[];
}

function text(value: RawValue | undefined, what: string): string {
  if (value?.type !== T.string) throw bad(`$lookup argument '${what}' must be a string`);
  return textOf(value);
}

function readJoin(operand: RawValue, db: string): Join {
  if (operand.type !== T.object) throw bad('the $lookup specification must be an object');
  const fields = new Map(fieldsOf(operand));
  for (const name of fields.keys())
    if (!['from', 'as', 'localField', 'foreignField', 'let', 'pipeline'].includes(name))
      throw bad(`unknown argument to $lookup: ${name}`);
  const from = fields.get('from');
  const pipeline = fields.get('pipeline');
  const local = fields.get('localField');
  const foreign = fields.get('foreignField');
  if ((local === undefined) !== (foreign === undefined))
    throw bad("$lookup requires both or neither of 'localField' and 'foreignField'");
  if (!pipeline && !local)
    throw bad("$lookup requires either 'pipeline' or both 'localField' and 'foreignField'");
  const variables = fields.get('let');
  return {
    from: from?.type === T.object ? otherDatabase(from) : { db, name: text(from, 'from') },
    as: splitPath(text(fields.get('as'), 'as')),
    local: local && splitPath(text(local, 'localField')),
    foreign: foreign && splitPath(text(foreign, 'foreignField')),
    pipeline: pipeline && elementsOf(pipeline),
    variables: variables
      ? fieldsOf(variables).map(([name, value]) => ({ name, expression: compileExpression(value) }))
      : [],
  };
}

function otherDatabase(from: RawValue): { db: string; name: string } {
  const fields = new Map(fieldsOf(from));
  return { db: text(fields.get('db'), 'from.db'), name: text(fields.get('coll'), 'from.coll') };
}

/** `$lookup` as a nested loop over an index, with the results of repeated values kept. */
export function lookup(operand: RawValue, environment: Environment): Stage {
  const join = readJoin(operand, environment.db);
  const { context, evaluator } = environment;
  const cache = new Map<string, RawValue[]>();
  let cachedBytes = 0;
  const remember = (key: string, docs: RawValue[]) => {
    cachedBytes += docs.reduce((sum, doc) => sum + sizeOf(doc), key.length + 100);
    if (cachedBytes > MAX_CACHE_BYTES) {
      cache.clear();
      cachedBytes = 0;
    }
    cache.set(key, docs);
  };
  return (input) => ({
    next: async () => {
      const docs = await input.next();
      if (!docs) return null;
      const result: RawValue[] = [];
      for (const doc of docs) {
        const values = join.local ? localValues(doc, join.local) : [];
        const variables = join.variables.map(
          ({ name, expression }) => [name, evaluator.run(expression, doc)] as const,
        );
        const key = [...values, ...variables.map(([, value]) => value)]
          .map((value) => encodeKey(value).latin1Slice())
          .join('|');
        let found = cache.get(key);
        if (!found) {
          const plain = variables.map(([name, value]) => [name, value && toPlain(value)] as const);
          found = await joined(join, values, evaluator.with(Object.fromEntries(plain)), environment);
          remember(key, found);
        }
        result.push(withField(doc, join.as, found));
        if (context.pacer.isDue) await context.pacer.pause();
      }
      return result;
    },
  });
}

function localValues(doc: RawValue, path: string[]): RawValue[] {
  const values: RawValue[] = [];
  someValue(doc, path, true, (value) => {
    values.push(value ?? NULL);
    return false;
  });
  return values.length === 0 ? [NULL] : values;
}

async function joined(
  join: Join,
  values: RawValue[],
  evaluator: Evaluator,
  environment: Environment,
): Promise<RawValue[]> {
  const { context } = environment;
  const { db, name } = join.from;
  const collection = collectionFor(context, db, name);
  let source: Source<RawValue>;
  if (join.foreign) {
    const filter: Filter = { kind: 'field', path: join.foreign, predicate: anyOf(values) };
    const query = {
      view: context.view,
      collection,
      filter,
      sort: [],
      skip: 0,
      limit: 0,
      hint: undefined,
      evaluator,
    };
    const found = openQuery(query, context.pacer);
    const docs: Source<RawValue> = { next: async () => (await found.next())?.map(({ doc }) => doc) ?? null };
    source = join.pipeline
      ? compileStages(join.pipeline, { ...environment, db, collection, evaluator }, '$lookup')(docs)
      : docs;
  } else {
    source = await openPipeline(join.pipeline!, {
      ...environment,
      db,
      collection,
      evaluator,
      wholeDatabase: false,
      hint: undefined,
    });
  }
  const result: RawValue[] = [];
  for (let docs = await source.next(); docs; docs = await source.next()) result.push(...docs);
  return result;
}

function anyOf(values: RawValue[]): Predicate {
  return {
    op: 'in',
    values,
    keys: new Set(values.map((value) => encodeKey(value).latin1Slice())),
    patterns: [],
    hasNull: values.some((value) => value.type === T.null),
  };
}

function withField(doc: RawValue, path: string[], found: RawValue[]): RawValue {
  const tree = toTreeObject(doc);
  let node: TreeObject = tree;
  for (const part of path.slice(0, -1)) {
    const child: Tree | undefined = node.get(part);
    const next: TreeObject = child instanceof Map ? child : new Map();
    node.set(part, next);
    node = next;
  }
  node.set(path[path.length - 1]!, found);
  return fromTree(tree);
}

/** `$unionWith`: the documents of a second pipeline after those of the first. */
export function unionWith(operand: RawValue, environment: Environment): Stage {
  const fields = operand.type === T.object ? new Map(fieldsOf(operand)) : new Map([['coll', operand]]);
  const name = text(fields.get('coll'), 'coll');
  const pipeline = fields.get('pipeline');
  const open = () => {
    const collection = collectionFor(environment.context, environment.db, name);
    return openPipeline(pipeline ? elementsOf(pipeline) : [], {
      ...environment,
      collection,
      wholeDatabase: false,
      hint: undefined,
    });
  };
  return (input) => {
    let second: Source<RawValue> | undefined;
    return {
      next: async () => {
        if (!second) {
          const docs = await input.next();
          if (docs) return docs;
          second = await open();
        }
        return second.next();
      },
    };
  };
}
