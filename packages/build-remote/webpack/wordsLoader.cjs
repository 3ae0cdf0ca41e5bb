const { readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * A subject of texts in all languages as one constant: browsers that need all of them load no file for each language. The
 * module is as `packages/texts/generate` writes it: imports of JSON files, and one constant.
 */
module.exports = function wordsLoader(source) {
  const [, name] = /export const (\w+)/.exec(source);
  const languages = [...source.matchAll(/from ['"]\.\/(\w+)\.json['"]/g)].map(([, lang]) => {
    const file = path.join(path.dirname(this.resourcePath), `${lang}.json`);
    this.addDependency(file);
    return [lang, JSON.parse(readFileSync(file, 'utf8'))];
  });
  return `export const ${name} = ${JSON.stringify(Object.fromEntries(languages))};`;
};
