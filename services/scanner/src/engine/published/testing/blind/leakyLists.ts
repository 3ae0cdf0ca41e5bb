import { items, pageOf, table, text } from './html';
import {
  chanceOf,
  englishName,
  fullName,
  people,
  pupil,
  SHORT_MONTHS,
  spacedPhone,
  thaiDigits,
  THAI_MONTHS,
} from './persons';
import type { Sample } from './Sample';

const buddhist = ({ day, month, year }: { day: number; month: number; year: number }) =>
  `${day} ${THAI_MONTHS[month] ?? ''} ${year + 543}`;

const short = ({ day, month, year }: { day: number; month: number; year: number }) =>
  `${day} ${SHORT_MONTHS[month] ?? ''} ${String(year + 543).slice(2)}`;

const numeric = ({ day, month, year }: { day: number; month: number; year: number }) =>
  `${String(day).padStart(2, '0')}/${String(month + 1).padStart(2, '0')}/${year + 543}`;

export const contacts = (seed: number): Sample[] => {
  const some = people(chanceOf(seed + 4), 13);
  return [
    {
      name: 'phones of village health volunteers',
      html: pageOf(
        'อสม.',
        table([['ชื่อ', 'เบอร์โทร'], ...some.map((one) => [fullName(one), spacedPhone(one.phone)])]),
      ),
      kinds: ['phone'],
    },
    {
      name: 'phones with the country code',
      html: pageOf(
        'Volunteers',
        items(
          some.map(
            (one) => `Call +66 ${one.phone.slice(1, 3)} ${one.phone.slice(3, 6)} ${one.phone.slice(6)}`,
          ),
        ),
      ),
      kinds: ['phone'],
    },
    {
      name: 'phones in Thai digits',
      html: pageOf(
        'เบอร์ผู้ปกครอง',
        table([
          ['ผู้ปกครอง', 'โทรศัพท์มือถือ'],
          ...some.map((one) => [
            fullName(one),
            thaiDigits(`${one.phone.slice(0, 2)} ${one.phone.slice(2, 6)} ${one.phone.slice(6)}`),
          ]),
        ]),
      ),
      kinds: ['phone'],
    },
    {
      name: 'addresses of participants',
      html: pageOf('ผู้เข้าอบรม', table([['ที่', 'อีเมล'], ...some.map((one, at) => [String(at + 1), one.mail])])),
      kinds: ['email'],
    },
    {
      name: 'addresses in links only',
      html: pageOf('สมาชิกชมรม', some.map((one) => `<a href="mailto:${one.mail}">ส่งข้อความ</a>`).join(' ')),
      kinds: ['email'],
    },
    {
      name: 'addresses in one line',
      html: pageOf('ส่งสำเนาถึง', text(some.map(({ mail }) => mail).join('; '))),
      kinds: ['email'],
    },
    {
      name: 'home addresses of taxpayers',
      html: pageOf(
        'ผู้ค้างชำระภาษีที่ดิน',
        table([
          ['ชื่อผู้เสียภาษี', 'ที่อยู่', 'ค้างชำระ'],
          ...some.map((one) => [fullName(one), one.address, '1,250.00']),
        ]),
      ),
      kinds: ['home_address', 'people_list'],
    },
    {
      name: 'birth dates of the elderly',
      html: pageOf(
        'ผู้สูงอายุ',
        table([['ชื่อ สกุล', 'วัน/เดือน/ปีเกิด'], ...some.map((one) => [fullName(one), numeric(one.birth)])]),
      ),
      kinds: ['birth_date', 'people_list'],
    },
    {
      name: 'birth dates in Thai words and digits',
      html: pageOf(
        'ทหารกองเกิน',
        table([['ชื่อ', 'เกิดวันที่'], ...some.map((one) => [fullName(one), thaiDigits(buddhist(one.birth))])]),
      ),
      kinds: ['birth_date'],
    },
    {
      name: 'birth dates with short months',
      html: pageOf(
        'ผู้มีสิทธิ',
        items(
          some.map((one) => `${fullName(one)} เกิด ${short(one.birth)} บ้านเลขที่ ${one.address}`),
          'ol',
        ),
      ),
      kinds: ['birth_date', 'home_address'],
    },
  ];
};

