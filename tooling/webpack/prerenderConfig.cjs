const path = require('node:path');
const { optimize } = require('webpack');
const { baseConfig } = require('@yinyom/build-remote/webpack/baseConfig');

/** Where the compiled pages lie. */
const BUNDLE = path.join(__dirname, '../../node_modules/.cache/prerender/renderPage.cjs');

/** The front page and the frames of others compiled for Node, so that the build can write them as HTML in every language. */
const prerenderConfig = (room) => () => {
  const base = baseConfig({ room, name: 'shell', production: true, publicPath: '/' });
  return {
    ...base,
    name: 'prerender',
    target: 'node20',
    devtool: false,
    entry: { renderPage: './src/prerender/renderPage.tsx' },
    output: {
      ...base.output,
      path: path.dirname(BUNDLE),
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
    plugins: [new optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
};

module.exports = { prerenderConfig, BUNDLE };
