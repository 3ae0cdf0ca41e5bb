const MOST_LETTERS = 64;

/** A font family's name from its file's, to begin with: `Sarabun-Regular.woff2` is Sarabun. Pure. */
export const familyFromFile = (fileName: string): string =>
  fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[-_ ]?(?:regular|normal|variable(?:font)?|latin|thai)\b.*$/i, '')
    .replace(/[^\p{L}\p{M}\p{N} _-]+/gu, ' ')
    .trim()
    .slice(0, MOST_LETTERS)
    .trim();
