/** Objects of the page that all parts of it share. */
const SHARED = new Set([
  'document',
  'globalThis',
  'history',
  'localStorage',
  'location',
  'navigator',
  'self',
  'sessionStorage',
  'window',
]);
const TIMERS = new Set([
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setInterval',
  'setTimeout',
]);
const CONNECTIONS = new Set([
  'BroadcastChannel',
  'EventSource',
  'IntersectionObserver',
  'MutationObserver',
  'PerformanceObserver',
  'ResizeObserver',
  'SharedWorker',
  'WebSocket',
  'Worker',
]);
const CHANGERS = new Set(['assign', 'defineProperties', 'defineProperty', 'set', 'setPrototypeOf']);
const STYLES = new Set(['link', 'style']);

/** Names of an access from left to right: `window.a.b` is window, a, b. Null for anything that is not one. */
const pathOf = (node) => {
  if (node?.type === 'Identifier') return [node.name];
  if (node?.type === 'ChainExpression') return pathOf(node.expression);
  if (node?.type !== 'MemberExpression') return null;
  const before = pathOf(node.object);
  const name = node.computed ? node.property.value : node.property.name;
  return before && [...before, String(name ?? '…')];
};

/** The function that a call calls; webpack writes `(0, module.name)(…)`. */
const calleeOf = ({ callee, tag = callee }) =>
  tag.type === 'SequenceExpression' ? tag.expressions.at(-1) : tag;

const inWords = (path) => path.join('.');

/**
 * @param {(name: string) => boolean} isGlobal
 * @returns {string[] | null} path of what a node names, without `window.`; null where it is nothing of the page
 */
const pagePath = (node, isGlobal) => {
  const path = pathOf(node);
  if (!path || !isGlobal(path[0])) return null;
  return path.length > 1 && ['globalThis', 'self', 'window'].includes(path[0]) ? path.slice(1) : path;
};

const changed = (target, isGlobal) => {
  const names = pathOf(target);
  if (!names || !isGlobal(names[0])) return null;
  const at = names.indexOf('prototype');
  if (at > 0) return `changes ${inWords(names.slice(0, at + 2))}`;
  if (names.includes('adoptedStyleSheets')) return 'adopts a style sheet';
  return SHARED.has(names[0]) && names.length > 1 ? `sets ${inWords(names)}` : null;
};

const firstText = ({ arguments: [first] }) => {
  if (first?.type === 'TemplateLiteral') return first.quasis[0].value.cooked;
  return first?.type === 'Literal' ? String(first.value) : '';
};

const called = (node, isGlobal) => {
  const names = pathOf(calleeOf(node));
  const last = names?.at(-1) ?? '';
  const path = pagePath(calleeOf(node), isGlobal);
  if (!path) return null;
  if (last === 'addEventListener') return `listens to ${firstText(node) || 'an event'} (${inWords(names)})`;
  if (path.length === 1 && TIMERS.has(last)) return `starts a timer (${last})`;
  if (path.length === 1 && last === 'fetch') return 'sends a request (fetch)';
  if (['Object', 'Reflect'].includes(path[0]) && CHANGERS.has(last)) {
    const target = pathOf(node.arguments[0]);
    const isShared = target && isGlobal(target[0]) && (SHARED.has(target[0]) || target.includes('prototype'));
    return isShared ? `changes ${inWords(target)} (${inWords(names)})` : null;
  }
  if (last === 'createElement' && path[0] === 'document' && STYLES.has(firstText(node)))
    return `makes a <${firstText(node)}> element`;
  if (['append', 'appendChild', 'insertBefore', 'prepend', 'write'].includes(last) && path[0] === 'document')
    return `adds to the document (${inWords(names)})`;
  if (['setItem', 'removeItem', 'clear'].includes(last) && /Storage$/.test(path[0]))
    return `writes ${path[0]}`;
  return null;
};

/**
 * What a node of a syntax tree does to the page that all parts share, in words; null for nothing.
 * @param {(name: string) => boolean} isGlobal whether a name is one that its module does not declare
 */
export const effectOf = (node, isGlobal) => {
  if (node.type === 'AssignmentExpression') return changed(node.left, isGlobal);
  if (node.type === 'UpdateExpression' || (node.type === 'UnaryExpression' && node.operator === 'delete'))
    return changed(node.argument, isGlobal);
  if (node.type === 'CallExpression') return called(node, isGlobal);
  // `createGlobalStyle` is followed by its rules.
  if (node.type === 'TaggedTemplateExpression')
    return pathOf(calleeOf(node))?.at(-1) === 'createGlobalStyle' ? 'makes a global style' : null;
  const path = node.type === 'NewExpression' ? pagePath(node.callee, isGlobal) : null;
  return path?.length === 1 && CONNECTIONS.has(path[0]) ? `makes a ${path[0]}` : null;
};
