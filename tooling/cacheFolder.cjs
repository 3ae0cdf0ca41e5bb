const { homedir } = require('node:os');
const path = require('node:path');

/** Where programs that were fetched for tests are kept: outside of the repository, so that every checkout of a machine shares them. */
const cacheFolder = (name, env = process.env) =>
  path.join(env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'yinyom', name);

module.exports = { cacheFolder };
