const inBrowser = require('./browserChoice.cjs');
const JsdomEnvironment = require('./jsdomEnvironment.cjs');

module.exports = inBrowser(JsdomEnvironment);
