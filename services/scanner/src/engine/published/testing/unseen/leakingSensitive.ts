import type { Make } from './List';
import { times } from './random';
import { dashes, grouped } from './values';

const NO = ['ลำดับ', 'no'] as const;
const NAME = ['ชื่อ - สกุล', 'fullname'] as const;

/** Health, belief, discipline. */
export const SENSITIVE_LISTS: readonly Make[] = [
  (value, random) => ({
    name: 'appointments of patients',
    title: 'ตารางนัดผู้ป่วยคลินิกอายุรกรรม วันพุธ',
    columns: [
      ['HN', 'hn'],
      ['ชื่อผู้ป่วย', 'patient_name'],
      ['การวินิจฉัย', 'diagnosis'],
      ['เวลานัด', 'time'],
    ],
    rows: times(12, (at) => [
      `${random.digits(7)}`,
      value.person(),
      random.pick(['เบาหวานชนิดที่ 2', 'ความดันโลหิตสูง', 'ไตวายเรื้อรังระยะ 4', 'วัณโรคปอด', 'ไวรัสตับอักเสบบี']),
      `0${8 + (at % 2)}.30 น.`,
    ]),
    kinds: ['people_list', 'sensitive'],
  }),
  (value, random) => ({
    name: 'blood donors',
    title: 'รายชื่อผู้บริจาคโลหิต หน่วยรับบริจาคเคลื่อนที่',
    columns: [NO, NAME, ['หมู่โลหิต', 'blood_group'], ['เบอร์โทร', 'tel']],
    rows: times(15, (at) => [
      `${at + 1}`,
      value.person(),
      random.pick(['A', 'B', 'AB', 'O']),
      grouped(value.mobile(), [3, 3, 4], ' '),
    ]),
    kinds: ['people_list', 'sensitive', 'phone'],
  }),
  (value, random) => ({
    name: 'results of tests',
    title: 'ผลการตรวจหาเชื้อผู้สัมผัสเสี่ยงสูง',
    columns: [NO, ['ชื่อ-สกุล', 'fullname'], ['ที่พักอาศัย', 'home_address'], ['ผลตรวจ COVID-19', 'covid_result']],
    rows: times(12, (at) => [
      `${at + 1}`,
      value.person(),
      value.address(),
      random.pick(['Detected', 'Not detected']),
    ]),
    kinds: ['people_list', 'sensitive', 'home_address'],
  }),
  (value, random) => ({
    name: 'religion of recruits',
    title: 'บัญชีรายชื่อทหารกองประจำการ ผลัดที่ 1/2569',
    columns: [NO, ['ยศ ชื่อ-สกุล', 'fullname'], ['ศาสนา', 'religion'], ['ภูมิลำเนา', 'hometown']],
    rows: times(14, (at) => [
      `${at + 1}`,
      `พลฯ ${value.first()} ${value.family()}`,
      random.pick(['พุทธ', 'พุทธ', 'อิสลาม', 'คริสต์']),
      value.province(),
    ]),
    kinds: ['people_list', 'sensitive'],
  }),
  (value, random) => ({
    name: 'criminal records',
    title: 'ผลการตรวจสอบประวัติอาชญากรรมของผู้ผ่านการคัดเลือก',
    columns: [NO, NAME, ['ประวัติอาชญากรรม', 'criminal_record'], ['หมายเหตุ', 'note']],
    rows: times(11, (at) => [`${at + 1}`, value.person(), random.pick(['ไม่พบประวัติ', 'พบประวัติ']), '']),
    kinds: ['people_list', 'sensitive'],
  }),
  (value) => ({
    name: 'members of a union',
    title: 'ทะเบียนสมาชิกสหภาพแรงงานรัฐวิสาหกิจ',
    columns: [['ที่', 'no'], NAME, ['เลขที่สมาชิกสหภาพแรงงาน', 'union_member_no'], ['แผนก', 'department']],
    rows: times(13, (at) => [`${at + 1}`, value.person(), `U-${3300 + at}`, 'ซ่อมบำรุง']),
    kinds: ['people_list', 'sensitive'],
  }),
  (value, random) => ({
    name: 'vaccination',
    title: 'รายชื่อผู้มารับวัคซีนไข้หวัดใหญ่ รพ.สต.',
    columns: [
      NO,
      NAME,
      ['เลขบัตรประชาชน', 'national_id'],
      ['โรคประจำตัว', 'underlying_disease'],
      ['แพ้ยา', 'drug_allergy'],
    ],
    rows: times(14, (at) => [
      `${at + 1}`,
      value.person(),
      value.id(),
      random.pick(['ไม่มี', 'หอบหืด', 'หัวใจ', 'ไทรอยด์']),
      random.pick(['ไม่แพ้', 'Penicillin', 'Sulfa']),
    ]),
    kinds: ['people_list', 'sensitive', 'national_id'],
  }),
  (value, random) => ({
    name: 'drug tests of drivers',
    title: 'ผลการตรวจปัสสาวะพนักงานขับรถ ประจำเดือนกุมภาพันธ์',
    columns: [
      NO,
      ['พนักงาน', 'employee'],
      ['ใบอนุญาตขับรถเลขที่', 'driving_licence_no'],
      ['ผลตรวจสารเสพติด', 'drug_test'],
    ],
    rows: times(12, (at) => [`${at + 1}`, value.person(), value.licence(), random.pick(['ลบ', 'บวก'])]),
    kinds: ['people_list', 'driving_licence', 'sensitive'],
  }),
];

