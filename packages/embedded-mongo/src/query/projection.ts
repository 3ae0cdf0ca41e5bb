import {
  fromTree,
  isTreeObject,
  toTree,
  toTreeObject,
  type Tree,
  type TreeObject,
} from '../bson/documentTree';
import { isTruthy, numberOf } from '../bson/plainValue';
import {
  elementsOf,
  fieldsOf,
  getField,
  isEmptyObject,
  isNumeric,
  type RawValue,
  rawDocument,
  T,
} from '../bson/rawValue';
import { MongoError, notSupported } from '../errors';
import { splitPath } from './fieldPath';
import { type EvaluateExpr, matchDocument, matchValue } from './matchDocument';
import { type Filter, parseFilter, type Predicate } from './parseFilter';

/** Turns a found document into what the client asked for. */
export type Project = (doc: RawValue) => RawValue;

interface Computed {
  path: string[];
  expression: RawValue;
}

interface Spec {
  include: boolean;
  tree: SpecNode;
  computed: Computed[];
  slices: { path: string[]; skip?: number; limit: number }[];
  elemMatches: { field: string; predicate: Predicate }[];
  positional?: string[];
  /** Only top-level names, nothing computed: can be done on the bytes. */
  flat: boolean;
}

type SpecNode = Map<string, SpecNode | true>;

const bad = (message: string) => new MongoError('Location40415', message);

/** Parses a projection; `positional` and `$elemMatch` are for find, not for `$project`. */
export function parseProjection(
  projection: RawValue,
  evaluate: EvaluateExpr,
  filter?: Filter,
): Project | undefined {
  if (isEmptyObject(projection)) return undefined;
  const spec: Spec = {
    include: false,
    tree: new Map(),
    computed: [],
    slices: [],
    elemMatches: [],
    flat: true,
  };
  const modes = { include: undefined as boolean | undefined, id: undefined as boolean | undefined };
  for (const [name, value] of fieldsOf(projection))
    readField(spec, modes, name, splitPath(name), value, filter !== undefined);
  spec.include =
    modes.include ?? (modes.id === true || spec.computed.length > 0 || spec.elemMatches.length > 0);
  if (modes.include === undefined && spec.slices.length > 0 && spec.computed.length === 0)
    spec.include = modes.id === true;
  if (spec.include) {
    for (const { path } of spec.slices) addPath(spec.tree, path, path.join('.'));
    if (modes.id !== false && !spec.computed.some(({ path }) => path[0] === '_id'))
      spec.tree.set('_id', true);
  } else if (modes.id === false) spec.tree.set('_id', true);
  if (spec.flat) {
    const names = [...spec.tree.keys()];
    return (doc) => projectBytes(doc, names, spec.include);
  }
  return (doc) => projectTree(doc, spec, evaluate, filter);
}

function readField(
  spec: Spec,
  modes: { include?: boolean; id?: boolean },
  name: string,
  path: string[],
  value: RawValue,
  isFind: boolean,
): void {
  if (path.some((part) => part === '')) throw bad(`FieldPath '${name}' must not have empty parts`);
  if (name[0] === '$')
    throw new MongoError(
      'Location16410',
      `FieldPath field names may not start with '$'. Consider using $getField or $setField. (${name})`,
    );
  const flag = value.type === T.bool || isNumeric(value);
  if (isFind && flag && path[path.length - 1] === '$') {
    setMode(modes, true, name);
    spec.positional = path.slice(0, -1);
    spec.flat = false;
    addPath(spec.tree, spec.positional, name);
  } else if (flag) {
    const include = isTruthy(value);
    if (name === '_id') {
      modes.id = include;
      return;
    }
    setMode(modes, include, name);
    addPath(spec.tree, path, name);
    if (path.length > 1) spec.flat = false;
  } else readComputed(spec, modes, name, path, value, isFind);
}

