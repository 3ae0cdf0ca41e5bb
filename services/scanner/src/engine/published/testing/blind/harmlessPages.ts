import { items, table, text, times } from './html';
import { chanceOf, fullName, people, type Chance } from './persons';
import { harmless, type Sample } from './Sample';
import { words } from './harmlessWords';

/** A number of 13 digits of which one in ten has the check digit of an id. */
const serial = (chance: Chance): string => `${1 + chance.below(8)}${chance.digits(12)}`;

const ean13 = (chance: Chance, prefix: string): string => {
  const twelve = `${prefix}${chance.digits(12 - prefix.length)}`;
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
};

const commerce = (seed: number): Sample[] => {
  const chance = chanceOf(seed + 20);
  return [
    harmless(
      'order numbers',
      'สถานะคำสั่งซื้อ',
      table([
        ['เลขที่คำสั่งซื้อ', 'สถานะ', 'ยอดรวม'],
        ...times(40, () => [serial(chance), 'จัดส่งแล้ว', `${chance.below(9000)}.00`]),
      ]),
    ),
    harmless('one order number', 'ขอบคุณ', text(`คำสั่งซื้อหมายเลข ${serial(chance)} ของท่านได้รับแล้ว`)),
    harmless(
      'barcodes',
      'สินค้า OTOP',
      table([
        ['บาร์โค้ด', 'สินค้า', 'ราคา'],
        ...times(60, (at) => [ean13(chance, '885'), `ผ้าทอลายที่ ${at}`, `${chance.below(900)} บาท`]),
      ]),
    ),
    harmless(
      'books',
      'หนังสือแนะนำ',
      table([
        ['ISBN', 'ผู้แต่ง', 'ชื่อเรื่อง', 'ปี', 'ราคา'],
        ...people(chance, 14).map((one, at) => [
          `978-616-${ean13(chance, '978616').slice(6, 12)}-${at % 10}`,
          fullName(one),
          `เรื่องเล่าเล่มที่ ${at}`,
          `256${at % 9}`,
          '250',
        ]),
      ]),
    ),
    harmless(
      'prices',
      'อัตราค่าธรรมเนียม',
      table([
        ['รายการ', 'ราคา (บาท)', 'รหัส'],
        ...times(30, (at) => [
          `ค่าบริการ ${at}`,
          `${chance.below(90)},${chance.digits(3)}.00`,
          chance.digits(8),
        ]),
      ]),
    ),
    harmless(
      'GS1 element strings',
      'ฉลากยา',
      items(
        times(
          20,
          () =>
            `(01)0${ean13(chance, '885')}(17)27${chance.one(['0131', '0630'])}(10)L${chance.digits(5)}(21)${chance.digits(12)}`,
        ),
      ),
    ),
    harmless(
      'parcels',
      'ติดตามพัสดุ',
      table([['เลขพัสดุ', 'ปลายทาง'], ...times(15, () => [`EF${chance.digits(9)}TH`, '80000'])]),
    ),
    harmless(
      'serial numbers',
      'ครุภัณฑ์',
      table([
        ['เลขครุภัณฑ์', 'Serial', 'IMEI'],
        ...times(20, () => [
          `416-${chance.digits(2)}-${chance.digits(4)}`,
          `SN${chance.digits(10)}`,
          `35${chance.digits(13)}`,
        ]),
      ]),
    ),
    harmless(
      'an invoice',
      'ใบแจ้งหนี้',
      `${text('บริษัท ริมธารก่อสร้าง จำกัด เลขประจำตัวผู้เสียภาษี 0105556012345', `เลขที่ INV${chance.digits(10)} วันที่ 12/03/2567`)}${table(
        [
          ['รายการ', 'จำนวน', 'ราคา'],
          ['ปูนซีเมนต์', '120', '18,000.00'],
          ['ทราย', '4', '2,400.00'],
        ],
      )}`,
    ),
    harmless(
      'tax ids of companies',
      'ทะเบียนคู่ค้า',
      table([
        ['ผู้ขาย', 'เลขผู้เสียภาษี', 'โทรศัพท์'],
        ...times(15, (at) => [
          `บริษัท คู่ค้า ${at} จำกัด`,
          `0${chance.one(['105', '994', '835'])}5${chance.digits(8)}`,
          `0-2${chance.digits(3)}-${chance.digits(4)}`,
        ]),
      ]),
    ),
  ];
};

