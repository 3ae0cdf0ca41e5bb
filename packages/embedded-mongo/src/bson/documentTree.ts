import { MongoError } from '../errors/mongoError';
import { elementsOf, fieldsOf, MAX_DOCUMENT_BYTES, MAX_NESTING, RawValue, T } from './rawValue';

/**
 * A document open for change: objects are maps in field order, arrays are arrays, everything else stays the
 * bytes that came in. So an update rewrites only what it touches: number types, integer-like field names and
 * the order of fields survive.
 */
export type Tree = RawValue | TreeObject | Tree[];
export type TreeObject = Map<string, Tree>;

export function isTreeObject(tree: Tree | undefined): tree is TreeObject {
  return tree instanceof Map;
}

/** Opens a value; nested containers included. */
export function toTree(value: RawValue): Tree {
  if (value.type === T.object) return toTreeObject(value);
  if (value.type === T.array) return elementsOf(value).map(toTree);
  return value;
}

/** Opens a document. */
export function toTreeObject(value: RawValue): TreeObject {
  const map: TreeObject = new Map();
  for (const [name, field] of fieldsOf(value)) map.set(name, toTree(field));
  return map;
}

/** Sets a field; arrays on the way stand for all their elements, anything else makes room. undefined takes it away. */
export function assign(tree: TreeObject, [first, ...rest]: readonly string[], value: Tree | undefined): void {
  if (first === undefined) return;
  if (rest.length > 0) tree.set(first, assignInto(tree.get(first), rest, value));
  else if (value === undefined) tree.delete(first);
  else tree.set(first, value);
}

function assignInto(child: Tree | undefined, path: readonly string[], value: Tree | undefined): Tree {
  if (Array.isArray(child)) return child.map((element) => assignInto(element, path, value));
  const object: TreeObject = isTreeObject(child) ? child : new Map();
  assign(object, path, value);
  return object;
}

class Writer {
  buf = Buffer.allocUnsafe(1024);
  size = 0;

  room(bytes: number): void {
    if (this.size + bytes <= this.buf.length) return;
    const bigger = Buffer.allocUnsafe(Math.max(this.buf.length * 2, this.size + bytes));
    this.buf.copy(bigger, 0, 0, this.size);
    this.buf = bigger;
  }

  element(name: string, tree: Tree, depth: number): void {
    if (depth > MAX_NESTING)
      throw new MongoError('Overflow', `document is nested deeper than ${MAX_NESTING} levels`);
    this.room(name.length * 3 + 6);
    this.buf[this.size++] = typeOfTree(tree);
    this.size += this.buf.write(name, this.size);
    this.buf[this.size++] = 0;
    this.value(tree, depth);
  }

  value(tree: Tree, depth: number): void {
    if (tree instanceof RawValue) {
      this.room(tree.end - tree.at);
      tree.buf.copy(this.buf, this.size, tree.at, tree.end);
      this.size += tree.end - tree.at;
      return;
    }
    this.room(5);
    const start = this.size;
    this.size += 4;
    if (Array.isArray(tree)) tree.forEach((element, i) => this.element(String(i), element, depth + 1));
    else for (const [name, field] of tree) this.element(name, field, depth + 1);
    this.room(1);
    this.buf[this.size++] = 0;
    this.buf.writeInt32LE(this.size - start, start);
  }
}

function typeOfTree(tree: Tree): number {
  return tree instanceof RawValue ? tree.type : Array.isArray(tree) ? T.array : T.object;
}

/** The bytes of a reply, which may be larger than a document. */
export function replyBytes(fields: Iterable<[string, Tree]>): Buffer {
  const writer = new Writer();
  writer.value(new Map(fields), 0);
  return writer.buf.subarray(0, writer.size);
}

/** The bytes of a tree. */
export function fromTree(tree: Tree): RawValue {
  if (tree instanceof RawValue) return tree;
  const writer = new Writer();
  writer.value(tree, 1);
  if (writer.size > MAX_DOCUMENT_BYTES)
    throw new MongoError(
      'BSONObjectTooLarge',
      `document of ${writer.size} bytes exceeds ${MAX_DOCUMENT_BYTES} bytes`,
    );
  return new RawValue(typeOfTree(tree), Buffer.from(writer.buf.subarray(0, writer.size)), 0, writer.size);
}
