const { promisify } = require('node:util');
const zlib = require('node:zlib');
const { Compilation, sources } = require('webpack');

const MANIFEST = 'mf-manifest.json';
/** Written by the federation plugin for tools that this platform does not use. */
const STATS = 'mf-stats.json';
const PACKERS = { gz: promisify(zlib.gzip), br: promisify(zlib.brotliCompress) };

/** Removes the plugin's statistics, and packs the manifest, which a console reads before anything else of a remote, once it names the digests of all files. */
class PackManifestPlugin {
  apply(compiler) {
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.thisCompilation.tap('PackManifestPlugin', (compilation) => {
      // Behind DigestsPlugin, before the build gets its id.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ANALYSE + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'PackManifestPlugin', stage }, async (assets) => {
        if (assets[STATS]) compilation.deleteAsset(STATS);
        if (!assets[MANIFEST]) return;
        for (const [ending, pack] of Object.entries(PACKERS))
          compilation.emitAsset(
            `${MANIFEST}.${ending}`,
            new sources.RawSource(await pack(assets[MANIFEST].buffer())),
          );
      });
    });
  }
}

module.exports = { PackManifestPlugin };
