import { fromTree, toTreeObject, type Tree, type TreeObject } from '../bson/documentTree';
import { isTruthy, intValue, longValue, numberOf } from '../bson/plainValue';
import {
  elementsOf,
  fieldsOf,
  getField,
  isNullish,
  isNumeric,
  NULL,
  type RawValue,
  T,
  textOf,
} from '../bson/rawValue';
import { MongoError } from '../errors';
import { splitPath, valueAt } from '../query/fieldPath';
import { matchDocument } from '../query/matchDocument';
import type { Filter } from '../query/parseFilter';
import type { SortSpec } from '../query/planner';
import { SLICE_MS } from '../query/scan';
import { Sorter, sortKeyMaker } from '../query/sortDocuments';
import { delivered, type Pacer, skipped, type Source } from '../query/source';
import type { Evaluator } from './evaluator';
import type { Stage } from './pipeline';

export const sizeOf = (doc: RawValue) => doc.end - doc.at;

/** A number of documents as a value. */
export function countValue(count: number): RawValue {
  return count <= 0x7fffffff ? intValue(count) : longValue(BigInt(count));
}

/** `$match` after other stages. */
export function matchStage(filter: Filter, evaluator: Evaluator, pacer: Pacer): Stage {
  return (input) => ({
    next: async () => {
      const docs = await input.next();
      await pacer.pause();
      return docs?.filter((doc) => matchDocument(filter, doc, evaluator.evaluate)) ?? null;
    },
  });
}

/** A stage that needs all of its input before its first output. */
export function collecting(consume: (input: Source<RawValue>) => Promise<RawValue[]>): Stage {
  return (input) => {
    let done = false;
    return {
      next: async () => {
        if (done) return null;
        done = true;
        return consume(input);
      },
    };
  };
}

/** `$sort` after other stages. */
export function sortStage(sort: SortSpec, pacer: Pacer): Stage {
  return (input) =>
    delivered(async () => {
      const sorter = new Sorter<RawValue>(sortKeyMaker(sort), sizeOf);
      for (let docs = await input.next(); docs; docs = await input.next()) {
        for (const doc of docs) sorter.add(doc);
        await pacer.pause();
      }
      return sorter.drain();
    }, pacer);
}

export function skipStage(count: number): Stage {
  return (input) => skipped(input, count);
}

export function limitStage(count: number): Stage {
  return (input) => {
    let left = count;
    return {
      next: async () => {
        if (left === 0) return null;
        const docs = await input.next();
        const kept = docs?.slice(0, left) ?? null;
        left -= kept?.length ?? 0;
        return kept;
      },
    };
  };
}

/** `$count`: one document with the number, none for an empty input. */
export function countInto(field: string): Stage {
  return collecting(async (input) => {
    let count = 0;
    for (let docs = await input.next(); docs; docs = await input.next()) count += docs.length;
    return count === 0 ? [] : [fromTree(new Map([[field, countValue(count)]]))];
  });
}

/** `$sample`: keeps a random choice while the input passes by. */
export function sampleStage(operand: RawValue, pacer: Pacer): Stage {
  const size = operand.type === T.object ? getField(operand, 'size') : undefined;
  const wanted = isNumeric(size) ? numberOf(size) : NaN;
  if (!Number.isInteger(wanted) || wanted < 1)
    throw new MongoError('BadValue', 'size argument to $sample must be a positive integer');
  return collecting(async (input) => {
    const chosen: RawValue[] = [];
    let seen = 0;
    for (let docs = await input.next(); docs; docs = await input.next()) {
      for (const doc of docs) {
        seen++;
        if (chosen.length < wanted) chosen.push(doc);
        else {
          const place = Math.floor(Math.random() * seen);
          if (place < wanted) chosen[place] = doc;
        }
      }
      await pacer.pause();
    }
    for (let i = chosen.length - 1; i > 0; i--) {
      const other = Math.floor(Math.random() * (i + 1));
      [chosen[i], chosen[other]] = [chosen[other]!, chosen[i]!];
    }
    return chosen;
  });
}

interface Unwind {
  path: string[];
  index?: string;
  keepEmpty: boolean;
}

function readUnwind(operand: RawValue): Unwind {
  const fields = operand.type === T.object ? new Map(fieldsOf(operand)) : new Map([['path', operand]]);
  for (const name of fields.keys())
    if (!['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays'].includes(name))
      throw new MongoError('BadValue', `unrecognized option to $unwind stage: ${name}`);
  const path = fields.get('path');
  if (path?.type !== T.string)
    throw new MongoError('BadValue', 'expected a string as the path for $unwind stage');
  const text = textOf(path);
  if (text[0] !== '$' || text.length < 2)
    throw new MongoError(
      'Location28667',
      `path option to $unwind stage should be prefixed with a '$': ${text}`,
    );
  const index = fields.get('includeArrayIndex');
  return {
    path: splitPath(text.slice(1)),
    index: index?.type === T.string ? textOf(index) : undefined,
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

function unwindOne(doc: RawValue, { path, index, keepEmpty }: Unwind): RawValue[] {
  const value = valueAt(doc, path);
  if (value?.type !== T.array) {
    if (isNullish(value) && !keepEmpty) return [];
    return [index ? replaced(doc, path, value, index, NULL) : doc];
  }
  const elements = elementsOf(value);
  if (elements.length === 0) return keepEmpty ? [replaced(doc, path, undefined, index, NULL)] : [];
  return elements.map((element, i) => replaced(doc, path, element, index, longValue(BigInt(i))));
}

function replaced(
  doc: RawValue,
  path: string[],
  value: RawValue | undefined,
  index: string | undefined,
  at: RawValue,
): RawValue {
  const tree = toTreeObject(doc);
  let node: TreeObject = tree;
  for (const part of path.slice(0, -1)) {
    const child: Tree | undefined = node.get(part);
    if (!(child instanceof Map)) break;
    node = child;
  }
  const last = path[path.length - 1]!;
  if (value) node.set(last, value);
  else node.delete(last);
  if (index) tree.set(index, at);
  return fromTree(tree);
}
