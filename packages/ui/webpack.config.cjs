// The catalogue of components, for development: nothing of it is part of what is deployed.
const { catalogueConfig } = require('../../tooling/webpack/catalogueConfig.cjs');

module.exports = catalogueConfig(__dirname);