const machines = (seed: number): Sample[] => {
  const chance = chanceOf(seed + 21);
  const stamp = () => String(1_600_000_000_000 + chance.below(1_000_000_000) * 100);
  return [
    harmless(
      'coordinates',
      'จุดบริการ',
      table([
        ['จุด', 'ละติจูด', 'ลองจิจูด'],
        ...times(30, (at) => [`จุดที่ ${at}`, `13.${chance.digits(11)}`, `100.${chance.digits(10)}`]),
      ]),
    ),
    harmless(
      'times in milliseconds',
      'กราฟ',
      `<script>var series = ${JSON.stringify(times(80, () => [Number(stamp()), chance.below(50)]))};</script>`,
    ),
    harmless(
      'times in attributes',
      'ข่าวล่าสุด',
      times(40, () => `<time data-ts="${stamp()}">เมื่อสักครู่</time>`).join(''),
    ),
    harmless(
      'addresses of files',
      'ภาพกิจกรรม',
      times(40, () => `<img src="/uploads/${stamp()}.jpg?v=${serial(chance)}" alt="ภาพ">`).join(''),
    ),
    harmless(
      'digests',
      'ดาวน์โหลด',
      items(
        times(20, () =>
          times(8, () =>
            (chance.below(4_294_967_295) + 268_435_456).toString(16).padStart(8, '0').slice(0, 8),
          ).join(''),
        ),
      ),
    ),
    harmless(
      'ids of trackers',
      'หน้าแรก',
      `<script>gtag('config','G-${chance.digits(8)}');fbq('init','${chance.digits(16)}');var cid="${chance.digits(10)}.${chance.digits(10)}";ttq.load('C${chance.digits(12)}');</script>`,
    ),
    harmless(
      'a map',
      'แผนที่',
      `<iframe src="about:blank" data-src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3875.${chance.digits(13)}!2d100.${chance.digits(13)}!3d13.${chance.digits(14)}"></iframe>`,
    ),
    harmless(
      'a documentation of cloud keys',
      'คู่มือนักพัฒนา',
      `<pre>AWS_ACCESS_KEY_ID=${['AKIA', 'IOSFODNN7EXAMPLE'].join('')}\nDB_PASSWORD=your-password\nAPI_KEY=&lt;YOUR_API_KEY&gt;\n-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQ\n-----END PUBLIC KEY-----</pre>`,
    ),
    harmless(
      'meter readings',
      'มิเตอร์น้ำ',
      table([
        ['เครื่อง', 'เวลา', 'ค่า'],
        ...times(30, () => [serial(chance), stamp(), `${chance.below(100)}.${chance.digits(3)}`]),
      ]),
    ),
    harmless(
      'a table of constants',
      'คณิตศาสตร์',
      text('π = 3.14159265358979323846', `√2 = 1.4142135623730950488`, `e = 2.7182818284590`),
    ),
  ];
};

const offices = (seed: number): Sample[] => {
  const chance = chanceOf(seed + 22);
  const office = () => `0 7532 ${chance.digits(4)}`;
  return [
    harmless(
      'phones of offices',
      'เบอร์โทรศัพท์ภายใน',
      table([['กอง', 'โทรศัพท์', 'ต่อ'], ...times(18, (at) => [`กองที่ ${at}`, office(), String(100 + at)])]),
    ),
    harmless(
      'role addresses',
      'อีเมลหน่วยงาน',
      table([
        ['หน่วยงาน', 'อีเมล'],
        ...[
          'info',
          'admin',
          'saraban',
          'finance',
          'hr',
          'helpdesk',
          'registrar',
          'library',
          'contact',
          'webmaster',
          'pr',
          'support',
          'complaint',
        ].map((role) => [role, `${role}@rimtharn.go.th`]),
      ]),
    ),
    harmless(
      'the staff directory',
      'บุคลากร',
      table([
        ['ชื่อ', 'ตำแหน่ง', 'โทรภายใน', 'อีเมล'],
        ...people(chance, 16).map((one, at) => [
          fullName(one),
          'นักวิชาการคอมพิวเตอร์',
          String(2100 + at),
          `staff.${at}k@rimtharn.go.th`,
        ]),
      ]),
    ),
    harmless(
      'emergency numbers',
      'สายด่วน',
      items(['191 เหตุด่วน', '1669 การแพทย์', '1784 ปภ.', '199 ดับเพลิง', '1300 ศูนย์ช่วยเหลือสังคม', '1567 ดำรงธรรม']),
    ),
    harmless(
      'a committee',
      'คณะกรรมการ',
      table([
        ['ลำดับ', 'ชื่อ', 'ตำแหน่ง'],
        ...people(chance, 15).map((one, at) => [
          String(at + 1),
          fullName(one),
          at === 0 ? 'ประธานกรรมการ' : 'กรรมการ',
        ]),
      ]),
    ),
    harmless(
      'offices abroad',
      'Consulates',
      table([
        ['City', 'Phone'],
        ...times(12, (at) => [
          `City ${at}`,
          `+${chance.one(['44 20', '1 202', '81 3'])} ${chance.digits(4)} ${chance.digits(4)}`,
        ]),
      ]),
    ),
    harmless(
      'an account for donations',
      'บริจาค',
      text('ชื่อบัญชี เทศบาลเมืองริมธาร ธนาคารกรุงไทย เลขที่บัญชี 805-0-12345-6', 'โทร. 0 7532 1234'),
    ),
    harmless(
      'contracts of the office',
      'ประกาศผู้ชนะการเสนอราคา',
      table([
        ['เลขที่โครงการ', 'เลขคุมสัญญา', 'ผู้ชนะ', 'ราคา'],
        ...times(15, (at) => [
          `6${chance.digits(10)}`,
          `6${chance.digits(11)}`,
          `ห้างหุ้นส่วนจำกัด ช่าง ${at}`,
          `${chance.below(900)},000.00`,
        ]),
      ]),
    ),
  ];
};

/** Pages that look alike and publish nothing about a person. */
export const harmlessPages = (seed: number): Sample[] =>
  [commerce, machines, offices, words].flatMap((write) => write(seed));
