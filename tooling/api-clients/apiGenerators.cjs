const path = require('node:path');
const { pythonProgram } = require('../python/pythonProgram.cjs');

/**
 * Generators that make clients out of an OpenAPI document: openapi-python-client (MIT), and OpenAPI Generator (Apache-2.0), which needs
 * Java. Both are in one environment.
 */
const VERSION = '0.29.1';

const { fetched, fetch } = pythonProgram(
  'openapi-python-client',
  VERSION,
  path.join(__dirname, 'requirements.txt'),
);

/** Programs of the environment, from the path of its first one. */
const programsOf = (program) => {
  const at = (name) => path.join(path.dirname(program), name);
  return { python: at('python'), pythonClient: program, openApiGenerator: at('openapi-generator-cli') };
};

/** The programs that were installed earlier; null when there are none that run. */
const fetchedApiGenerators = () => {
  const program = fetched();
  return program === null ? null : programsOf(program);
};

/** Installs them from PyPI, where this machine has Python with pip and a registry. */
const fetchApiGenerators = () => {
  const program = fetch();
  return program === null ? null : programsOf(program);
};

/** Where Debian has the client for HTTP that clients in PHP use; Packagist is not needed. */
const GUZZLE = '/usr/share/php/GuzzleHttp/autoload.php';

module.exports = { fetchedApiGenerators, fetchApiGenerators, GUZZLE };
