const { remoteConfig } = require('../tooling/webpack/remoteConfig.cjs');

module.exports = remoteConfig(__dirname);
