const { parse } = require('acorn');

/** What only servers and documents need of a declared call. */
const FOR_SERVERS = new Set([
  'answer',
  'bodyLimit',
  'limit',
  'oversize',
  'params',
  'query',
  'resource',
  'service',
  'status',
  'summary',
]);

const isCall = ({ type, callee }, name) =>
  type === 'CallExpression' && callee.type === 'Identifier' && callee.name === name;

/** Constants of a module, exported or not. */
const constantsOf = (program) =>
  program.body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .filter((node) => node?.type === 'VariableDeclaration' && node.kind === 'const')
    .flatMap(({ declarations }) => declarations);

/** The same number of characters and lines, so that places in the source stay where they are. */
const blank = (text) => text.replace(/[^\n]/g, ' ');

const serverParts = (definition) =>
  definition?.type === 'ObjectExpression'
    ? definition.properties.filter(({ key, computed }) => key && !computed && FOR_SERVERS.has(key.name))
    : [];

/** Makes the token of the part, and so needs that of the session. */
const OF_SESSION = 'makePartToken';

const valueOf = (definition, name) =>
  definition?.properties?.find(({ key }) => key?.name === name)?.value?.value;

/** Whether a call is made by a signed-in user. */
const takesToken = (definition) =>
  valueOf(definition, 'auth') === 'bearer' && valueOf(definition, 'name') !== OF_SESSION;

const OWN_TOKEN = '__own_token__';
/** What a module begins with whose calls are made with the token of the part that they are built into. */
const ownToken = (part) =>
  `import { partToken as ${OWN_TOKEN}of } from '@yinyom/mfe-kit/partToken';const ${OWN_TOKEN} = /*#__PURE__*/ ${OWN_TOKEN}of(${JSON.stringify(part)}, __webpack_hash__);`;

/**
 * Gives browsers what they need of the contract: of each call how it is sent and the shape of its body, and constants that
 * nobody uses are left out of the build together with what they are made of. Modules of the contract declare and do
 * nothing else, so every constant of theirs is marked as free of effects. For builds for production.
 * Option `part`: name of a remote that makes its calls with a token of its own.
 */
module.exports = function contractLoader(source, map) {
  const { part } = this.getOptions();
  const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const edits = [];
  let owns = false;
  for (const { init } of constantsOf(program)) {
    if (!init || ['ArrowFunctionExpression', 'FunctionExpression', 'Literal'].includes(init.type)) continue;
    edits.push({ at: init.start, insert: '/*#__PURE__*/ (() => (' }, { at: init.end, insert: '))()' });
    if (!isCall(init, 'endpoint')) continue;
    const [definition] = init.arguments;
    if (part && takesToken(definition)) {
      owns = true;
      edits.push({ at: definition.start + 1, insert: ` token: ${OWN_TOKEN},` });
    }
    for (const { start, end } of serverParts(definition)) {
      const comma = /^\s*,/.exec(source.slice(end))?.[0].length ?? 0;
      edits.push({ at: start, until: end + comma });
    }
  }
  let text = '';
  let done = 0;
  for (const { at, insert = '', until = at } of edits.sort((a, b) => a.at - b.at)) {
    text += source.slice(done, at) + insert + blank(source.slice(at, until));
    done = until;
  }
  // On the first line: lines stay where they are.
  this.callback(null, (owns ? ownToken(part) : '') + text + source.slice(done), map);
};
