import type { Note } from './List';
import { times, type Random } from './random';
import { dashes, grouped, ID_GROUPS, thaiDigits, type Values } from './values';

type Make = (value: Values, random: Random) => Omit<Note, 'kinds'>;

/** Statements that have words of ids and papers, and none. */
const words: Make[] = [
  () => ({
    name: 'documents to bring',
    title: 'เอกสารประกอบการสมัคร',
    lines: [
      '๑. สำเนาบัตรประจำตัวประชาชน จำนวน ๑ ฉบับ',
      '๒. สำเนาทะเบียนบ้าน จำนวน ๑ ฉบับ',
      '๓. สำเนาหน้าสมุดบัญชีธนาคารกรุงไทย',
      '๔. ใบรับรองแพทย์ซึ่งออกให้ไม่เกิน ๑ เดือน',
      '๕. สำเนาใบอนุญาตขับขี่ (ถ้ามี)',
    ],
  }),
  () => ({
    name: 'notice on privacy',
    title: 'ประกาศความเป็นส่วนตัวสำหรับผู้สมัครงาน',
    lines: [
      'ข้อมูลที่เก็บรวบรวม ได้แก่ ชื่อ-นามสกุล เลขประจำตัวประชาชน เลขหนังสือเดินทาง วันเดือนปีเกิด ที่อยู่ หมายเลขโทรศัพท์ เลขที่บัญชีธนาคาร',
      'ข้อมูลอ่อนไหว เช่น ศาสนา หมู่โลหิต ประวัติอาชญากรรม ข้อมูลสุขภาพ จะเก็บเมื่อได้รับความยินยอมโดยชัดแจ้ง',
      'ติดต่อเจ้าหน้าที่คุ้มครองข้อมูลส่วนบุคคล dpo@srithara.ac.th โทร. 0 5424 1900',
    ],
  }),
  (value) => ({
    name: 'example of a manual',
    title: 'วิธีลงทะเบียน',
    lines: [`กรอกเลขประจำตัวประชาชน 13 หลัก เช่น ${value.wrongId()} แล้วกดปุ่มถัดไป`, 'หากลืมรหัสผ่าน ให้กด "ลืมรหัสผ่าน"'],
  }),
  () => ({
    name: 'dots of a form',
    title: 'ใบสมัครเข้าร่วมโครงการ',
    lines: [
      'ชื่อ.......................................นามสกุล.......................................',
      'เลขประจำตัวประชาชน ☐-☐☐☐☐-☐☐☐☐☐-☐☐-☐',
      'เกิดวันที่.........เดือน......................พ.ศ...........อายุ.........ปี',
      'โทรศัพท์...............................อีเมล..................................',
    ],
  }),
  (value) => ({
    name: 'masked id in an announcement',
    title: 'ประกาศยกเลิกหนังสือรับรอง',
    lines: [
      `หนังสือรับรองของ ${value.person()} เลขประจำตัวประชาชน ${dashes(value.id()).slice(0, 6)}-xxxxx-xx-x สิ้นผลแล้ว`,
    ],
  }),
  (value) => ({
    name: 'contact of a project',
    title: 'ประกาศรับสมัครนักวิจัย',
    lines: [`สอบถามรายละเอียดเพิ่มเติมได้ที่ ${value.person()} โทร. 0 5424 1900 ต่อ 2214 ในวันและเวลาราชการ`],
  }),
  () => ({
    name: 'phone lines for emergencies',
    title: 'เบอร์ฉุกเฉิน',
    lines: [
      'แจ้งเหตุด่วนเหตุร้าย 191',
      'เจ็บป่วยฉุกเฉิน 1669',
      'ดับเพลิง 199',
      'สายด่วนสุขภาพจิต 1323',
      'ศูนย์ดำรงธรรม 1567',
      'การไฟฟ้าส่วนภูมิภาค 1129',
      'ตำรวจทางหลวง 1193',
      'ตำรวจท่องเที่ยว 1155',
      'ศูนย์เตือนภัย 1860',
      'กรมทางหลวง 1586',
    ],
  }),
  (value) => ({
    name: 'phones of departments',
    title: 'ติดต่อภาควิชา',
    lines: times(
      14,
      (at) => `ภาควิชาที่ ${at + 1} โทร. ${grouped(value.office(), [3, 3, 3], '-')} ต่อ ${200 + at}`,
    ),
  }),
  (value) => ({
    name: 'passport words without a number',
    title: 'การเตรียมตัวเดินทาง',
    lines: [
      'หนังสือเดินทางต้องมีอายุเหลือไม่น้อยกว่า 6 เดือน',
      `เที่ยวบิน TG${String(value.licence()).slice(0, 3)} ออกเวลา 10.25 น. รหัสการจอง KX8V2P`,
    ],
  }),
  (_value, random) => ({
    name: 'model of goods',
    title: 'รายละเอียดคุณลักษณะเฉพาะ',
    lines: [
      `เครื่องพิมพ์เลเซอร์ รุ่น AB${random.digits(7)} หรือเทียบเท่า`,
      `หมายเลขเครื่อง ${random.letters(2)}${random.digits(7)}`,
    ],
  }),
];

