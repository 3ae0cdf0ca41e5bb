import type { Make } from './List';
import { times } from './random';
import { dashes, grouped, thaiDigits } from './values';

const NO = ['ลำดับ', 'no'] as const;
const NAME = ['ชื่อ - สกุล', 'fullname'] as const;

/** Welfare, as municipalities publish it. */
export const WELFARE: readonly Make[] = [
  (value) => ({
    name: 'allowance for the elderly',
    title: 'บัญชีรายชื่อผู้มีสิทธิรับเงินเบี้ยยังชีพผู้สูงอายุ ประจำปีงบประมาณ พ.ศ. 2569',
    columns: [
      ['ที่', 'no'],
      ['ชื่อ-นามสกุล', 'fullname'],
      ['หมายเลขบัตรประชาชน', 'id_card'],
      ['วัน/เดือน/ปีเกิด', 'birthday'],
      ['บ้านเลขที่', 'house_no'],
      ['หมู่ที่', 'moo'],
    ],
    rows: times(18, (at) => [
      `${at + 1}`,
      value.person(),
      dashes(value.id()),
      value.shortBirth(),
      value.house(),
      value.moo(),
    ]),
    kinds: ['national_id', 'people_list', 'birth_date', 'home_address'],
  }),
  (value, random) => ({
    name: 'allowance for the disabled',
    title: 'รายชื่อผู้รับเบี้ยความพิการ เดือน ตุลาคม 2568',
    columns: [NO, NAME, ['ประเภทความพิการ', 'disability_type'], ['จำนวนเงิน (บาท)', 'amount']],
    rows: times(15, (at) => [
      `${at + 1}`,
      value.person(),
      random.pick([
        'ทางการเห็น',
        'ทางการได้ยินหรือสื่อความหมาย',
        'ทางการเคลื่อนไหวหรือทางร่างกาย',
        'ทางสติปัญญา',
        'ออทิสติก',
      ]),
      '800.00',
    ]),
    kinds: ['people_list', 'sensitive'],
  }),
  (value) => ({
    name: 'allowance for patients with HIV',
    title: 'บัญชีรายชื่อผู้ป่วยเอดส์ที่ได้รับเงินสงเคราะห์เพื่อการยังชีพ',
    columns: [NO, NAME, ['ที่อยู่', 'address'], ['จำนวนเงิน', 'amount']],
    rows: times(12, (at) => [`${at + 1}`, value.shortPerson(), value.address(), '500']),
    kinds: ['people_list', 'home_address', 'sensitive'],
    byTitle: ['sensitive'],
  }),
  (value) => ({
    name: 'flood relief',
    title: 'รายชื่อผู้ประสบอุทกภัยที่ได้รับเงินช่วยเหลือ ครั้งที่ 2',
    columns: [
      ['ลำดับที่', 'no'],
      ['ชื่อ-สกุล ผู้ประสบภัย', 'fullname'],
      ['เลขประจำตัวประชาชน', 'cid'],
      ['ที่อยู่ตามทะเบียนบ้าน', 'address'],
      ['เงินช่วยเหลือ', 'amount'],
    ],
    rows: times(14, (at) => [
      thaiDigits(`${at + 1}`),
      value.person(),
      thaiDigits(dashes(value.id())),
      thaiDigits(value.address()),
      thaiDigits(value.money()),
    ]),
    kinds: ['national_id', 'people_list', 'home_address'],
  }),
  (value) => ({
    name: 'health volunteers and their accounts',
    title: 'ทะเบียนจ่ายค่าป่วยการ อสม. เดือน ม.ค. 2569',
    columns: [
      ['ที่', 'no'],
      ['คำนำหน้า', 'prefix'],
      ['ชื่อ', 'firstname'],
      ['นามสกุล', 'lastname'],
      ['เลขบัตร ปชช.', 'pid'],
      ['เลขที่บัญชี ธ.ก.ส.', 'account_no'],
    ],
    rows: times(16, (at) => [
      `${at + 1}`,
      at % 3 ? 'นาง' : 'นาย',
      value.first(),
      value.family(),
      value.id(),
      `01${value.account()}`,
    ]),
    kinds: ['national_id', 'people_list', 'bank_account'],
  }),
  (value) => ({
    name: 'arrears of the land tax',
    title: 'บัญชีรายชื่อผู้ค้างชำระภาษีที่ดินและสิ่งปลูกสร้าง',
    columns: [NO, ['ชื่อเจ้าของทรัพย์สิน', 'owner'], ['ที่อยู่ที่ติดต่อได้', 'contact_address'], ['ภาษีค้างชำระ', 'unpaid']],
    rows: times(13, (at) => [`${at + 1}`, value.person(), value.longAddress(), value.money()]),
    kinds: ['people_list', 'home_address'],
  }),
];

