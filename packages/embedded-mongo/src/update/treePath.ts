import { fromTree, isTreeObject, type Tree, type TreeObject } from '../bson/documentTree';
import { toPlain } from '../bson/plainValue';
import { NULL, RawValue, type RawValue as Raw } from '../bson/rawValue';
import { badValue, MongoError } from '../errors/mongoError';
import { isPosition } from '../filter/fieldPath';
import type { Filter } from '../filter/filter';
import { matchDocument } from '../filter/matchDocument';

export const REMOVE = Symbol('remove the field');
/** Gives the new value of a field. */
export type Change = (before: Tree | undefined) => Tree | typeof REMOVE | undefined;

const MAX_PADDING = 1_500_000;

export interface PathContext {
  arrayFilters: Map<string, Filter>;
  /** Where the query found the element for `$`. */
  matchedPosition: (field: string) => number | undefined;
}

/**
 * Changes the value at a path: `create` makes missing parents. A change that answers undefined leaves the
 * document as it is.
 */
export function changeAt(
  root: TreeObject,
  path: string[],
  create: boolean,
  change: Change,
  context: PathContext,
): void {
  step(root, path, 0, create, change, context);
}

function step(
  node: Tree,
  path: string[],
  at: number,
  create: boolean,
  change: Change,
  context: PathContext,
): void {
  const part = path[at]!;
  if (Array.isArray(node)) return stepArray(node, path, at, create, change, context);
  if (!isTreeObject(node)) {
    if (create) throw notViable(path, at, node);
    return;
  }
  if (part === '$' || part.startsWith('$[')) {
    const field = path.slice(0, at).join('.');
    throw badValue(`Cannot apply array updates to non-array element ${field}: ${shown(node)}`);
  }
  const child = node.get(part);
  if (at === path.length - 1) {
    const value = change(child);
    if (value === REMOVE) node.delete(part);
    else if (value !== undefined) node.set(part, value);
    return;
  }
  if (child !== undefined) return step(child, path, at + 1, create, change, context);
  if (path[at + 1] === '$' || path[at + 1]!.startsWith('$['))
    throw badValue(
      `The path '${path.slice(0, at + 1).join('.')}' must exist in the document in order to apply array updates.`,
    );
  if (!create) return;
  const made: TreeObject = new Map();
  step(made, path, at + 1, create, change, context);
  if (made.size > 0) node.set(part, made);
}

function stepArray(
  array: Tree[],
  path: string[],
  at: number,
  create: boolean,
  change: Change,
  context: PathContext,
): void {
  for (const position of positions(array, path, at, create, context)) {
    if (at < path.length - 1) {
      const child = array[position];
      if (child !== undefined) step(child, path, at + 1, create, change, context);
      else if (create) {
        const made: TreeObject = new Map();
        step(made, path, at + 1, create, change, context);
        if (made.size > 0) put(array, position, made);
      }
      continue;
    }
    const value = change(array[position]);
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

function positions(
  array: Tree[],
  path: string[],
  at: number,
  create: boolean,
  context: PathContext,
): Iterable<number> {
  const part = path[at]!;
  if (part === '$') {
    const found = context.matchedPosition(path[0]!);
    if (found === undefined)
      throw badValue('The positional operator did not find the match needed from the query.');
    return [found];
  }
  if (part === '$[]') return array.keys();
  const identifier = /^\$\[(\w+)\]$/.exec(part)?.[1];
  if (identifier) {
    const filter = context.arrayFilters.get(identifier)!;
    return [...array.keys()].filter((i) =>
      matchDocument(filter, fromTree(new Map([[identifier, array[i]!]]))),
    );
  }
  if (isPosition(part)) return [Number(part)];
  if (create) throw notViable(path, at, array);
  return [];
}

function notViable(path: string[], at: number, node: Tree): MongoError {
  return new MongoError(
    'PathNotViable',
    `Cannot create field '${path[at]}' in element {${path[at - 1] ?? ''}: ${shown(node)}}`,
  );
}

/** A short text of a value for an error message. */
export function shown(tree: Tree | Raw): string {
  const value = toPlain(tree instanceof RawValue ? tree : fromTree(tree));
  return (JSON.stringify(value, (_, v: unknown) => (typeof v === 'bigint' ? String(v) : v)) ?? 'null').slice(
    0,
    200,
  );
}
