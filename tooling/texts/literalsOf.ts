import ts from 'typescript';

/** The words that a type allows; null for text of any kind. What is absent shows nothing. */
export const literalsOf = (type: ts.Type, checker: ts.TypeChecker): readonly string[] | null => {
  const bound = type.flags & ts.TypeFlags.Instantiable ? checker.getBaseConstraintOfType(type) : type;
  if (!bound) return null;
  if (bound.isUnion()) {
    const parts = bound.types.map((part) => literalsOf(part, checker));
    return parts.includes(null) ? null : [...new Set(parts.flatMap((part) => part ?? []))];
  }
  if (bound.isStringLiteral() || bound.isNumberLiteral()) return [String(bound.value)];
  if (bound.flags & ts.TypeFlags.BooleanLiteral) return [checker.typeToString(bound)];
  if (bound.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Never)) return [];
  return null;
};

/** Keys that an expression may be, read from how it is written and from the types of its parts; null for text of any kind. */
export const keysOf = (checker: ts.TypeChecker, node: ts.Expression, depth = 0): readonly string[] | null => {
  const inner = (part: ts.Expression) => keysOf(checker, part, depth + 1);
  const either = (...parts: ts.Expression[]) => {
    const all = parts.map(inner);
    return all.includes(null) ? null : all.flatMap((keys) => keys ?? []);
  };
  if (depth > 20) return null;
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) return inner(node.expression);
  if (ts.isConditionalExpression(node)) return either(node.whenTrue, node.whenFalse);
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken)
      return either(node.left, node.right);
  }
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce<readonly string[] | null>(
      (heads, { expression, literal }) => {
        const parts = inner(expression);
        return heads && parts && heads.flatMap((head) => parts.map((part) => head + part + literal.text));
      },
      [node.head.text],
    );
  const literals = literalsOf(checker.getTypeAtLocation(node), checker);
  if (literals || !ts.isIdentifier(node)) return literals;
  // A constant that was put together before.
  const declared = checker.getSymbolAtLocation(node)?.valueDeclaration;
  return declared && ts.isVariableDeclaration(declared) && declared.initializer
    ? inner(declared.initializer)
    : null;
};
