import { inventPeople, list, phoned } from './people';
import { grid, page, type Sample } from './markup';

/** Pages with papers, phones, accounts, lists of people and secrets. */
export const leakedLists = (seed: number): Sample[] => {
  const one = inventPeople(seed);
  const {
    citizen,
    person,
    child,
    pupil,
    latin,
    mobile,
    mail,
    account,
    passport,
    born,
    bornShort,
    home,
    digits,
  } = one;
  const sample = (name: string, kinds: string[], title: string, body: string): Sample => ({
    name,
    kinds,
    html: page(title, body),
  });
  const numbered = (count: number, make: () => string[]) => list(count, (at) => [String(at + 1), ...make()]);
  return [
    sample(
      'passport in a sentence',
      ['passport'],
      'ผู้เดินทาง',
      `<p>${latin()} หนังสือเดินทางเลขที่ ${passport()} ออกเดินทางวันที่ 3 ธ.ค. 2569</p>`,
    ),
    sample(
      'table of passports',
      ['passport'],
      'Delegation',
      grid(
        ['No.', 'Name', 'Passport No.'],
        numbered(6, () => [latin(), passport()]),
      ),
    ),
    sample(
      'driving licence',
      ['driving_licence'],
      'พนักงานขับรถ',
      `<p>${person()} ใบอนุญาตขับขี่เลขที่ ${digits(8)} ชนิดตลอดชีพ</p>`,
    ),
    sample(
      'list of phones',
      ['phone'],
      'หมายเลขโทรศัพท์ผู้ปกครอง',
      `<ol>${list(12, () => `<li>${phoned(mobile())}</li>`).join('')}</ol>`,
    ),
    sample(
      'phones of other countries form',
      ['phone', 'people_list'],
      'Volunteers',
      grid(
        ['Name', 'Mobile'],
        list(12, () => [latin(), `+66 ${phoned(mobile(), ' ').slice(1)}`]),
      ),
    ),
    sample(
      'phone beside a name',
      ['phone'],
      'ผลการพิจารณาเรื่องร้องเรียน',
      `<p>ผู้ร้องเรียน ${person()} โทร. ${phoned(mobile())} แจ้งว่าถนนชำรุด</p>`,
    ),
    sample(
      'table of mails',
      ['email'],
      'ผู้ลงทะเบียนอบรม',
      grid(
        ['ลำดับ', 'อีเมล'],
        numbered(15, () => [mail()]),
      ),
    ),
    sample(
      'mails in links',
      ['email'],
      'ศิษย์เก่า',
      `<ul>${list(12, (at) => `<li><a href="mailto:${mail()}">ศิษย์เก่ารุ่น ${at + 1}</a></li>`).join('')}</ul>`,
    ),
    sample(
      'bank accounts',
      ['bank_account', 'people_list'],
      'รายชื่อผู้รับเงินเยียวยา',
      grid(
        ['ชื่อ-สกุล', 'ธนาคาร', 'เลขที่บัญชี'],
        list(12, () => [person(), 'กรุงไทย', account()]),
      ),
    ),
    sample(
      'bank accounts in English',
      ['bank_account', 'people_list'],
      'Refunds',
      grid(
        ['Payee', 'Bank', 'Account number'],
        list(11, () => [latin(), 'KTB', account().replaceAll('-', '')]),
      ),
    ),
    sample(
      'scores',
      ['people_list'],
      'ประกาศคะแนนสอบพนักงานจ้าง',
      grid(
        ['เลขประจำตัวสอบ', 'ชื่อ-สกุล', 'คะแนน'],
        list(20, (at) => [String(1001 + at), person(), String(40 + one.below(60))]),
      ),
    ),
    sample(
      'salaries',
      ['people_list'],
      'คำสั่งเลื่อนเงินเดือน',
      grid(
        ['ชื่อ', 'ตำแหน่ง', 'เงินเดือน (บาท)'],
        list(12, () => [person(), 'พนักงานทั่วไป', `${15 + one.below(30)},${digits(3)}`]),
      ),
    ),
    sample(
      'birth dates',
      ['birth_date', 'people_list'],
      'ทะเบียนผู้สูงอายุ',
      grid(
        ['ชื่อ-สกุล', 'วัน เดือน ปีเกิด'],
        list(16, () => [person(), born()]),
      ),
    ),
    sample(
      'home addresses',
      ['home_address', 'people_list'],
      'ผู้ประสบภัยน้ำท่วม',
      grid(
        ['ที่', 'ชื่อ-สกุล', 'ที่อยู่'],
        numbered(12, () => [person(), home()]),
      ),
    ),
    sample(
      'titles and names apart',
      ['people_list', 'birth_date'],
      'ผู้สมัครเข้าอบรม',
      grid(
        ['คำนำหน้า', 'ชื่อ', 'นามสกุล', 'วันเกิด'],
        list(14, () => [...one.parts(), bornShort()]),
      ),
    ),
    sample(
      'religion',
      ['sensitive', 'people_list'],
      'ทะเบียนบุคลากร',
      grid(
        ['ชื่อ-สกุล', 'ศาสนา', 'วันเกิด'],
        list(12, () => [person(), one.pick(['พุทธ', 'อิสลาม', 'คริสต์']), born()]),
      ),
    ),
    sample(
      'blood groups',
      ['sensitive', 'people_list'],
      'ผู้บริจาคโลหิต',
      grid(
        ['ชื่อ', 'หมู่โลหิต', 'โทรศัพท์'],
        list(12, () => [person(), one.pick(['A', 'B', 'O', 'AB']), phoned(mobile())]),
      ),
    ),
    sample(
      'illnesses',
      ['sensitive', 'people_list'],
      'ผู้ป่วยติดเตียงในเขตเทศบาล',
      grid(
        ['ชื่อผู้ป่วย', 'โรคประจำตัว', 'ที่อยู่'],
        list(11, () => [person(), one.pick(['เบาหวาน', 'ความดันโลหิตสูง', 'ไตวายเรื้อรัง']), home()]),
      ),
    ),
    sample(
      'disabilities',
      ['sensitive', 'people_list'],
      'ผู้รับเบี้ยความพิการ',
      grid(
        ['ชื่อ-สกุล', 'ประเภทความพิการ', 'เลขประจำตัวประชาชน'],
        list(11, () => [person(), one.pick(['ทางการเห็น', 'ทางการได้ยิน', 'ทางสติปัญญา']), citizen()]),
      ),
    ),
    sample(
      'criminal records',
      ['sensitive', 'people_list'],
      'ผลการตรวจสอบประวัติ',
      grid(
        ['ชื่อ-สกุล', 'ประวัติอาชญากรรม', 'วันเกิด'],
        list(10, () => [person(), one.pick(['ไม่พบ', 'พบ']), bornShort()]),
      ),
    ),
    sample(
      'health in English',
      ['sensitive', 'people_list'],
      'Camp participants',
      grid(
        ['Name', 'Date of birth', 'Medical condition'],
        list(12, () => [latin(), bornShort(), one.pick(['asthma', 'none', 'epilepsy'])]),
      ),
    ),
    sample(
      'pupils with scores',
      ['children'],
      'ผลการเรียนชั้น ป.4/2',
      grid(
        ['เลขที่', 'ชื่อ-สกุล', 'คณิตศาสตร์', 'ภาษาไทย', 'รวม'],
        numbered(22, () => [child(), String(one.below(100)), String(one.below(100)), String(one.below(200))]),
      ),
    ),
    sample(
      'pupils with numbers',
      ['children'],
      'รายชื่อนักเรียน ม.1/3',
      grid(
        ['เลขประจำตัวนักเรียน', 'ชื่อ - สกุล'],
        list(25, () => [digits(5), pupil()]),
      ),
    ),
    sample(
      'pupils in paragraphs',
      ['children'],
      'ผู้ผ่านการคัดเลือก',
      list(12, (at) => `<p>${at + 1}. ${pupil()} เลขประจำตัวนักเรียน ${digits(5)}</p>`).join(''),
    ),
    sample(
      'lines of people',
      ['people_list', 'phone'],
      'รายชื่ออาสาสมัคร อสม.',
      `<div>${list(13, (at) => `${at + 1}. ${person()} โทร ${phoned(mobile())}<br>`).join('\n')}</div>`,
    ),
    sample(
      'cards without a table',
      ['people_list', 'phone'],
      'ทะเบียนช่าง',
      `<div class="grid">${list(12, () => `<div class="card"><h3>${person()}</h3><p>โทรศัพท์ ${mobile()}</p></div>`).join('')}</div>`,
    ),
    sample(
      'private key',
      ['secret'],
      'คู่มือเชื่อมต่อ',
      `<pre>-----BEGIN RSA ${'PRIVATE'} KEY-----\n${list(12, () => digits(32) + 'abCDefGH/+ij').join('\n')}\n-----END RSA PRIVATE KEY-----</pre>`,
    ),
    sample(
      'cloud key',
      ['secret'],
      'แผนที่',
      `<script>AWS.config.update({accessKeyId:"AKIA${one.pick(['Q7', 'Z3'])}${list(14, () => one.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ234567'])).join('')}",secretAccessKey:"${list(40, () => one.pick([...'abcdefghjkmnpqrstuvwxyzABCDEFGH23456789+/'])).join('')}"});</script>`,
    ),
    sample(
      'mixed news page',
      ['national_id', 'bank_account', 'people_list'],
      'โอนเงินสวัสดิการ',
      `<p>เทศบาลโอนเงินแล้ว</p>${grid(
        ['ชื่อ', 'เลขประจำตัวประชาชน', 'เลขบัญชี'],
        list(12, () => [person(), citizen(), account()]),
      )}`,
    ),
  ];
};
