import type { Make } from './List';
import { times } from './random';
import { grouped, ID_GROUPS } from './values';

const NO = ['ลำดับ', 'no'] as const;
const NAME = ['ชื่อ - สกุล', 'fullname'] as const;

/** Offices that hire, pay and train. */
export const OFFICES: readonly Make[] = [
  (value, random) => ({
    name: 'results of an examination for officials',
    title: 'ประกาศผลคะแนนการสอบแข่งขันเพื่อบรรจุบุคคลเข้ารับราชการ ตำแหน่งนักวิชาการเงินและบัญชีปฏิบัติการ',
    columns: [
      ['ลำดับที่', 'no'],
      ['เลขประจำตัวสอบ', 'seat'],
      NAME,
      ['คะแนนภาค ข (200)', 'score_b'],
      ['คะแนนภาค ค (100)', 'score_c'],
      ['รวม (300)', 'score_total'],
    ],
    rows: times(20, (at) => [
      `${at + 1}`,
      `6901${String(at + 101).padStart(5, '0')}`,
      value.person(),
      `${random.between(120, 190)}`,
      `${random.between(60, 95)}`,
      `${random.between(180, 285)}`,
    ]),
    kinds: ['people_list'],
  }),
  (value) => ({
    name: 'applicants with ids and phones',
    title: 'รายชื่อผู้สมัครเข้ารับการเลือกสรรเป็นพนักงานราชการทั่วไป',
    columns: [
      ['เลขที่ใบสมัคร', 'app_no'],
      ['ชื่อตัว-ชื่อสกุล', 'fullname'],
      ['เลข 13 หลัก', 'cid'],
      ['โทรศัพท์มือถือ', 'tel'],
    ],
    rows: times(15, (at) => [
      `0${at + 11}`,
      value.person(),
      grouped(value.id(), ID_GROUPS, ' '),
      grouped(value.mobile(), [3, 7], '-'),
    ]),
    kinds: ['national_id', 'people_list', 'phone'],
  }),
  (value) => ({
    name: 'promotion of salaries',
    title: 'บัญชีรายละเอียดการเลื่อนเงินเดือนข้าราชการ ครั้งที่ 1 (1 เมษายน 2569)',
    columns: [
      NO,
      ['ชื่อ-สกุล', 'fullname'],
      ['ตำแหน่ง/ระดับ', 'position'],
      ['เงินเดือนเดิม', 'old_salary'],
      ['เงินเดือนที่ได้เลื่อน', 'new_salary'],
    ],
    rows: times(14, (at) => [
      `${at + 1}`,
      value.person(),
      'เจ้าพนักงานธุรการชำนาญงาน',
      `${20 + at},450`,
      `${21 + at},080`,
    ]),
    kinds: ['people_list'],
  }),
  (value) => ({
    name: 'payroll in English',
    title: 'Payroll transfer list – March 2026',
    columns: [
      ['Emp. ID', 'emp_id'],
      ['Employee name', 'employee_name'],
      ['Net salary (THB)', 'salary'],
      ['Bank account no.', 'bank_account_no'],
    ],
    rows: times(13, (at) => [
      `E${1200 + at}`,
      value.latin(),
      value.money(),
      grouped(value.account(), [3, 1, 5, 1], '-'),
    ]),
    kinds: ['people_list', 'bank_account'],
  }),
  (value) => ({
    name: 'participants of a training',
    title: 'รายชื่อผู้เข้าอบรมหลักสูตรธรรมาภิบาลข้อมูลภาครัฐ รุ่นที่ 4',
    columns: [
      ['ลำดับ', 'no'],
      ['ชื่อ-นามสกุล', 'name'],
      ['หน่วยงาน', 'org'],
      ['อีเมล', 'email'],
      ['เบอร์มือถือ', 'phone'],
    ],
    rows: times(20, (at) => [
      `${at + 1}`,
      value.person(),
      `องค์การบริหารส่วนตำบล${value.district()}`,
      value.mail(),
      value.mobile(),
    ]),
    kinds: ['people_list', 'email', 'phone'],
  }),
  (value) => ({
    name: 'officials who retire',
    title: 'รายชื่อข้าราชการครูผู้เกษียณอายุราชการ สิ้นปีงบประมาณ 2569',
    columns: [NO, NAME, ['วัน เดือน ปี เกิด', 'date_of_birth'], ['วันที่บรรจุ', 'start'], ['โรงเรียน', 'school']],
    rows: times(12, (at) => [
      `${at + 1}`,
      value.person(),
      value.birth(),
      value.date(),
      `บ้าน${value.district()}`,
    ]),
    kinds: ['people_list', 'birth_date'],
  }),
  (value) => ({
    name: 'persons in a procurement report',
    title: 'แบบสรุปผลการดำเนินการจัดซื้อจัดจ้างในรอบเดือน กุมภาพันธ์ 2569 (แบบ สขร.1)',
    columns: [
      NO,
      ['งานที่จัดซื้อหรือจัดจ้าง', 'work'],
      ['วงเงิน', 'budget'],
      ['เลขประจำตัวผู้เสียภาษี', 'tax_id'],
      ['ผู้ได้รับการคัดเลือก', 'winner'],
    ],
    rows: times(12, (at) => [
      `${at + 1}`,
      'จ้างเหมาบริการทำความสะอาด',
      value.money(),
      value.id(),
      value.person(),
    ]),
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'debtors',
    title: 'รายชื่อลูกหนี้ตามคำพิพากษาที่ขอรับชำระหนี้',
    columns: [
      ['คดีหมายเลขแดงที่', 'case_no'],
      ['ลูกหนี้', 'debtor'],
      ['เลขประจำตัวประชาชน', 'identification_no'],
      ['ทุนทรัพย์', 'amount'],
    ],
    rows: times(11, (at) => [`ผบ ${400 + at}/2568`, value.person(), value.id(), value.money()]),
    kinds: ['national_id', 'people_list'],
  }),
];
