const { createHash } = require('node:crypto');

/** How html-webpack-plugin calls the compiler of its templates. */
const OF_PAGES = 'HtmlWebpackCompiler';

/**
 * Lets nothing of the folder that a build is made in reach the hash that the running code knows its build by: the hash of a
 * compiler within this one counts for it. html-webpack-plugin names chunks by absolute paths; webpack makes ids of names,
 * and its own code for loading files counts how deep a name lies.
 */
class PageIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('PageIdsPlugin', (compilation) => {
      if (compilation.compiler.name !== OF_PAGES) return;
      compilation.hooks.beforeChunkIds.tap('PageIdsPlugin', (chunks) => {
        for (const [at, chunk] of [...chunks].entries()) {
          chunk.id = at;
          chunk.ids = [at];
        }
      });
      compilation.hooks.afterHash.tap('PageIdsPlugin', () => {
        compilation.hash = hashOfPages(compilation);
      });
    });
  }
}

/** Of what pages are made of, without webpack's own code around it. */
const hashOfPages = ({ modules, chunkGraph }) => {
  const hashes = [...modules]
    .filter(({ type }) => type !== 'runtime')
    .flatMap((module) =>
      [...chunkGraph.getModuleRuntimes(module)].map((runtime) => chunkGraph.getModuleHash(module, runtime)),
    );
  return createHash('sha256').update(hashes.sort().join('\n')).digest('hex').slice(0, 16);
};

module.exports = { PageIdsPlugin };
