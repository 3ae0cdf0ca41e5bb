import { seeded, valuesOf } from '../personal-data/testing/sampleValues';
import { startReader, type DocumentReader, type ReadAnswer } from './apart/startReader';
import { restoreThai } from './formats/thaiGlyphs';
import { patientReader } from './testing/patientReader';
import { csv, docx, pdf, xlsx } from './testing/writeDocuments';
import { zip } from './testing/zip';

const random = seeded(11);
const values = valuesOf(random);
const TASK = { ownDomain: 'school.ac.th', ownPhones: [] };
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_unused, at) => make(at));

let reader: DocumentReader;
beforeAll(() => {
  reader = patientReader();
});
afterAll(() => reader.close());
const read = (bytes: Buffer, hint = '') => reader.read(bytes, { ...TASK, hint });
const kindsOf = (answer: ReadAnswer) =>
  answer.ok
    ? answer.found
        .filter(({ confidence }) => confidence !== 'possible')
        .map(({ kind }) => kind)
        .sort()
    : answer.code;

const people = () => [
  ['ลำดับ', 'ชื่อ-สกุล', 'เลขประจำตัวประชาชน', 'โทร'],
  ...times(12, (at) => [`${at + 1}`, `นาย${values.name()}`, values.nationalId(), values.mobile()]),
];
const KINDS = ['national_id', 'people_list', 'phone'];

it.each([
  ['XLSX', (rows: string[][]) => xlsx({ รายชื่อ: rows }), ''],
  ['DOCX', (rows: string[][]) => docx([{ heading: 'รายชื่อ' }, { rows }]), ''],
  ['PDF', (rows: string[][]) => pdf([rows]), ''],
  ['CSV', csv, 'https://a.ac.th/list.csv'],
  ['TXT', (rows: string[][]) => Buffer.from(rows.map((row) => row.join('\t')).join('\n')), ''],
  [
    'JSON',
    ([titles = [], ...rows]: string[][]) =>
      Buffer.from(
        JSON.stringify({
          people: rows.map((row) => Object.fromEntries(row.map((cell, at) => [titles[at], cell]))),
        }),
      ),
    'application/json',
  ],
])('a list in %s is found with its column, and no value leaves the process', async (_format, write, hint) => {
  const rows = people();
  const answer = await read(write(rows), hint);
  expect(kindsOf(answer)).toEqual(KINDS);
  expect(answer).toMatchObject({ ok: true, isCut: false, picturePages: 0 });
  const found = (answer.ok ? answer.found : []).find(({ kind }) => kind === 'national_id');
  expect(found).toMatchObject({ confidence: 'certain', count: 12, place: { column: 'C' } });
  expect(found?.hashes).toHaveLength(12);
  const text = JSON.stringify(answer);
  for (const value of rows.slice(1).flatMap((row) => row.slice(1))) expect(text).not.toContain(value);
});

it('the names of sheets are masked, and hidden sheets are read', async () => {
  const id = values.nationalId();
  const answer = await read(xlsx({ [`ประวัติ ${id}`]: people() }));
  expect(answer.ok && answer.found[0]?.place.sheet).toBe(`ประวัติ ${'x'.repeat(13)}`);
});

it('a text in windows-874 is read', async () => {
  const thai = (text: string) =>
    Buffer.from(
      [...text].map((letter) =>
        letter.charCodeAt(0) > 0xe00 ? letter.charCodeAt(0) - 0xe00 + 0xa0 : letter.charCodeAt(0),
      ),
    );
  expect(
    kindsOf(await read(thai(`เลขประจำตัวประชาชน ${values.nationalId()}\nผู้สมัครสอบประจำปีการศึกษา`))),
  ).toEqual(['national_id']);
});

it('a list over two pages of a PDF is one', async () => {
  const rows = people().map((row) => [`${row[1]} ${row[3]}`]);
  expect(kindsOf(await read(pdf([rows.slice(0, 7), rows.slice(7)])))).toEqual(
    expect.arrayContaining(['people_list']),
  );
});

