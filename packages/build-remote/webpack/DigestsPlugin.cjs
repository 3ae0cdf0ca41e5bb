const { createHash } = require('node:crypto');
const { Compilation, sources } = require('webpack');

const MANIFEST = 'mf-manifest.json';
/** Not named: derived from other files, or signed or nobody's where it is; no console loads these. */
const APART = /\.(?:gz|br|map)$|^(?:calls|build|mf-\w+|sbom\.cdx)\.json$/;
/** Of a remote: what could run, or decides what runs. */
const CODE = /\.(?:js|json|css)$/;

/** As browsers read it: `sha256-…`, over the bytes before any compression. */
const digestOf = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/**
 * Adds `files` to the manifest of a build: the digest of every script, text and style, by its path in the build. The digest of
 * the manifest is in the signed release, so one signature covers them all. The shell, whose pages are checked by the
 * gateway, has a manifest of nothing else, with every file in it.
 */
class DigestsPlugin {
  apply(compiler) {
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.thisCompilation.tap('DigestsPlugin', (compilation) => {
      // After names and bytes are final and the manifest is there, before the build gets its id.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ANALYSE;
      compilation.hooks.processAssets.tap({ name: 'DigestsPlugin', stage }, (assets) => {
        const manifest = assets[MANIFEST] && JSON.parse(String(assets[MANIFEST].source()));
        const files = Object.keys(assets)
          .filter((file) => !APART.test(file) && (!manifest || CODE.test(file)))
          .sort()
          .map((file) => [file, digestOf(assets[file].buffer())]);
        const whole = new sources.RawSource(
          JSON.stringify({ ...manifest, files: Object.fromEntries(files) }),
        );
        if (manifest) compilation.updateAsset(MANIFEST, whole);
        else compilation.emitAsset(MANIFEST, whole);
      });
    });
  }
}

module.exports = { DigestsPlugin, digestOf };
