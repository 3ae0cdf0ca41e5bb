const { createHash } = require('node:crypto');
const { Compilation, sources } = require('webpack');

/** Not part of the identity: derived from other files, or written from the identity itself. */
const DERIVED = /\.(gz|map)$|^build\.json$/;

/**
 * Writes `build.json` = `{ name, build, hash }` beside the assets. `hash` is what the running code knows as
 * `__webpack_hash__`. `build` is a hash over the content of every
 * emitted file, so two builds share an id only when a browser could not tell them apart.
 */
class BuildIdPlugin {
  constructor({ name }) {
    this.name = name;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildIdPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildIdPlugin', stage }, (assets) => {
        const hash = createHash('sha256');
        for (const file of Object.keys(assets).sort()) {
          if (!DERIVED.test(file)) hash.update(file).update(assets[file].buffer());
        }
        const build = hash.digest('hex').slice(0, 12);
        compilation.emitAsset(
          'build.json',
          new sources.RawSource(JSON.stringify({ name: this.name, build, hash: compilation.hash })),
        );
      });
    });
  }
}

module.exports = { BuildIdPlugin };
