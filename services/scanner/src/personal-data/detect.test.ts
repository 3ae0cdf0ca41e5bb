import type { Content, Hit } from './Content';
import { hasCheckDigit } from './detectors/checkDigit';
import { detect } from './detect';
import { detectAll } from './detectAll';
import { contentOf, ofRows, ofText } from './testing/contentOf';
import { dashed, inThaiDigits, seeded, valuesOf } from './testing/sampleValues';

const random = seeded(7);
const values = valuesOf(random);
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_unused, at) => make(at));
const kindsOf = (content: Content): string[] =>
  detect(content)
    .filter(({ confidence }) => confidence !== 'possible')
    .map(({ kind }) => kind)
    .sort();
const hitOf = (content: Content, kind: Hit['kind']): Hit | undefined =>
  detect(content).find((hit) => hit.kind === kind);

describe('Thai national ids', () => {
  it('the check digit is that of the specification', () => {
    expect(hasCheckDigit('1101700230708')).toBe(true);
    for (const wrong of '012345679') expect(hasCheckDigit(`110170023070${wrong}`)).toBe(false);
  });

  it.each([
    ['plain', (id: string) => `เลขประจำตัวประชาชน ${id}`],
    ['with dashes', (id: string) => `เลขบัตรประชาชน: ${dashed(id)}`],
    ['with spaces', (id: string) => `Citizen ID ${dashed(id).replaceAll('-', ' ')}`],
    ['in Thai digits', (id: string) => `เลขประจำตัวประชาชน ${inThaiDigits(id)}`],
    ['in Thai digits with dashes', (id: string) => `บัตรประชาชนเลขที่ ${inThaiDigits(dashed(id))}`],
    ['in JSON', (id: string) => `{"name":"x","citizenId":"${id}","createdAt":1732838400000}`],
    ['as a number in JSON', (id: string) => `{"national_id":${id}}`],
    ['of a taxpayer', (id: string) => `เลขประจำตัวผู้เสียภาษี ${id}`],
    ['with spaces around its dashes', (id: string) => `เลขบัตรประชาชน ${dashed(id).replaceAll('-', ' - ')}`],
    ['digit by digit', (id: string) => `เลขบัตรประชาชน ${[...id].join(' ')}`],
    ['glued to its word', (id: string) => `เลขบัตรประชาชน${id}`],
    ['behind the number', (id: string) => `${id} (เลขบัตรประชาชน)`],
  ])('%s, with words: certain', (_how, write) => {
    const id = values.nationalId();
    expect(hitOf(ofText(write(id)), 'national_id')).toMatchObject({
      confidence: 'certain',
      values: [id],
      count: 1,
    });
  });

  it('three of a column are certain, whatever its title; the column is named', () => {
    const rows = [['ลำดับ', 'หมายเลข'], ...times(3, (at) => [`${at}`, values.nationalId()])];
    expect(hitOf(ofRows(rows), 'national_id')).toMatchObject({
      confidence: 'certain',
      count: 3,
      place: { table: 1, column: 'B' },
    });
  });

  it('a cell beside its label', () => {
    expect(
      kindsOf(
        ofRows([
          ['ชื่อ', 'ก'],
          ['เลขประจำตัวประชาชน', dashed(values.nationalId())],
        ]),
      ),
    ).toContain('national_id');
  });

  it('the same id twice is one', () => {
    const id = values.nationalId();
    expect(hitOf(ofText(`เลขบัตรประชาชน ${id} เลขบัตรประชาชน ${dashed(id)}`), 'national_id')?.count).toBe(1);
  });
});

