const path = require('node:path');
const { EvalSourceMapDevToolPlugin, NormalModuleReplacementPlugin } = require('webpack');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');

// Plugins and the server compile the schemas of their options, which are the same each time: 0.2 s of the processor.
const skipValidation = () => void (process.env.SKIP_VALIDATION ??= 'y');

const REFRESH_RUNTIME = path.join(__dirname, 'refreshRuntime.cjs');
/** No components there, and the build itself runs some of it. */
const RUN_BY_BUILD = /[\\/]packages[\\/](?:contracts|texts)[\\/]/;
const PACKAGES = /[\\/]node_modules[\\/]/;
const ZOD = /[\\/]node_modules[\\/]zod[\\/]/;

/** What a development server has in place of modules of packages, so that it reads fewer files and browsers run less. */
const servingAlias = {
  'react-refresh/runtime': REFRESH_RUNTIME,
  '#own-refresh-runtime': require.resolve('react-refresh/runtime'),
  'core-js-pure/features/global-this$': path.join(__dirname, 'globalThis.cjs'),
};

/** Leaves out zod's own messages; builds for production do without them by themselves. */
const leaveOutLocales = () =>
  new NormalModuleReplacementPlugin(/^\.\.\/locales\/index\.js$/, (wanted) => {
    if (ZOD.test(wanted.context)) wanted.request = path.join(__dirname, 'noLocales.js');
  });

/**
 * The plugins of a development server's build. Sources have maps; packages have none, they are read as they are installed.
 * @param {string} namespace of the names of sources in DevTools
 * @param {(module: object) => string} sourceName
 */
const servingPlugins = (namespace, sourceName) => {
  skipValidation();
  return [
    new EvalSourceMapDevToolPlugin({
      module: true,
      columns: false,
      exclude: PACKAGES,
      namespace,
      moduleFilenameTemplate: sourceName,
    }),
    leaveOutLocales(),
    new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, RUN_BY_BUILD, REFRESH_RUNTIME] }),
  ];
};

/** @param lazy modules that are compiled when they are imported (lazyModules), if an app has such */
const servingOptions = (lazy) => ({
  // Packages change by npm, after which a development server is started again.
  watchOptions: { ignored: PACKAGES },
  experiments: lazy ? { lazyCompilation: lazy.option } : {},
});

/**
 * What the shell reads of a manifest (shell: federation/readManifest.ts), without the statistics of all modules that the
 * federation plugin makes one from, each time that a file is saved.
 */
const servingManifest = {
  disableAssetsAnalyze: true,
  additionalData: ({ stats, compilation }) => {
    for (const expose of stats.exposes) {
      const files = compilation.namedChunkGroups.get(`__federation_expose_${expose.name}`)?.getFiles() ?? [];
      expose.assets.js.sync = files.filter((file) => !file.includes('.hot-update.'));
    }
    return stats;
  },
};

module.exports = { servingAlias, servingManifest, servingOptions, servingPlugins };
