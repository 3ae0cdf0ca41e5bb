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

const face = (family: string, weight: number, url: string, range: string): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weight};` +
  `src:url(${url}) format('woff2');unicode-range:${range}}`;

/** Arial in the measures of IBM Plex Sans Thai: text keeps its lines when the real font arrives. */
const fallback = (weight: number, local: string): string =>
  `@font-face{font-family:'Yinyom Fallback';font-weight:${weight};src:${local};` +
  `size-adjust:101.3%;ascent-override:110.5%;descent-override:52.3%;line-gap-override:0%;unicode-range:${LATIN}}`;

/** The self-hosted fonts; Chinese and Japanese use what the reader's system has. */
export const fontFaces = [
  fallback(400, "local('Arial'),local('Liberation Sans'),local('Helvetica')"),
  fallback(600, "local('Arial Bold'),local('Liberation Sans Bold'),local('Helvetica Bold')"),
  face('IBM Plex Sans Thai', 400, thai400, THAI),
  face('IBM Plex Sans Thai', 600, thai600, THAI),
  face('IBM Plex Sans Thai', 400, latin400, LATIN),
  face('IBM Plex Sans Thai', 600, latin600, LATIN),
  face('Noto Sans Khmer', 400, khmer400, KHMER),
  face('Noto Sans Khmer', 600, khmer600, KHMER),
].join('');