it.each([
  ['passport', () => `Passport No. ${values.passport()}`],
  ['passport', () => `เลขที่หนังสือเดินทาง: ${values.passport()}`],
  ['driving_licence', () => `ใบขับขี่เลขที่ ${values.licence()}`],
  ['bank_account', () => `โอนเข้าบัญชีเลขที่ ${values.account()} ธนาคารกสิกรไทย นาย${values.name()}`],
  ['bank_account', () => `Account number ${random.digits(10)} Bangkok Bank`],
  ['phone', () => `ผู้สมัคร นาย${values.name()} ${values.mobile()}`],
  ['phone', () => times(12, values.mobile).join('\n')],
  ['email', () => times(12, values.email).join('; ')],
  ['secret', () => `-----BEGIN RSA ${'PRIVATE'} KEY-----\nMIIEow${'aB3+'.repeat(15)}`],
  ['secret', () => 'DB_HOST=db\nDB_PASSWORD=s3cr3t-of-us\nAPP_KEY=base64:abcdefgh'],
  ['secret', () => '-- MySQL dump 10.13\nINSERT INTO `users` VALUES (1);'],
  ['secret', () => `define( 'DB_PASSWORD', 's3cr3t-of-us' );`],
  ['secret', () => 'connectionString="Server=10.0.0.5;Database=hos;User Id=sa;Password=s3cr3t-of-us;"'],
  ['secret', () => 'Server=10.0.0.5;Database=hos;Pwd=#s3cr3t-of-us and more'],
  ['bank_account', () => `กองทุนวัด เลขที่บัญชี ${values.account()} นาย${values.name()} ติดต่อ`],
  ['bank_account', () => `สอบถาม กองทุนวัด นาย${values.name()} เลขที่บัญชี ${values.account()}`],
  ['secret', () => 'environment:\n  - DB_PASSWORD=s3cr3t-of-us'],
  ['bank_account', () => `เลขที่ บช. ${values.account()}`],
  ['secret', () => `aws AKIA${'ABCDEFGH234567QR'}`],
  ['people_list', () => times(12, (at) => `${at + 1}. นาย${values.name()} ${values.mobile()}`).join('\n')],
  ['birth_date', () => times(12, () => `นาง${values.name()} เกิดวันที่ ${values.birth()}`).join('\n')],
  ['sensitive', () => times(12, () => `นางสาว${values.name()} ศาสนา พุทธ`).join('\n')],
  ['home_address', () => times(12, () => `นาย${values.name()} ${values.address()}`).join('\n')],
  ['children', () => times(12, () => `ด.ช.${values.name()} ห้อง 1/2`).join('\n')],
])('%s in a text', (kind, write) => {
  expect(kindsOf(ofText(write()))).toContain(kind);
});

it('a list of students in a table tells its kinds and columns', () => {
  const rows = [
    ['เลขที่', 'รหัสนักเรียน', 'ชื่อ-สกุล', 'วันเกิด', 'หมู่เลือด', 'ที่อยู่', 'คะแนน'],
    ...times(12, (at) => [
      `${at}`,
      random.digits(5),
      `เด็กหญิง${values.name()}`,
      values.birth(),
      'O',
      values.address(),
      `${random.below(100)}`,
    ]),
  ];
  const hits = detect(contentOf([{ rows, place: { sheet: 'ป.1', heading: null } }]));
  expect(hits.map(({ kind, place }) => [kind, place.column]).sort()).toEqual([
    ['birth_date', 'D'],
    ['children', null],
    ['home_address', 'F'],
    ['people_list', null],
    ['sensitive', 'E'],
  ]);
  expect(hits.every(({ place }) => place.sheet === 'ป.1')).toBe(true);
});

it('numbers of students with their marks need no names', () => {
  const rows = [['รหัสนักศึกษา', 'เกรด'], ...times(15, () => [random.digits(10), 'B+'])];
  expect(kindsOf(ofRows(rows))).toEqual(['children']);
});

it('the website’s own numbers are not those of people', () => {
  const phones = times(12, values.mobile);
  expect(kindsOf(ofText(phones.join('\n'), { ownPhones: new Set(phones) }))).toEqual([]);
});

it('nothing that strangers write makes it slow', () => {
  const hostile = [
    '1',
    '1 ',
    '1-',
    'a@',
    'a.',
    'นาย',
    'ก ',
    'บัญชี ',
    'AKIA',
    '-----BEGIN ',
    'A_PASSWORD=',
    'เกิด 1/',
    '1/1 ',
  ].map((piece) => piece.repeat(100_000));
  // Linear: with a pattern that backtracks this takes hours, and the time limit of the test ends it.
  for (const text of hostile) expect(detect(ofText(text)).length).toBeLessThan(60);
});

it('people with the numbers of their accounts are a list', () => {
  const rows = times(11, () => [`นาย${values.name()}`, values.account()]);
  expect(kindsOf(ofRows([['ชื่อ', 'เลขที่บัญชี'], ...rows]))).toEqual(['bank_account', 'people_list']);
  expect(kindsOf(ofRows([['ชื่อ', 'ฝ่าย'], ...rows.map(([name = '']) => [name, 'บัญชี'])]))).toEqual([]);
});

it('a dump whose lines have equally many commas is read as a table, and is found', () => {
  const rows = times(12, (at) => [`INSERT INTO \`users\` VALUES (${at}`, `'a'`, `'b');`]);
  expect(kindsOf(ofRows([['-- MySQL dump 10.13'], ...rows]))).toEqual(['secret']);
});