function readComputed(
  spec: Spec,
  modes: { include?: boolean; id?: boolean },
  name: string,
  path: string[],
  value: RawValue,
  isFind: boolean,
): void {
  spec.flat = false;
  const [operator, operand] = value.type === T.object ? (fieldsOf(value)[0] ?? []) : [];
  if (
    operator === '$slice' &&
    isFind &&
    operand &&
    (operand.type !== T.array || isNumeric(elementsOf(operand)[0]))
  ) {
    const numbers = (operand.type === T.array ? elementsOf(operand) : [operand]).map(numberOf);
    if (numbers.some((number) => !Number.isFinite(number))) throw bad('$slice needs numbers');
    spec.slices.push(
      numbers.length === 2 ? { path, skip: numbers[0], limit: numbers[1]! } : { path, limit: numbers[0]! },
    );
    return;
  }
  if (operator === '$elemMatch' && isFind && operand) {
    const predicate = (parseFilter(wrap(name, value)) as Filter & { kind: 'field' }).predicate;
    setMode(modes, true, name);
    spec.elemMatches.push({ field: name, predicate });
    return;
  }
  if (operator === '$meta') throw notSupported('The projection $meta', 'BadValue');
  if (value.type === T.object && operator !== undefined && operator[0] !== '$') {
    for (const [sub, inner] of fieldsOf(value))
      readField(spec, modes, `${name}.${sub}`, [...path, ...splitPath(sub)], inner, isFind);
    return;
  }
  if (value.type === T.object && operator === undefined)
    throw bad('An empty sub-projection is not a valid value. Found empty object at path');
  if (modes.include === false)
    throw new MongoError(
      'BadValue',
      `Invalid $project :: caused by :: Cannot use expression other than $meta in exclusion projection (${name})`,
    );
  if (name !== '_id') setMode(modes, true, name);
  spec.computed.push({ path, expression: value });
}

function wrap(name: string, value: RawValue): RawValue {
  const map: TreeObject = new Map([[name, value]]);
  return fromTree(map);
}

function setMode(modes: { include?: boolean }, include: boolean, name: string): void {
  if (modes.include !== undefined && modes.include !== include)
    throw new MongoError(
      'BadValue',
      `Invalid $project :: caused by :: Cannot do ${include ? 'inclusion' : 'exclusion'} on field ${name} in ${include ? 'exclusion' : 'inclusion'} projection`,
    );
  modes.include = include;
}

function addPath(tree: SpecNode, path: string[], name: string): void {
  let node = tree;
  for (let i = 0; i < path.length - 1; i++) {
    const next = node.get(path[i]!);
    if (next === true) throw bad(`Invalid $project :: caused by :: Path collision at ${name}`);
    const child: SpecNode = next ?? new Map();
    node.set(path[i]!, child);
    node = child;
  }
  const last = path[path.length - 1]!;
  if (node.get(last) instanceof Map) throw bad(`Invalid $project :: caused by :: Path collision at ${name}`);
  node.set(last, true);
}

/** Keeps or drops top-level fields by copying their bytes. */
function projectBytes(doc: RawValue, names: string[], include: boolean): RawValue {
  const wanted = new Set(names);
  const { buf } = doc;
  const out = Buffer.allocUnsafe(doc.end - doc.at);
  let size = 4;
  let at = doc.at + 4;
  for (const [name, value] of fieldsOf(doc)) {
    if (wanted.has(name) === include) size += buf.copy(out, size, at, value.end);
    at = value.end;
  }
  out[size++] = 0;
  out.writeInt32LE(size);
  return rawDocument(out.subarray(0, size));
}

function projectTree(doc: RawValue, spec: Spec, evaluate: EvaluateExpr, filter?: Filter): RawValue {
  const whole = toTreeObject(doc);
  const result = select(whole, spec.tree, spec.include) as TreeObject;
  for (const { path, skip, limit } of spec.slices) slice(result, path, skip, limit);
  if (spec.positional && filter) keepMatched(result, doc, spec.positional, filter);
  for (const { field, predicate } of spec.elemMatches) {
    const array = getField(doc, field);
    if (array?.type !== T.array) continue;
    const first = elementsOf(array).find((element) => matchElement(predicate, element));
    if (first) result.set(field, [toTree(first)]);
  }
  for (const { path, expression } of spec.computed) {
    const value = evaluate(expression, doc);
    setComputed(result, path, value, whole);
  }
  return fromTree(result);
}

function matchElement(predicate: Predicate, element: RawValue): boolean {
  return matchValue(predicate, fromTree([element]));
}

