const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { DefinePlugin } = require('webpack');
const { baseConfig } = require('@yinyom/build-remote/webpack/baseConfig');
const { devServer } = require('@yinyom/build-remote/webpack/devServer');
const { sharedVersions } = require('@yinyom/build-remote/webpack/singletons');
const { pageOffer } = require('../tooling/webpack/pageOffer.cjs');

/** The host: it names no remote, because those are learnt at run time from `/mf/remotes.json`. */
module.exports = (env, argv = {}) => {
  const serving = Boolean(env?.WEBPACK_SERVE);
  const base = baseConfig({
    room: __dirname,
    name: 'shell',
    production: argv.mode !== 'development',
    publicPath: '/',
    serving,
    about: pageOffer(__dirname),
  });
  return {
    ...base,
    entry: { main: './src/index.ts' },
    plugins: [
      ...base.plugins,
      new DefinePlugin({
        __SHARED_VERSIONS__: JSON.stringify(sharedVersions(__dirname)),
        ENV_TARGET: JSON.stringify('web'),
      }),
      new HtmlWebpackPlugin({
        template: path.join(__dirname, 'src/document/index.html'),
        inject: false,
        minify: false,
        publicPath: '/',
        favicon: path.join(__dirname, 'src/document/favicon.svg'),
      }),
    ],
    ...(serving ? { devServer: devServer() } : {}),
  };
};
