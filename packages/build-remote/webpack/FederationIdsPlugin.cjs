const { createHash } = require('node:crypto');

/** The file that the federation plugin writes for a build: its name is a digest over absolute paths. */
const WRITTEN = /[\\/]node_modules[\\/]\.federation[\\/]/;

const nameOf = (identifier) => {
  if (identifier.startsWith('container entry')) return 'container';
  if (WRITTEN.test(identifier)) return 'federation';
  // `provide module (default) react@19.3.1 = /folder/node_modules/react/index.js`
  const provided = /^provide module (.+?) = /.exec(identifier);
  return provided && createHash('sha256').update(provided[1]).digest('hex').slice(0, 6);
};

/**
 * Names the modules that the federation plugin makes by what they are. webpack would number them by where they lie, as
 * these, unlike all others, say so absolutely.
 */
class FederationIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('FederationIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('FederationIdsPlugin', (modules) => {
        for (const module of modules) {
          const name = nameOf(module.identifier());
          if (name) compilation.chunkGraph.setModuleId(module, name);
        }
      });
    });
  }
}

module.exports = { FederationIdsPlugin };
