/**
 * A file of texts that can be changed while the page stands: the kit puts the new texts in the place of the old ones
 * (`texts/hotTexts.ts`), and whatever shows them shows them anew. For development servers.
 */
module.exports = function hotTextsLoader(source) {
  return `const texts = ${JSON.stringify(JSON.parse(source))};
export default texts;
if (module.hot) {
  const before = module.hot.data?.texts;
  module.hot.accept();
  module.hot.dispose((data) => void (data.texts = texts));
  if (before) dispatchEvent(new CustomEvent('yinyom:texts', { detail: { before, texts } }));
}
`;
};
