const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { baseConfig } = require('./baseConfig.cjs');
const { devServer } = require('./devServer.cjs');
const { sharedModules } = require('./singletons.cjs');

/** `mfe-websites` → `mfe_websites`: the container name is a global variable, so hyphens are not legal. */
const containerName = (room) => path.basename(room).replaceAll('-', '_');

/**
 * The whole webpack configuration of a remote: exposes `./remote` (src/remote.tsx) and nothing else.
 * In production there is no page of its own; in development src/index.ts runs it alone.
 */
const remoteConfig =
  (room) =>
  (env, argv = {}) => {
    const production = argv.mode !== 'development';
    const serving = Boolean(env?.WEBPACK_SERVE);
    const name = containerName(room);
    const base = baseConfig({ room, name, production, publicPath: 'auto', serving });
    return {
      ...base,
      entry: production ? {} : { main: './src/index.ts' },
      plugins: [
        ...base.plugins,
        new ModuleFederationPlugin({
          name,
          filename: production ? 'assets/remoteEntry.[contenthash:10].js' : 'assets/remoteEntry.js',
          exposes: { './remote': './src/remote.tsx' },
          shared: sharedModules(room),
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
          experiments: production ? { externalRuntime: true } : {},
        }),
        ...(production
          ? []
          : [
              new HtmlWebpackPlugin({
                template: path.join(__dirname, 'standalone.html'),
                excludeChunks: [name],
              }),
            ]),
      ],
      ...(serving ? { devServer: devServer({ room }) } : {}),
    };
  };

module.exports = { remoteConfig, containerName };