/** Schools. */
export const SCHOOLS: readonly Make[] = [
  (value) => ({
    name: 'register of a class',
    title: 'ทะเบียนนักเรียนชั้นประถมศึกษาปีที่ 4/2',
    columns: [['เลขที่', 'no'], ['เลขประจำตัวนักเรียน', 'student_no'], NAME, ['วันเดือนปีเกิด', 'birthdate']],
    rows: times(24, (at) => [`${at + 1}`, `${14_200 + at}`, value.child(), value.childBirth()]),
    kinds: ['children', 'people_list', 'birth_date'],
  }),
  (value, random) => ({
    name: 'grades of pupils',
    title: 'ประกาศผลสัมฤทธิ์ทางการเรียน ชั้น ป.6',
    columns: [
      ['ที่', 'no'],
      ['ชื่อ-นามสกุล', 'student'],
      ['คณิตศาสตร์', 'math'],
      ['ภาษาไทย', 'thai'],
      ['เกรดเฉลี่ย', 'gpa'],
    ],
    rows: times(18, (at) => [
      `${at + 1}`,
      value.child(),
      `${random.between(1, 4)}`,
      `${random.between(1, 4)}`,
      `${random.between(2, 3)}.${random.digits(2)}`,
    ]),
    kinds: ['children', 'people_list'],
  }),
  (value) => ({
    name: 'admission to a school',
    title: 'รายชื่อนักเรียนที่สมัครเข้าเรียนชั้นมัธยมศึกษาปีที่ 1 ประเภทห้องเรียนพิเศษ',
    columns: [
      ['เลขที่นั่งสอบ', 'seat'],
      ['ชื่อ-สกุล', 'fullname'],
      ['เลขประจำตัวประชาชน', 'citizenid'],
      ['โรงเรียนเดิม', 'old_school'],
      ['เบอร์โทรผู้ปกครอง', 'parent_phone'],
    ],
    rows: times(20, (at) => [
      `1${String(at + 1).padStart(3, '0')}`,
      value.child(),
      dashes(value.id()),
      `บ้าน${value.district()}`,
      value.mobile(),
    ]),
    kinds: ['children', 'people_list', 'national_id', 'phone'],
  }),
  (value, random) => ({
    name: 'weights and heights',
    title: 'ข้อมูลน้ำหนักส่วนสูงและโรคประจำตัวนักเรียนชั้นอนุบาล 2',
    columns: [
      ['เลขที่', 'no'],
      NAME,
      ['น้ำหนัก (กก.)', 'weight'],
      ['ส่วนสูง (ซม.)', 'height'],
      ['โรคประจำตัว', 'disease'],
      ['กรุ๊ปเลือด', 'blood_type'],
    ],
    rows: times(16, (at) => [
      `${at + 1}`,
      value.child(),
      `${random.between(14, 24)}`,
      `${random.between(98, 118)}`,
      random.pick(['-', 'ภูมิแพ้', 'G6PD', 'หอบหืด']),
      random.pick(['A', 'B', 'O', 'AB']),
    ]),
    kinds: ['children', 'sensitive'],
  }),
];

/** Shops and others. */
export const SHOPS: readonly Make[] = [
  (value) => ({
    name: 'orders of customers',
    title: 'รายการจัดส่งสินค้าประจำวัน',
    columns: [
      ['เลขที่ใบสั่งซื้อ', 'order_no'],
      ['ผู้รับ', 'receiver'],
      ['ที่อยู่จัดส่ง', 'shipping_address'],
      ['เบอร์ติดต่อผู้รับ', 'receiver_phone'],
      ['ยอด', 'total'],
    ],
    rows: times(14, (at) => [
      `#${10_230 + at}`,
      value.person(),
      value.longAddress(),
      grouped(value.mobile(), [2, 4, 4], '-'),
      value.money(),
    ]),
    kinds: ['people_list', 'home_address', 'phone'],
  }),
  (value) => ({
    name: 'members without titles',
    title: 'Members export',
    columns: [
      ['id', 'id'],
      ['first_name', 'first_name'],
      ['last_name', 'last_name'],
      ['citizen_id', 'citizen_id'],
      ['mobile', 'mobile'],
      ['email', 'email'],
    ],
    rows: times(20, (at) => [
      `${at + 501}`,
      value.first(),
      value.family(),
      value.id(),
      value.mobile(),
      value.mail(),
    ]),
    kinds: ['people_list', 'national_id', 'phone', 'email'],
  }),
  (value) => ({
    name: 'winners with phones',
    title: 'ประกาศรายชื่อผู้โชคดีได้รับบัตรกำนัล 500 บาท',
    columns: [
      ['ลำดับ', 'no'],
      ['ชื่อผู้โชคดี', 'winner_name'],
      ['หมายเลขโทรศัพท์', 'phone_number'],
    ],
    rows: times(15, (at) => [`${at + 1}`, `คุณ${value.first()} ${value.family()}`, value.mobile()]),
    kinds: ['people_list', 'phone'],
  }),
  (value) => ({
    name: 'customers of a branch',
    title: 'ฐานข้อมูลลูกค้าสาขา',
    columns: [
      ['ชื่อ', 'firstname'],
      ['นามสกุล', 'lastname'],
      ['เพศ', 'gender'],
      ['วันเกิด', 'bday'],
      ['ที่อยู่', 'address'],
      ['โทร', 'tel'],
    ],
    rows: times(16, () => [
      value.first(),
      value.family(),
      'หญิง',
      value.numericBirth(),
      value.address(),
      value.mobile(),
    ]),
    kinds: ['people_list', 'birth_date', 'home_address', 'phone'],
  }),
];
