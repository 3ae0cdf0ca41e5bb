import { assign, fromTree, toTreeObject } from '../bson/documentTree';
import { isTruthy } from '../bson/plainValue';
import { elementsOf, fieldsOf, isNullish, type RawValue, T, textOf } from '../bson/rawValue';
import { badValue, MongoError, notSupported } from '../errors/mongoError';
import { splitPath, valueAt } from '../filter/fieldPath';
import { SLICE_MS } from '../store/turns';
import type { Stage } from './stage';

interface Unwind {
  path: string[];
  keepEmpty: boolean;
}

function readUnwind(operand: RawValue): Unwind {
  const fields = operand.type === T.object ? new Map(fieldsOf(operand)) : new Map([['path', operand]]);
  for (const name of fields.keys())
    if (!['path', 'preserveNullAndEmptyArrays'].includes(name))
      throw notSupported(`The option ${name} of $unwind`, 'BadValue');
  const path = fields.get('path');
  if (path?.type !== T.string) throw badValue('expected a string as the path for $unwind stage');
  const text = textOf(path);
  if (text[0] !== '$' || text.length < 2)
    throw new MongoError(
      'Location28667',
      `path option to $unwind stage should be prefixed with a '$': ${text}`,
    );
  return {
    path: splitPath(text.slice(1)),
    keepEmpty: isTruthy(fields.get('preserveNullAndEmptyArrays')),
  };
}

/** `$unwind`: one document per element. */
export function unwindStage(operand: RawValue): Stage {
  const spec = readUnwind(operand);
  return (input) => {
    let waiting: RawValue[] = [];
    return {
      next: async () => {
        if (waiting.length === 0) {
          const docs = await input.next();
          if (!docs) return null;
          waiting = docs;
        }
        // A document may unwind into many: the portion ends when its time is over.
        const until = performance.now() + SLICE_MS;
        const result: RawValue[] = [];
        let used = 0;
        while (used < waiting.length && performance.now() < until)
          result.push(...unwindOne(waiting[used++]!, spec));
        waiting = waiting.slice(used);
        return result;
      },
    };
  };
}

function unwindOne(doc: RawValue, { path, keepEmpty }: Unwind): RawValue[] {
  const value = valueAt(doc, path);
  if (value?.type !== T.array) return isNullish(value) && !keepEmpty ? [] : [doc];
  const elements = elementsOf(value);
  if (elements.length === 0) return keepEmpty ? [replaced(doc, path, undefined)] : [];
  return elements.map((element) => replaced(doc, path, element));
}

function replaced(doc: RawValue, path: string[], value: RawValue | undefined): RawValue {
  const tree = toTreeObject(doc);
  assign(tree, path, value);
  return fromTree(tree);
}
