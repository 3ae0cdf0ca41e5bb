/**
 * Words of a text for the search of the site, when its index is made and when a reader searches. Thai has no spaces between
 * words: the segmenter's dictionary finds them. The browser gets this function as text, so it uses nothing outside of itself.
 * @param {string} text
 * @returns {string[]} in lower case
 */
export const siteWords = (text) => {
  const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
  return text
    .toLowerCase()
    .split(/[\n\r\p{Z}\p{P}]+/u)
    .flatMap((part) =>
      /[\u0e00-\u0e7f]/.test(part) ? Array.from(segmenter.segment(part), ({ segment }) => segment) : [part],
    )
    .filter(Boolean);
};
