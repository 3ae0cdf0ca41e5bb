// What React calls a cleanup is whatever an effect or a ref callback returns. Browsers change what their calls answer
// (scrolling answers with a promise in newer ones), so nothing that a call answers may be returned.

const EFFECTS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);

const nameOf = (callee) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);

/** The variable that a name stands for, looked for from the innermost scope outwards. */
const variableOf = (scope, name) => {
  for (let at = scope; at; at = at.upper) {
    const found = at.set.get(name);
    if (found) return found;
  }
  return undefined;
};

/** Whether a returned value can only be a function or nothing at all. */
const isCleanup = (node, scope) => {
  if (!node) return true;
  if (node.type === 'Identifier') {
    if (node.name === 'undefined') return true;
    const [definition] = variableOf(scope, node.name)?.defs ?? [];
    return FUNCTIONS.has(definition?.node.type) || FUNCTIONS.has(definition?.node.init?.type);
  }
  if (node.type === 'ConditionalExpression')
    return isCleanup(node.consequent, scope) && isCleanup(node.alternate, scope);
  return FUNCTIONS.has(node.type) || (node.type === 'UnaryExpression' && node.operator === 'void');
};

/** What a function returns, not counting the functions inside it. */
const returnsOf = (node, found = []) => {
  if (node.type === 'ReturnStatement') found.push(node.argument);
  else if (!FUNCTIONS.has(node.type) && node.type !== 'ClassBody')
    for (const [key, value] of Object.entries(node))
      if (key !== 'parent')
        for (const child of Array.isArray(value) ? value : [value]) if (child?.type) returnsOf(child, found);
  return found;
};

/** Effects and ref callbacks return a cleanup function or nothing. */
export const effectReturns = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      returned:
        'React calls what an effect or a ref callback returns. Return a function or nothing: put the call in a block.',
      async: 'An async effect returns a promise, which React would call. Start the work inside with void.',
    },
  },
  create: (context) => {
    const check = (callback) => {
      if (!callback || !FUNCTIONS.has(callback.type)) return;
      if (callback.async) {
        context.report({ node: callback, messageId: 'async' });
        return;
      }
      const values = callback.body.type === 'BlockStatement' ? returnsOf(callback.body) : [callback.body];
      for (const value of values)
        if (!isCleanup(value, context.sourceCode.getScope(value ?? callback)))
          context.report({ node: value, messageId: 'returned' });
    };
    return {
      CallExpression: ({ callee, arguments: [callback] }) => {
        if (EFFECTS.has(nameOf(callee))) check(callback);
      },
      JSXAttribute: ({ name, value }) => {
        if (name.name === 'ref' && value?.type === 'JSXExpressionContainer') check(value.expression);
      },
    };
  },
};