const numbers: Make[] = [
  (_value, random) => ({
    name: 'number of a post',
    title: 'หนังสือเชิญประชุม',
    lines: [`ที่ อว 0601.04/ว ${random.digits(4)}`, `เลขพัสดุ EM${random.digits(9)}TH`, 'ลงวันที่ 3 มีนาคม 2569'],
  }),
  (value) => ({
    name: 'number of a company',
    title: 'ผู้ชนะการเสนอราคา',
    lines: [
      `ได้แก่ บริษัท ${value.family()} เอ็นจิเนียริ่ง จำกัด เลขประจำตัวผู้เสียภาษี ${value.company()} เสนอราคาต่ำสุด ${value.money()} บาท`,
    ],
  }),
  (_value, random) => ({
    name: 'reference of an order',
    title: 'ขอบคุณสำหรับการสั่งซื้อ',
    lines: [`เลขที่ใบสั่งซื้อของคุณคือ ${random.between(1, 8)}${random.digits(12)}`, 'กรุณาเก็บไว้เป็นหลักฐาน'],
  }),
  (_value, random) => ({
    name: 'meter and invoice',
    title: 'วิธีอ่านใบแจ้งค่าไฟฟ้า',
    lines: [`หมายเลขผู้ใช้ไฟฟ้า เช่น 02${random.digits(10)}`, `เลขที่ใบแจ้ง ${random.digits(12)}`],
  }),
  (_value, random) => ({
    name: 'barcode of a product',
    title: 'เรียกคืนสินค้า',
    lines: [`สินค้ารหัสบาร์โค้ด 885${random.digits(10)} ล็อตที่ ${random.digits(8)} ผลิตเดือนมกราคม`],
  }),
  (_value, random) => ({
    name: 'book and its number',
    title: 'แนะนำหนังสือ',
    lines: [
      `พิมพ์ครั้งที่ 2 สำนักพิมพ์มหาวิทยาลัย ISBN ${grouped(`978616${random.digits(7)}`, [3, 3, 3, 3, 1], '-')}`,
      `DOI: 10.14456/jst.2026.${random.digits(2)}`,
    ],
  }),
  (_value, random) => ({
    name: 'place of an event',
    title: 'แผนที่จัดงาน',
    lines: [`พิกัด 13.${random.digits(13)}, 100.${random.digits(13)}`, 'จอดรถได้ที่อาคาร 9'],
  }),
  (_value, random) => ({
    name: 'account for fees',
    title: 'การชำระค่าสมัคร',
    lines: [
      `ชำระค่าสมัคร 300 บาท โดยโอนเข้าบัญชี "มหาวิทยาลัยศรีธารา" ธนาคารกรุงไทย เลขที่บัญชี ${grouped(random.digits(10), [3, 1, 5, 1], '-')} และส่งหลักฐานที่ finance@srithara.ac.th`,
    ],
  }),
  (_value, random) => ({
    name: 'account of a shop',
    title: 'แจ้งชำระเงิน',
    lines: [
      `โอนเงินมาที่ ธ.กสิกรไทย ชื่อบัญชี บริษัท ใบบัวการค้า จำกัด เลขที่ ${grouped(random.digits(10), [3, 1, 5, 1], '-')}`,
      'แล้วแจ้งสลิปทาง Line: @baibua',
    ],
  }),
  (_value, random) => ({
    name: 'account for donations, Thai digits',
    title: 'ขอเชิญร่วมทอดผ้าป่าสามัคคี',
    lines: [`ร่วมบริจาคได้ที่บัญชี "กองทุนการศึกษาโรงเรียน" ธนาคารออมสิน เลขที่บัญชี ${thaiDigits(random.digits(12))}`],
  }),
  () => ({
    name: 'milestones',
    title: 'ประวัติโรงพยาบาล',
    lines: [
      'เปิดให้บริการครั้งแรกเมื่อวันที่ 14 สิงหาคม 2498 มีเตียง 25 เตียง',
      'ปี 2520 ขยายเป็น 120 เตียง',
      'หลวงพ่อเกษม เกิดวันที่ 28 พฤศจิกายน 2455 ณ จังหวัดลำปาง',
    ],
  }),
  (value) => ({
    name: 'minutes of a meeting',
    title: 'รายงานการประชุมสภาเทศบาล สมัยสามัญ',
    lines: [
      'ผู้มาประชุม',
      ...times(12, (at) => `${at + 1}. ${value.person()} ${at === 0 ? 'ประธานสภา' : 'สมาชิกสภาเทศบาล'}`),
      'เริ่มประชุมเวลา 09.30 น.',
    ],
  }),
  (value) => ({
    name: 'names of winners only',
    title: 'ประกาศรายชื่อผู้ผ่านการคัดเลือก',
    lines: times(15, (at) => `${at + 1}. ${value.person()}`),
  }),
  (value) => ({
    name: 'spare list',
    title: 'รายชื่อสำรอง',
    lines: times(12, (at) => `${at + 1}. ${value.shortPerson()} (สำรองลำดับที่ ${at + 1})`),
  }),
  (value) => ({
    name: 'news about a person',
    title: 'นักศึกษาคว้ารางวัลระดับโลก',
    lines: [
      `${value.person()} นักศึกษาชั้นปีที่ 4 คณะวิศวกรรมศาสตร์ คว้ารางวัลชนะเลิศจากผู้เข้าแข่งขันกว่า 1,200 คน จาก 38 ประเทศ`,
    ],
  }),
  () => ({
    name: 'news about health',
    title: 'รู้ทันโรคเบาหวาน',
    lines: [
      'ผู้ป่วยเบาหวานควรตรวจระดับน้ำตาลในเลือดทุก 3 เดือน',
      'หมู่เลือด O พบร้อยละ 38 ของคนไทย',
      'ผู้ติดเชื้อเอชไอวีรับยาต้านไวรัสได้ทุกสิทธิ',
    ],
  }),
  (value) => ({
    name: 'wrong digits in a question',
    title: 'คำถามที่พบบ่อย',
    lines: [
      `ถาม: ทำไมระบบแจ้งว่าเลขบัตร ${grouped(value.wrongId(), ID_GROUPS, ' ')} ไม่ถูกต้อง`,
      'ตอบ: เพราะหลักสุดท้ายไม่ตรงกับที่คำนวณได้',
    ],
  }),
];

