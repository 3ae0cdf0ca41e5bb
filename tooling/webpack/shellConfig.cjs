const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { DefinePlugin } = require('webpack');
const { baseConfig } = require('@yinyom/build-remote/webpack/baseConfig');
const { devServer } = require('@yinyom/build-remote/webpack/devServer');
const { firstFonts } = require('./firstFonts.cjs');
const { FirstFilesPlugin } = require('@yinyom/build-remote/webpack/FirstFilesPlugin');
const { firstFiles } = require('./firstFiles.cjs');
const { BUNDLE } = require('./prerenderConfig.cjs');
const { PageIdsPlugin } = require('./PageIdsPlugin.cjs');
const { ShellPagesPlugin } = require('./ShellPagesPlugin.cjs');
const { pageOffer } = require('./pageOffer.cjs');
const { sharedVersions } = require('@yinyom/build-remote/webpack/singletons');

/**
 * The whole webpack configuration of the host. It names no remote: those are learnt at run time from
 * `/mf/remotes.json`. It is no container either: its pages take React and the rest directly, and the first remote that is
 * asked for brings the federation runtime with it (`shell/src/federation/host.ts`, decision 101). It is served from the root of the public origin.
 */
const shellConfig =
  (room) =>
  (env, argv = {}) => {
    const production = argv.mode !== 'development';
    const serving = Boolean(env?.WEBPACK_SERVE);
    const base = baseConfig({
      room,
      name: 'shell',
      production,
      publicPath: '/',
      serving,
      about: pageOffer(room),
    });
    return {
      ...base,
      name: 'shell',
      ...(production ? { dependencies: ['prerender'] } : {}),
      entry: { main: './src/index.ts' },
      optimization: {
        ...base.optimization,
        // Libraries change seldom: browsers keep them through releases of the shell. Only remotes are containers.
        splitChunks: {
          cacheGroups: {
            libraries: { test: /node_modules/, chunks: 'initial', name: 'libraries' },
            // What one part alone uses comes with it: a file of its own would be one request more.
            defaultVendors: { test: /node_modules/, priority: -10, reuseExistingChunk: true, minChunks: 2 },
          },
        },
      },
      plugins: [
        ...base.plugins,
        new DefinePlugin({
          __SHARED_VERSIONS__: JSON.stringify(sharedVersions(room)),
          // Leaves what is for Node out of the federation runtime.
          ENV_TARGET: JSON.stringify('web'),
          // Manifests are read and checked by the shell itself (federation/readManifest.ts).
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        }),
        new FirstFilesPlugin(firstFiles(room)),
        new PageIdsPlugin(),
        new HtmlWebpackPlugin({
          template: path.join(room, 'src/document/index.html'),
          inject: false,
          minify: false,
          publicPath: '/',
          favicon: path.join(room, 'src/document/favicon.svg'),
          fonts: firstFonts,
        }),
        ...(production ? [new ShellPagesPlugin({ bundle: BUNDLE })] : []),
      ],
      ...(serving ? { devServer: devServer() } : {}),
    };
  };

module.exports = { shellConfig };
