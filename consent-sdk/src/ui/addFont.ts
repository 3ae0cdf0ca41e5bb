import type { SdkDesign } from '@yinyom/contracts/sdk/config';
import { PLATFORM_FONT_FILES, PLATFORM_FONT_FOLDER } from './fontFiles';

/**
 * Adds the owner's font to the page. The browser fetches the files whose letters and weight are drawn, and text stays
 * in the system's font meanwhile. A page whose policy forbids the font, or a file that is none, changes nothing.
 * @param metrics heights that are not the file's own
 */
export const addFont = ({ font }: Pick<SdkDesign, 'font'>, metrics: FontFaceDescriptors = {}): void => {
  if (!font) return;
  for (const [folder, weight, unicodeRange] of PLATFORM_FONT_FILES) {
    const url = font.url.replace(PLATFORM_FONT_FOLDER, `$&${folder}`);
    // Another font is one file.
    if (folder && url === font.url) return;
    document.fonts.add(
      new FontFace(font.family, `url(${JSON.stringify(url)})`, {
        display: 'swap',
        weight,
        unicodeRange,
        ...metrics,
      }),
    );
  }
};
