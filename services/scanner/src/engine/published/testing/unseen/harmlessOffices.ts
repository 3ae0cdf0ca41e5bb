import type { MakeHarmless } from './List';
import { times } from './random';
import { dashes, grouped } from './values';

const NO = ['ลำดับ', 'no'] as const;
const NAME = ['ชื่อ - สกุล', 'fullname'] as const;

/** Offices, statistics and prices. */
export const OFFICES: readonly MakeHarmless[] = [
  (value) => ({
    name: 'phones of districts',
    title: 'หมายเลขโทรศัพท์ที่ว่าการอำเภอ',
    columns: [NO, ['อำเภอ', 'district'], ['โทรศัพท์', 'tel'], ['โทรสาร', 'fax']],
    rows: times(18, (at) => [
      `${at + 1}`,
      value.district(),
      grouped(value.office(), [3, 3, 3], '-'),
      grouped(value.office(), [3, 3, 3], ' '),
    ]),
  }),
  (value) => ({
    name: 'mail of offices',
    title: 'ไปรษณีย์อิเล็กทรอนิกส์กลาง (สารบรรณ)',
    columns: [NO, ['หน่วยงาน', 'office'], ['อีเมลกลาง', 'email']],
    rows: times(16, (at) => [
      `${at + 1}`,
      `เทศบาลตำบล${value.district()}`,
      `saraban_0${5_520_101 + at}@dla.go.th`,
    ]),
  }),
  (value) => ({
    name: 'branches of a bank',
    title: 'สาขาที่ให้บริการ',
    columns: [
      ['สาขา', 'branch'],
      ['ที่ตั้ง', 'location'],
      ['เวลาทำการ', 'hours'],
      ['โทร', 'tel'],
    ],
    rows: times(14, () => [
      `สาขา${value.district()}`,
      `${value.house()} ถ.พหลโยธิน อ.${value.district()} จ.${value.province()}`,
      '08.30-16.30',
      value.office(),
    ]),
  }),
  (_value, random) => ({
    name: 'statistics of diseases',
    title: 'จำนวนผู้ป่วยนอกจำแนกตามกลุ่มโรค 10 อันดับแรก',
    columns: [
      ['อันดับ', 'rank'],
      ['กลุ่มโรค', 'disease'],
      ['ชาย', 'male'],
      ['หญิง', 'female'],
    ],
    rows: times(12, (at) => [
      `${at + 1}`,
      ['ความดันโลหิตสูง', 'เบาหวาน', 'เอชไอวี/เอดส์', 'วัณโรค', 'หอบหืด', 'ไตวาย'][at % 6] ?? '',
      random.digits(4),
      random.digits(4),
    ]),
  }),
  (value, random) => ({
    name: 'believers by province',
    title: 'สถิติประชากรจำแนกตามศาสนา',
    columns: [
      ['จังหวัด', 'province'],
      ['พุทธ', 'buddhist'],
      ['อิสลาม', 'muslim'],
      ['คริสต์', 'christian'],
    ],
    rows: times(10, () => [value.province(), random.digits(6), random.digits(5), random.digits(4)]),
  }),
  (value) => ({
    name: 'fees of services',
    title: 'อัตราค่าบริการทางการแพทย์',
    columns: [
      ['รหัส', 'code'],
      ['รายการตรวจ', 'service'],
      ['ราคา (บาท)', 'price'],
    ],
    rows: times(15, (at) => [
      `${30_100 + at}`,
      ['ตรวจหมู่เลือด', 'ตรวจการตั้งครรภ์', 'ตรวจ Anti-HIV', 'ตรวจสารเสพติด'][at % 4] ?? '',
      value.money(),
    ]),
  }),
  (value) => ({
    name: 'sample ids of a manual',
    title: 'คู่มือการกรอกข้อมูล (ข้อมูลสมมติ)',
    columns: [
      ['ช่อง', 'field'],
      ['ตัวอย่าง', 'example'],
      ['คำอธิบาย', 'help'],
    ],
    rows: [
      ['ชื่อ-สกุล', 'นายทดสอบ ระบบ', 'ไม่ต้องเว้นวรรคหลังคำนำหน้า'],
      ['เลขประจำตัวประชาชน', dashes(value.wrongId()), 'กรอกตัวเลข 13 หลัก'],
      ['โทรศัพท์', '0X-XXXX-XXXX', 'กรอกเฉพาะตัวเลข'],
    ],
  }),
  (value) => ({
    name: 'wards and beds',
    title: 'ข้อมูลเตียงว่างประจำวัน',
    columns: [
      ['หอผู้ป่วย', 'ward'],
      ['เตียงทั้งหมด', 'beds'],
      ['ว่าง', 'free'],
      ['หัวหน้าหอผู้ป่วย', 'head_nurse'],
    ],
    rows: times(11, (at) => [`อายุรกรรม ${at + 1}`, '30', `${at}`, value.person()]),
  }),
  (value) => ({
    name: 'accounts for donations',
    title: 'ช่องทางการบริจาค',
    columns: [
      ['ธนาคาร', 'bank'],
      ['ชื่อบัญชี', 'account_name'],
      ['เลขที่บัญชี', 'account_no'],
    ],
    rows: times(3, () => [
      value.bank(),
      'กองทุนพัฒนาโรงพยาบาลธารทอง',
      grouped(value.account(), [3, 1, 5, 1], '-'),
    ]),
    before: ['ขอเชิญร่วมบริจาคเพื่อจัดซื้อเครื่องมือแพทย์ โดยโอนเงินเข้าบัญชีต่อไปนี้'],
  }),
  (value) => ({
    name: 'history of directors',
    title: 'ทำเนียบผู้บริหารจากอดีตถึงปัจจุบัน',
    columns: [NO, NAME, ['ดำรงตำแหน่งตั้งแต่', 'from'], ['ถึง', 'to']],
    rows: times(12, (at) => [
      `${at + 1}`,
      value.person(),
      `1 ต.ค. ${2510 + at * 5}`,
      `30 ก.ย. ${2515 + at * 5}`,
    ]),
  }),
  (value) => ({
    name: 'empty form of a list',
    title: 'แบบฟอร์มบัญชีลงเวลาปฏิบัติงาน',
    columns: [NO, NAME, ['เลขประจำตัวประชาชน', 'cid'], ['ลายมือชื่อ', 'signature'], ['เบอร์โทร', 'tel']],
    rows: times(15, (at) => [`${at + 1}`, '', '', '', '']),
    after: [`กอง${value.district()}`],
  }),
  (value, random) => ({
    name: 'patents',
    title: 'รายการสิทธิบัตรของมหาวิทยาลัย',
    columns: [
      ['เลขที่คำขอ', 'application_no'],
      ['ชื่อการประดิษฐ์', 'title'],
      ['ผู้ประดิษฐ์', 'inventor'],
      ['วันที่ยื่น', 'filed'],
    ],
    rows: times(12, () => [
      `2${random.digits(9)}`,
      'เครื่องอบแห้งพลังงานแสงอาทิตย์',
      `ผศ.ดร.${value.bare()}`,
      value.date(),
    ]),
  }),
];
