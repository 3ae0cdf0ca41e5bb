const { util } = require('webpack');

/** The federation plugin names a file that it writes by a digest over absolute paths. */
const WRITTEN = /(\.federation[\\/]entry)\.[0-9a-f]+\.js(\|[0-9a-f]+)?/g;

/** `data` without what tells the folder `root`. */
const without = (root, data) => {
  if (typeof data === 'string') return data.replaceAll(root, '').replace(WRITTEN, '$1');
  if (!data.includes(root) && !data.includes('.federation')) return data;
  return Buffer.from(without(root, data.toString('utf8')));
};

/**
 * webpack's own hash, blind to where the sources lie: source maps of loaders and options of federation name files
 * absolutely, and all of them count for the names of files and the hash of a build.
 * @param {string} root folder that sources and packages lie below
 */
const pathlessHash = (root) =>
  class PathlessHash {
    constructor() {
      this.hash = util.createHash('xxhash64');
    }

    update(data, encoding) {
      this.hash.update(without(root, data), encoding);
      return this;
    }

    digest(encoding) {
      return this.hash.digest(encoding);
    }
  };

module.exports = { pathlessHash };
