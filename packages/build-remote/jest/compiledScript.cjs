const vm = require('node:vm');

/** What this worker compiled, by file. A file that two rooms compile in two ways has the last of them. */
const known = new Map();

/**
 * A module as a script that returns its function. One script serves every context: V8 compiles each function once for all
 * test files of a worker instead of once for each.
 * @param source of the module, as CommonJS
 * @param parameters names that the module gets
 * @throws SyntaxError
 */
const compiledScript = (source, filename, parameters) => {
  const head = `(function (${parameters.join(',')}) {`;
  const kept = known.get(filename);
  if (kept?.source === source && kept.head === head) return kept.script;
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  known.set(filename, { source, head, script });
  return script;
};

module.exports = { compiledScript };
