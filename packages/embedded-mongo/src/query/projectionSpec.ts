import { isTruthy } from '../bson/plainValue';
import { fieldsOf, isEmptyObject, isNumeric, type RawValue, T } from '../bson/rawValue';
import { MongoError, notSupported } from '../errors/mongoError';
import { compileExpression } from '../expressions/compileExpression';
import type { Expression } from '../expressions/expression';
import { splitPath } from '../filter/fieldPath';
import type { Predicate } from '../filter/filter';
import { parseOperand } from '../filter/parseFilter';

/** The fields that a projection names, as a tree of path parts. */
export type FieldTree = Map<string, FieldTree | true>;

/** What a projection asks for. */
export interface ProjectionSpec {
  /** Whether the named fields are what is left, or what goes. */
  include: boolean;
  tree: FieldTree;
  computed: { path: string[]; expression: Expression }[];
  /** Arrays of which the first element is left that satisfies a condition. */
  elements: { field: string; predicate: Predicate }[];
}

interface Modes {
  include?: boolean;
  id?: boolean;
}

const NOT_HERE = ['$slice', '$meta'];
const bad = (message: string) =>
  new MongoError('Location40415', `Invalid $project :: caused by :: ${message}`);

/** Reads a projection; undefined for the empty one, which changes nothing. */
export function readProjection(projection: RawValue): ProjectionSpec | undefined {
  if (isEmptyObject(projection)) return undefined;
  const spec: ProjectionSpec = { include: false, tree: new Map(), computed: [], elements: [] };
  const modes: Modes = {};
  for (const [name, value] of fieldsOf(projection)) readField(spec, modes, splitPath(name), value);
  spec.include = modes.include ?? (modes.id === true || spec.computed.length + spec.elements.length > 0);
  const computesId = spec.computed.some(({ path }) => path[0] === '_id');
  if (spec.include ? modes.id !== false && !computesId : modes.id === false) spec.tree.set('_id', true);
  return spec;
}

function readField(spec: ProjectionSpec, modes: Modes, path: string[], value: RawValue): void {
  const name = path.join('.');
  if (path.some((part) => part === '')) throw bad(`FieldPath '${name}' must not have empty parts`);
  if (path.at(-1) === '$') throw notSupported(`The positional projection ${name}`, 'BadValue');
  if (name[0] === '$')
    throw new MongoError('Location16410', `FieldPath field names may not start with '$': ${name}`);
  if (value.type !== T.bool && !isNumeric(value)) return readComputed(spec, modes, path, value);
  if (name === '_id') {
    modes.id = isTruthy(value);
    return;
  }
  setMode(modes, isTruthy(value), name);
  addPath(spec.tree, path);
}

function readComputed(spec: ProjectionSpec, modes: Modes, path: string[], value: RawValue): void {
  const name = path.join('.');
  const inner = value.type === T.object ? fieldsOf(value) : undefined;
  const operator = inner?.[0]?.[0];
  if (operator && NOT_HERE.includes(operator))
    throw notSupported(`The projection operator ${operator}`, 'BadValue');
  if (operator === '$elemMatch') {
    setMode(modes, true, name);
    for (const predicate of parseOperand(value)) spec.elements.push({ field: name, predicate });
    return;
  }
  if (inner && operator?.[0] !== '$') {
    if (!operator) throw bad(`An empty sub-projection is not a valid value: ${name}`);
    for (const [sub, one] of inner) readField(spec, modes, [...path, ...splitPath(sub)], one);
    return;
  }
  if (modes.include === false) throw bad(`Cannot use expression in exclusion projection: ${name}`);
  if (name !== '_id') setMode(modes, true, name);
  spec.computed.push({ path, expression: compileExpression(value) });
}

function setMode(modes: Modes, include: boolean, name: string): void {
  const [now, before] = include ? ['inclusion', 'exclusion'] : ['exclusion', 'inclusion'];
  if (modes.include === !include) throw bad(`Cannot do ${now} on field ${name} in ${before} projection`);
  modes.include = include;
}

function addPath(tree: FieldTree, path: string[]): void {
  const collision = () => bad(`Path collision at ${path.join('.')}`);
  let node = tree;
  for (const part of path.slice(0, -1)) {
    const next = node.get(part) ?? new Map();
    if (next === true) throw collision();
    node.set(part, next);
    node = next;
  }
  const last = path.at(-1)!;
  if (node.get(last) instanceof Map) throw collision();
  node.set(last, true);
}
