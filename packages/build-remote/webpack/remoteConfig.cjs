const { existsSync } = require('node:fs');
const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { ContextReplacementPlugin } = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { baseConfig } = require('./baseConfig.cjs');
const { BillOfMaterialsPlugin } = require('./BillOfMaterialsPlugin.cjs');
const { devServer } = require('./devServer.cjs');
const { ExposedTypesPlugin } = require('./ExposedTypesPlugin.cjs');
const { lazyModules } = require('./lazyModules.cjs');
const { FirstFilesPlugin } = require('./FirstFilesPlugin.cjs');
const { FirstViewsPlugin } = require('./FirstViewsPlugin.cjs');
const { NeedsPlugin } = require('./NeedsPlugin.cjs');
const { PackFirstFilesPlugin } = require('./PackFirstFilesPlugin.cjs');
const { PackManifestPlugin } = require('./PackManifestPlugin.cjs');
const { readDeclared } = require('./readDeclared.cjs');
const { servingManifest } = require('./serving.cjs');
const { sharedModules } = require('./singletons.cjs');

// The federation plugin asks for webpack's place by a call that fails, which compiles the schema of all options: a second of the processor.
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');

/** `mfe-websites` → `mfe_websites`: the container name is a global variable, so hyphens are not legal. */
const containerName = (room) => path.basename(room).replaceAll('-', '_');

/** Makes the token that the other calls are made with. */
const TOKEN_CALL = 'makePartToken';

/** @throws Error for a remote that declares its calls and makes others */
const checkCalls = ({ calls }, needs) => {
  const more = Object.keys(needs?.calls ?? {}).filter(
    (name) => name !== TOKEN_CALL && !calls?.includes(name),
  );
  if (calls && more.length > 0)
    throw new Error(
      `The code makes calls that src/pages.ts does not declare: ${more.join(', ')}. Add them to calls.`,
    );
};

/** What the build of a remote says about it. */
const aboutRemote = (room, needs) => (compilation) => {
  const { declared, files } = readDeclared(room);
  for (const file of files) compilation.fileDependencies.add(file);
  const about = { declared, ...needs?.about(compilation) };
  checkCalls(declared, about.needs);
  return about;
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

/** Pages and windows that a remote imports when they are opened. */
const isOpenedLater = (file) => /^src\/.+\//.test(file);

/** Texts by language are the files of this folder; webpack would take those of its folders, too, the titles of pages for example. */
const ownTexts = () => new ContextReplacementPlugin(/[\\/]locales$/, /^\.\/\w+\.json$/);

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
    const lazy = serving ? lazyModules(isOpenedLater) : undefined;
    const base = baseConfig({
      room,
      name,
      production,
      publicPath: 'auto',
      serving,
      lazy,
      about: aboutRemote(room, needs),
      ownToken: production && readDeclared(room).declared.calls ? name : undefined,
    });
    return {
      ...base,
      optimization: { ...base.optimization, splitChunks },
      entry: production || inShell ? {} : { main: './src/index.ts' },
      plugins: [
        ...(needs ? [needs] : []),
        ownTexts(),
        ...base.plugins,
        ...(production ? [new ExposedTypesPlugin({ room })] : []),
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
          manifest: serving ? servingManifest : true,
          dts: false,
          experiments: production || inShell ? { externalRuntime: true } : {},
        }),
        ...(production || inShell
          ? []
          : [
              new HtmlWebpackPlugin({
                template: path.join(__dirname, 'standalone.html'),
                excludeChunks: [name],
                publicPath: '/',
              }),
            ]),
      ],
      ...(serving ? { devServer: devServer(lazy.middleware) } : {}),
    };
  };

module.exports = { remoteConfig, containerName };
