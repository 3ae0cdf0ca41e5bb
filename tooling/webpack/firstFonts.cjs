/** Fonts that the text of nearly every page needs: both weights of Thai and Latin, body weight first. */
const FIRST = /ibm-plex-sans-thai-(?:thai|latin)-(400|600)-normal\.[0-9a-f]+\.woff2$/;

const weightOf = (file) => Number(FIRST.exec(file)[1]);

/** The font files that the document preloads. */
const firstFonts = (compilation) =>
  Object.keys(compilation.assets)
    .filter((file) => FIRST.test(file))
    .sort((one, other) => weightOf(one) - weightOf(other) || (one < other ? -1 : 1));

module.exports = { firstFonts };
