const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { baseConfig } = require('./baseConfig.cjs');
const { devServer } = require('./devServer.cjs');
const { firstFonts } = require('./firstFonts.cjs');
const { firstLoadScripts } = require('./firstLoadScripts.cjs');
const { sharedModules } = require('./singletons.cjs');

/**
 * The whole webpack configuration of the host. It names no remote: those are learnt at run time from
 * `/mf/remotes.json`. It is served from the root of the public origin.
 */
const shellConfig =
  (room) =>
  (env, argv = {}) => {
    const production = argv.mode !== 'development';
    const serving = Boolean(env?.WEBPACK_SERVE);
    const base = baseConfig({ room, name: 'shell', production, publicPath: '/', serving });
    return {
      ...base,
      name: 'shell',
      entry: { main: './src/index.ts' },
      plugins: [
        ...base.plugins,
        new ModuleFederationPlugin({
          name: 'shell',
          shared: sharedModules(room),
          shareStrategy: 'loaded-first',
          dts: false,
          experiments: { optimization: { target: 'web' } },
          runtimePlugins: [path.join(room, 'src/federation/exposeRuntimeCore.mjs')],
        }),
        new HtmlWebpackPlugin({
          template: path.join(room, 'src/document/index.html'),
          inject: false,
          minify: false,
          publicPath: '/',
          favicon: path.join(room, 'src/document/favicon.svg'),
          preloads: firstLoadScripts,
          fonts: firstFonts,
        }),
      ],
      ...(serving ? { devServer: devServer({ room }) } : {}),
    };
  };

module.exports = { shellConfig };
