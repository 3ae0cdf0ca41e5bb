import { items, pageOf, table, text, times } from './html';
import { separated, windows874, workbook } from './office';
import {
  chanceOf,
  dashed,
  englishName,
  fullName,
  passport,
  people,
  pupil,
  spacedPhone,
  thaiDigits,
  THAI_MONTHS,
  type Person,
} from './persons';
import type { DocumentSample } from './Sample';
import { writing } from './writtenDocuments';

const born = ({ birth }: Person): string =>
  `${birth.day} ${THAI_MONTHS[birth.month] ?? ''} ${birth.year + 543}`;

const printed = (seed: number): DocumentSample[] => {
  const chance = chanceOf(seed + 40);
  const some = people(chance, 45);
  const print = (name: string, html: string, kinds: DocumentSample['kinds']): DocumentSample => ({
    name,
    content: { printed: html },
    kinds,
  });
  return [
    print(
      'scholarship.pdf',
      pageOf(
        'รายชื่อผู้รับทุน',
        table([
          ['ที่', 'ชื่อ - สกุล', 'เลขประจำตัวประชาชน', 'เลขที่บัญชี'],
          ...some.map((one, at) => [String(at + 1), fullName(one), dashed(one.id), one.account]),
        ]),
      ),
      ['national_id', 'bank_account', 'people_list'],
    ),
    print(
      'order.pdf',
      pageOf(
        'คำสั่งแต่งตั้ง',
        items(
          some.slice(0, 12).map((one) => `${fullName(one)} เลขประจำตัวประชาชน ${thaiDigits(dashed(one.id))}`),
          'ol',
        ),
      ),
      ['national_id'],
    ),
    print(
      'letter.pdf',
      pageOf(
        'หนังสือรับรอง',
        text(
          `ขอรับรองว่า ${fullName(some[0]!)} ถือบัตรประจำตัวประชาชนเลขที่ ${dashed(some[0]!.id)} เป็นลูกจ้างของเทศบาลเมืองริมธาร ตั้งแต่วันที่ 1 ตุลาคม 2560 จนถึงปัจจุบัน`,
        ),
      ),
      ['national_id'],
    ),
    print(
      'visitors.pdf',
      pageOf(
        'Delegates',
        table([
          ['Name', 'Passport number', 'Country'],
          ...times(14, () => [englishName(chance), passport(chance), 'Japan']),
        ]),
      ),
      ['passport'],
    ),
    print(
      'grades.pdf',
      pageOf(
        'ผลการเรียน ป.4',
        table([
          ['เลขที่', 'ชื่อ-สกุล', 'วิทยาศาสตร์', 'รวม'],
          ...some
            .slice(0, 30)
            .map((one, at) => [
              String(at + 1),
              fullName(pupil(one)),
              String(50 + chance.below(50)),
              String(300 + chance.below(99)),
            ]),
        ]),
      ),
      ['children'],
    ),
    print(
      'parents.pdf',
      pageOf(
        'ติดต่อผู้ปกครอง',
        table([
          ['ผู้ปกครอง', 'โทรศัพท์', 'ที่อยู่'],
          ...some.slice(0, 20).map((one) => [fullName(one), spacedPhone(one.phone), one.address]),
        ]),
      ),
      ['phone', 'home_address'],
    ),
    print(
      'timetable.pdf',
      pageOf(
        'ตารางสอบ',
        table([
          ['วันที่', 'เวลา', 'วิชา', 'ห้อง'],
          ...times(30, (at) => [
            `${1 + (at % 28)} ตุลาคม 2567`,
            '13.00-16.00',
            chance.digits(7),
            `R${chance.digits(4)}`,
          ]),
        ]),
      ),
      [],
    ),
    print(
      'annual.pdf',
      pageOf(
        'รายงานประจำปี',
        `${table([['คู่สัญญา', 'เลขผู้เสียภาษี', 'วงเงิน'], ...times(20, (at) => [`บริษัท คู่ค้า ${at} จำกัด`, `01055${chance.digits(8)}`, `${chance.below(900)},000.00`])])}${text(...some.slice(0, 12).map((one) => `${fullName(one)} กรรมการ`))}`,
      ),
      [],
    ),
    print(
      'committee.pdf',
      pageOf(
        'คำสั่งแต่งตั้งคณะกรรมการ',
        items(
          some.slice(0, 14).map((one) => `${fullName(one)} กรรมการ`),
          'ol',
        ),
      ),
      [],
    ),
    print(
      'stock.pdf',
      pageOf(
        'บัญชีพัสดุ',
        table([
          ['รหัส', 'บาร์โค้ด', 'จำนวน'],
          ...times(40, (at) => [`P${at}`, `885${chance.digits(10)}`, String(chance.below(90))]),
        ]),
      ),
      [],
    ),
  ];
};

