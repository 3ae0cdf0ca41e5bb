const path = require('node:path');
const CompressionPlugin = require('compression-webpack-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { BuildIdPlugin } = require('./BuildIdPlugin.cjs');
const { DigestsPlugin } = require('./DigestsPlugin.cjs');
const { FederationIdsPlugin } = require('./FederationIdsPlugin.cjs');
const { pathlessHash } = require('./pathlessHash.cjs');
const { installFolder, readsSources } = require('./installed.cjs');
const { servingAlias, servingOptions, servingPlugins } = require('./serving.cjs');

/** Messages of forms for one language: computed by the build, so that browsers do not load the other four. */
const evaluatedRule = {
  test: /texts[\\/](src|packed[\\/]esm)[\\/]forms[\\/]\w\w\.[jt]s$/,
  resourceQuery: { not: [/run/] },
  enforce: 'post',
  loader: path.join(__dirname, 'evaluatedLoader.cjs'),
};

/** Subjects of texts that a page has in all languages. */
const wordsRule = {
  test: /texts[\\/](src|packed[\\/]esm)[\\/](?!sentences)[\w-]+[\\/](?!load)\w+Words\.[jt]s$/,
  enforce: 'post',
  loader: path.join(__dirname, 'wordsLoader.cjs'),
};

/** Declarations of the contract, without those for servers; what the build runs (`evaluatedRule`) is left as it is. */
const contractRule = (part) => ({
  test: /contracts[\\/](src|packed[\\/]esm)[\\/].+\.[jt]s$/,
  resourceQuery: { not: [/run/] },
  enforce: 'post',
  loader: path.join(__dirname, 'contractLoader.cjs'),
  options: { part },
});

/** Names of sources in source maps: webpack's own, without the digest in the name of a file that was written. */
const sourceName = ({ namespace, resourcePath, loaders }) =>
  `webpack://${namespace}/${resourcePath.replace(/(\.federation[\\/]entry)\.\w+/, '$1')}${loaders && `?${loaders}`}`;

/** What the federation plugin writes while it builds. */
const writtenRule = {
  test: /[\\/]\.federation[\\/]entry\.\w+\.js$/,
  loader: path.join(__dirname, 'relativeLoader.cjs'),
};

/** Texts on a development server change without a reload. */
const hotTextsRule = {
  test: /[\\/]locales[\\/].+\.json$/,
  type: 'javascript/auto',
  loader: path.join(__dirname, 'hotTextsLoader.cjs'),
};

const swcRule = (production) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: require.resolve('swc-loader'),
  options: {
    swcrc: false,
    configFile: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production, refresh: !production } },
    },
  },
});

/** The same file packed, beside it: browsers get the smallest that they take. Each packer packs as small as it can. */
const twins = (ending, options) =>
  new CompressionPlugin({
    ...options,
    filename: `[path][base].${ending}`,
    test: /\.(js|json)$/,
    // A smaller file is one packet either way.
    threshold: 512,
    exclude: /(build|calls|first-files|mf-\w+|sbom\.cdx)\.json$/,
  });

/**
 * What every browser app's build has in common. `room` is the app's folder, `name` its container name.
 * `about` gives what `build.json` says in addition to the build's names (BuildIdPlugin). `ownToken`: name of a remote that makes its calls with a
 * token of its own. `lazy`: modules that a development server compiles when they are imported (lazyModules).
 * `splitChunks` and `runtimeChunk` stay at webpack's defaults: changing them breaks federation containers.
 */
const baseConfig = ({ room, name, production, publicPath, serving = false, about, ownToken, lazy }) => ({
  context: room,
  mode: production ? 'production' : 'development',
  target: ['web', 'es2022'],
  devtool: production ? 'source-map' : serving ? false : 'cheap-module-source-map',
  output: {
    path: path.join(room, production ? 'dist' : 'dist-dev'),
    clean: true,
    uniqueName: name,
    publicPath,
    filename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
    chunkFilename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    pathinfo: false,
    hashFunction: serving ? 'xxhash64' : pathlessHash(installFolder(room)),
    devtoolModuleFilenameTemplate: sourceName,
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    conditionNames: readsSources(room) ? ['yinyom-source', '...'] : ['...'],
    alias: production ? {} : servingAlias,
  },
  module: {
    rules: [
      swcRule(production),
      ...(production ? [contractRule(ownToken)] : []),
      evaluatedRule,
      wordsRule,
      { ...writtenRule, options: { root: installFolder(room) } },
      ...(serving ? [hotTextsRule] : []),
      { test: /\.(woff2?|png|svg|jpg|webp)$/, type: 'asset/resource' },
    ],
  },
  optimization: {
    minimizer: [
      new MinimizerPlugin({
        minify: MinimizerPlugin.swcMinify,
        minimizerOptions: { compress: { passes: 3 }, mangle: true },
        extractComments: false,
      }),
    ],
  },
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(installFolder(room), 'node_modules/.cache/webpack'),
    name: `${name}-${production ? 'production' : serving ? 'serve' : 'development'}`,
    // Copies of what is read cost more than the memory they free.
    allowCollectingMemory: false,
    buildDependencies: { config: [__filename, path.join(room, 'webpack.config.cjs')] },
  },
  plugins: [
    new FederationIdsPlugin(),
    // What a development server gives changes all the time: nobody releases it.
    ...(serving ? [] : [new DigestsPlugin(), new BuildIdPlugin({ name, about })]),
    ...(production ? [twins('gz', { algorithm: 'gzip' }), twins('br', { algorithm: 'brotliCompress' })] : []),
    ...(serving ? servingPlugins(name, sourceName) : []),
  ],
  ...(serving ? servingOptions(lazy) : {}),
  performance: false,
  stats: 'errors-warnings',
});

module.exports = { baseConfig };
