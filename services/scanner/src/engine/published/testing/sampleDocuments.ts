import type { LeakKind } from '@yinyom/contracts/scanner/leakKinds';
import { csv, docx, pdf, xlsx } from '../../../documents/testing/writeDocuments';
import { dashed, inThaiDigits, seeded, valuesOf } from '../../../personal-data/testing/sampleValues';

export interface SampleDocument {
  name: string;
  bytes: Buffer;
  kinds: LeakKind[];
  values: string[];
}

type Rows = string[][];
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_unused, at) => make(at));

const FORMATS: [string, (rows: Rows) => Buffer][] = [
  ['pdf', (rows) => pdf([rows])],
  ['xlsx', (rows) => xlsx({ ข้อมูล: rows })],
  ['docx', (rows) => docx([{ heading: 'เอกสาร' }, { rows }])],
  ['csv', csv],
  ['txt', (rows) => Buffer.from(rows.map((row) => row.join('\t')).join('\r\n'))],
];

/** Thirty documents: every format three times with what should not be published, and three times without. */
export const sampleDocuments = (seed: number): SampleDocument[] => {
  const random = seeded(seed);
  const make = valuesOf(random);
  const leaking: [LeakKind[], () => Rows][] = [
    [
      ['national_id', 'people_list'],
      () => [
        ['ลำดับ', 'ชื่อ-สกุล', 'เลขประจำตัวประชาชน'],
        ...times(20, (at) => [`${at}`, `นาย${make.name()}`, dashed(make.nationalId())]),
      ],
    ],
    [
      ['children', 'people_list', 'birth_date'],
      () => [
        ['ชื่อ-สกุล', 'วันเกิด', 'คะแนน'],
        ...times(15, () => [`เด็กชาย${make.name()}`, make.birth(), `${random.below(100)}`]),
      ],
    ],
    [
      ['national_id'],
      () => [
        ['เรื่อง', 'รายละเอียด'],
        ['เลขบัตรประชาชน', inThaiDigits(make.nationalId())],
        ['ผู้ติดต่อ', 'ฝ่ายบุคคล'],
      ],
    ],
  ];
  const harmless: (() => Rows)[] = [
    () => [['เลขที่ใบสั่งซื้อ', 'จำนวน'], ...times(20, () => [`1${random.digits(12)}`, '2'])],
    () => [['รายการ', 'ราคา'], ...times(20, (at) => [`บริการ ${at}`, random.digits(4)])],
    () => [['ชื่อ-สกุล', 'ตำแหน่ง'], ...times(15, () => [`นาย${make.name()}`, 'กรรมการ'])],
  ];
  return FORMATS.flatMap(([format, write]) => [
    ...leaking.map(([kinds, rows], at) => {
      const made = rows();
      return {
        name: `leak-${at}.${format}`,
        bytes: write(made),
        kinds,
        values: made
          .slice(1)
          .flat()
          .filter((value) => value.length > 6),
      };
    }),
    ...harmless.map((rows, at) => ({
      name: `plain-${at}.${format}`,
      bytes: write(rows()),
      kinds: [],
      values: [],
    })),
  ]);
};
