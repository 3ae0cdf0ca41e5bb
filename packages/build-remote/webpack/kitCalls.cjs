const { parse } = require('acorn');

/** Hooks that Redux Toolkit names after an endpoint: `useMeQuery`, `useLazyMeQuery`, `usePagesInfiniteQuery`, `useSaveMutation`. */
const HOOK = /^use(?:Lazy)?([A-Z]\w*?)(?:Infinite)?(?:Query|Mutation)$/;

const endpointOf = (hook) => {
  const [, name] = HOOK.exec(hook ?? '') ?? [];
  return name && name[0].toLowerCase() + name.slice(1);
};

/** Every node of a syntax tree. */
const nodesOf = function* (node) {
  if (typeof node?.type === 'string') yield node;
  for (const part of Object.values(node ?? {}))
    if (typeof part === 'object' && part !== null)
      for (const one of Array.isArray(part) ? part : [part]) yield* nodesOf(one);
};

/** Imported names of a module by their local ones: `{ getMe: { request: '@yinyom/contracts/…', name: 'getMe' } }`. */
const importsOf = (program) =>
  Object.fromEntries(
    program.body
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap(({ specifiers, source }) =>
        specifiers
          .filter(({ type }) => type === 'ImportSpecifier')
          .map(({ local, imported }) => [local.name, { request: source.value, name: imported.name }]),
      ),
  );

/** Endpoints that a module injects, each with the first imported name among what it is made of: its call of the contract. */
const injectedIn = (program) => {
  const imports = importsOf(program);
  const isInjection = ({ type, callee }) =>
    type === 'CallExpression' && callee.property?.name === 'injectEndpoints';
  const calls = {};
  for (const injection of nodesOf(program)) {
    if (!isInjection(injection)) continue;
    for (const { type, key, value } of nodesOf(injection.arguments)) {
      if (type !== 'Property' || value.type !== 'CallExpression') continue;
      const call = value.arguments.find((one) => one.type === 'Identifier' && one.name in imports);
      if (call) calls[key.name] = imports[call.name];
    }
  }
  return calls;
};

/**
 * Which calls of the contract stand behind the hooks that a module offers, so that a remote is asked only for those whose hooks
 * it uses. Null for a module that injects none.
 * @param {string} source of the module, as JavaScript
 * @returns {null | ((hook: string | null) => { request: string, name: string }[])} imports behind a hook, of all for null
 */
const callsBehindHooks = (source) => {
  if (!source.includes('injectEndpoints')) return null;
  const calls = injectedIn(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }));
  return (hook) => {
    if (hook === null) return Object.values(calls);
    const call = calls[endpointOf(hook)];
    return call ? [call] : [];
  };
};

module.exports = { callsBehindHooks };
