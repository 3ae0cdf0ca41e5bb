const { browserPreset } = require('@yinyom/build-remote/jest');

module.exports = browserPreset(__dirname);
