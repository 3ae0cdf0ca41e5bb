import type { List } from '../unseen/List';
import { times, type Random } from '../unseen/random';
import { dashes, grouped, thaiDigits, type Values } from '../unseen/values';

type Make = (value: Values, random: Random) => Omit<List, 'kinds'>;

export const HARMLESS: readonly Make[] = [
  (value) => ({
    name: 'board of a cooperative',
    title: 'คณะกรรมการดำเนินการชุดที่ 45',
    columns: [
      ['ลำดับ', 'no'],
      ['ชื่อ-สกุล', 'fullname'],
      ['ตำแหน่ง', 'position'],
      ['วาระ', 'term'],
    ],
    rows: times(14, (at) => [`${at + 1}`, value.person(), at ? 'กรรมการ' : 'ประธานกรรมการ', '2568-2570']),
  }),
  (value) => ({
    name: 'officers of a station',
    title: 'ทำเนียบข้าราชการตำรวจ',
    columns: [
      ['ลำดับ', 'no'],
      ['ยศ ชื่อ สกุล', 'fullname'],
      ['ตำแหน่ง', 'position'],
      ['หมายเหตุ', 'note'],
    ],
    rows: times(16, (at) => [thaiDigits(`${at + 1}`), value.officer(), 'รองสารวัตรป้องกันปราบปราม', '']),
  }),
  (value) => ({
    name: 'results of a run',
    title: 'ผลการแข่งขันวิ่ง 10 กม. ชาย',
    columns: [
      ['อันดับ', 'rank'],
      ['BIB', 'bib'],
      ['ชื่อ', 'runner'],
      ['เวลา', 'time'],
    ],
    rows: times(20, (at) => [`${at + 1}`, `A${at + 100}`, value.person(), `0:4${at % 10}:${10 + at}`]),
  }),
  (value) => ({
    name: 'line-up of a team',
    title: 'รายชื่อนักกีฬาตัวจริง',
    columns: [
      ['เบอร์', 'number'],
      ['นักกีฬา', 'athlete'],
      ['ตำแหน่ง', 'position'],
    ],
    rows: times(11, (at) => [
      `${at + 1}`,
      value.person(),
      ['ผู้รักษาประตู', 'กองหลัง', 'กองกลาง', 'กองหน้า'][at % 4] ?? '',
    ]),
  }),
  (value) => ({
    name: 'masked owners of rooms',
    title: 'รายการค้างชำระค่าส่วนกลาง',
    columns: [
      ['ห้อง', 'unit'],
      ['เจ้าของร่วม', 'owner_name'],
      ['เลขประจำตัวประชาชน', 'cid'],
      ['โทรศัพท์', 'tel'],
    ],
    rows: times(15, (at) => [
      `88/${at + 101}`,
      value.person(),
      `${value.id().slice(0, 1)}-XXXX-XXXXX-${value.id().slice(10, 12)}-X`,
      `${value.mobile().slice(0, 2)}X-XXX-${value.mobile().slice(6)}`,
    ]),
  }),
  (value, random) => ({
    name: 'lots of an auction',
    title: 'บัญชีทรัพย์ขายทอดตลาด',
    columns: [
      ['ลำดับ', 'no'],
      ['โฉนดเลขที่', 'deed'],
      ['เลขคดีแดง', 'case'],
      ['ราคาประเมิน', 'price'],
    ],
    rows: times(15, (at) => [`${at + 1}`, random.digits(5), `ผบ.${random.digits(4)}/2567`, value.money()]),
  }),
  (_value, random) => ({
    name: 'serial numbers of meters',
    title: 'รายการเปลี่ยนมาตรวัดน้ำ',
    columns: [
      ['หมายเลขมาตร', 'meter_no'],
      ['ขนาด', 'size'],
      ['วันที่เปลี่ยน', 'date'],
    ],
    rows: times(20, () => [random.digits(10), '1/2"', '3 มี.ค. 2569']),
  }),
  (_value, random) => ({
    name: 'tickets',
    title: 'Ticket sales',
    columns: [
      ['ticket_id', 'ticketId'],
      ['zone', 'zone'],
      ['created_at', 'createdAt'],
      ['amount', 'amount'],
    ],
    rows: times(25, () => [
      `${random.between(1, 8)}${random.digits(12)}`,
      random.letters(1),
      `17720${random.digits(8)}`,
      '350',
    ]),
  }),
  (_value, random) => ({
    name: 'songs and their codes',
    title: 'รายการเพลง',
    columns: [
      ['ISRC', 'isrc'],
      ['เพลง', 'song'],
      ['ความยาว', 'duration'],
    ],
    rows: times(14, (at) => [
      `TH${random.letters(3)}26${random.digits(5)}`,
      `เพลงที่ ${at + 1}`,
      `0${at % 5}:${20 + at}`,
    ]),
  }),
  (value) => ({
    name: 'hospitals and addresses',
    title: 'สถานพยาบาลคู่สัญญา',
    columns: [
      ['ที่', 'no'],
      ['โรงพยาบาล', 'hospital'],
      ['ที่อยู่', 'address'],
      ['โทรศัพท์', 'tel'],
    ],
    rows: times(14, (at) => [`${at + 1}`, `โรงพยาบาล${value.district()}`, value.address(), value.office()]),
  }),
  (value, random) => ({
    name: 'statistics of accidents',
    title: 'สถิติผู้บาดเจ็บจากอุบัติเหตุจำแนกตามอายุ',
    columns: [
      ['ช่วงอายุ', 'age'],
      ['ชาย', 'male'],
      ['หญิง', 'female'],
      ['เสียชีวิต', 'dead'],
    ],
    rows: times(12, (at) => [`${at * 5}-${at * 5 + 4} ปี`, random.digits(3), random.digits(3), `${at}`])
      .map((row) => [...row])
      .concat([['รวม', value.money(), value.money(), '66']]),
  }),
  (value) => ({
    name: 'partners of a project',
    title: 'รายชื่อร้านค้าที่เข้าร่วมโครงการ',
    columns: [
      ['ลำดับ', 'no'],
      ['ร้านค้า', 'shop'],
      ['ประเภท', 'type'],
      ['ทะเบียนพาณิชย์', 'registration_no'],
    ],
    rows: times(14, (at) => [`${at + 1}`, `ร้าน${value.family()}การค้า`, 'ของชำ', value.company()]),
  }),
  (value) => ({
    name: 'ranks of a quiz',
    title: 'กระดานอันดับผู้เล่นเกมตอบคำถาม',
    columns: [
      ['อันดับ', 'rank'],
      ['ชื่อเล่นในเกม', 'nick'],
      ['คะแนน', 'score'],
    ],
    rows: times(20, (at) => [`${at + 1}`, `${value.login().slice(0, 6)}_${at}`, `${9_900 - at * 37}`]),
  }),
  (value) => ({
    name: 'speakers and topics',
    title: 'กำหนดการอบรมการออม',
    columns: [
      ['เวลา', 'time'],
      ['วิทยากร', 'speaker'],
      ['เรื่อง', 'topic'],
    ],
    rows: times(10, (at) => [`${9 + at}.00 น.`, value.person(), 'การวางแผนการเงินหลังเกษียณอายุราชการ']),
  }),
];

