/** Where the code of the first page comes from: the bootstrap itself and the shared singletons. */
const FIRST_LOAD =
  /[\\/]shell[\\/]src[\\/]bootstrap\.tsx$|[\\/]node_modules[\\/](react|react-dom|styled-components)[\\/]|[\\/]packages[\\/]mfe-kit[\\/]src[\\/]index\.ts$/;

/**
 * The script files, besides the entry, that every first page loads. The document preloads them: the browser
 * fetches them at once instead of learning about them one after the other.
 */
const firstLoadScripts = (compilation) => {
  const files = new Set();
  for (const chunk of compilation.chunks) {
    if (chunk.canBeInitial()) continue;
    const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap(
      (module) => module.modules ?? [module],
    );
    if (modules.some((module) => FIRST_LOAD.test(module.nameForCondition?.() ?? ''))) {
      for (const file of chunk.files) if (file.endsWith('.js')) files.add(file);
    }
  }
  return [...files];
};

module.exports = { firstLoadScripts };
