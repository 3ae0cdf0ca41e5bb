import { fromTree, type Tree } from '../bson/documentTree';
import { encodeKey } from '../bson/encodeKey';
import { intValue } from '../bson/plainValue';
import { fieldsOf, NULL, type RawValue, T } from '../bson/rawValue';
import { MongoError } from '../errors';
import { delivered, type Pacer } from '../query/source';
import { type Accumulator, collectingAccumulator, streamingAccumulator } from './accumulators';
import {
  compileExpression,
  type Evaluator,
  type Expression,
  hasAccumulator,
  runAccumulator,
} from './evaluator';
import type { Stage } from './pipeline';
import { sortStage } from './streamStages';

const MAX_BYTES = 100 * 1024 * 1024;
const PORTION = 256;
const ONE = intValue(1);

interface Field {
  name: string;
  make: () => Accumulator;
  /** undefined: the whole document. */
  expression: Expression | undefined;
}

interface Group {
  id: RawValue | undefined;
  states: Accumulator[];
}

/** How documents are assigned to groups: the key that tells groups apart, and the `_id` of a new one. */
interface Grouping {
  keyOf(doc: RawValue): string;
  idOf(doc: RawValue): RawValue | undefined;
}

function grouping(operand: RawValue, evaluator: Evaluator, inside = false): Grouping {
  const fields = operand.type === T.object ? fieldsOf(operand) : [];
  if (fields.length > 0 && fields.every(([name]) => name[0] !== '$')) {
    const parts = fields.map(([name, value]) => ({ name, part: grouping(value, evaluator, true) }));
    return {
      keyOf: (doc) => parts.map(({ part }) => part.keyOf(doc)).join(''),
      idOf: (doc) => {
        const id = new Map<string, Tree>();
        for (const { name, part } of parts) {
          const value = part.idOf(doc);
          if (value) id.set(name, value);
        }
        return fromTree(id);
      },
    };
  }
  const expression = compileExpression(operand);
  return {
    keyOf: (doc) => {
      const value = evaluator.run(expression, doc);
      // Inside an object a missing field and null are two groups, alone they are one.
      return value || !inside ? encodeKey(value).latin1Slice() : '\u0001';
    },
    idOf: (doc) => evaluator.run(expression, doc),
  };
}

function readField(name: string, spec: RawValue, evaluator: Evaluator): Field {
  const [operator, operand] = spec.type === T.object ? (fieldsOf(spec)[0] ?? []) : [];
  if (name.includes('.') || name[0] === '$')
    throw new MongoError('BadValue', `The field name '${name}' cannot contain '.' or begin with '$'`);
  if (!operator || !operand || operator[0] !== '$' || fieldsOf(spec).length !== 1)
    throw new MongoError('BadValue', `The field '${name}' must be an accumulator object`);
  const make = streamingAccumulator(operator);
  if (make)
    return {
      name,
      make,
      expression: operator === '$count' ? { constant: { value: ONE }, plain: 1 } : compileExpression(operand),
    };
  if (!hasAccumulator(operator)) throw new MongoError('BadValue', `unknown group operator '${operator}'`);
  const { plain } = compileExpression(operand);
  return {
    name,
    make: collectingAccumulator((values) => runAccumulator(operator, values, plain, evaluator)),
    expression: undefined,
  };
}

/** `$group`, keeping one small state per group and field instead of the documents. */
export function groupStage(operand: RawValue, evaluator: Evaluator, pacer: Pacer): Stage {
  if (operand.type !== T.object)
    throw new MongoError('BadValue', "a group's fields must be specified in an object");
  const specs = fieldsOf(operand);
  const id = specs.find(([name]) => name === '_id')?.[1];
  if (!id) throw new MongoError('BadValue', 'a group specification must include an _id');
  const by = grouping(id, evaluator);
  const fields = specs
    .filter(([name]) => name !== '_id')
    .map(([name, spec]) => readField(name, spec, evaluator));
  return (input) =>
    delivered(async () => {
      const groups = new Map<string, Group>();
      let bytes = 0;
      for (let docs = await input.next(); docs; docs = await input.next()) {
        for (const doc of docs) {
          const key = by.keyOf(doc);
          let group = groups.get(key);
          if (!group) {
            group = { id: by.idOf(doc), states: fields.map(({ make }) => make()) };
            groups.set(key, group);
            bytes += key.length * 2 + 200 + fields.length * 100;
          }
          for (let i = 0; i < fields.length; i++) {
            const { expression } = fields[i]!;
            const state = group.states[i]!;
            const before = state.bytes?.() ?? 0;
            state.add(expression ? evaluator.run(expression, doc) : doc);
            if (state.bytes) bytes += state.bytes() - before;
          }
          if (bytes > MAX_BYTES) throw tooLarge();
          if (pacer.isDue) await pacer.pause();
        }
      }
      return portions(groups.values(), (group) => finishGroup(group, fields));
    }, pacer);
}

function tooLarge(): MongoError {
  return new MongoError(
    'QueryExceededMemoryLimitNoDiskUseAllowed',
    `$group needs more than ${MAX_BYTES} bytes; the embedded database does not group on disk, set MONGODB_URI to use a MongoDB server`,
  );
}

function finishGroup(group: Group, fields: Field[]): RawValue {
  const result = new Map<string, Tree>([['_id', group.id ?? NULL]]);
  fields.forEach(({ name }, i) => {
    const value = group.states[i]!.result();
    if (value) result.set(name, value);
  });
  return fromTree(result);
}

/** Finishes groups a few at a time: their results may be large. */
function portions(groups: Iterator<Group>, finish: (group: Group) => RawValue): () => RawValue[] | null {
  return () => {
    const docs: RawValue[] = [];
    for (let next = groups.next(); !next.done; next = groups.next()) {
      docs.push(finish(next.value));
      if (docs.length === PORTION) break;
    }
    return docs.length > 0 ? docs : null;
  };
}

/** `$sortByCount`: a group with a count, largest first. */
export function sortByCount(operand: RawValue, evaluator: Evaluator, pacer: Pacer): Stage {
  const count: Tree = new Map<string, Tree>([['$sum', ONE]]);
  const spec = fromTree(
    new Map<string, Tree>([
      ['_id', operand],
      ['count', count],
    ]),
  );
  const group = groupStage(spec, evaluator, pacer);
  return (input) => sortStage([['count', -1]], pacer)(group(input));
}
