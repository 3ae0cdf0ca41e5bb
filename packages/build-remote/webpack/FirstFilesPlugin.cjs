const { Compilation, sources } = require('webpack');
const { digestOf } = require('./DigestsPlugin.cjs');

const LANGUAGES = ['th', 'en', 'cn', 'jp', 'kh'];
/** The file in a build. */
const FIRST_FILES = 'first-files.json';

/** The scripts that come with a chunk that has a name. */
const scriptsOfChunk = (compilation, name) => {
  const group = compilation.namedChunkGroups.get(name) ?? compilation.entrypoints.get(name);
  if (!group) throw new Error(`${FIRST_FILES}: no chunk is named ${name}`);
  return group.getFiles();
};

/** The scripts that a source file ended up in. */
const scriptsOfSource = (compilation, source) => {
  const scripts = [...compilation.modules]
    .filter(({ resource }) => resource === source)
    .flatMap((module) => [...compilation.chunkGraph.getModuleChunksIterable(module)])
    .flatMap((chunk) => [...chunk.files]);
  if (scripts.length === 0) throw new Error(`${FIRST_FILES}: ${source} is in no chunk`);
  return scripts;
};

/**
 * Writes `first-files.json`: what the first view of a page needs, so that the gateway can let browsers load it at once and
 * they do not learn of one file from another. For each kind of page `{ scripts: [[file, digest]], texts: { th: […] } }`.
 * `pages` names kinds, with the chunks they need and the files of texts they need in a language; `known` the chunks that
 * the document loads anyway.
 */
class FirstFilesPlugin {
  constructor({ pages, known = [] }) {
    this.pages = pages;
    this.known = known;
  }

  rows(compilation, assets) {
    const known = new Set(this.known.flatMap((name) => scriptsOfChunk(compilation, name)));
    const named = (files) =>
      [...new Set(files)]
        .filter((file) => file.endsWith('.js') && !known.has(file))
        .map((file) => [file, digestOf(assets[file].buffer())]);
    return Object.entries(this.pages).map(([page, { chunks, texts }]) => [
      page,
      {
        scripts: named(chunks.flatMap((name) => scriptsOfChunk(compilation, name))),
        texts: Object.fromEntries(
          LANGUAGES.map((lang) => [
            lang,
            named(texts(lang).flatMap((source) => scriptsOfSource(compilation, source))),
          ]),
        ),
      },
    ]);
  }

  apply(compiler) {
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.thisCompilation.tap('FirstFilesPlugin', (compilation) => {
      // Names are final, the build's own digests are not taken yet.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ANALYSE - 1;
      compilation.hooks.processAssets.tap({ name: 'FirstFilesPlugin', stage }, (assets) => {
        if (compilation.errors.length > 0) return;
        const text = JSON.stringify(Object.fromEntries(this.rows(compilation, assets)));
        compilation.emitAsset(FIRST_FILES, new sources.RawSource(text));
      });
    });
  }
}

module.exports = { FirstFilesPlugin, FIRST_FILES };
