/**
 * Characters that show nothing and can carry a text past people: tags, controls of direction, other controls, and those without a
 * meaning of their own. Joiners and zero-width spaces stay: Thai, Khmer and emoji need them.
 */
const HIDDEN =
  /[\u00AD\u061C\u180E\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]/gu;

const escaped = (character: string): string =>
  [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('');

/** JSON whose hidden characters are written as escapes: the same data, and nothing in it is invisible. */
export const visibleJson = (value: unknown): string => JSON.stringify(value).replace(HIDDEN, escaped);
