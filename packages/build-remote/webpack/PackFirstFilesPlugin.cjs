const { gzipAsync } = require('@gfx/zopfli');
const { Compilation, sources } = require('webpack');
const { FIRST_FILES } = require('./FirstFilesPlugin.cjs');

/** The scripts that first views name, in any language. */
const namedIn = (text) => [
  ...new Set(
    Object.values(JSON.parse(text))
      .flatMap(({ scripts, texts }) => [...scripts, ...Object.values(texts).flat()])
      .map(([file]) => file),
  ),
];

/** How often the packer looks again: more is not always less, so the smallest of these is taken (1 to 3 s for the largest file). */
const ITERATIONS = [15, 20, 40];

const smallest = async (content) => {
  const packed = [];
  for (const numiterations of ITERATIONS)
    packed.push(Buffer.from(await gzipAsync(content, { numiterations })));
  return packed.reduce((best, one) => (one.length < best.length ? one : best));
};

/**
 * Packs the gzip twins of what first views load once more, with a slower packer of the same format: 3 to 5 % less.
 * Only these, as it takes seconds of the processor; what did not change comes from the build's cache.
 * `known`: chunks that every first view has and `first-files.json` does not name.
 */
class PackFirstFilesPlugin {
  constructor({ known = [] } = {}) {
    this.known = known;
  }

  async pack(compilation, file, asset) {
    const cache = compilation.getCache(`PackFirstFilesPlugin ${ITERATIONS.join()}`);
    const etag = cache.getLazyHashedEtag(asset);
    const kept = await cache.getPromise(file, etag);
    if (kept) return kept;
    const packed = new sources.RawSource(await smallest(asset.buffer()));
    await cache.storePromise(file, etag, packed);
    return packed;
  }

  apply(compiler) {
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.thisCompilation.tap('PackFirstFilesPlugin', (compilation) => {
      // The list is there and so are all twins.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ANALYSE;
      compilation.hooks.processAssets.tapPromise({ name: 'PackFirstFilesPlugin', stage }, async (assets) => {
        if (compilation.errors.length > 0) return;
        const always = this.known.flatMap((name) => compilation.entrypoints.get(name).getFiles());
        for (const file of [...always, ...namedIn(String(assets[FIRST_FILES].source()))]) {
          const twin = `${file}.gz`;
          if (twin in assets) compilation.updateAsset(twin, await this.pack(compilation, file, assets[file]));
        }
      });
    });
  }
}

module.exports = { PackFirstFilesPlugin };
