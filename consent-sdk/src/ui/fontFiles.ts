/** What the addresses of these fonts have and no other font's has; short, for the visitors' script carries it. */
export const PLATFORM_FONT_FOLDER = 'v1/fonts/';

/** Without the space: words of another script do not make a browser fetch a file for what is between them. */
const LATIN = 'U+21-2FF,U+2010-22FF';

/**
 * The files of each of these fonts: the folder below theirs; the weight, if not the normal one; the letters, if not all
 * that is left. The font's address is its first file, so a website published with it has the others too.
 */
export const PLATFORM_FONT_FILES: readonly [folder: string, weight?: string, letters?: string][] = [
  [''],
  ['600/', '600'],
  ['latin/', '400', LATIN],
  ['latin/600/', '600', LATIN],
];
