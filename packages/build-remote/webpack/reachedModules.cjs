/** What stands between a remote and the module of the page. Where a remote runs alone, its own copy is behind it. */
const SHARED = 'consume-shared-module';

/**
 * The modules that the code of a remote leads to, without what is shared with the page. To be asked when it is known
 * which exports are used and before modules are joined (`afterOptimizeModules`).
 * @param start module of the remote's public face
 */
const reachedModules = (start, moduleGraph) => {
  const reached = new Set([start]);
  for (const module of reached) {
    if (module.type === SHARED) continue;
    for (const connection of moduleGraph.getOutgoingConnections(module))
      if (connection.module && connection.getActiveState(undefined) !== false) reached.add(connection.module);
  }
  return reached;
};

/**
 * The names that `modules` really use of another module; `null` for all of them (`import *`).
 * @returns pairs of module and name
 */
const usedExports = function* (modules, moduleGraph) {
  for (const origin of modules) {
    if (origin.type === SHARED) continue;
    for (const { module, dependency, ...rest } of connectionsOf(origin, moduleGraph)) {
      if (!module || rest.connection.getActiveState(undefined) !== true) continue;
      for (const reference of dependency.getReferencedExports(moduleGraph, undefined)) {
        const [name] = Array.isArray(reference) ? reference : reference.name;
        yield { origin, module, name: name ?? null };
      }
    }
  }
};

const connectionsOf = (origin, moduleGraph) =>
  [...moduleGraph.getOutgoingConnections(origin)]
    .filter(({ dependency }) => dependency && dependency.type !== 'harmony side effect evaluation')
    .map((connection) => ({ connection, module: connection.module, dependency: connection.dependency }));

module.exports = { SHARED, reachedModules, usedExports };
