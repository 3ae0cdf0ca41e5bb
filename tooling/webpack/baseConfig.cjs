const path = require('node:path');
const CompressionPlugin = require('compression-webpack-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const { BuildIdPlugin } = require('./BuildIdPlugin.cjs');

const ROOT = path.join(__dirname, '../..');
const REFRESH_RUNTIME = path.join(__dirname, 'refreshRuntime.cjs');
/** No components there, and the build itself runs some of it. */
const CONTRACTS = path.join(ROOT, 'packages/contracts');

/** Texts of the contract for one language: computed by the build, so that browsers do not load the other four. */
const evaluatedRule = {
  test: /contracts[\\/]src[\\/]messages[\\/]forms[\\/]\w+\.ts$/,
  resourceQuery: { not: [/run/] },
  enforce: 'post',
  loader: path.join(__dirname, 'evaluatedLoader.cjs'),
};

const swcRule = (production) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
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

/**
 * What every browser app's build has in common. `room` is the app's folder, `name` its container name.
 * `splitChunks` and `runtimeChunk` stay at webpack's defaults: changing them breaks federation containers.
 */
const baseConfig = ({ room, name, production, publicPath, serving = false }) => ({
  context: room,
  mode: production ? 'production' : 'development',
  target: ['web', 'es2022'],
  devtool: production ? 'source-map' : 'cheap-module-source-map',
  output: {
    path: path.join(room, production ? 'dist' : 'dist-dev'),
    clean: true,
    uniqueName: name,
    publicPath,
    filename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
    chunkFilename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    hashFunction: 'xxhash64',
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    conditionNames: ['yinyom-source', '...'],
    alias: production ? {} : { 'react-refresh/runtime': REFRESH_RUNTIME },
  },
  module: {
    rules: [
      swcRule(production),
      evaluatedRule,
      { test: /\.(woff2?|png|svg|jpg|webp)$/, type: 'asset/resource' },
    ],
  },
  optimization: {
    minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
  },
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(ROOT, 'node_modules/.cache/webpack'),
    name: `${name}-${production ? 'production' : serving ? 'serve' : 'development'}`,
    buildDependencies: { config: [__filename, path.join(room, 'webpack.config.cjs')] },
  },
  plugins: [
    new BuildIdPlugin({ name }),
    ...(production
      ? [new CompressionPlugin({ test: /\.(js|json)$/, exclude: /(build|mf-\w+)\.json$/ })]
      : []),
    ...(serving
      ? [new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, CONTRACTS, REFRESH_RUNTIME] })]
      : []),
  ],
  performance: false,
  stats: 'errors-warnings',
});

module.exports = { baseConfig, ROOT };
