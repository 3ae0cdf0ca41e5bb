const { remoteConfig } = require('@yinyom/build-remote');

module.exports = remoteConfig(__dirname);