it('a number that a browser divided at its dash is whole', async () => {
  const lines = times(12, () => values.mobile()).flatMap((phone) => [
    [`นาย${values.name()}`],
    [`${phone.slice(0, 3)}-${phone.slice(3, 6)}-`],
    [phone.slice(6)],
  ]);
  expect(kindsOf(await read(pdf([lines])))).toContain('phone');
});

it('Thai forms of letters without a character, and those of fonts for Windows, are letters', async () => {
  const titled = (title: string) =>
    read(pdf([[['ชื่อ', title], ...times(12, (at) => [`นาย${values.name()}`, `บ้าน ${at}`])]]));
  expect(kindsOf(await titled('ที่อยู่'))).toContain('home_address');
  expect(kindsOf(await titled('ที\0อยู่'))).toContain('home_address');
  expect(kindsOf(await titled('ที\uF70Aอยู่'))).toContain('home_address');
  expect(restoreThai('เป\0นผู้ป\0วย ฝ\0าย เป\0ด ประจำป\0งบประมาณ')).toBe('เป็นผู้ป่วย ฝ่าย เปิด ประจำปีงบประมาณ');
});

it('letters that are set apart in a PDF, as boxes of forms are, are words and numbers', async () => {
  const apart = (text: string) => text.match(/\P{M}\p{M}*/gu)?.join(' ') ?? '';
  const answer = await read(pdf([[[apart(`เลขประจำตัวประชาชน ${values.nationalId()}`)]]]));
  expect(kindsOf(answer)).toEqual(['national_id']);
});

it('a table in a cell of a DOCX is a table of its own', async () => {
  expect(kindsOf(await read(docx([{ nested: people() }])))).toEqual(KINDS);
});

it('what is longer than the limit is read as far as that, and says so', async () => {
  const row = people()[1]?.join(',') ?? '';
  const answer = await read(Buffer.from(`${row}\n${','.repeat(1_100_000)}\n`), '.csv');
  expect(answer).toMatchObject({ ok: true, isCut: true });
});

