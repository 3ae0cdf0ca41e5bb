import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { programOf } from './programOf';

/** A place that reads or writes a plain object by a key of any text. */
export interface PlainKey {
  file: string;
  line: number;
  expression: string;
}

const isProduct = (file: string): boolean =>
  /\.ts$/.test(file) &&
  !/\.(?:test|d)\.ts$/.test(file) &&
  !/\/(?:testing|fixtures|node_modules)\//.test(file);

const filesOf = (room: string): string[] =>
  readdirSync(path.join(room, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(room, 'src', file))
    .filter(isProduct);

/** Whether a type is text that is not one of a few known words. */
const isAnyText = (type: ts.Type): boolean =>
  type.isUnion()
    ? type.types.some(isAnyText)
    : (type.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.Any)) !== 0;

/** Whether a function around a place asks for the same key with `Object.hasOwn` first. */
const isAsked = (node: ts.Node, object: string, key: string): boolean => {
  for (let around: ts.Node = node; ; around = around.parent) {
    if (ts.isSourceFile(around)) return false;
    if (ts.isConditionalExpression(around) || ts.isBinaryExpression(around) || ts.isFunctionLike(around))
      if (around.getText().includes(`Object.hasOwn(${object}, ${key})`)) return true;
    if (ts.isFunctionLike(around)) return false;
  }
};

/**
 * Places at which text of any kind is the key of a plain object: `constructor` and `__proto__` are in all of them. A `Map`, `ownValue`
 * or `Object.hasOwn` in the same function is none of them.
 * @param rooms absolute paths
 */
export const plainKeys = (root: string, rooms: readonly string[]): PlainKey[] => {
  const files = rooms.flatMap(filesOf);
  const program = programOf(root, files);
  const checker = program.getTypeChecker();
  const found: PlainKey[] = [];

  const isPlain = (expression: ts.Expression): boolean => {
    const type = checker.getApparentType(checker.getNonNullableType(checker.getTypeAtLocation(expression)));
    if (checker.isArrayType(type) || checker.isTupleType(type)) return false;
    return (
      checker.getIndexInfoOfType(type, ts.IndexKind.String) !== undefined ||
      (type.flags & ts.TypeFlags.Any) !== 0
    );
  };
  const note = (source: ts.SourceFile, node: ts.Node, object: ts.Expression, key: ts.Expression): void => {
    if (isAsked(node, object.getText(), key.getText())) return;
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const expression = node.getText().replace(/\s+/g, ' ');
    found.push({ file: path.relative(root, source.fileName), line, expression });
  };
  for (const file of files) {
    const source = program.getSourceFile(file);
    const look = (node: ts.Node): void => {
      if (ts.isElementAccessExpression(node)) {
        const { expression, argumentExpression: key } = node;
        if (isAnyText(checker.getTypeAtLocation(key)) && isPlain(expression))
          if (source) note(source, node, expression, key);
      }
      if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword)
        if (source && isAnyText(checker.getTypeAtLocation(node.left)))
          note(source, node, node.right, node.left);
      ts.forEachChild(node, look);
    };
    if (source) look(source);
  }
  return found;
};
