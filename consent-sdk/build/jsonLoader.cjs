/** A JSON file as a module: its default export; for `file.json?part` the export `words` of an on-demand part. */
module.exports = function jsonLoader(text) {
  const value = JSON.stringify(JSON.parse(text));
  return this.resourceQuery === '?part' ? `export const words = ${value};` : `export default ${value};`;
};