it('a title with a year over a table hides no title of its columns, and is none of them', () => {
  const rows = times(11, (at) => [`${at}`, `นาย${values.name()}`, '12 มีนาคม 2500']);
  const captions = [['ทะเบียนโรคและศาสนา ประจำปีงบประมาณ 2567'], ['ข้อมูล ณ วันที่ 30/9/2567']];
  expect(kindsOf(ofRows([...captions, ['ที่', 'ชื่อ', 'วันเกิด'], ...rows]))).toEqual([
    'birth_date',
    'people_list',
  ]);
});

it.each([
  [
    'grouped as telephone books do',
    (phone: string) => `${phone.slice(0, 2)} ${phone.slice(2, 6)} ${phone.slice(6)}`,
  ],
  ['behind the number of its row', (phone: string) => `7 ${phone}`],
  [
    'before the number of a house',
    (phone: string) => `${phone.slice(0, 3)}-${phone.slice(3, 6)}-${phone.slice(6)} 136/83`,
  ],
])('phones of a column, %s', (_how, write) => {
  const rows = times(12, () => [`นาย${values.name()}`, write(values.mobile())]);
  expect(kindsOf(ofRows([['ชื่อ', 'โทร'], ...rows]))).toContain('phone');
});

it('a digit in each of thirteen cells is an id, with its word in the row', () => {
  const row = () => ['เลขประจำตัวประชาชน', ...values.nationalId()];
  expect(kindsOf(ofRows([row()]))).toEqual(['national_id']);
  expect(kindsOf(ofRows([['รหัสสินค้า', ...values.nationalId()]]))).toEqual([]);
});

it('people in small tables of their own are one list', () => {
  const person = () => ({ rows: [[`นาย${values.name()}`], [`โทร. ${values.mobile()}`]] });
  const kinds = detectAll(contentOf(times(12, person))).map(({ kind }) => kind);
  expect([...new Set(kinds)].sort()).toEqual(['people_list', 'phone']);
});

it('old families have a word before their name; licences of drivers are data of people', () => {
  const rows = times(10, () => ['นายบุญมี ณ น่าน', random.digits(8)]);
  expect(kindsOf(ofRows([['ชื่อ', 'เลขที่ใบขับขี่'], ...rows]))).toEqual(['driving_licence', 'people_list']);
});

it.each([
  ['in capitals', () => `${random.pick(['MR.', 'MISS', 'MRS'])} ${values.englishName().toUpperCase()}`],
  ['behind a title with its dot', () => `Mr.${values.englishName()}`],
  [
    'with a rank',
    () => `${random.pick(['ว่าที่ ร.ต.', 'พ.ต.ท.', 'จ.ส.อ.', 'ด.ต.', 'รอง ผกก. พ.ต.อ.'])}${values.name()}`,
  ],
])('names %s are names', (_how, write) => {
  const rows = times(12, () => [write(), values.birth()]);
  expect(kindsOf(ofRows([['Name', 'Born'], ...rows]))).toEqual(['birth_date', 'people_list']);
});

it.each([
  ['a bracket', (phone: string) => `(${phone.slice(0, 3)}) ${phone.slice(3)}`],
  ['its zero apart', (phone: string) => `0 ${phone.slice(1, 5)} ${phone.slice(5)}`],
])('phones with %s are phones', (_how, write) => {
  expect(kindsOf(ofText(times(11, () => write(values.mobile())).join('\n')))).toEqual(['phone']);
});

const secretLine = (value: string): string[] => [
  `$mail->Password = '${value}';`,
  `$dbpass = '${value}';`,
  `'password' => '${value}',`,
  `spring.datasource.password=${value}`,
  `APP_KEY=${value}`,
];
it('passwords of programs are found, and what a program only says of passwords is none', () => {
  for (const line of secretLine(`b${random.digits(3)}@x!7kq`))
    expect([line, kindsOf(ofText(line))]).toEqual([line, ['secret']]);
  for (const value of [
    'required|min:8',
    '/account/reset-1',
    '#new-password',
    '$_POST[0]',
    'https://a.th/1',
    'ตั้งให้เดายาก',
  ])
    for (const line of secretLine(value).slice(0, 4))
      expect([line, kindsOf(ofText(line))]).toEqual([line, []]);
});

it('addresses that post to a chat and tokens of bots are found', () => {
  const hook = ['https://hooks.slack', '.com/services/T0AB12CD/B0AB12CD/', 'a1'.repeat(12)].join('');
  const bot = [random.digits(10), ':AA', 'b2'.repeat(16), 'c'].join('');
  for (const text of [hook, `token ${bot}`]) expect(kindsOf(ofText(text))).toEqual(['secret']);
});

it('a row of a million cells is read as far as columns go', () => {
  const wide = Array.from({ length: 1_000_000 }, () => '');
  expect(kindsOf(ofRows([wide, ...times(3, () => [values.nationalId()])]))).toEqual(['national_id']);
});
