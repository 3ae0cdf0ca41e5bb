import { fromTree, isTreeObject, type Tree, type TreeObject } from '../bson/documentTree';
import { toPlain } from '../bson/plainValue';
import { NULL, RawValue } from '../bson/rawValue';
import { badValue, MongoError } from '../errors/mongoError';
import { isPosition } from '../filter/fieldPath';
import type { Filter } from '../filter/filter';
import { matchDocument } from '../filter/matchDocument';

export const REMOVE = Symbol('remove the field');
/** Gives the new value of a field. */
export type Change = (before: Tree | undefined) => Tree | typeof REMOVE | undefined;

const MAX_PADDING = 1_500_000;

/** What an update or an upsert does at one path. */
export interface PathChange {
  path: readonly string[];
  /** Makes missing parents. */
  create: boolean;
  /** Answers undefined to leave the document as it is. */
  change: Change;
  arrayFilters: ReadonlyMap<string, Filter>;
  /** Where the query found the element for `$`. */
  matchedPosition: (field: string) => number | undefined;
}

const isPositional = (part: string) => part === '$' || part.startsWith('$[');

/** Changes the value at a path, of which the parts before `at` have led to a node. */
export function changeAt(node: Tree, wanted: PathChange, at = 0): void {
  const { path, create } = wanted;
  const part = path[at]!;
  if (Array.isArray(node)) return changeArray(node, wanted, at);
  if (!isTreeObject(node)) {
    if (create) throw notViable(path, at, node);
    return;
  }
  if (isPositional(part)) {
    const field = path.slice(0, at).join('.');
    throw badValue(`Cannot apply array updates to non-array element ${field}: ${shown(node)}`);
  }
  const child = node.get(part);
  const isLast = at === path.length - 1;
  if (!isLast && child !== undefined) return changeAt(child, wanted, at + 1);
  if (!isLast && isPositional(path[at + 1]!))
    throw badValue(
      `The path '${path.slice(0, at + 1).join('.')}' must exist in the document in order to apply array updates.`,
    );
  const value = isLast ? wanted.change(child) : newParent(wanted, at + 1);
  if (value === REMOVE) node.delete(part);
  else if (value !== undefined) node.set(part, value);
}

/** The object that a path needs on its way; undefined when nothing would be in it. */
function newParent(wanted: PathChange, at: number): TreeObject | undefined {
  if (!wanted.create) return undefined;
  const made: TreeObject = new Map();
  changeAt(made, wanted, at);
  return made.size > 0 ? made : undefined;
}

function changeArray(array: Tree[], wanted: PathChange, at: number): void {
  const isLast = at === wanted.path.length - 1;
  for (const position of positions(array, wanted, at)) {
    const element = array[position];
    if (!isLast && element !== undefined) {
      changeAt(element, wanted, at + 1);
      continue;
    }
    const value = isLast ? wanted.change(element) : newParent(wanted, at + 1);
    // The place of an element stays when it is unset.
    if (value === REMOVE) {
      if (position < array.length) array[position] = NULL;
    } else if (value !== undefined) put(array, position, value);
  }
}

function put(array: Tree[], position: number, value: Tree): void {
  if (position - array.length > MAX_PADDING)
    throw badValue(`can't backfill more than ${MAX_PADDING} elements`);
  while (array.length < position) array.push(NULL);
  array[position] = value;
}

function positions(array: Tree[], wanted: PathChange, at: number): Iterable<number> {
  const { path, create, arrayFilters } = wanted;
  const part = path[at]!;
  if (part === '$') {
    const found = wanted.matchedPosition(path[0]!);
    if (found === undefined)
      throw badValue('The positional operator did not find the match needed from the query.');
    return [found];
  }
  if (part === '$[]') return array.keys();
  const identifier = /^\$\[(\w+)\]$/.exec(part)?.[1];
  if (identifier) {
    const filter = arrayFilters.get(identifier)!;
    return [...array.keys()].filter((i) =>
      matchDocument(filter, fromTree(new Map([[identifier, array[i]!]]))),
    );
  }
  if (isPosition(part)) return [Number(part)];
  if (create) throw notViable(path, at, array);
  return [];
}

function notViable(path: readonly string[], at: number, node: Tree): MongoError {
  return new MongoError(
    'PathNotViable',
    `Cannot create field '${path[at]}' in element {${path[at - 1] ?? ''}: ${shown(node)}}`,
  );
}

/** A short text of a value for an error message. */
export function shown(tree: Tree): string {
  const value = toPlain(tree instanceof RawValue ? tree : fromTree(tree));
  return (JSON.stringify(value, (_, v: unknown) => (typeof v === 'bigint' ? String(v) : v)) ?? 'null').slice(
    0,
    200,
  );
}
