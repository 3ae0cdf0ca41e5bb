import { IMPORT_MAX_BYTES, type ImportSource } from '@yinyom/contracts/websites/imports';
import { AppError } from '@yinyom/service-kit/AppError';
import { expectLinear, repeated } from '@yinyom/testing/growth';
import { isFull } from '@yinyom/testing/matrix';
import { readSource } from './readSource';

/** Reads a text as far as it goes: what is not readable or empty was read, too. */
const read = (source: ImportSource, text: string): void => {
  try {
    readSource(source, text);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
};
/** A tree of two megabytes fills the memory, and the collector's time is not the reader's. */
const MOST_OF_A_TREE = IMPORT_MAX_BYTES / 4;

const numbered = (size: number, line: (index: number) => string): string => {
  let text = '';
  for (let index = 0; text.length < size; index++) text += line(index);
  return text.slice(0, size);
};

/** Scripts that cost much to whoever compares every part with every other part. */
const SCRIPTS: readonly (readonly [string, (size: number) => string])[] = [
  ['comments before something else', (size) => `${repeated('/**/', size - 1)}x`],
  ['blanks', (size) => `${repeated(' ', size - 1)}x`],
  ['lines of comments', (size) => `${repeated('//\n', size - 1)}x`],
  ['comments that do not end', (size) => repeated('/*', size)],
  ['brackets', (size) => repeated('[', size)],
  ['parentheses', (size) => repeated('(', size)],
  ['quotes', (size) => repeated('"', size)],
  ['gaps of templates', (size) => repeated('`${', size)],
  ['declarations', (size) => numbered(size, (index) => `let a${index};`)],
  ['functions', (size) => numbered(size, (index) => `function f${index}(){}`)],
  ['members of members', (size) => `config=a${repeated('.a', size - 8)}`],
  ['calls of members', (size) => repeated('.a()', size).replace('.', '')],
  ['nested type arguments', (size) => `config=${repeated('<a>(', size - 7)}`],
  ['casts of types', (size) => `config={services:[${repeated('1 as a,', size - 19)}]}`],
  ['types', (size) => numbered(size, (index) => `type a${index}={b:c};`)],
  ['types after a comment', (size) => `/*${repeated('*', size / 2)}*/${repeated('a<b>(', size / 2)}`],
  ['scripts of a page', (size) => repeated('<script>', size)],
  ['scripts that do not end', (size) => repeated('<script ', size)],
  ['names of names', (size) => `config={services:z};${numbered(size - 20, (index) => `z=[a${index},z];`)}`],
  ['constants', (size) => numbered(size, (index) => `const a${index}=[a${index - 1},a${index - 1}];`)],
  ['sums', (size) => `config=${repeated('1+', size)}1`],
  ['groups of one name', (size) => `config={a:/${repeated('(?<a>x)|', size - 14)}/}`],
  ['labels', (size) => numbered(size, (index) => `a${index}:`)],
  [
    'services and languages',
    (size) =>
      `config={services:[${numbered(size / 2, (index) => `{name:${index}},`)}],translations:{${numbered(size / 2, (index) => `th_${index}:0,`).replace(/,[^,]*$/, '')}}}`,
  ],
  [
    'categories and sections',
    (size) =>
      `config={categories:{${numbered(size / 2, (index) => `c${index}:0,`).replace(/,[^,]*$/, '')}},language:{translations:{th:{preferencesModal:{sections:[${numbered(size / 2, (index) => `{linkedCategory:${index}},`).replace(/,[^,]*$/, '')}]}}}}}`,
  ],
  [
    'cookies that are cleared',
    (size) =>
      `config={categories:{a:{autoClear:{cookies:[${numbered(size, (index) => `{name:"${index}"},`).replace(/,[^,]*$/, '')}]}}}}`,
  ],
];

/** What only CookieConsent has. */
const OF_COOKIECONSENT = ['categories and sections', 'cookies that are cleared'];
/**
 * Scripts of both products are parsed and searched by the same code. Without FULL=1 each is read in its whole length as that of
 * one product, which has what the script is about; as that of the other an eighth of it.
 */
const mostOf = (source: ImportSource, what: string): number => {
  const owner = OF_COOKIECONSENT.includes(what) ? 'cookieconsent' : 'klaro';
  return isFull() || source === owner ? MOST_OF_A_TREE : MOST_OF_A_TREE / 8;
};

describe.each(['klaro', 'cookieconsent'] as const)('S3-01: reading a script of %s', (source) => {
  it.each(SCRIPTS)('takes time in proportion to its length: %s', (what, text) => {
    expectLinear((size) => read(source, text(size)), mostOf(source, what));
  });
});

/** Cells that cost much to whoever looks for an end from each beginning. */
const CELLS = ['<a', '<script', '<', '\n', ' ', '&', '\t\n', '</', '<!', 'x', '#', '{', '.', '"'];

describe('S3-01: reading a list', () => {
  it.each(CELLS)('takes time in proportion to the length of a cell of %j', (unit) => {
    const table = (size: number) =>
      `name,purpose,duration,domain,category\n${[...'abcde'].map(() => `"${repeated(unit.replace('"', '""'), size / 5)}"`).join(',')}`;
    expectLinear((size) => read('csv', table(size)), IMPORT_MAX_BYTES);
  });

  it.each([
    ['rows', (size: number) => `name,category\n${numbered(size, (index) => `a${index},c${index}\n`)}`],
    ['columns', (size: number) => `name${repeated(',', size)}\n_ga`],
    ['quotes', (size: number) => `name\n${repeated('"', size)}`],
    ['quoted cells', (size: number) => `name\n${repeated('"a";', size)}`],
    ['line ends', (size: number) => `name${repeated('\n', size)}`],
    ['bare returns', (size: number) => `name${repeated('\r', size)}`],
  ])('takes time in proportion to the number of %s', (_what, text) => {
    expectLinear((size) => read('csv', text(size)), MOST_OF_A_TREE);
  });
});

describe('S3-01: reading a file of data', () => {
  const cookies = (size: number, text: (index: number) => string) =>
    numbered(size, text).replace(/,[^,]*$/, '');
  it.each([
    [
      'onetrust',
      (size: number) => `{"Groups":[${cookies(size, (index) => `{"CustomGroupId":"${index}"},`)}]}`,
    ],
    ['onetrust', (size: number) => repeated('[', size)],
    ['termly', (size: number) => `{"cookies":{${cookies(size, (index) => `"${index}":[],`)}}}`],
    ['termly', (size: number) => `{"cookies":{"a":[${cookies(size, (index) => `{"name":"${index}"},`)}]}}`],
    ['yinyom', (size: number) => repeated('\n', size)],
    ['yinyom', (size: number) => repeated('{"part":"category"}\n', size)],
    ['cookiebot', (size: number) => repeated('CookieConsentDialog.cookieTableNecessary =', size)],
    [
      'cookiebot',
      (size: number) => `CookieConsentDialog.cookieTableNecessary = [["a","${repeated('<br ', size)}"]];`,
    ],
  ] as const)('%s takes time in proportion to its length', (source, text) => {
    expectLinear((size) => read(source, text(size)), IMPORT_MAX_BYTES);
  });
});
