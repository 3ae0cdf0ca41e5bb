const { prerenderConfig } = require('../tooling/webpack/prerenderConfig.cjs');
const { shellConfig } = require('../tooling/webpack/shellConfig.cjs');

const app = shellConfig(__dirname);
const prerender = prerenderConfig(__dirname);

module.exports = (env, argv) =>
  argv.mode === 'development' ? app(env, argv) : [app(env, argv), prerender(env, argv)];
