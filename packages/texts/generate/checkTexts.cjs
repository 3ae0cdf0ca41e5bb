/** As in the contract; the build of this package runs before there is any. */
const LANGUAGES = ['th', 'en', 'cn', 'jp', 'kh'];

/** The language that types are derived from; the others must have its keys and placeholders. */
const MODEL = 'en';

/** `{name}`, `{{name}}` and `{name|one|other}`. */
const PLACEHOLDER = /\{\{?(\w+)/g;

/** @returns {[string, unknown][]} every text with its path, in the order of the file */
const textsIn = (value, path = '') =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => textsIn(inner, path ? `${path}.${key}` : key))
    : [[path, value]];

const placeholdersOf = (text) =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name))].sort().join(', ');

const faultsOfText = (text, model) => {
  if (typeof text !== 'string' || text.trim() === '') return ['is no text'];
  if (typeof model !== 'string') return [];
  const [own, wanted] = [placeholdersOf(text), placeholdersOf(model)];
  return own === wanted ? [] : [`fills in "${own}" where ${MODEL} fills in "${wanted}"`];
};

/**
 * What is wrong with the texts of one subject. Pure.
 * @param {Record<string, unknown>} files content of each language's file; undefined where there is none
 * @returns {string[]} `language: path of the text: fault`
 */
const faultsOf = (files) => {
  const model = new Map(textsIn(files[MODEL]));
  return Object.entries(files).flatMap(([lang, content]) => {
    if (content === undefined) return [`${lang}: has no file`];
    const own = new Map(textsIn(content));
    const missing = [...model.keys()].filter((path) => !own.has(path)).map((path) => [path, 'is missing']);
    const faults = [...own].flatMap(([path, text]) =>
      model.has(path)
        ? faultsOfText(text, model.get(path)).map((fault) => [path, fault])
        : [[path, `is not in ${MODEL}`]],
    );
    return [...missing, ...faults].map(([path, fault]) => `${lang}: ${path}: ${fault}`);
  });
};

module.exports = { faultsOf, LANGUAGES };
