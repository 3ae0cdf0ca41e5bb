const path = require('node:path');
const { Compilation, sources, WebpackError } = require('webpack');
const { EXPOSED, exposedTypes, TYPES_FILE } = require('../types/exposedTypes.cjs');

/** Adds the declarations of what a remote exposes to its release, for the compilers of other remotes. */
class ExposedTypesPlugin {
  constructor({ room }) {
    this.room = room;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ExposedTypesPlugin', (compilation) => {
      compilation.fileDependencies.add(path.join(this.room, EXPOSED));
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'ExposedTypesPlugin', stage }, () => {
        try {
          const types = exposedTypes(this.room);
          if (types) compilation.emitAsset(TYPES_FILE, new sources.RawSource(JSON.stringify(types)));
        } catch (error) {
          compilation.errors.push(new WebpackError(error.message));
        }
      });
    });
  }
}

module.exports = { ExposedTypesPlugin };
