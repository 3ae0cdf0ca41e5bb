const { shellConfig } = require('../tooling/webpack/shellConfig.cjs');

module.exports = shellConfig(__dirname);
