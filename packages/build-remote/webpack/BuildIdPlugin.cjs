const { createHash } = require('node:crypto');
const { Compilation, sources, WebpackError } = require('webpack');

/** Not part of the identity: derived from other files, or written from the identity itself. */
const DERIVED = /\.(gz|br|map)$|^build\.json$/;

/**
 * Writes `build.json` = `{ name, build, hash, …about }` beside the assets. `hash` is what the running code knows as
 * `__webpack_hash__`. `build` is a hash over the content of every
 * emitted file and over the rest of `build.json`, so two builds share an id only when nobody could tell them apart.
 * `about(compilation)` gives what else the build has to say; what it throws fails the build.
 */
class BuildIdPlugin {
  constructor({ name, about = () => ({}) }) {
    this.name = name;
    this.about = about;
  }

  tell(compilation) {
    try {
      return this.about(compilation);
    } catch (error) {
      compilation.errors.push(new WebpackError(error.message));
      return {};
    }
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildIdPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildIdPlugin', stage }, (assets) => {
        const about = { hash: compilation.hash, ...this.tell(compilation) };
        const hash = createHash('sha256').update(JSON.stringify(about));
        for (const file of Object.keys(assets).sort()) {
          if (!DERIVED.test(file)) hash.update(file).update(assets[file].buffer());
        }
        const build = hash.digest('hex').slice(0, 12);
        compilation.emitAsset(
          'build.json',
          new sources.RawSource(JSON.stringify({ name: this.name, build, ...about })),
        );
      });
    });
  }
}

module.exports = { BuildIdPlugin };
