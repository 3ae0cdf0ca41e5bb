const { createRequire } = require('node:module');
const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { DefinePlugin, NormalModuleReplacementPlugin } = require('webpack');
const { baseConfig } = require('@yinyom/build-remote/webpack/baseConfig');
const { devServer } = require('@yinyom/build-remote/webpack/devServer');
const { lazyModules } = require('@yinyom/build-remote/webpack/lazyModules');
const { firstFonts } = require('./firstFonts.cjs');
const { FirstFilesPlugin } = require('@yinyom/build-remote/webpack/FirstFilesPlugin');
const { PackFirstFilesPlugin } = require('@yinyom/build-remote/webpack/PackFirstFilesPlugin');
const { firstFiles } = require('./firstFiles.cjs');
const { BUNDLE } = require('./prerenderConfig.cjs');
const { PageIdsPlugin } = require('./PageIdsPlugin.cjs');
const { ShellPagesPlugin } = require('./ShellPagesPlugin.cjs');
const { pageOffer } = require('./pageOffer.cjs');
const { sharedVersions } = require('@yinyom/build-remote/webpack/singletons');

/** How files of the federation's runtime name those that the shell does without; `noSnapshots.ts` stands for them. */
const LEFT_OUT = /^\.{1,2}\/(?:[\w-]+\/)*(?:SnapshotHandler|preload)\.js$/;

/** Leaves out what reads snapshots of remotes and loads their files ahead: no page uses it. */
const leaveOutSnapshots = (room) =>
  new NormalModuleReplacementPlugin(LEFT_OUT, (wanted) => {
    if (/[\\/]runtime-core[\\/]/.test(wanted.context))
      wanted.request = path.join(room, 'src/federation/noSnapshots.ts');
  });

/** What the first view of a page of a remote does without. */
const isOpenedLater = (file) =>
  /^src\/(?:(?:keys|pages|palette|parts-panel|preview)\/|routes\/PublicPages)/.test(file);

const FRAMES = ['public', 'auth', 'signed-in'];
const isFrame = ({ name }) => FRAMES.includes(name);

/** The router without its warnings for developers; its package gives that to nobody who does not ask. */
const quietRouter = (room) => {
  const router = createRequire(path.join(room, 'package.json')).resolve('react-router');
  const folder = path.join(path.dirname(router), '../production');
  return {
    'react-router$': path.join(folder, 'index.mjs'),
    'react-router/dom$': path.join(folder, 'dom-export.mjs'),
  };
};

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
    const lazy = serving ? lazyModules(isOpenedLater) : undefined;
    const base = baseConfig({
      room,
      name: 'shell',
      production,
      publicPath: '/',
      serving,
      lazy,
      about: pageOffer(room),
    });
    return {
      ...base,
      name: 'shell',
      ...(production ? { dependencies: ['prerender'] } : {}),
      entry: { main: './src/index.ts' },
      resolve: {
        ...base.resolve,
        alias: { ...base.resolve.alias, ...(production ? quietRouter(room) : {}) },
      },
      optimization: {
        ...base.optimization,
        // Libraries change seldom: browsers keep them through releases of the shell. Only remotes are containers.
        splitChunks: {
          cacheGroups: {
            libraries: { test: /node_modules/, chunks: 'initial', name: 'libraries' },
            // What all frames have comes with the code that starts: every page draws one of them.
            frames: { chunks: isFrame, minChunks: FRAMES.length, name: 'main', enforce: true },
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
        ...(production ? [leaveOutSnapshots(room)] : []),
        new FirstFilesPlugin(firstFiles(room)),
        new PackFirstFilesPlugin(firstFiles(room)),
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
      ...(serving ? { devServer: devServer(lazy.middleware) } : {}),
    };
  };

module.exports = { shellConfig };