export const sensitiveLists = (seed: number): Sample[] => {
  const chance = chanceOf(seed + 5);
  const some = people(chance, 12);
  const list = (name: string, title: string, head: string, values: readonly string[]): Sample => ({
    name,
    html: pageOf(
      title,
      table([
        ['ลำดับที่', 'ชื่อ-นามสกุล', head],
        ...some.map((one, at) => [String(at + 1), fullName(one), chance.one(values)]),
      ]),
    ),
    kinds: ['sensitive'],
  });
  return [
    list('religions of new staff', 'ทะเบียนประวัติ', 'ศาสนา', ['พุทธ', 'อิสลาม', 'คริสต์']),
    list('disabled persons', 'ผู้รับเบี้ยความพิการ', 'ประเภทความพิการ', [
      'การเห็น',
      'การได้ยิน',
      'จิตใจ',
      'ทางการเคลื่อนไหว',
    ]),
    list('illnesses', 'ผู้ป่วยติดเตียง', 'โรคประจำตัว', ['เบาหวาน', 'ความดันโลหิตสูง', 'หัวใจ']),
    list('blood donors', 'ผู้บริจาคโลหิต', 'กรุ๊ปเลือด', ['A', 'B', 'O', 'AB']),
    list('criminal records', 'ผลตรวจสอบ', 'ประวัติอาชญากรรม', ['ไม่พบ', 'ลักทรัพย์', 'ยาเสพติด']),
    list('members of a union', 'ผู้มีสิทธิลงคะแนน', 'สมาชิกสหภาพแรงงาน', ['เป็นสมาชิก', 'ไม่เป็น']),
    list('fingerprints', 'เครื่องบันทึกเวลา', 'ลายนิ้วมือ (template)', ['Rk1SACAyMAAA', 'TUlJRXZnSUJB']),
  ];
};

export const childrenAndMoney = (seed: number): Sample[] => {
  const chance = chanceOf(seed + 6);
  const pupils = people(chance, 12, [2009, 2016]).map(pupil);
  return [
    {
      name: 'scores of pupils',
      html: pageOf(
        'ผลสอบ ป.6',
        table([
          ['เลขที่', 'ชื่อ', 'คณิตศาสตร์', 'ภาษาไทย'],
          ...pupils.map((one, at) => [
            String(at + 1),
            fullName(one),
            String(40 + chance.below(60)),
            String(40 + chance.below(60)),
          ]),
        ]),
      ),
      kinds: ['children'],
    },
    {
      name: 'numbers of pupils in a list',
      html: pageOf(
        'ห้อง ม.1/2',
        items(
          pupils.map((one) => `${fullName(one)} เลขประจำตัวนักเรียน ${chance.digits(5)}`),
          'ol',
        ),
      ),
      kinds: ['children'],
    },
    {
      name: 'pupils with written titles',
      html: pageOf(
        'ผู้ได้รับทุน',
        table([
          ['ชื่อ-สกุล', 'เลขประจำตัวนักเรียน', 'ผู้ปกครอง'],
          ...pupils.map((one) => [
            fullName(one).replace('ด.ช.', 'เด็กชาย').replace('ด.ญ.', 'เด็กหญิง'),
            chance.digits(5),
            fullName(people(chance, 1)[0]!),
          ]),
        ]),
      ),
      kinds: ['children'],
    },
    {
      name: 'salaries',
      html: pageOf(
        'Payroll',
        table([
          ['Name', 'Position', 'Salary'],
          ...pupils.map(() => [englishName(chance), 'Officer', `${18 + chance.below(40)},500`]),
        ]),
      ),
      kinds: ['people_list'],
    },
  ];
};

export const secretPages = (seed: number): Sample[] => {
  const chance = chanceOf(seed + 7);
  const key = Array.from({ length: 6 }, () =>
    Array.from({ length: 64 }, () => chance.one([...'ABCDEFGHabcdefgh0123456789+/'])).join(''),
  ).join('\n');
  // In pieces: no file of the repository may look as if it had a key.
  const fence = (edge: 'BEGIN' | 'END') => `-----${edge} RSA ${'PRIVATE'} KEY-----`;
  const letters = (count: number, of: string) =>
    Array.from({ length: count }, () => chance.one([...of])).join('');
  return [
    {
      name: 'a private key in a page',
      html: pageOf('คู่มือ', `<pre>${fence('BEGIN')}\n${key}\n${fence('END')}</pre>`),
      kinds: ['secret'],
    },
    {
      name: 'a cloud key in a script',
      html: pageOf(
        'อัปโหลด',
        `<script>var s3 = new Uploader({accessKeyId:"AKIA${letters(16, 'ABCDEFGHJKLMNPQRSTUVWXYZ234567')}",secretAccessKey:"${letters(40, 'ABCDEFabcdef0123456789/+')}"});</script>`,
      ),
      kinds: ['secret'],
    },
    {
      name: 'settings of a server',
      html: pageOf(
        'debug',
        `<!-- APP_ENV=production\nDB_HOST=10.0.0.5\nDB_USERNAME=webapp\nDB_PASSWORD=${letters(14, 'abcdefghkmnpqrstXYZ23456789')}\nAPP_KEY=base64:${letters(43, 'ABCDEFabcdef0123456789')}= -->`,
      ),
      kinds: ['secret'],
    },
  ];
};
