/** Style sheets become strings: comments, needless white space and quotes go, nothing else changes. */
module.exports = function cssTextLoader(source) {
  const text = source
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/([\w-]): /g, '$1:')
    .replace(/;}/g, '}')
    .replace(/ !/g, '!')
    .replace(/ \/ |(?<=@media) (?=\()/g, (gap) => gap.trim())
    .replace(/([\s:(])0\./g, '$1.')
    .replace(/='(\w+)'\]/g, '=$1]')
    .replace(/\( | \)/g, (edge) => edge.trim())
    .trim();
  return `export default ${JSON.stringify(text)};`;
};
