const { existsSync } = require('node:fs');
const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { baseConfig } = require('./baseConfig.cjs');
const { BillOfMaterialsPlugin } = require('./BillOfMaterialsPlugin.cjs');
const { devServer } = require('./devServer.cjs');
const { FirstFilesPlugin } = require('./FirstFilesPlugin.cjs');
const { FirstViewsPlugin } = require('./FirstViewsPlugin.cjs');
const { NeedsPlugin } = require('./NeedsPlugin.cjs');
const { PackFirstFilesPlugin } = require('./PackFirstFilesPlugin.cjs');
const { PackManifestPlugin } = require('./PackManifestPlugin.cjs');
const { readDeclared } = require('./readDeclared.cjs');
const { sharedModules } = require('./singletons.cjs');

/** `mfe-websites` → `mfe_websites`: the container name is a global variable, so hyphens are not legal. */
const containerName = (room) => path.basename(room).replaceAll('-', '_');

/** What the build of a remote says about it. */
const aboutRemote = (room, needs) => (compilation) => {
  const { declared, files } = readDeclared(room);
  for (const file of files) compilation.fileDependencies.add(file);
  return { declared, ...needs?.about(compilation) };
};

/** What comes with any page of a remote; its other pages load what is theirs. */
const firstFiles = (room, name) => ({
  remote: {
    chunks: [name, '__federation_expose_remote'],
    texts: (lang) => {
      const file = path.join(room, `locales/${lang}.json`);
      return existsSync(file) ? [file] : [];
    },
  },
});

/** The validation stays with the code that declares what it checks: apart it is one more request of every first visit. */
const besides = { test: /^(?!.*[\\/]node_modules[\\/]zod[\\/])/ };
const splitChunks = {
  cacheGroups: {
    defaultVendors: { test: /[\\/]node_modules[\\/](?!zod[\\/])/, priority: -10, reuseExistingChunk: true },
    default: { ...besides, minChunks: 2, priority: -20, reuseExistingChunk: true },
  },
};

/**
 * The whole webpack configuration of a remote: exposes `./remote` (src/remote.tsx) and nothing else.
 * In production there is no page of its own; in development src/index.ts runs it alone.
 * `firstViews`: paths of its pages that are written as text, too, so that they stand before any code is there
 * (docs/guides/teams.md).
 */
const remoteConfig =
  (room, { firstViews = [] } = {}) =>
  (env, argv = {}) => {
    const production = argv.mode !== 'development';
    const serving = Boolean(env?.WEBPACK_SERVE);
    // Served to the shell's page, which lends everything shared; else the remote has a page of its own.
    const inShell = Boolean(env?.IN_SHELL);
    const name = containerName(room);
    // What a remote needs is asked of releases only; a development server's build is another one.
    const needs = production ? new NeedsPlugin({ room }) : undefined;
    const base = baseConfig({
      room,
      name,
      production,
      publicPath: 'auto',
      serving,
      about: aboutRemote(room, needs),
    });
    return {
      ...base,
      optimization: { ...base.optimization, splitChunks },
      entry: production || inShell ? {} : { main: './src/index.ts' },
      plugins: [
        ...(needs ? [needs] : []),
        ...base.plugins,
        new BillOfMaterialsPlugin(require(path.join(room, 'package.json'))),
        new FirstFilesPlugin({ pages: firstFiles(room, name) }),
        new PackFirstFilesPlugin(),
        new PackManifestPlugin(),
        ...(production && firstViews.length > 0
          ? [new FirstViewsPlugin({ room, name, base, paths: firstViews })]
          : []),
        new ModuleFederationPlugin({
          name,
          filename: production ? 'assets/remoteEntry.[contenthash:10].js' : 'assets/remoteEntry.js',
          exposes: { './remote': './src/remote.tsx' },
          // A release runs in the shell's page only, which has all of it: a copy here would never be loaded.
          shared: sharedModules(room, { lent: production || inShell }),
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
          experiments: production ? { externalRuntime: true } : {},
        }),
        ...(production || inShell
          ? []
          : [
              new HtmlWebpackPlugin({
                template: path.join(__dirname, 'standalone.html'),
                excludeChunks: [name],
              }),
            ]),
      ],
      ...(serving ? { devServer: devServer() } : {}),
    };
  };

module.exports = { remoteConfig, containerName };
