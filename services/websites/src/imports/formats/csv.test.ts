import { IMPORT_MAX_ROWS } from '@yinyom/contracts/websites/imports';
import { readSource } from '../readSource';
import { planRows } from '../plan';

const read = (text: string) => readSource('csv', text);
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Purposes with each of the other delimiters in them. */
const PURPOSE = 'Counts, compares; and\tlists | visits';

describe.each([',', ';', '\t', '|'])('C-07: a table with the delimiter %j', (delimiter) => {
  const line = (...cells: string[]) => cells.join(delimiter);
  const headings = line('Cookie name', 'Category', 'Purpose', 'Expiry');

  it('keeps the other delimiters inside cells without quotes', () => {
    const purpose = [',', ';', '|', '\t'].filter((other) => other !== delimiter).join(' and ');
    expect(
      read(`${headings}\n${line('_uid', 'Statistics', `Google${purpose} site`, '2 years')}`).cookies,
    ).toMatchObject([
      {
        name: '_uid',
        category: 'Statistics',
        purpose: { en: expect.stringContaining('Google') },
        duration: '2 years',
      },
    ]);
  });

  it('keeps all of them inside quotes, and empty cells in their place', () => {
    const { cookies } = read(
      [
        headings,
        line(cell('_uid'), 'Statistics', cell(PURPOSE), '1 day'),
        line('_pid', '', '', '3 days'),
      ].join('\r\n'),
    );
    expect(cookies.map(({ name, category, duration }) => [name, category, duration])).toEqual([
      ['_uid', 'Statistics', '1 day'],
      ['_pid', '', '3 days'],
    ]);
  });

  it('leaves out and names a row whose cells are shifted', () => {
    const shifted = line('_uid', 'Statistics', 'Counts', ' visits', '2 years');
    const { cookies, notes } = read(
      [headings, shifted, line('_pid', 'Statistics', 'Counts', '1 day')].join('\n'),
    );
    expect(cookies.map(({ name }) => name)).toEqual(['_pid']);
    expect(notes).toEqual([{ code: 'row_left_out', about: shifted }]);
  });

  it('shows the row as it is in the file', () => {
    const row = line('_uid', 'Statistics', 'Counts', '1 day');
    const site = read(`${headings}\n${row}\n`);
    const [planned] = planRows(site, { domainName: 'shop.example', categories: [], cookies: [] });
    expect(planned?.theirs.raw).toBe(row);
  });
});

it('C-07: the line in which Excel names the delimiter decides', () => {
  expect(read('sep=;\r\nName;Purpose, in short\r\n_uid;Counts, compares\r\n').cookies).toMatchObject([
    { name: '_uid', purpose: { en: 'Counts, compares' } },
  ]);
});

it('C-07: a blank before a quote does not open the cell', () => {
  expect(read('name, purpose\n_uid, "Counts, compares"').cookies).toMatchObject([
    { purpose: { en: 'Counts, compares' } },
  ]);
});

it.each(['"', "'", '“'])(
  'C-07: the quote %s within a cell without quotes is a letter, and moves nothing',
  (quote) => {
    const purpose = `Stores the ${quote}id${quote} of a visit`;
    expect(
      read(`name;purpose;duration\n_uid;${purpose};1 day\n_pid;"a ""b""; c";2 days\n`).cookies,
    ).toMatchObject([
      { name: '_uid', purpose: { en: purpose }, duration: '1 day' },
      { name: '_pid', purpose: { en: 'a "b"; c' }, duration: '2 days' },
    ]);
  },
);

it.each(['\n', '\r\n', '\r'])(
  'C-07: lines that end with %j are rows, a line within quotes is none',
  (end) => {
    const text = ['name,purpose', `_uid,"Counts${end}visits"`, '_pid,x', ''].join(end);
    expect(read(text).cookies.map(({ name }) => name)).toEqual(['_uid', '_pid']);
  },
);

it('C-26: a ticked wildcard makes the name a beginning', () => {
  const site = read('Platform,Cookie / Data Key name,Wildcard match\nTags,_gat_x_,1\nTags,_uid,0\n');
  const rows = planRows(site, { domainName: 'shop.example', categories: [], cookies: [] });
  expect(rows.map(({ ours }) => [ours?.name, ours?.match])).toEqual([
    ['_gat_x_', 'prefix'],
    ['_uid', 'exact'],
  ]);
});

it.each([
  ['ads.example (3rd party)', 'ads.example'],
  ['ads.example (3rd party) or the domain of the advertiser', ''],
  ['the domain of the website', ''],
  ['.shop.example', '.shop.example'],
])('E3-20: the host of the cell %j is %j', (cellText, domain) => {
  expect(read(`name,domain\n_uid,${cellText}`).cookies).toMatchObject([{ domain }]);
});

it('C-27: a list that exceeds the limit says how many rows are left out', () => {
  const rows = Array.from({ length: IMPORT_MAX_ROWS + 12 }, (_, index) => `c${index},x`);
  const { cookies, notes } = read(`name,category\n${rows.join('\n')}`);
  expect(cookies).toHaveLength(IMPORT_MAX_ROWS);
  expect(notes).toEqual([{ code: 'rows_left_out', about: '12' }]);
});
