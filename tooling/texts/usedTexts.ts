import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { programOf } from '../lint/programOf';
import { literalsOf, keysOf } from './literalsOf';

interface Place {
  file: string;
  line: number;
  expression: string;
}
/** A place that shows a text by its key. */
export interface UsedText extends Place {
  /** Null where the function of texts came as a value. */
  namespace: string | null;
  /** Each key that the types allow; null for text of any kind. */
  keys: readonly string[] | null;
  /** All texts below the key are shown. */
  group: boolean;
  /** Names of the values that are given for placeholders; null where the type leaves them open. */
  values: readonly string[] | null;
}
/** Values of an enumeration that a page prints as they are. */
export interface PrintedCode extends Place {
  codes: readonly string[];
}
/** A namespace and the function that loads its texts, as it is written. */
export interface Registration {
  namespace: string;
  file: string;
  loader: string;
}
export interface FoundTexts {
  used: UsedText[];
  printed: PrintedCode[];
  registered: Registration[];
}

const isShown = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file) && !/\/testing\//.test(file);

const filesOf = (room: string): string[] =>
  readdirSync(path.join(room, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(room, 'src', file))
    .filter(isShown);

/** Attributes whose value people read. */
const READ = new Set(['label', 'title', 'aria-label', 'placeholder', 'alt', 'caption', 'hint', 'note']);
/** What values of enumerations look like; words of a language do not. */
const CODE = /^[a-z][a-z0-9]*(?:[_.-][a-z0-9]+)*$/;

const strings = (node: ts.Node | undefined): string | null =>
  node && ts.isStringLiteralLike(node) ? node.text : null;

/** Where an expression is printed: the child of an element, an attribute that people read, or the cell of a table. */
const isPrinted = ({ parent }: ts.Expression): boolean =>
  (ts.isJsxExpression(parent) &&
    (!ts.isJsxAttribute(parent.parent) || READ.has(parent.parent.name.getText()))) ||
  (ts.isTemplateSpan(parent) && isPrinted(parent.parent)) ||
  (ts.isArrowFunction(parent) &&
    ts.isPropertyAssignment(parent.parent) &&
    parent.parent.name.getText() === 'cell');

/** Reads every place that shows a text, by the types of its key. @param rooms absolute paths */
export const usedTexts = (root: string, rooms: readonly string[]): FoundTexts => {
  const files = rooms.flatMap(filesOf);
  const program = programOf(root, files);
  const checker = program.getTypeChecker();
  const found: FoundTexts = { used: [], printed: [], registered: [] };
  const placeOf = (node: ts.Node): Place => {
    const source = node.getSourceFile();
    return {
      file: path.relative(root, source.fileName),
      line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      expression: node.getText().replace(/\s+/g, ' '),
    };
  };
  const declarationOf = (node: ts.Node): ts.Node | undefined => {
    const symbol = checker.getSymbolAtLocation(node);
    const meant = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return meant?.valueDeclaration;
  };

  /** The namespace of `useTexts('x')`, or of a hook that calls it. */
  const namespaceOf = (hook: ts.Expression | undefined, depth = 0): string | null => {
    if (!hook || !ts.isCallExpression(hook) || depth > 3) return null;
    if (hook.expression.getText() === 'useTexts') return strings(hook.arguments[0]);
    const declared = declarationOf(hook.expression);
    const body =
      declared &&
      ts.isVariableDeclaration(declared) &&
      declared.initializer &&
      ts.isArrowFunction(declared.initializer)
        ? declared.initializer.body
        : undefined;
    return body && !ts.isBlock(body) ? namespaceOf(body, depth + 1) : null;
  };
  const isTextFunction = (callee: ts.Expression): boolean =>
    callee.getText() === 't' || checker.getTypeAtLocation(callee).symbol?.name === 'TFunction';

  const valuesOf = (given: ts.Expression | undefined): readonly string[] | null => {
    if (!given) return [];
    const type = checker.getNonNullableType(checker.getTypeAtLocation(given));
    const isOpen = type.flags & ts.TypeFlags.Any || checker.getIndexInfosOfType(type).length > 0;
    return isOpen ? null : checker.getPropertiesOfType(type).map(({ name }) => name);
  };
  const noteUse = (call: ts.CallExpression): void => {
    const [key, given] = call.arguments;
    if (!key || !isTextFunction(call.expression) || given?.getText().includes('defaultValue')) return;
    const group = given?.getText().includes('returnObjects') ?? false;
    const declared = declarationOf(call.expression);
    const hook = ts.isCallExpression(call.expression)
      ? call.expression
      : declared && ts.isVariableDeclaration(declared)
        ? declared.initializer
        : undefined;
    found.used.push({
      ...placeOf(call),
      namespace: namespaceOf(hook),
      keys: keysOf(checker, key),
      group,
      values: valuesOf(given),
    });
  };
  const noteRegistration = (call: ts.CallExpression): void => {
    const [first, second] = call.arguments;
    const { fileName } = call.getSourceFile();
    const namespace = strings(first);
    if (call.expression.getText() === 'registerTexts' && namespace !== null && second)
      found.registered.push({ namespace, file: fileName, loader: second.getText() });
    const declared = first && ts.isSatisfiesExpression(first) ? first.expression : first;
    const isRemote = call.expression.getText() === 'defineRemote';
    if (!isRemote || !declared || !ts.isObjectLiteralExpression(declared)) return;
    const valueOf = (name: string) =>
      declared.properties.filter(ts.isPropertyAssignment).find((property) => property.name.getText() === name)
        ?.initializer;
    const own = strings(valueOf('namespace'));
    const loader = valueOf('texts');
    if (own !== null && loader)
      found.registered.push({ namespace: own, file: fileName, loader: loader.getText() });
  };
  const notePrinted = (node: ts.Expression): void => {
    const isValue =
      ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isIdentifier(node);
    if (!isValue || !isPrinted(node)) return;
    const codes = literalsOf(checker.getTypeAtLocation(node), checker);
    if (codes && codes.length > 1 && codes.every((code) => CODE.test(code)))
      found.printed.push({ ...placeOf(node), codes });
  };
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      noteUse(node);
      noteRegistration(node);
    }
    if (ts.isExpression(node)) notePrinted(node);
    ts.forEachChild(node, look);
  };
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source) look(source);
  }
  return found;
};
