import { expectLinear } from '@yinyom/testing/growth';
import { readWebsites } from './readWebsites';

const HEAD = 'domain,name,group,languages,default_language,privacy_url,dpo_email';
const read = (...lines: string[]) => readWebsites([HEAD, ...lines].join('\r\n'));
const errorsOf = (line: string) => read(line).rows[0]?.errors.map(({ column, code }) => `${column} ${code}`);

it('reads every column in its normal form', () => {
  const { rows } = read(
    'WWW.Example.AC.TH,Faculty,Science / Physics,"en, th",en,https://example.ac.th/privacy,DPO@example.ac.th',
  );
  expect(rows).toEqual([
    {
      row: 2,
      errors: [],
      values: {
        domain: 'www.example.ac.th',
        name: 'Faculty',
        group: ['Science', 'Physics'],
        languages: ['en', 'th'],
        default_language: 'en',
        privacy_url: 'https://example.ac.th/privacy',
        dpo_email: 'dpo@example.ac.th',
      },
    },
  ]);
});

it.each([
  ['semicolons', 'domain;name\na.ac.th;One, two'],
  ['a byte order mark and Thai headings', '\uFEFFโดเมน,ชื่อเว็บไซต์\na.ac.th,"One, two"'],
  ['other names of columns', 'Domain Name\tName\na.ac.th\tOne, two'],
])('takes %s', (_what, text) => {
  expect(readWebsites(text).rows[0]?.values).toEqual({ domain: 'a.ac.th', name: 'One, two' });
});

it('an empty cell is absent, an empty line is none, and unknown headings are named', () => {
  const { rows, ignored } = readWebsites('domain,name,price\na.ac.th,,\n,,\nb.ac.th,,\n');
  expect(rows.map(({ row, values }) => [row, values])).toEqual([
    [2, { domain: 'a.ac.th' }],
    [4, { domain: 'b.ac.th' }],
  ]);
  expect(ignored).toEqual(['price']);
});

it.each([
  ['localhost', 'domain domain_local'],
  [',Name', 'domain domain_required'],
  ['a.ac.th,,1/2/3/4', 'group group_levels'],
  ['a.ac.th,,,xx', 'languages invalid_value'],
  ['a.ac.th,,,th th', 'languages languages_repeated'],
  ['a.ac.th,,,,de', 'default_language invalid_value'],
  ['a.ac.th,,,,,javascript:alert(1)', 'privacy_url privacy_url_invalid'],
  ['a.ac.th,,,,,,nobody', 'dpo_email email_invalid'],
])('%s is wrong', (line, expected) => {
  expect(errorsOf(line)).toEqual([expected]);
});

it('names a domain that comes twice, and every wrong cell of a row', () => {
  expect(read('a.ac.th', 'A.ac.th').rows[1]?.errors).toEqual([{ column: 'domain', code: 'duplicate_row' }]);
  expect(errorsOf('a.ac.th,,,xx,,,nobody')).toHaveLength(2);
});

it('5,000 rows with 100 wrong ones', () => {
  const lines = Array.from({ length: 5_000 }, (_, at) => (at % 50 === 0 ? `bad ${at}` : `s${at}.ac.th`));
  expect(read(...lines).rows.filter(({ errors }) => errors.length > 0)).toHaveLength(100);
  expect(() => read(...lines, 'one.more.th')).toThrow(expect.objectContaining({ code: 'too_many_rows' }));
});

it.each([
  ['name\nFaculty', 'no_domain_column'],
  ['', 'no_domain_column'],
  ['domain\n"a.ac.th', 'import_not_readable'],
])('%j is refused', (text, code) => {
  expect(() => readWebsites(text)).toThrow(expect.objectContaining({ code }));
});

it('takes time in proportion to what it is given', () => {
  expectLinear((size) => {
    for (const text of [`domain${','.repeat(size)}\na.ac.th`, `domain,group\na.ac.th,${'/'.repeat(size)}`])
      readWebsites(text);
  }, 200_000);
});
