const path = require('node:path');
const { optimize } = require('webpack');
const { baseConfig, ROOT } = require('./baseConfig.cjs');
const { PrerenderPlugin } = require('./PrerenderPlugin.cjs');

/** The front page compiled for Node, so that the build can write it as HTML in every language. */
const prerenderConfig = (room) => () => {
  const base = baseConfig({ room, name: 'shell', production: true, publicPath: '/' });
  const bundle = path.join(ROOT, 'node_modules/.cache/prerender');
  return {
    ...base,
    name: 'prerender',
    dependencies: ['shell'],
    target: 'node20',
    devtool: false,
    entry: { renderLanding: './src/prerender/renderLanding.tsx' },
    output: {
      ...base.output,
      path: bundle,
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    module: {
      rules: base.module.rules.map((rule) =>
        rule.type === 'asset/resource' ? { ...rule, generator: { emit: false } } : rule,
      ),
    },
    optimization: { minimize: false },
    cache: { ...base.cache, name: 'prerender' },
    plugins: [
      new optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new PrerenderPlugin({ bundle: path.join(bundle, 'renderLanding.cjs'), dist: path.join(room, 'dist') }),
    ],
  };
};

module.exports = { prerenderConfig };
