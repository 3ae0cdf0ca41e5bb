import {
  assign,
  fromTree,
  isTreeObject,
  toTree,
  toTreeObject,
  type Tree,
  type TreeObject,
} from '../bson/documentTree';
import { fieldsOf, rawDocument, type RawValue } from '../bson/rawValue';
import type { Variables } from '../expressions/expression';
import { matchValue } from '../filter/matchDocument';
import { type FieldTree, type ProjectionSpec, readProjection } from './projectionSpec';

/** Turns a found document into what the client asked for. */
export type Project = (doc: RawValue) => RawValue;

/** Compiles a projection of `find` or `$project`; undefined for the empty one, which changes nothing. */
export function parseProjection(projection: RawValue, variables: Variables): Project | undefined {
  const spec = readProjection(projection);
  if (!spec) return undefined;
  const isFlat =
    spec.computed.length + spec.elements.length === 0 &&
    [...spec.tree.values()].every((node) => node === true);
  if (!isFlat) return (doc) => projectTree(doc, spec, variables);
  const names = new Set(spec.tree.keys());
  return (doc) => projectBytes(doc, names, spec.include);
}

/** Keeps or drops top-level fields by copying their bytes. */
function projectBytes(doc: RawValue, names: ReadonlySet<string>, include: boolean): RawValue {
  const { buf } = doc;
  const out = Buffer.allocUnsafe(doc.end - doc.at);
  let size = 4;
  let at = doc.at + 4;
  for (const [name, value] of fieldsOf(doc)) {
    if (names.has(name) === include) size += buf.copy(out, size, at, value.end);
    at = value.end;
  }
  out[size++] = 0;
  out.writeInt32LE(size);
  return rawDocument(out.subarray(0, size));
}

function projectTree(doc: RawValue, spec: ProjectionSpec, variables: Variables): RawValue {
  const whole = toTreeObject(doc);
  const result = select(whole, spec.tree, spec.include);
  for (const { field, predicate } of spec.elements) {
    const array = whole.get(field);
    const first = Array.isArray(array) && array.find((element) => matchValue(predicate, fromTree([element])));
    if (first) result.set(field, [first]);
  }
  for (const { path, expression } of spec.computed) {
    const [first = ''] = path;
    const before = whole.get(first);
    // An array keeps its elements, also when nothing else of them is wanted.
    if (path.length > 1 && Array.isArray(before) && !result.has(first))
      result.set(
        first,
        before.map(() => new Map()),
      );
    const value = expression(doc, variables);
    assign(result, path, value && toTree(value));
  }
  return fromTree(result);
}

function select(tree: TreeObject, spec: FieldTree, include: boolean): TreeObject {
  const result: TreeObject = new Map();
  for (const [name, value] of tree) {
    const node = spec.get(name) ?? false;
    if (typeof node === 'boolean') {
      if (node === include) result.set(name, value);
    } else {
      const inner = selectInner(value, node, include);
      if (inner !== undefined) result.set(name, inner);
    }
  }
  return result;
}

function selectInner(value: Tree, node: FieldTree, include: boolean): Tree | undefined {
  if (isTreeObject(value)) return select(value, node, include);
  if (Array.isArray(value))
    return value
      .map((element) => selectInner(element, node, include))
      .filter((element) => element !== undefined);
  return include ? undefined : value;
}
