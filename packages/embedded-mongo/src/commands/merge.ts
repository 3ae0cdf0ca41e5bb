import { fromTree, toTreeObject, type TreeObject } from '../bson/documentTree';
import { fieldsOf, getField, isNullish, type RawValue, T, textOf } from '../bson/rawValue';
import { badValue, MongoError, notSupported } from '../errors/mongoError';
import type { Collection } from '../store/catalog';
import { idKey, insertDocument, normalizeDocument, readDocument, replaceDocument } from '../store/documents';
import type { View } from '../store/view';

const MATCHED = ['merge', 'replace', 'keepExisting', 'fail'];
const NOT_MATCHED = ['insert', 'discard', 'fail'];

/** A `$merge` by `_id`. */
export interface Merge {
  into: RawValue | undefined;
  matched: string;
  notMatched: string;
}

/** Reads the operand of `$merge`. Options that are null are not given. */
export function readMerge(operand: RawValue): Merge {
  if (operand.type !== T.object) return { into: operand, matched: 'merge', notMatched: 'insert' };
  const fields = new Map(fieldsOf(operand).filter(([, value]) => !isNullish(value)));
  const { into, whenMatched, whenNotMatched, on, ...others } = Object.fromEntries(fields);
  const [other] = Object.keys(others);
  if (other || (on && !(on.type === T.string && textOf(on) === '_id')))
    throw notSupported(`The option ${other ?? 'on (but for _id)'} of $merge`, 'BadValue');
  return {
    into,
    matched: choice('whenMatched', whenMatched, MATCHED),
    notMatched: choice('whenNotMatched', whenNotMatched, NOT_MATCHED),
  };
}

function choice(name: string, value: RawValue | undefined, choices: string[]): string {
  if (!value) return choices[0]!;
  if (value.type === T.array) throw notSupported(`A pipeline as ${name} of $merge`, 'BadValue');
  const text = value.type === T.string ? textOf(value) : '';
  if (choices.includes(text)) return text;
  throw badValue(`Enumeration value '${text}' for field '$merge.${name}' is not valid`);
}

/** Merges one document into a collection. */
export function mergeOne(
  view: View,
  collection: Collection,
  { matched, notMatched }: Merge,
  document: RawValue,
): void {
  const normalized = normalizeDocument(document);
  const before = readDocument(view, collection, idKey(normalized.id));
  if (!before) {
    if (notMatched === 'insert') return insertDocument(view, collection, normalized);
    if (notMatched === 'discard') return;
    throw new MongoError(
      'OperationFailed',
      '$merge could not find a matching document in the target collection',
    );
  }
  if (matched === 'keepExisting') return;
  if (matched === 'fail')
    throw new MongoError(
      'DuplicateKey',
      '$merge found a document that exists already and whenMatched is fail',
    );
  const after: TreeObject = matched === 'merge' ? toTreeObject(before.doc) : new Map();
  for (const [name, value] of fieldsOf(normalized.doc)) after.set(name, value);
  after.set('_id', getField(before.doc, '_id')!);
  replaceDocument(view, collection, before, fromTree(after));
}
