import type { MakeHarmless } from './List';
import { times } from './random';
import { thaiDigits } from './values';

const NO = ['ลำดับ', 'no'] as const;
const NAME = ['ชื่อ - สกุล', 'fullname'] as const;

/** People in public: offices, committees, winners, masked lists. */
export const PEOPLE: readonly MakeHarmless[] = [
  (value) => ({
    name: 'candidates by seat',
    title: 'ประกาศรายชื่อผู้มีสิทธิสอบข้อเขียน วัน เวลา และสถานที่สอบ',
    columns: [NO, ['เลขประจำตัวสอบ', 'seat'], NAME, ['ห้องสอบ', 'room']],
    rows: times(25, (at) => [
      `${at + 1}`,
      `69${String(at + 1).padStart(6, '0')}`,
      value.person(),
      `SC ${400 + (at % 5)}`,
    ]),
  }),
  (value, random) => ({
    name: 'directory of the own staff',
    title: 'ทำเนียบบุคลากรกองคลัง',
    columns: [NO, NAME, ['ตำแหน่ง', 'position'], ['โทรศัพท์ภายใน', 'ext'], ['อีเมล', 'email']],
    rows: times(16, (at) => [
      `${at + 1}`,
      value.person(),
      random.pick(['นักวิชาการเงินและบัญชี', 'เจ้าหน้าที่บริหารงานทั่วไป', 'นักวิชาการพัสดุ']),
      `${1400 + at}`,
      `${value.login()}@srithara.ac.th`,
    ]),
  }),
  (value) => ({
    name: 'committee',
    title: 'คำสั่งแต่งตั้งคณะกรรมการดำเนินงานวันสถาปนา',
    columns: [['ที่', 'no'], NAME, ['ตำแหน่งในคณะกรรมการ', 'role']],
    rows: times(15, (at) => [
      thaiDigits(`${at + 1}`),
      value.person(),
      at === 0 ? 'ประธานกรรมการ' : at === 14 ? 'กรรมการและเลขานุการ' : 'กรรมการ',
    ]),
  }),
  (value) => ({
    name: 'winners of a contest',
    title: 'ผลการประกวดภาพถ่ายหัวข้อ "วิถีชุมชน"',
    columns: [
      ['รางวัล', 'prize'],
      ['ชื่อผู้ส่งผลงาน', 'fullname'],
      ['ชื่อภาพ', 'work'],
    ],
    rows: times(12, (at) => [
      at < 3 ? `รางวัลที่ ${at + 1}` : 'ชมเชย',
      value.person(),
      `แสงเช้าที่ ${value.district()}`,
    ]),
  }),
  (value) => ({
    name: 'masked ids and phones',
    title: 'รายชื่อผู้ผ่านการคัดเลือกเป็นพนักงานจ้าง',
    columns: [NO, NAME, ['เลขประจำตัวประชาชน', 'cid'], ['โทรศัพท์', 'tel']],
    rows: times(14, (at) => [
      `${at + 1}`,
      value.person(),
      `x-xxxx-xxxxx-${value.id().slice(10, 12)}-${value.id().slice(12)}`,
      `${value.mobile().slice(0, 3)}-xxx-${value.mobile().slice(6)}`,
    ]),
  }),
  (value) => ({
    name: 'masked ids with asterisks',
    title: 'ตรวจสอบรายชื่อผู้ลงทะเบียน',
    columns: [NO, ['ชื่อ', 'fullname'], ['เลขบัตร', 'cid']],
    rows: times(14, (at) => [
      `${at + 1}`,
      `${value.first()} ${value.family().slice(0, 2)}***`,
      `*********${value.id().slice(9)}`,
    ]),
  }),
  (value) => ({
    name: 'speakers of a conference',
    title: 'กำหนดการประชุมวิชาการระดับชาติ ครั้งที่ 12',
    columns: [
      ['เวลา', 'time'],
      ['หัวข้อ', 'topic'],
      ['วิทยากร', 'speaker'],
    ],
    rows: times(12, (at) => [
      `${9 + (at % 8)}.00-${9 + (at % 8)}.45 น.`,
      `ธรรมาภิบาลข้อมูล ตอนที่ ${at + 1}`,
      `รศ.ดร.${value.bare()}`,
    ]),
  }),
  (value) => ({
    name: 'teachers of a timetable',
    title: 'ตารางสอนภาคเรียนที่ 1/2569',
    columns: [
      ['รหัสวิชา', 'code'],
      ['รายวิชา', 'course'],
      ['ผู้สอน', 'lecturer'],
      ['ห้อง', 'room'],
    ],
    rows: times(14, (at) => [
      `012041${10 + at}`,
      'แคลคูลัสสำหรับวิศวกร',
      `อาจารย์${value.bare()}`,
      `E ${200 + at}`,
    ]),
  }),
  (value) => ({
    name: 'duties of guards',
    title: 'ตารางเวรยามรักษาการณ์ เดือนเมษายน',
    columns: [
      ['วันที่', 'date'],
      ['ผู้อยู่เวร', 'fullname'],
      ['ผู้ตรวจเวร', 'inspector'],
    ],
    rows: times(20, (at) => [`${at + 1} เม.ย. 2569`, value.person(), value.person()]),
  }),
  (value) => ({
    name: 'theses',
    title: 'รายชื่อวิทยานิพนธ์ระดับมหาบัณฑิต ปีการศึกษา 2568',
    columns: [
      ['ปี', 'year'],
      ['ผู้แต่ง', 'author'],
      ['ชื่อเรื่อง', 'title'],
      ['อาจารย์ที่ปรึกษา', 'advisor'],
    ],
    rows: times(13, () => [
      '2568',
      value.bare(),
      `การจัดการน้ำชุมชนในจังหวัด${value.province()}`,
      `ผศ.ดร.${value.bare()}`,
    ]),
  }),
  (value) => ({
    name: 'athletes and medals',
    title: 'สรุปเหรียญรางวัลกีฬามหาวิทยาลัย',
    columns: [NO, ['นักกีฬา', 'athlete'], ['ชนิดกีฬา', 'sport'], ['เหรียญ', 'medal']],
    rows: times(14, (at) => [
      `${at + 1}`,
      value.person(),
      'กรีฑา 100 เมตร',
      ['ทอง', 'เงิน', 'ทองแดง'][at % 3] ?? 'ทอง',
    ]),
  }),
  (value) => ({
    name: 'schools and their directors',
    title: 'ทำเนียบสถานศึกษาในสังกัด',
    columns: [NO, ['โรงเรียน', 'school'], ['ผู้อำนวยการ', 'director'], ['โทรศัพท์โรงเรียน', 'school_phone']],
    rows: times(15, (at) => [`${at + 1}`, `โรงเรียนบ้าน${value.district()}`, value.person(), value.office()]),
  }),
];
