import { placeOf, type Content, type Place } from '../Content';

/** Content of texts and tables, as a page or document would give it. */
export const contentOf = (
  parts: { text?: string; rows?: string[][]; place?: Partial<Place> }[],
  more: Partial<Content> = {},
): Content => ({
  texts: parts.flatMap(({ text, place }) =>
    text === undefined ? [] : [{ text, place: placeOf('text', place) }],
  ),
  tables: parts.flatMap(({ rows, place }, at) =>
    rows === undefined ? [] : [{ rows, place: placeOf('text', { table: at + 1, ...place }) }],
  ),
  ownDomain: 'school.ac.th',
  ownPhones: new Set(),
  ...more,
});
export const ofText = (text: string, more: Partial<Content> = {}) => contentOf([{ text }], more);
export const ofRows = (rows: string[][], place: Partial<Place> = {}) => contentOf([{ rows, place }]);
