import { createGlobalStyle } from 'styled-components';
import { fontFaces } from './fontFaces';

/** The self-hosted fonts. A document that the build wrote has them already, see `documentHasFonts`. */
export const FontFaces = createGlobalStyle`${fontFaces}`;

/** Whether the document brought the fonts: declared a second time they would be loaded again, and all text drawn anew. */
export const documentHasFonts = (): boolean => document.querySelector('style[data-fonts]') !== null;
