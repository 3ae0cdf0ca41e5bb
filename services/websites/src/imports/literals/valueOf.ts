import type { Expression } from 'acorn';

/** Expressions of TypeScript that say what type a value has, and of which only the value counts. */
const TYPED = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
]);

/** An expression without the types around it, and without `Object.freeze`. */
export const valueOf = (given: Expression): Expression => {
  let node = given;
  for (;;) {
    if (TYPED.has(node.type)) node = (node as unknown as { expression: Expression }).expression;
    else if (node.type === 'ParenthesizedExpression') node = node.expression;
    else if (
      node.type === 'CallExpression' &&
      node.callee.type === 'MemberExpression' &&
      node.callee.property.type === 'Identifier' &&
      node.callee.property.name === 'freeze' &&
      node.arguments[0] &&
      node.arguments[0].type !== 'SpreadElement'
    )
      node = node.arguments[0];
    else return node;
  }
};