/** Universities. */
export const UNIVERSITIES: readonly Make[] = [
  (value) => ({
    name: 'scholarships and accounts',
    title: 'ประกาศรายชื่อนักศึกษาที่ได้รับทุนการศึกษา ประเภทขาดแคลนทุนทรัพย์ ภาคเรียนที่ 2/2568',
    before: ['ขอให้นักศึกษาตรวจสอบความถูกต้องของเลขที่บัญชีภายในวันที่ 20 มีนาคม 2569'],
    columns: [
      ['ที่', 'no'],
      ['รหัสนักศึกษา', 'student_id'],
      NAME,
      ['ธนาคาร', 'bank'],
      ['เลขที่บัญชี', 'account_number'],
    ],
    rows: times(20, (at) => [
      `${at + 1}`,
      value.studentId(),
      value.person(),
      value.bank(),
      grouped(value.account(), [3, 1, 5, 1], '-'),
    ]),
    kinds: ['people_list', 'bank_account'],
  }),
  (value, random) => ({
    name: 'grades of a course',
    title: 'ผลการศึกษารายวิชา 01204111 การเขียนโปรแกรมคอมพิวเตอร์ หมู่เรียน 3',
    columns: [
      ['ลำดับ', 'no'],
      ['รหัสนิสิต', 'student_code'],
      ['ชื่อ-นามสกุล', 'fullname'],
      ['คะแนนกลางภาค', 'midterm'],
      ['คะแนนรวม', 'total'],
      ['เกรด', 'grade'],
    ],
    rows: times(25, (at) => [
      `${at + 1}`,
      value.studentId(),
      value.person(),
      `${random.between(8, 30)}`,
      `${random.between(40, 99)}`,
      random.pick(['A', 'B+', 'B', 'C+', 'C', 'D']),
    ]),
    kinds: ['people_list'],
  }),
  (value) => ({
    name: 'foreign students',
    title: 'List of international students applying for visa extension, Semester 1/2026',
    columns: [
      ['No.', 'no'],
      ['Name', 'fullname'],
      ['Nationality', 'nationality'],
      ['Passport No.', 'passport_no'],
      ['Date of birth', 'dob'],
    ],
    rows: times(12, (at) => [
      `${at + 1}`,
      value.foreign(at),
      at % 2 ? 'Myanmar' : 'Viet Nam',
      value.passport(),
      value.isoBirth(),
    ]),
    kinds: ['people_list', 'passport', 'birth_date'],
  }),
  (value) => ({
    name: 'student loans',
    title: 'รายชื่อผู้กู้ยืมเงิน กยศ. รายใหม่ ที่ผ่านการสัมภาษณ์',
    columns: [
      ['ลำดับ', 'no'],
      ['เลขบัตรประจำตัวประชาชน', 'citizen_id'],
      ['คำนำหน้าชื่อ', 'prefix'],
      ['ชื่อ', 'firstname'],
      ['สกุล', 'lastname'],
      ['สาขาวิชา', 'major'],
    ],
    rows: times(15, (at) => [
      `${at + 1}`,
      value.id(),
      at % 2 ? 'นางสาว' : 'นาย',
      value.first(),
      value.family(),
      'การบัญชี',
    ]),
    kinds: ['national_id', 'people_list'],
  }),
  (value) => ({
    name: 'alumni',
    title: 'ทำเนียบศิษย์เก่าคณะวิศวกรรมศาสตร์ รุ่นที่ 27',
    columns: [NO, ['ชื่อ-สกุล', 'name'], ['ชื่อเล่น', 'nickname'], ['มือถือ', 'mobile'], ['E-mail', 'email']],
    rows: times(16, (at) => [
      `${at + 1}`,
      value.person(),
      'ต้น',
      grouped(value.mobile(), [3, 3, 4], '-'),
      value.mail(),
    ]),
    kinds: ['people_list', 'phone', 'email'],
  }),
  (value) => ({
    name: 'refunds of fees',
    title: 'รายชื่อนักศึกษาที่ได้รับการคืนเงินค่าธรรมเนียมการศึกษา',
    columns: [
      ['ที่', 'no'],
      ['ชื่อ-สกุล', 'student_name'],
      ['ชื่อบัญชีธนาคาร', 'bank_name'],
      ['หมายเลขบัญชี', 'bank_account'],
      ['ยอดเงินคืน', 'refund'],
    ],
    rows: times(14, (at) => [`${at + 1}`, value.shortPerson(), value.bank(), value.account(), value.money()]),
    kinds: ['people_list', 'bank_account'],
  }),
];
