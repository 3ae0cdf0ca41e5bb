import { placeOf } from '../../personal-data/Content';
import { pageContent } from './pageContent';
import type { PageMarkup } from './pageMarkup';

const contentOf = (texts: PageMarkup['texts'], phones: string[] = []) =>
  pageContent(
    { url: '', title: '', language: '', texts, tables: [], phones, forms: [], isCut: false },
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

it('data in an attribute is a table; what else is there stays a text', () => {
  const data = JSON.stringify([1, 2, 3].map((id) => ({ id })));
  const { texts, tables } = contentOf([
    { part: 'attribute', heading: null, text: `data-x: ${data}\ntitle: [a]` },
  ]);
  expect(tables).toEqual([{ rows: [['id'], ['1'], ['2'], ['3']], place: placeOf('attribute'), caption: '' }]);
  expect(texts).toEqual([{ text: 'title: [a]', place: placeOf('attribute') }]);
});

it.each([
  ['a program', String.raw`push("5:[{\"a\":\"\u0e01\"},{\"a\":\"b\"}]")`],
  ['data', String.raw`load([1,"5:[{\"a\":\"\u0e01\"},{\"a\":\"b\"}]"])`],
])('things of a list that %s has as text are lines, without escapes', (_where, text) => {
  const { texts } = contentOf([{ part: 'script', heading: null, text }]);
  expect(texts.map((one) => one.text).join('\n')).toContain('5:[{"a":"\u0e01"},\n{"a":"b"}]');
});

it('things that have none of their fields are no more cells than a document may have, for all data of a page', () => {
  const named = Object.fromEntries(Array.from({ length: 200 }, (_unused, at) => [`f${at}`, 1]));
  const data = JSON.stringify([named, ...Array.from({ length: 3_000 }, () => ({}))]);
  const content = contentOf([
    { part: 'attribute', heading: null, text: Array(3).fill(`data-x: ${data}`).join('\n') },
  ]);
  const cells = content.tables.reduce((sum, { rows }) => sum + rows.length * 200, 0);
  expect(cells).toBeGreaterThan(900_000);
  expect(cells).toBeLessThan(1_010_000);
  expect(content.isCut).toBe(true);
});

it.each([
  [
    'a table',
    `<table>${ROWS.map(([a, b]) => `<tr><td class="x">${a}</td>\n<td>&#${b?.charCodeAt(0)};</td></tr>`).join('')}</table>`,
    ROWS,
  ],
  ['cells and lines', `<p>x</p><tr><td>a<b></b></td><td>b &amp; c</td></tr><p>y</p>`, [['a', 'b & c']]],
])('markup in a comment that is %s has rows and cells', (_what, text, rows) => {
  const { tables } = contentOf([{ part: 'comment', heading: null, text }]);
  expect(tables.map((one) => one.rows)).toEqual([rows]);
});

it('names of elements that no HTML has are names of fields', () => {
  const { texts } = contentOf([
    { part: 'comment', heading: null, text: '<item><cid>1</cid><b>2</b></item>' },
  ]);
  expect(texts.map(({ text }) => text)).toEqual(['cid: 1\n2']);
});

it.each([
  [
    'rows with titles of their own list',
    `f({columns:[{title:'a'},{title:"b",x:1}],data:[['1','2'],['3',4,]]})`,
    null,
  ],
  [
    'objects without quotes',
    `const x = [{a:1,'b':'2'},{a:3,b:"4"},{a:null}]; g(x, () => { return [1] })`,
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['', ''],
    ],
  ],
  [
    'rows',
    `new T({ rows: [['1','2'], ['3','4'], ['a\\u0e01','b']] });`,
    [
      ['1', '2'],
      ['3', '4'],
      ['aก', 'b'],
    ],
  ],
  [
    'titles and rows',
    `t = {head: ['a', 'b'], body: [['1','2'],['3','4'],['5','6']]}`,
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ],
  ],
])('lists in a program that are %s are tables', (_what, text, rows) => {
  const { tables } = contentOf([{ part: 'script', heading: null, text: `//\n${text}` }]);
  expect(tables.map((one) => one.rows)).toEqual(rows ? [rows] : [ROWS]);
});

it.each([
  ['a list', '[{a:1},{a:2}]', false],
  ['more brackets than are tried', '[['.repeat(5_000), true],
  ['more letters than are read', `[{a:1}]${' '.repeat(500_000)}`, true],
])('a program with %s says whether all its lists were read', (_what, list, isCut) => {
  const content = contentOf([{ part: 'script', heading: null, text: `x = ${list}; f()` }]);
  expect(content.isCut).toBe(isCut);
});

it('brackets of programs that never end cost no more than a few times their letters', () => {
  const before = process.cpuUsage();
  for (const piece of ['[{a:', '[[', "['", '[{"a":[', '[{}', '[[],', '["a",']) {
    const text = piece.repeat(Math.floor(200_000 / piece.length));
    expect(contentOf([{ part: 'script', heading: null, text }]).texts).toHaveLength(1);
  }
  // About a second; with an order that grows with the square it takes minutes.
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(15);
});

it('a published sheet has no letters of columns and no numbers of rows', () => {
  const rows = [['', 'A', 'B'], ...ROWS.map((cells, at) => [`${at + 1}`, ...cells])];
  const page = { url: '', title: '', language: '', texts: [], phones: [], forms: [], isCut: false };
  const { tables } = pageContent({ ...page, tables: [{ heading: null, rows }] }, 'a.th', new Set());
  expect(tables.map((one) => one.rows)).toEqual([ROWS]);
});

it('many mobile numbers that can be called are a list; a few are those of the website', () => {
  const mobile = Array.from({ length: 10 }, (_unused, at) => `089123456${at}`);
  const few = contentOf([], mobile.slice(0, 9));
  expect([few.texts, few.ownPhones.size]).toEqual([[], 9]);
  const many = contentOf([], [...mobile, '0531234567']);
  expect(many.texts.map(({ text }) => text)).toEqual([mobile.join('\n')]);
  expect([...many.ownPhones]).toEqual(['0531234567']);
});
