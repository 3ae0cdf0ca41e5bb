const { TestEnvironment } = require('jest-environment-node');
const inBrowser = require('./browserChoice.cjs');

module.exports = inBrowser(TestEnvironment);
