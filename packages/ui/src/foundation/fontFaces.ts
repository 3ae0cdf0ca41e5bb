import khmer400 from '@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-400-normal.woff2';
import khmer600 from '@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-600-normal.woff2';
import latin400 from '@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-latin-400-normal.woff2';
import latin600 from '@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-latin-600-normal.woff2';
import thai400 from '@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-thai-400-normal.woff2';
import thai600 from '@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai-thai-600-normal.woff2';

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const THAI = 'U+02D7,U+0303,U+0331,U+0E01-0E5B,U+200C-200D,U+25CC';
const KHMER = 'U+1780-17FF,U+19E0-19FF,U+200C-200D,U+25CC';

/**
 * Text waits for its font, as long as browsers wait (3 s): the document asks for the fonts before anything else, and text that is
 * drawn once stands as it stays. Drawn first in a font of the system, it moved when the real one came.
 */
const face = (family: string, weight: number, url: string, range: string): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:block;font-weight:${weight};` +
  `src:url(${url}) format('woff2');unicode-range:${range}}`;

/**
 * A font of the reader's system in the measures of IBM Plex Sans Thai: text keeps its lines when the real font arrives.
 * @param wider how much wider its letters must be drawn, in percent, measured over the front page's text
 */
const fallback = (family: string, weight: number, local: string, wider: number, range: string): string =>
  `@font-face{font-family:'${family}';font-weight:${weight};src:${local};size-adjust:${wider}%;` +
  `ascent-override:${(11194 / wider).toFixed(1)}%;descent-override:${(5298 / wider).toFixed(1)}%;` +
  `line-gap-override:0%;unicode-range:${range}}`;

const LATIN_FALLBACK = 'Yinyom Fallback';
const NOTO = 'Yinyom Noto';
const LOMA = 'Yinyom Loma';

/** The self-hosted fonts; Chinese and Japanese use what the reader's system has. */
export const fontFaces = [
  fallback(LATIN_FALLBACK, 400, "local('Arial'),local('Liberation Sans'),local('Helvetica')", 101.3, LATIN),
  fallback(
    LATIN_FALLBACK,
    600,
    "local('Arial Bold'),local('Liberation Sans Bold'),local('Helvetica Bold')",
    101.3,
    LATIN,
  ),
  fallback(NOTO, 400, "local('Noto Sans Thai'),local('NotoSansThai-Regular')", 103.9, THAI),
  fallback(NOTO, 600, "local('Noto Sans Thai SemiBold'),local('Noto Sans Thai Bold')", 100.2, THAI),
  fallback(LOMA, 400, "local('Loma')", 93.8, THAI),
  fallback(LOMA, 600, "local('Loma Bold')", 95.5, THAI),
  face('IBM Plex Sans Thai', 400, thai400, THAI),
  face('IBM Plex Sans Thai', 600, thai600, THAI),
  face('IBM Plex Sans Thai', 400, latin400, LATIN),
  face('IBM Plex Sans Thai', 600, latin600, LATIN),
  face('Noto Sans Khmer', 400, khmer400, KHMER),
  face('Noto Sans Khmer', 600, khmer600, KHMER),
].join('');