const programs: Make[] = [
  () => ({
    name: 'example of settings',
    title: '.env.example',
    lines: [
      'APP_ENV=local',
      'APP_KEY=',
      'DB_HOST=localhost',
      'DB_USERNAME=root',
      'DB_PASSWORD=',
      'MAIL_PASSWORD=your_password_here',
      'AWS_SECRET_ACCESS_KEY=<your-secret-key>',
    ],
  }),
  (_value, random) => ({
    name: 'certificate',
    title: 'รายละเอียดใบรับรอง',
    lines: [
      '-----BEGIN CERTIFICATE-----',
      ...times(8, () => random.letters(64)),
      '-----END CERTIFICATE-----',
    ],
  }),
  (_value, random) => ({
    name: 'public key',
    title: 'PGP public key of the CERT team',
    lines: [
      '-----BEGIN PUBLIC KEY-----',
      ...times(4, () => random.letters(64)),
      '-----END PUBLIC KEY-----',
      `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${random.letters(43)} cert@srithara.ac.th`,
    ],
  }),
  (_value, random) => ({
    name: 'digests of files',
    title: 'Checksums',
    lines: times(12, (at) => `${random.letters(64, '0123456789abcdef')}  registrar-${at}.zip`),
  }),
  () => ({
    name: 'policy on passwords',
    title: 'นโยบายรหัสผ่าน',
    lines: [
      'รหัสผ่านต้องมีความยาวไม่น้อยกว่า 12 ตัวอักษร',
      'ชื่อผู้ใช้: รหัสนักศึกษา',
      'รหัสผ่านเริ่มต้น: ติดต่อเจ้าหน้าที่',
      'Password: ********',
    ],
  }),
  () => ({
    name: 'manual of an interface',
    title: 'API reference',
    lines: [
      'curl -H "Authorization: Bearer YOUR_API_TOKEN" https://api.srithara.ac.th/v1/courses',
      'Set API_KEY=xxxxxxxxxxxxxxxx before you start.',
      'mysql://user:password@localhost:3306/dbname',
    ],
  }),
  (_value, random) => ({
    name: 'log of a server',
    title: 'build log',
    lines: times(
      14,
      (at) =>
        `2026-03-04T10:0${at % 10}:11.${random.digits(3)}Z [worker-${at}] job ${random.letters(8, '0123456789abcdef')}-${random.letters(4, '0123456789abcdef')} took ${random.digits(4)} ms seq=${random.between(1, 8)}${random.digits(12)}`,
    ),
  }),
  (_value, random) => ({
    name: 'dump of the weather',
    title: 'readings',
    lines: [
      'CREATE TABLE `readings` (`id` bigint, `at` bigint, `pm25` decimal(6,2));',
      ...times(
        10,
        (at) =>
          `INSERT INTO \`readings\` VALUES (${at + 1},177200${random.digits(7)},${random.digits(2)}.${random.digits(2)});`,
      ),
    ],
  }),
];

export const HARMLESS_NOTES: readonly Make[] = [...words, ...numbers, ...programs];
