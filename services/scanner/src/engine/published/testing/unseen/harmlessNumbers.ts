import type { MakeHarmless } from './List';
import { times } from './random';
import { grouped } from './values';

const NO = ['ลำดับ', 'no'] as const;

/** Numbers of goods, orders and documents. */
export const NUMBERS: readonly MakeHarmless[] = [
  (value, random) => ({
    name: 'orders',
    title: 'สถานะคำสั่งซื้อ',
    columns: [
      ['หมายเลขคำสั่งซื้อ', 'order_number'],
      ['สถานะ', 'status'],
      ['ยอดชำระ', 'total'],
    ],
    rows: times(30, () => [`${random.between(2, 7)}${random.digits(12)}`, 'จัดส่งแล้ว', value.money()]),
  }),
  (value, random) => ({
    name: 'barcodes',
    title: 'ราคาสินค้าประจำสัปดาห์',
    columns: [
      ['บาร์โค้ด', 'barcode'],
      ['สินค้า', 'product'],
      ['ราคา', 'price'],
    ],
    rows: times(30, (at) => [`885${random.digits(10)}`, `น้ำปลาแท้ ขวดที่ ${at + 1}`, value.money()]),
  }),
  (value, random) => ({
    name: 'books',
    title: 'รายการหนังสือเข้าใหม่ ห้องสมุด',
    columns: [
      ['ISBN', 'isbn'],
      ['ชื่อเรื่อง', 'title'],
      ['ผู้แต่ง', 'author'],
      ['เลขหมู่', 'call_no'],
    ],
    rows: times(20, () => [
      grouped(`978${random.digits(10)}`, [3, 3, 4, 2, 1], '-'),
      'หลักสถิติเบื้องต้น',
      value.bare(),
      `QA276 .ห${random.digits(3)}`,
    ]),
  }),
  (value) => ({
    name: 'companies of a procurement report',
    title: 'สรุปผลการจัดซื้อจัดจ้าง เดือนมกราคม 2569',
    columns: [
      NO,
      ['รายการ', 'item'],
      ['เลขประจำตัวผู้เสียภาษี', 'tax_id'],
      ['ผู้ขาย', 'seller'],
      ['วงเงิน', 'budget'],
    ],
    rows: times(15, (at) => [
      `${at + 1}`,
      'ซื้อวัสดุสำนักงาน',
      value.company(),
      `บริษัท ${value.family()}พาณิชย์ จำกัด`,
      value.money(),
    ]),
  }),
  (value, random) => ({
    name: 'projects and contracts',
    title: 'ประกาศผู้ชนะการเสนอราคา',
    columns: [
      ['เลขที่โครงการ', 'project_no'],
      ['เลขคุมสัญญา', 'contract_no'],
      ['ชื่อโครงการ', 'project'],
      ['ราคากลาง', 'price'],
    ],
    rows: times(14, () => [
      `690${random.digits(8)}`,
      `690${random.digits(9)}`,
      `ก่อสร้างถนน คสล. หมู่ที่ ${random.between(1, 12)}`,
      value.money(),
    ]),
  }),
  (_value, random) => ({
    name: 'assets',
    title: 'ทะเบียนครุภัณฑ์ที่จำหน่าย',
    columns: [NO, ['หมายเลขครุภัณฑ์', 'asset_no'], ['รายการ', 'item'], ['หมายเลขเครื่อง', 'serial']],
    rows: times(15, (at) => [
      `${at + 1}`,
      `7440-001-${random.digits(4)}/${random.between(50, 68)}`,
      'เครื่องคอมพิวเตอร์',
      `${random.letters(2)}${random.digits(7)}`,
    ]),
  }),
  (_value, random) => ({
    name: 'parcels',
    title: 'ตรวจสอบเลขพัสดุไปรษณีย์',
    columns: [
      ['วันที่ส่ง', 'date'],
      ['เลขพัสดุ', 'tracking_no'],
      ['ปลายทาง', 'zip'],
    ],
    rows: times(20, () => [
      '3 มี.ค. 2569',
      `E${random.letters(1)}${random.digits(9)}TH`,
      `${random.between(10, 96)}${random.digits(2)}0`,
    ]),
  }),
  (value, random) => ({
    name: 'points of a map',
    title: 'พิกัดจุดตรวจวัดคุณภาพอากาศ',
    columns: [
      ['สถานี', 'station'],
      ['ละติจูด', 'lat'],
      ['ลองจิจูด', 'lng'],
      ['PM2.5', 'pm25'],
    ],
    rows: times(20, () => [
      `สถานี${value.district()}`,
      `1${random.below(9)}.${random.digits(11)}`,
      `10${random.below(5)}.${random.digits(10)}`,
      `${random.between(8, 90)}`,
    ]),
  }),
  (_value, random) => ({
    name: 'moments in milliseconds',
    title: 'Sensor readings',
    columns: [
      ['timestamp', 'timestamp'],
      ['value', 'value'],
      ['node', 'node'],
    ],
    rows: times(30, (at) => [
      `${1_772_000_000_000 + at * 60_000 + random.below(60_000)}`,
      `${random.digits(2)}.${random.digits(2)}`,
      `n${at % 4}`,
    ]),
  }),
  (_value, random) => ({
    name: 'references of transfers',
    title: 'รายงานการรับชำระค่าธรรมเนียม',
    columns: [
      ['Ref.1', 'ref1'],
      ['Ref.2', 'ref2'],
      ['จำนวนเงิน', 'amount'],
      ['วันที่ชำระ', 'paid_at'],
    ],
    rows: times(20, () => [random.digits(10), random.digits(12), '1,500.00', '2 มี.ค. 2569']),
  }),
  (_value, random) => ({
    name: 'lottery',
    title: 'ผลสลากออมสินพิเศษ งวดวันที่ 16',
    columns: [
      ['รางวัล', 'prize'],
      ['หมวด', 'group'],
      ['หมายเลข', 'number'],
    ],
    rows: times(15, (at) => [`รางวัลที่ ${at + 1}`, random.letters(1), random.digits(7)]),
  }),
  (_value, random) => ({
    name: 'codes of a budget',
    title: 'รายงานการเบิกจ่ายงบประมาณ',
    columns: [
      ['รหัสงบประมาณ', 'budget_code'],
      ['รหัสกิจกรรมหลัก', 'activity'],
      ['เบิกจ่าย', 'paid'],
      ['ร้อยละ', 'percent'],
    ],
    rows: times(12, () => [
      `070${random.digits(17)}`,
      `P${random.digits(4)}`,
      `${random.digits(3)},${random.digits(3)}.00`,
      `${random.digits(2)}.${random.digits(2)}`,
    ]),
  }),
  (value, random) => ({
    name: 'vehicles of an auction',
    title: 'ประกาศขายทอดตลาดรถยนต์ราชการ',
    columns: [NO, ['ทะเบียน', 'plate'], ['หมายเลขตัวถัง', 'chassis'], ['ราคาเริ่มต้น', 'price']],
    rows: times(11, (at) => [
      `${at + 1}`,
      `กข ${random.digits(4)} ${value.province()}`,
      `MR0${random.letters(6)}${random.digits(8)}`,
      value.money(),
    ]),
  }),
  (_value, random) => ({
    name: 'posts of a feed',
    title: 'Latest posts',
    columns: [
      ['id', 'id'],
      ['post', 'post'],
      ['likes', 'likes'],
    ],
    rows: times(25, (at) => [
      `${random.between(1, 8)}${random.digits(12)}`,
      `ข่าวกิจกรรมที่ ${at + 1}`,
      random.digits(3),
    ]),
  }),
];
