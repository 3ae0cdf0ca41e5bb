const HtmlWebpackPlugin = require('html-webpack-plugin');
const { baseConfig } = require('@yinyom/build-remote/webpack/baseConfig');
const { devServer } = require('@yinyom/build-remote/webpack/devServer');

/**
 * The configuration of the design system's catalogue page in `room`: a page of its own, served in
 * development and built by its test, never deployed.
 */
const catalogueConfig = (room) => (env) => {
  const serving = Boolean(env?.WEBPACK_SERVE);
  const base = baseConfig({ room, name: 'ui', production: !serving, publicPath: 'auto', serving });
  return {
    ...base,
    entry: { main: './src/catalogue/start.tsx' },
    plugins: [
      ...base.plugins,
      new HtmlWebpackPlugin({
        template: require.resolve('@yinyom/build-remote/standalone.html'),
        title: 'Catalogue',
      }),
    ],
    ...(serving ? { devServer: devServer() } : {}),
  };
};

module.exports = { catalogueConfig };
