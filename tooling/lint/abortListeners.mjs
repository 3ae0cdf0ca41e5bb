// A signal that was aborted before a listener was added never fires again: work that waits for it would never end.

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);
const QUESTIONS = new Set(['aborted', 'throwIfAborted']);

/** Whether code asks a signal for its present state, in this node or inside it. */
const asks = (node) =>
  (node.type === 'MemberExpression' && QUESTIONS.has(node.property.name)) ||
  Object.entries(node).some(
    ([key, value]) =>
      key !== 'parent' &&
      (Array.isArray(value) ? value : [value]).some((child) => child?.type && asks(child)),
  );

/** Code that listens for `abort` also reads `aborted`, in one of the functions around the call. */
export const abortListeners = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unasked: 'A signal may be aborted already, and then no event comes: ask signal.aborted as well.',
    },
  },
  create: (context) => ({
    CallExpression: (node) => {
      const { callee, arguments: args } = node;
      if (callee.type !== 'MemberExpression' || callee.property.name !== 'addEventListener') return;
      if (args[0]?.type !== 'Literal' || args[0].value !== 'abort') return;
      for (let at = node.parent; at; at = at.parent) if (FUNCTIONS.has(at.type) && asks(at)) return;
      context.report({ node, messageId: 'unasked' });
    },
  }),
};
