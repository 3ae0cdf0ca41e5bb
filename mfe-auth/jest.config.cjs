const { browserPreset } = require('@yinyom/build-remote/jest');

// Whole forms are filled in through the real components: generous on a busy machine, far from hanging.
module.exports = browserPreset(__dirname);