const sheets = (seed: number): DocumentSample[] => {
  const chance = chanceOf(seed + 41);
  const some = people(chance, 20);
  const file = (name: string, content: Buffer, kinds: DocumentSample['kinds']): DocumentSample => ({
    name,
    content,
    kinds,
  });
  const empty = { name: 'สรุป', rows: [['รวม', '20']] };
  return [
    file(
      'elderly.xlsx',
      workbook([
        empty,
        {
          name: 'รายชื่อ',
          title: 'บัญชีรายชื่อผู้สูงอายุ ประจำปี 2567',
          rows: [
            ['ลำดับ', 'คำนำหน้า', 'ชื่อ', 'สกุล', 'เลขประจำตัวประชาชน', 'วันเกิด'],
            ...some.map((one, at) => [String(at + 1), one.title, one.first, one.last, one.id, born(one)]),
          ],
        },
      ]),
      ['national_id', 'people_list', 'birth_date'],
    ),
    file(
      'hidden.xlsx',
      workbook([
        empty,
        {
          name: 'raw',
          state: 'veryHidden',
          rows: [['cid', 'fullname'], ...some.map((one) => [one.id, fullName(one)])],
        },
      ]),
      ['national_id'],
    ),
    file(
      'patients.xlsx',
      workbook([
        {
          name: 'ผู้ป่วย',
          rows: [
            ['ชื่อ-สกุล', 'โรคประจำตัว', 'เบอร์มือถือ'],
            ...some.map((one) => [
              fullName(one),
              chance.one(['เบาหวาน', 'หอบหืด', 'มะเร็ง']),
              spacedPhone(one.phone),
            ]),
          ],
        },
      ]),
      ['sensitive', 'phone'],
    ),
    file(
      'wages.xlsx',
      workbook([
        {
          name: 'ค่าจ้าง',
          rows: [
            ['ชื่อ', 'ตำแหน่ง', 'เงินเดือน'],
            ...some.map((one) => [fullName(one), 'คนงาน', `${9 + chance.below(9)},000`]),
          ],
        },
      ]),
      ['people_list'],
    ),
    file(
      'prices.xlsx',
      workbook([
        {
          name: 'ราคา',
          rows: [
            ['บาร์โค้ด', 'สินค้า', 'ราคา'],
            ...times(60, (at) => [`885${chance.digits(10)}`, `สินค้า ${at}`, String(chance.below(900))]),
          ],
        },
      ]),
      [],
    ),
    file(
      'budget.xlsx',
      workbook([
        {
          name: 'งบ',
          rows: [
            ['รหัสงบประมาณ', 'รายการ', 'วงเงิน'],
            ...times(40, (at) => [
              `${1 + chance.below(8)}${chance.digits(12)}`,
              `โครงการ ${at}`,
              chance.digits(7),
            ]),
          ],
        },
      ]),
      [],
    ),
    file(
      'register.csv',
      Buffer.from(
        `\uFEFF${separated([['ชื่อ', 'อีเมล', 'โทร'], ...some.map((one) => [fullName(one), one.mail, one.phone])])}`,
      ),
      ['email', 'phone'],
    ),
    file(
      'export874.csv',
      windows874(separated([['ชื่อ-สกุล', 'เลขบัตรประชาชน'], ...some.map((one) => [fullName(one), one.id])])),
      ['national_id'],
    ),
    file(
      'semicolon.csv',
      Buffer.from(
        separated(
          [
            ['name', 'address', 'id card'],
            ...some.map((one) => [fullName(one), one.address, dashed(one.id)]),
          ],
          ';',
        ),
      ),
      ['national_id', 'home_address'],
    ),
    file(
      'orders.csv',
      Buffer.from(
        separated([
          ['order_id', 'created_at', 'total'],
          ...times(120, () => [
            `${1 + chance.below(8)}${chance.digits(12)}`,
            String(1_650_000_000_000 + chance.below(1_000_000_000)),
            `${chance.below(900)}.00`,
          ]),
        ]),
      ),
      [],
    ),
    file(
      'gs1.csv',
      Buffer.from(
        separated([
          ['gtin', 'lat', 'lng'],
          ...times(80, () => [
            `885${chance.digits(10)}`,
            `13.${chance.digits(9)}`,
            `100.${chance.digits(9)}`,
          ]),
        ]),
      ),
      [],
    ),
  ];
};

/** Documents of each kind that leak watch reads. */
export const blindDocuments = (seed: number): DocumentSample[] =>
  [printed, sheets, writing].flatMap((write) => write(seed));