function select(tree: TreeObject, spec: SpecNode, include: boolean): TreeObject {
  const result: TreeObject = new Map();
  for (const [name, value] of tree) {
    const node = spec.get(name);
    if (node === undefined) {
      if (!include) result.set(name, value);
    } else if (node === true) {
      if (include) result.set(name, value);
    } else {
      const inner = selectInner(value, node, include);
      if (inner !== undefined) result.set(name, inner);
    }
  }
  return result;
}

function selectInner(value: Tree, node: SpecNode, include: boolean): Tree | undefined {
  if (isTreeObject(value)) return select(value, node, include);
  if (Array.isArray(value)) {
    return value
      .map((element) => selectInner(element, node, include))
      .filter((element) => element !== undefined);
  }
  return include ? undefined : value;
}

function setComputed(
  target: TreeObject,
  path: string[],
  value: RawValue | undefined,
  source: TreeObject,
): void {
  const [first, ...rest] = path as [string, ...string[]];
  if (rest.length === 0) {
    if (value) target.set(first, toTree(value));
    return;
  }
  const current =
    target.get(first) ??
    (Array.isArray(source.get(first)) ? (source.get(first) as Tree[]).map(() => new Map()) : undefined);
  if (Array.isArray(current)) {
    for (const element of current) if (isTreeObject(element)) setComputed(element, rest, value, new Map());
    target.set(first, current);
    return;
  }
  const next: TreeObject = isTreeObject(current) ? current : new Map();
  setComputed(next, rest, value, new Map());
  target.set(first, next);
}

function slice(tree: TreeObject, path: string[], skip: number | undefined, limit: number): void {
  const [first, ...rest] = path as [string, ...string[]];
  const value = tree.get(first);
  if (rest.length > 0) {
    for (const item of Array.isArray(value) ? value : [value])
      if (isTreeObject(item)) slice(item, rest, skip, limit);
    return;
  }
  if (!Array.isArray(value)) return;
  if (skip === undefined) {
    tree.set(first, limit < 0 ? value.slice(limit) : value.slice(0, limit));
    return;
  }
  if (limit <= 0) throw bad('$slice limit must be positive');
  const from = skip < 0 ? Math.max(0, value.length + skip) : skip;
  tree.set(first, value.slice(from, from + limit));
}

/** `field.$`: the first element that the query matched. */
function keepMatched(tree: TreeObject, doc: RawValue, path: string[], filter: Filter): void {
  const index = matchedPosition(filter, doc, path[0]!);
  let node: Tree | undefined = tree;
  for (const part of path.slice(0, -1)) node = isTreeObject(node) ? node.get(part) : undefined;
  const last = path[path.length - 1]!;
  const array = isTreeObject(node) ? node.get(last) : undefined;
  if (!Array.isArray(array) || !isTreeObject(node)) return;
  if (index === undefined || index >= array.length)
    throw new MongoError(
      'BadValue',
      "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
    );
  node.set(last, [array[index]!]);
}

/** The position of the first element of an array that makes a query match. */
export function matchedPosition(filter: Filter, doc: RawValue, field: string): number | undefined {
  if (filter.kind === 'and' || filter.kind === 'or') {
    let last: number | undefined;
    for (const part of filter.filters) {
      if (filter.kind === 'or' && !matchDocument(part, doc)) continue;
      last = matchedPosition(part, doc, field) ?? last;
      if (filter.kind === 'or' && last !== undefined) return last;
    }
    return last;
  }
  if (filter.kind !== 'field' || filter.path[0] !== field) return undefined;
  let value: RawValue | undefined = doc;
  for (let depth = 0; depth < filter.path.length; depth++) {
    value = value?.type === T.object ? getField(value, filter.path[depth]!) : undefined;
    if (value?.type !== T.array) continue;
    const rest = filter.path.slice(depth + 1);
    const position = elementsOf(value).findIndex((element) =>
      elementMatches(filter.predicate, element, rest),
    );
    return position < 0 ? undefined : position;
  }
  return undefined;
}

function elementMatches(predicate: Predicate, element: RawValue, rest: string[]): boolean {
  if (rest.length > 0) {
    if (element.type !== T.object) return false;
    return matchDocument({ kind: 'field', path: rest, predicate }, element);
  }
  if (predicate.op === 'elemMatch') return matchElement(predicate, element);
  return matchDocument({ kind: 'field', path: ['v'], predicate }, wrap('v', element));
}
