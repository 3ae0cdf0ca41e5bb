import { detect } from '../detect';
import { detectAll } from '../detectAll';
import type { Content } from '../Content';
import { contentOf, ofRows, ofText } from '../testing/contentOf';
import { seeded, valuesOf } from '../testing/sampleValues';

const random = seeded(470);
const values = valuesOf(random);
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_unused, at) => make(at));
const alarming = (hits: ReturnType<typeof detect>): string[] =>
  [...new Set(hits.filter(({ confidence }) => confidence !== 'possible').map(({ kind }) => kind))].sort();
const kindsOf = (content: Content): string[] => alarming(detect(content));
const lines = (write: (at: number) => string): Content => ofText(times(12, write).join('\n'));
const grade = () => `${random.below(90) + 10}`;

it.each([
  [
    'labels on lines of their own',
    () => lines((at) => `ลำดับที่\n${at}\nชื่อ-สกุล\nนาย${values.name()}\nผลตรวจ\n${at % 2 ? 'ลบ' : 'บวก'}`),
  ],
  [
    'labels before a colon',
    () => lines((at) => `ชื่อ: นาย${values.name()}\nตำแหน่ง: ช่าง\nผลตรวจ: ${at % 2 ? 'ลบ' : 'บวก'}`),
  ],
  [
    'lines that all say the same',
    () => lines((at) => `${at + 1}. นาย${values.name()} ผลตรวจ ${at % 2 ? 'ลบ' : 'บวก'}`),
  ],
])('people with %s are a list with columns', (_how, write) => {
  expect(kindsOf(write())).toEqual(['people_list', 'sensitive']);
});

it('names without a title are names where their lines say so', () => {
  const write = () => `ชื่อ ${values.name().replace(' ', ' นามสกุล ')} วันเกิด ${values.birth()}`;
  expect(kindsOf(lines(write))).toEqual(['birth_date', 'people_list']);
});

it('a label and its number on lines of their own are a number with its word', () => {
  const write = () => `ชื่อ\nนาย${values.name()}\nใบขับขี่\n${random.digits(8)}`;
  expect(kindsOf(lines(write))).toContain('driving_licence');
});

it('what a list of cells is called says what it is of all', () => {
  const rows = times(11, () => [`นาย${values.name()}`, 'ก']);
  expect(kindsOf(ofRows([['ชื่อ', 'กลุ่ม'], ...rows], { heading: 'บัญชีรายชื่อผู้ป่วยเอดส์' }))).toEqual(['sensitive']);
  expect(kindsOf(ofRows([['ชื่อ', 'กลุ่ม'], ...rows], { heading: 'รายชื่อคณะกรรมการช่วยผู้ป่วยเอดส์' }))).toEqual([]);
});

it('tables with the same titles are one list', () => {
  const part = () => ({
    rows: [['ชื่อตัว', 'นามสกุล', 'วันเกิด'], ...times(6, () => [...values.name().split(' '), values.birth()])],
  });
  expect(alarming(detectAll(contentOf([part(), part()])))).toEqual(['birth_date', 'people_list']);
});

it('small tables with a label and a value in each row are records', () => {
  const person = () => ({
    rows: [
      ['ชื่อ', `นาย${values.name()}`],
      ['กรุ๊ปเลือด', random.pick(['A', 'B', 'O'])],
    ],
  });
  expect(alarming(detectAll(contentOf(times(12, person))))).toEqual(['people_list', 'sensitive']);
});

it.each([
  [
    'people of one office',
    () => lines((at) => `${at + 1}. นาย${values.name()} กลุ่มงานควบคุมโรค ${at + 1_400}`),
  ],
  ['the same in cards', () => lines((at) => `นาย${values.name()}\nนักวิชาการควบคุมโรค\nต่อ ${at + 1_400}`)],
  ['winners', () => lines((at) => `รางวัล: ที่ ${at}\nชื่อ: นาย${values.name()}\nผลงาน: ภาพที่ ${at}`)],
  [
    'masked ids and phones',
    () =>
      lines(
        (at) =>
          `ชื่อ: นาย${values.name()}\nเลขบัตรประชาชน: x-xxxx-xxxxx-1${at % 10}-2\nโทร: 08x-xxx-12${at + 10}`,
      ),
  ],
  ['goods with grades', () => lines((at) => `สินค้า: กระดาษ ${at}\nเกรด: ${grade()}`)],
])('%s in lines raise no alert', (_what, write) => {
  expect(kindsOf(write())).toEqual([]);
});

it('lines of labels cost no more than a few times as many lines', () => {
  const hostile = [
    'ก ข ค ง นายก กขค ขคง\n',
    'กก\n',
    'กก: 1\n',
    'นายกขค ขคง กก 1 ขข 2 คค 3\n',
    ...times(3, (at) => times(60, (label) => `กก${'ก'.repeat(label % 40)}${label}: ${at}\n`).join('')),
  ].map((piece) => piece.repeat(Math.ceil(150_000 / piece.length)));
  const before = process.cpuUsage();
  for (const text of hostile) expect(detect(ofText(text)).length).toBeLessThan(60);
  // About a second; an order that grows with the square of the lines takes minutes.
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(20);
});
