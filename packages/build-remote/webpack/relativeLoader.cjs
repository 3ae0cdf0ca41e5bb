const path = require('node:path');

/** Makes the absolute imports of a file that the federation plugin wrote relative: their length counts for the build's hash. */
module.exports = function relativeLoader(source) {
  const { root } = this.getOptions();
  const way = path.relative(path.dirname(this.resourcePath), root).split(path.sep).join('/');
  return source.replaceAll(root, way);
};
