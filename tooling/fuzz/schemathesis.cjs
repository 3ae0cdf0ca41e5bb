const path = require('node:path');
const { pythonProgram } = require('../python/pythonProgram.cjs');

/** Schemathesis (MIT) makes requests out of an OpenAPI document and checks the answers against it. */
const VERSION = '4.32.5';

const { fetched, fetch } = pythonProgram('schemathesis', VERSION, path.join(__dirname, 'requirements.txt'));

module.exports = { fetchedSchemathesis: fetched, fetchSchemathesis: fetch };