it.each([
  ['cells at the end of many rows', '<row><c r="GR1"><v>1</v></c></row>'.repeat(6_000), ''],
  ['a column beyond those that are read', '<row><c r="GS1"><v>1</v></c></row>', ''],
  ['a long text in many cells', '<row><c t="s"><v>0</v></c></row>'.repeat(130), 'x'.repeat(100_000)],
])('%s of a sheet count', async (_what, rows, text) => {
  const workbook = zip({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook/>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst><si><t>${text}</t></si></sst>`,
  });
  expect(await read(workbook)).toMatchObject({ ok: true, isCut: true });
});

it('lines of JSON, columns of spaces and what a dump inserts are tables', async () => {
  const row = () => ({
    first_name: 'สมชาย',
    last_name: 'ใจดี',
    dob: '1990-01-02',
    attributes: { tel: values.mobile() },
  });
  const records = times(12, row);
  const lines = records.map((record) => JSON.stringify(record)).join('\n');
  const KINDS_OF_ROWS = ['birth_date', 'people_list', 'phone'];
  expect(kindsOf(await read(Buffer.from(lines), '.json'))).toEqual(KINDS_OF_ROWS);
  const spaced = records
    .map((one) => ['สมชาย', 'ใจดี', one.dob, one.attributes.tel].join('     '))
    .join('\r\n');
  const heads = ['ชื่อ', 'นามสกุล', 'วันเกิด', 'โทร'].join('      ');
  expect(kindsOf(await read(Buffer.from(`รายงาน\r\n${heads}\r\n${spaced}`), '.txt'))).toEqual(KINDS_OF_ROWS);
  const inserts = records.map(
    (one) =>
      `INSERT INTO \`p\` (first_name, last_name, dob, tel) VALUES ('Som''chai', 'Jaidee', '${one.dob}', '${one.attributes.tel}');`,
  );
  expect(kindsOf(await read(Buffer.from(inserts.join('\n')), '.sql'))).toEqual(KINDS_OF_ROWS);
});

it.each<[string, () => object]>([
  [
    'two objects of a record with fields of one name',
    () => ({ student: { name: 'a', cid: values.nationalId() }, guardian: { name: 'b', cid: '' } }),
  ],
  ['a record and its object', () => ({ citizen: { id: values.nationalId() }, id: 5 })],
  [
    'data with escapes that a cell has as text',
    () => ['a', JSON.stringify({ cid: values.nationalId() }).replace(/\d/g, (digit) => `\\u003${digit}`)],
  ],
])('JSON: no value of %s is lost', async (_what, record) => {
  expect(kindsOf(await read(Buffer.from(JSON.stringify(times(12, record))), '.json'))).toEqual([
    'national_id',
  ]);
});

it('JSON: a field that only later records of a list have is read', async () => {
  const records = times(60, (): object => ({ a: 1 }));
  records.push({ a: 1, more: { cid: values.nationalId() } }, { cid: values.nationalId() });
  const answer = await read(Buffer.from(JSON.stringify(records)), '.json');
  expect(answer).toMatchObject({ found: [{ kind: 'national_id', count: 2 }] });
});

it('a dump with more cells than are read says so', async () => {
  const inserts = `INSERT INTO p (a) VALUES ${Array(1_000_001).fill('(1)').join(',')};`;
  expect(await read(Buffer.from(inserts), '.sql')).toMatchObject({ ok: true, isCut: true });
});

it('the name of a list of lists is repeated as a short one', async () => {
  const rows = JSON.stringify(times(3, () => ({ a: '1' })));
  const answer = await read(
    Buffer.from(`{"${'ก'.repeat(400_000)}":[${times(400, () => rows).join(',')}]}`),
    '.json',
  );
  expect(answer).toMatchObject({ ok: true, isCut: false });
});

it('a PDF that has to be repaired is read, also as the first of its process', async () => {
  const whole = pdf([people()]).toString('latin1');
  const damaged = whole.replace(/startxref\n\d+/, 'startxref\n7');
  expect(damaged).not.toBe(whole);
  const fresh = patientReader();
  expect(kindsOf(await fresh.read(Buffer.from(damaged, 'latin1'), { ...TASK, hint: '' }))).toEqual(KINDS);
  fresh.close();
});

it('pages of pictures are counted: their text is not read', async () => {
  expect(await read(pdf([[['นโยบาย']], []]))).toMatchObject({ ok: true, picturePages: 1 });
});

it.each([
  [
    'an archive that unpacks to hundreds of megabytes',
    () => zip({ 'xl/workbook.xml': '<workbook/>', 'xl/sharedStrings.xml': Buffer.alloc(230_000_000, 97) }),
    'could_not_be_read',
  ],
  [
    'entities that grow',
    () => zip({ 'word/document.xml': '<!DOCTYPE a [<!ENTITY b "cccc">]><w:document>&b;</w:document>' }),
    'could_not_be_read',
  ],
  [
    'a workbook of thousands of sheets',
    () =>
      zip({
        'xl/workbook.xml': '<workbook/>',
        ...Object.fromEntries(times(2_000, (at) => [`xl/worksheets/sheet${at}.xml`, '<worksheet/>'])),
      }),
    'could_not_be_read',
  ],
  ['half a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj'), 'could_not_be_read'],
  ['an old Word file', () => Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'type_not_read'],
  ['pictures', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'type_not_read'],
  ['an archive of something else', () => zip({ 'a.txt': 'x' }), 'type_not_read'],
  [
    'a page that says there is none',
    () => Buffer.from('<!DOCTYPE html><title>404</title>'),
    'not_a_document',
  ],
])('%s: no document, and the next one is read', async (_what, make, code) => {
  expect(await read(make())).toMatchObject({ ok: false, code });
  expect(kindsOf(await read(csv(people()), '.csv'))).toEqual(KINDS);
});

it('what takes too long, or too much memory, ends alone', async () => {
  const rows = people();
  const slow = startReader({ limits: { ms: 1, memory: Infinity } });
  expect(await slow.read(csv(rows), { ...TASK, hint: '.csv' })).toEqual({ ok: false, code: 'took_too_long' });
  slow.close();
  const large = startReader({ limits: { ms: 600_000, memory: 1 } });
  const many = xlsx({ a: times(8_000, () => [values.nationalId(), `นาย${values.name()}`]) });
  expect(await large.read(many, { ...TASK, hint: '' })).toEqual({ ok: false, code: 'too_much_memory' });
  large.close();
});
