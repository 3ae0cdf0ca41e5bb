const { execFile } = require('node:child_process');
const { existsSync } = require('node:fs');
const path = require('node:path');
const { promisify } = require('node:util');
const { Compilation, optimize, sources, webpack, WebpackError } = require('webpack');
const { installFolder } = require('./installed.cjs');

/** The file in a build; its shape: contracts, release/firstViews.ts. */
const FIRST_VIEWS = 'first-views.json';

/** What a remote shows first of pages of signed-in people, where it has such pages: `firstViews`, elements by path. */
const ownViews = (room) => {
  const file = path.join(room, 'src/firstViews.tsx');
  return existsSync(file) ? file : path.join(__dirname, 'noFirstViews.js');
};

/** The pages compiled for Node. */
const viewsConfig = (room, name, base) => ({
  ...base,
  name: `${name}-first-views`,
  target: 'node20',
  devtool: false,
  entry: { renderFirstView: path.join(__dirname, 'firstViewsEntry.js') },
  output: {
    ...base.output,
    path: path.join(installFolder(room), 'node_modules/.cache/first-views', name),
    filename: '[name].cjs',
    chunkFilename: '[name].cjs',
    library: { type: 'commonjs2' },
  },
  resolve: {
    ...base.resolve,
    alias: {
      ...base.resolve.alias,
      'the-remote': path.join(room, 'src/remote.tsx'),
      'what-it-declares': path.join(room, 'src/pages.ts'),
      'what-it-shows-first': ownViews(room),
    },
    // The kit and React are the remote's, wherever this package was installed.
    modules: [
      path.join(room, 'node_modules'),
      path.join(installFolder(room), 'node_modules'),
      'node_modules',
    ],
  },
  module: {
    rules: base.module.rules.map((rule) =>
      rule.type === 'asset/resource' ? { ...rule, generator: { emit: false } } : rule,
    ),
  },
  optimization: { minimize: false },
  cache: { ...base.cache, name: `${name}-first-views` },
  plugins: [new optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  infrastructureLogging: { level: 'error' },
});

const compile = async (config) => {
  const compiler = webpack(config);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  return path.join(config.output.path, 'renderFirstView.cjs');
};

/**
 * Writes pages of a remote as text in every language, `first-views.json`: the gateway puts the one of an address into the
 * document, so that it stands before any code is there. `paths` are pages for who is not signed in, with code that comes at once,
 * or pages with rows that `src/firstViews.tsx` of the remote shows first (docs/guides/teams.md).
 */
class FirstViewsPlugin {
  constructor({ room, name, base, paths }) {
    Object.assign(this, { room, name, base, paths });
  }

  async render() {
    const bundle = await compile(viewsConfig(this.room, this.name, this.base));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [path.join(__dirname, 'renderFirstViews.cjs'), bundle, ...this.paths],
      { maxBuffer: 1 << 26, env: { ...process.env, NODE_ENV: 'production' } },
    );
    for (const [page, views] of Object.entries(JSON.parse(stdout)))
      if (Object.values(views).some(({ html }) => html === ''))
        throw new Error(`${page} draws nothing at first, so it cannot be written as text.`);
    return stdout;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FirstViewsPlugin', (compilation) => {
      // Before digests and the build's id are taken.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ANALYSE - 1;
      compilation.hooks.processAssets.tapPromise({ name: 'FirstViewsPlugin', stage }, async () => {
        if (compilation.errors.length > 0) return;
        try {
          compilation.emitAsset(FIRST_VIEWS, new sources.RawSource(await this.render()));
        } catch (error) {
          compilation.errors.push(new WebpackError(`${FIRST_VIEWS}: ${error.stderr || error.message}`));
        }
      });
    });
  }
}

module.exports = { FirstViewsPlugin };
