import { fromTree, type Tree } from '../bson/documentTree';
import { encodeKey } from '../bson/encodeKey';
import { intValue } from '../bson/plainValue';
import { fieldsOf, NULL, type RawValue, T } from '../bson/rawValue';
import { badValue, notSupported } from '../errors/mongoError';
import { compileExpression } from '../expressions/compileExpression';
import type { Expression } from '../expressions/expression';
import { delivered } from '../query/source';
import { type Accumulator, ACCUMULATORS } from './accumulators';
import type { Environment, Stage } from './stage';

const MAX_BYTES = 100 * 1024 * 1024;
/** Groups are finished a few at a time: their results may be large. */
const PORTION = 256;
const ONE = intValue(1);
interface Field {
  name: string;
  make: () => Accumulator;
  expression: Expression;
}

interface Group {
  id: RawValue | undefined;
  states: Accumulator[];
}

function readField(name: string, spec: RawValue): Field {
  const fields = spec.type === T.object ? fieldsOf(spec) : [];
  const [operator, operand] = fields[0] ?? [];
  if (name.includes('.') || name[0] === '$')
    throw badValue(`The field name '${name}' cannot contain '.' or begin with '$'`);
  if (!operand || operator?.[0] !== '$' || fields.length !== 1)
    throw badValue(`The field '${name}' must be an accumulator object`);
  const make = Object.hasOwn(ACCUMULATORS, operator) ? ACCUMULATORS[operator] : undefined;
  if (!make) throw notSupported(`The accumulator ${operator}`, 'BadValue');
  return { name, make, expression: operator === '$count' ? () => ONE : compileExpression(operand) };
}

/** `$group`, keeping one small state per group and field instead of the documents. */
export function groupStage(operand: RawValue, { variables, pacer }: Environment): Stage {
  if (operand.type !== T.object) throw badValue("a group's fields must be specified in an object");
  const specs = new Map(fieldsOf(operand));
  const id = specs.get('_id');
  if (!id) throw badValue('a group specification must include an _id');
  const idOf = compileExpression(id);
  specs.delete('_id');
  const fields = [...specs].map(([name, spec]) => readField(name, spec));
  return (input) =>
    delivered(async () => {
      const groups = new Map<string, Group>();
      let bytes = 0;
      const add = (doc: RawValue) => {
        const value = idOf(doc, variables);
        // Alone a missing value and null are one group; inside an object they are two.
        const key = encodeKey(value).latin1Slice();
        let group = groups.get(key);
        if (!group) {
          group = { id: value, states: fields.map(({ make }) => make()) };
          groups.set(key, group);
          bytes += key.length * 2 + 200 + fields.length * 100;
        }
        group.states.forEach((state, i) => {
          const before = state.bytes?.() ?? 0;
          state.add(fields[i]!.expression(doc, variables));
          bytes += (state.bytes?.() ?? 0) - before;
        });
      };
      for (let docs = await input.next(); docs; docs = await input.next())
        for (const doc of docs) {
          add(doc);
          if (bytes > MAX_BYTES)
            throw notSupported(
              `Grouping more than ${MAX_BYTES} bytes`,
              'QueryExceededMemoryLimitNoDiskUseAllowed',
            );
          if (pacer.isDue) await pacer.pause();
        }
      return finished(groups.values(), fields);
    }, pacer);
}

function finished(groups: Iterator<Group>, fields: Field[]): () => RawValue[] | null {
  return () => {
    const docs: RawValue[] = [];
    while (docs.length < PORTION) {
      const { value: group, done } = groups.next();
      if (done) break;
      const results = fields.map(({ name }, i): [string, Tree] => [name, group.states[i]!.result()]);
      docs.push(fromTree(new Map<string, Tree>([['_id', group.id ?? NULL], ...results])));
    }
    return docs.length > 0 ? docs : null;
  };
}
