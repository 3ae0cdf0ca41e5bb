import type { SdkDesign } from '@yinyom/contracts/sdk/config';

let known = '';

/**
 * Loads the owner's font after the interface stands in a system font, once. A page whose policy forbids the font, or
 * a file that is none, changes nothing.
 */
export const loadFont = ({ font }: SdkDesign): void => {
  if (!font || known === font.family + font.url) return;
  known = font.family + font.url;
  const face = new FontFace(font.family, `url(${JSON.stringify(font.url)})`, { display: 'swap' });
  face.load().then(
    () => document.fonts.add(face),
    () => {},
  );
};
