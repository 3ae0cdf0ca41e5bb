import { placeOf } from '../../personal-data/Content';
import { pageContent } from './pageContent';
import type { PageMarkup } from './pageMarkup';

const contentOf = (texts: PageMarkup['texts']) =>
  pageContent(
    { url: '', title: '', language: '', texts, tables: [], phones: [], forms: [], isCut: false },
    'school.ac.th',
    new Set(),
  );
const ROWS = [
  ['a', 'b'],
  ['1', '2'],
  ['3', '4'],
];
const written = (separator: string) => ROWS.map((cells) => cells.join(separator)).join('\n');

it.each(['text', 'hidden', 'comment'] as const)('lines with tabs in %s are a table, once', (part) => {
  const { texts, tables } = contentOf([{ part, heading: 'x', text: written('\t') }]);
  expect(texts).toEqual([]);
  expect(tables).toEqual([{ rows: ROWS, place: placeOf(part, { heading: 'x' }) }]);
});

it('lines of prose stay a text', () => {
  const { texts, tables } = contentOf([{ part: 'text', heading: null, text: written(', ') }]);
  expect(tables).toEqual([]);
  expect(texts).toHaveLength(1);
});
