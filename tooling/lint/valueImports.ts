import ts from 'typescript';

const isFree = (names: ts.NamedImportBindings | ts.NamedExportBindings | undefined): boolean =>
  names !== undefined &&
  (ts.isNamedImports(names) || ts.isNamedExports(names)) &&
  names.elements.length > 0 &&
  names.elements.every(({ isTypeOnly }) => isTypeOnly);

/** The module that a node asks for when the program runs; null where it asks for none or for types alone. */
const requestOf = (node: ts.Node): ts.Expression | null => {
  if (ts.isImportDeclaration(node)) {
    const { importClause: clause } = node;
    const typesOnly = clause !== undefined && !clause.name && isFree(clause.namedBindings);
    return clause?.phaseModifier === ts.SyntaxKind.TypeKeyword || typesOnly ? null : node.moduleSpecifier;
  }
  if (ts.isExportDeclaration(node))
    return node.isTypeOnly || isFree(node.exportClause) ? null : (node.moduleSpecifier ?? null);
  if (!ts.isCallExpression(node)) return null;
  const { expression: callee, arguments: args } = node;
  const loads =
    callee.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(callee) && callee.text === 'require');
  return loads ? (args[0] ?? null) : null;
};

/** What a file asks for when it runs, in its order: imports of types are gone by then. */
export const valueImports = (file: string, text: string): string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const request = requestOf(node);
    if (request && ts.isStringLiteralLike(request)) found.push(request.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
};