interface Single {
  name: string;
  lines: string[];
}
export const HARMLESS_SINGLES: readonly ((value: Values, random: Random) => Single)[] = [
  (_value, random) => ({
    name: 'reference of a payment',
    lines: [`เลขอ้างอิงการชำระเงิน ${random.between(1, 8)}${random.digits(12)}`, 'วันที่ 4 มีนาคม 2569'],
  }),
  (value) => ({
    name: 'office that one may call',
    lines: [`ติดต่อฝ่ายสินเชื่อ โทร ${value.office()} ต่อ 12`, 'สายด่วน 1567'],
  }),
  (_value, random) => ({
    name: 'account of the cooperative',
    lines: [
      `โอนชำระหนี้เข้าบัญชี สหกรณ์ออมทรัพย์ครูเวียงผา จำกัด ธ.กรุงไทย เลขที่ ${grouped(random.digits(10), [3, 1, 5, 1], '-')}`,
    ],
  }),
  (value) => ({
    name: 'masked record',
    lines: [
      `${value.person()} เลขประจำตัวประชาชน ${dashes(value.id()).slice(0, 1)}-xxxx-xxxxx-xx-${value.id().slice(12)} มาแจ้งความ`,
    ],
  }),
  () => ({
    name: 'rules of a board',
    lines: ['ห้ามโพสต์เลขบัตรประชาชน เบอร์โทรศัพท์ หรือเลขบัญชีธนาคารของผู้อื่น', 'ผู้ฝ่าฝืนจะถูกลบกระทู้'],
  }),
  () => ({
    name: 'steps with passwords',
    lines: ['1. เปิดแอป', '2. ใส่รหัสผ่านเดิม', '3. ตั้งรหัสผ่านใหม่ เช่น MyP@ssw0rd', 'password: ตั้งให้เดายาก'],
  }),
  () => ({
    name: 'sample of a program',
    lines: [
      "$db = new PDO('mysql:host=localhost', 'user', 'password');",
      "$password = $_POST['password'];",
      'JWT_SECRET=changeme',
      'spring.datasource.password=${DB_PASSWORD}',
    ],
  }),
  (_value, random) => ({
    name: 'log of jobs',
    lines: times(
      12,
      (at) => `[2026-03-04 02:0${at % 10}:00] job=${random.digits(13)} status=done ms=${random.digits(4)}`,
    ),
  }),
  (value) => ({
    name: 'quotation of a company',
    lines: [
      `ผู้เสนอราคา ห้างหุ้นส่วนจำกัด ${value.family()}ก่อสร้าง เลขทะเบียน ${value.company()} โทร ${value.office()}`,
    ],
  }),
  (_value, random) => ({
    name: 'code of a product',
    lines: [`Model AA${random.digits(7)} Serial No. ${random.digits(10)} EAN 8850${random.digits(9)}`],
  }),
  (value) => ({ name: 'thanks to givers', lines: times(12, () => `ขอขอบคุณ ${value.person()}`) }),
  (value) => ({
    name: 'announcement of a death',
    lines: [
      `ขอแสดงความเสียใจต่อครอบครัวของ ${value.person()} สมาชิกสหกรณ์`,
      'สวดพระอภิธรรม ณ วัดเวียงผา ศาลา 3 เวลา 19.00 น.',
    ],
  }),
  (_value, random) => ({
    name: 'deeds and areas',
    lines: times(
      11,
      () =>
        `โฉนดที่ดินเลขที่ ${random.digits(5)} เลขที่ดิน ${random.digits(3)} หน้าสำรวจ ${random.digits(4)} เนื้อที่ ${random.digits(1)}-2-${random.digits(2)} ไร่`,
    ),
  }),
  () => ({ name: 'holidays', lines: times(12, (at) => `${at + 1} เมษายน 2569 วันหยุดชดเชย`) }),
  (_value, random) => ({
    name: 'digests',
    lines: times(10, () => `sha256:${random.letters(64, '0123456789abcdef')}`),
  }),
  () => ({
    name: 'questions about health',
    lines: [
      'ท่านมีโรคประจำตัวหรือไม่ ( ) มี ( ) ไม่มี',
      'หมู่โลหิต ( ) A ( ) B ( ) O ( ) AB',
      'ศาสนา ........................',
    ],
  }),
];
