const inBrowser = require('./browserChoice.cjs');
const JsdomEnvironment = require('@yinyom/build-remote/jest/jsdomEnvironment');

module.exports = inBrowser(JsdomEnvironment);
