const inBrowser = require('./browserChoice.cjs');
const SharedRealmEnvironment = require('./kept-modules/sharedRealmEnvironment.cjs');

module.exports = inBrowser(SharedRealmEnvironment);
