/**
 * Runs a module while the page is built and gives browsers what came out of it: its exports as data, nothing of what they
 * were made from. For modules that have plain data to export and take no part in the page.
 */
module.exports = function evaluatedLoader() {
  const done = this.async();
  this.importModule(`${this.resourcePath}?run`).then(
    (exported) =>
      done(
        null,
        Object.entries(exported)
          .map(
            ([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
          )
          .join('\n'),
      ),
    done,
  );
};
