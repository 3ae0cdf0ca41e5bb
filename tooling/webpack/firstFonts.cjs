/** Fonts that the text of nearly every page needs: body weight of Thai and Latin. */
const FIRST = /ibm-plex-sans-thai-(thai|latin)-400-normal\.[0-9a-f]+\.woff2$/;

/** The font files that the document preloads. */
const firstFonts = (compilation) => Object.keys(compilation.assets).filter((file) => FIRST.test(file));

module.exports = { firstFonts };
