// A test waits for what it needs, not for a time that was enough on one machine, and lets the system choose its ports.

const LOOPS = new Set([
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
  'ForOfStatement',
  'ForInStatement',
]);
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);

const isNamed = (callee, object, property) =>
  callee.type === 'MemberExpression' && callee.object.name === object && callee.property.name === property;

/** `new Promise((resolve) => …)` around a node, with its function, in which `resolve` is what the timer calls. */
const promiseOf = (node, resolved) => {
  for (let at = node.parent; at; at = at.parent) {
    if (!FUNCTIONS.has(at.type) || !at.params.some(({ name }) => name === resolved)) continue;
    const isExecutor = at.parent?.type === 'NewExpression' && at.parent.callee.name === 'Promise';
    return isExecutor && at.params[0]?.name === resolved ? at.parent : null;
  }
  return null;
};

/** A pause between two looks at a condition, and a limit of time, are no fixed wait. */
const isBounded = (node) => {
  for (let at = node.parent; at; at = at.parent) {
    if (LOOPS.has(at.type)) return true;
    if (at.type === 'CallExpression' && (isNamed(at.callee, 'Promise', 'race') || at.callee.name === 'until'))
      return true;
    if (FUNCTIONS.has(at.type) && at.parent?.type !== 'CallExpression') return false;
  }
  return false;
};

/** Whether a loop comes back to this node at once: a promise may be around it, another function may not. */
const isInLoop = (node) => {
  for (let at = node.parent; at; at = at.parent) {
    if (LOOPS.has(at.type)) return true;
    if (FUNCTIONS.has(at.type) && at.parent?.callee?.name !== 'Promise') return false;
  }
  return false;
};

const isPort = ({ type, value } = {}) => type === 'Literal' && typeof value === 'number' && value > 0;

/** Tests contain no fixed waits, no polls that keep the processor busy and no fixed ports. */
export const fixedWaits = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      wait: 'Wait for a condition, not for a time. A test about time goes into tooling/lint/fixedWaits.json with its reason.',
      poll: 'This loop takes the processor from the work that it waits for: use until of @yinyom/testing.',
      port: 'Listen on port 0: a fixed port may be in use.',
    },
  },
  create: (context) => {
    const sleeps = new Set();
    const reportWait = (node) => {
      if (!isBounded(node)) context.report({ node, messageId: 'wait' });
    };
    return {
      'Identifier[name=/^(?:setImmediate|nextTick)$/]': (node) => {
        if (isInLoop(node)) context.report({ node, messageId: 'poll' });
      },
      ImportDeclaration: ({ source, specifiers }) => {
        if (!/^(?:node:)?timers\/promises$/.test(source.value)) return;
        for (const { imported, local } of specifiers)
          if (imported?.name === 'setTimeout') sleeps.add(local.name);
      },
      CallExpression: (node) => {
        const [first, second] = node.arguments;
        const { callee } = node;
        if (callee.property?.name === 'waitForTimeout' || sleeps.has(callee.name)) reportWait(node);
        else if (callee.name === 'setTimeout' && second && first?.type === 'Identifier') {
          const promise = promiseOf(node, first.name);
          if (promise) reportWait(promise);
        } else if (callee.property?.name === 'listen' && isPort(first))
          context.report({ node, messageId: 'port' });
      },
    };
  },
};
