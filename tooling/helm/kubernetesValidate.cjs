const path = require('node:path');
const { pythonProgram } = require('../python/pythonProgram.cjs');

/** kubernetes-validate (Apache-2.0) holds the JSON schemas of Kubernetes 1.25 to 1.37; it needs no network and no cluster. */
const VERSION = '1.37.0';

const { fetched, fetch } = pythonProgram(
  'kubernetes-validate',
  VERSION,
  path.join(__dirname, 'requirements.txt'),
);

module.exports = { fetchedKubernetesValidate: fetched, fetchKubernetesValidate: fetch };
