import type { Content } from './Content';
import { detect } from './detect';
import { contentOf, ofRows, ofText } from './testing/contentOf';
import { dashed, seeded, valuesOf } from './testing/sampleValues';

const random = seeded(48);
const values = valuesOf(random);
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_unused, at) => make(at));

/** Each looks like personal data to a pattern, and is none. */
const TWINS: Record<string, () => Content> = {
  'order numbers': () =>
    ofRows([['เลขที่คำสั่งซื้อ', 'ยอด'], ...times(30, () => [`1${random.digits(12)}`, '250.00'])]),
  'order numbers in a sentence': () =>
    ofText(times(12, () => `Order 1${random.digits(12)} has been shipped.`).join('\n')),
  'barcodes of products': () =>
    ofRows([['สินค้า', 'บาร์โค้ด', 'ราคา'], ...times(40, (at) => [`สบู่ ${at}`, `885${random.digits(10)}`, '35'])]),
  'books with ISBN': () => ofText(times(20, () => `ISBN 978${random.digits(10)}`).join('\n')),
  coordinates: () => ofText(times(20, () => `13.${random.digits(13)}, 100.${random.digits(13)}`).join('\n')),
  'times in milliseconds': () =>
    ofText(`[${times(60, () => `{"createdAt":1${7}${random.digits(11)}}`).join(',')}]`),
  'times without a word': () => ofText(`[${times(60, () => `17${random.digits(11)}`).join(',')}]`),
  'office phones': () => ofText(times(25, (at) => `กองที่ ${at} โทร. ${values.office()}`).join('\n')),
  'staff to call': () => ofText(`ติดต่อสอบถาม นางสาว${values.name()} โทร ${values.mobile()} ฝ่ายประชาสัมพันธ์`),
  'role addresses': () =>
    ofText(
      [
        'info',
        'contact',
        'saraban',
        'hr',
        'library',
        'registrar',
        'dpo',
        'support',
        'sales',
        'webmaster',
        'admission',
      ]
        .map((name) => (name === 'admission' ? 'info' : name) + '@school.ac.th')
        .join('\n'),
    ),
  'addresses of the own staff': () => ofText(times(20, (at) => `teacher${at}.k@school.ac.th`).join('\n')),
  'samples with a wrong check digit': () =>
    ofText(times(5, () => `เลขประจำตัวประชาชน (ตัวอย่าง) ${dashed(values.wrongId())}`).join('\n')),
  'the example of every form': () => ofText('กรอกเลขบัตรประชาชน เช่น 1-2345-67890-12-1'),
  'a price list': () =>
    ofRows([['รายการ', 'ราคา'], ...times(40, (at) => [`บริการที่ ${at}`, `${random.digits(5)}.00`])]),
  'a committee': () =>
    ofRows([
      ['ลำดับ', 'ชื่อ-สกุล', 'ตำแหน่ง'],
      ...times(15, (at) => [`${at + 1}`, `นาย${values.name()}`, 'กรรมการ']),
    ]),
  'a committee in lines': () =>
    ofText(times(15, (at) => `${at + 1}. นาย${values.name()} กรรมการ`).join('\n')),
  'tax numbers of companies': () =>
    ofText(times(5, () => `เลขประจำตัวผู้เสียภาษีนิติบุคคล 0${random.digits(12)}`).join('\n')),
  'hashes and ids of programs': () =>
    ofText(
      times(30, () => `${random.digits(13)}abcdef f${random.digits(13)} a-${random.digits(13)}-b`).join('\n'),
    ),
  'file names': () => ofText(times(30, () => `/wp-content/uploads/17${random.digits(11)}.jpg`).join('\n')),
  'an account for donations': () =>
    ofText('ร่วมบริจาค ธนาคารกรุงไทย ชื่อบัญชี มูลนิธิเพื่อการศึกษา เลขที่บัญชี 123-4-56789-0'),
  'accounts for donations at three banks': () =>
    ofText(times(3, () => `มูลนิธิโรงพยาบาลเวียงสา ธนาคารออมสิน เลขที่บัญชี ${values.account()}`).join('\n')),
  'the same in a table': () =>
    ofRows([['บัญชี', 'เลขที่บัญชี'], ...times(3, () => ['กองทุนโรงพยาบาลเวียงสา', values.account()])]),
  'heads of villages': () =>
    ofRows([['หมู่บ้าน', 'ผู้ใหญ่บ้าน'], ...times(14, (at) => [`หมู่ ${at + 1}`, `นาย${values.name()}`])]),
  'the lines around a key, in a manual and in a program': () =>
    ofText(
      `-----BEGIN ${'PRIVATE'} KEY-----\n(your key here)\n-----END ${'PRIVATE'} KEY-----\nconst pem = "-----BEGIN RSA ${'PRIVATE'} KEY-----\\n" + wrap(key) + "\\n-----END RSA ${'PRIVATE'} KEY-----"`,
    ),
  'branches of a shop': () =>
    ofRows([
      ['Branch', 'Phone', 'Address'],
      ...times(20, (at) => [`Branch ${at}`, values.office(), `${at} Sukhumvit Road`]),
    ]),
  'parcels to track': () =>
    ofRows([['Tracking', 'Status'], ...times(30, () => [`1${random.digits(12)}`, 'sent'])]),
  'products with names': () =>
    ofRows([['Name', 'Price', 'Stock'], ...times(30, (at) => [`Blue Shirt`, `${at * 10}`, '5'])]),
  'a passport office': () => ofText('ทำหนังสือเดินทางได้ที่สำนักงาน ค่าธรรมเนียม 1000 บาท โทร 02-203-5000'),
  'forms with placeholders': () =>
    contentOf([{ text: 'placeholder 1103702071812', place: { part: 'attribute' } }]),
  'a setting without a value': () => ofText('DB_PASSWORD=your_password\nAPI_KEY=xxxx\nSECRET_KEY=${SECRET}'),
  'keys that manuals print': () =>
    ofText(
      `AKIA${'IOSFODNN7EXAMPLE'}\nAWS_SECRET_ACCESS_KEY=wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY\nmysql://root:password@localhost/db`,
    ),
  'passwords that manuals print': () =>
    ofText(
      `define( 'DB_PASSWORD', 'password_here' );\ndefine( 'AUTH_KEY', 'put your unique phrase here' );\nServer=a;Database=b;User Id=c;Password=myPassword;`,
    ),
  'places where a password goes': () =>
    ofText(
      [
        ...[
          '{your_password}',
          '%DB_PASSWORD%',
          '[password]',
          'yourPassword',
          '#{password}#',
          '@db.password@',
          'password and press Enter',
          'password.',
        ].map((value) => `Server=a;Database=b;User Id=c;Password=${value}`),
        'DB_PASSWORD={{password}}',
        'DB_PASSWORD=%env(DB_PASSWORD)%',
        'SECRET_KEY = os.environ.get("SECRET_KEY")',
        'postgres://postgres:[YOUR-PASSWORD]@db.example.co:5432/postgres',
      ].join('\n'),
    ),
  'programs and machines that begin like a title': () =>
    ofRows([
      ['ชื่อ', 'คะแนน'],
      ...times(12, () => [random.pick(['MS Office Professional', 'MR. DIY', 'MISS LILY']), '4.5']),
    ]),
  'abbreviations that end like a rank': () =>
    ofRows([
      ['เรื่อง', 'คะแนน'],
      ...times(12, () => [
        random.pick([
          'ก.พ.อ. เรื่อง มาตรฐานตำแหน่ง',
          'ก. พ. อ. เรื่อง มาตรฐานตำแหน่ง',
          'อ.ส.ท. ภาคเหนือ ตอนบน',
          'ก.ร.อ. จังหวัด น่าน',
          'ก.พ.ต. วินิจฉัย อุทธรณ์',
          'ส.ท. เขตเทศบาล เมืองน่าน',
        ]),
        '4.5',
      ]),
    ]),
  'degrees, contests and shops that begin like a title': () =>
    ofRows([
      ['ชื่อ', 'คะแนน'],
      ...times(12, () => [
        random.pick([
          'MASTER OF SCIENCE',
          'MASTER DEGREE PROGRAM',
          'Master Degree Program',
          'MR. DIY Thailand',
          'MISS UNIVERSE THAILAND',
          'Miss Grand International',
        ]),
        '4.5',
      ]),
    ]),
  'a person to ask about an account for donations': () =>
    ofText('วัดบ้านนา เลขที่บัญชี 123-4-56789-0 สอบถาม นายสมชาย ใจดี หรือ นางสาวสมหญิง ใจงาม'),
  'people to ask in a table of such accounts': () =>
    ofRows([
      ['วัด', 'เลขที่บัญชี', 'ผู้ประสานงาน'],
      ...times(4, () => ['กองทุนวัดบ้านนา', values.account(), `นาย${values.name()}`]),
    ]),
  'codes of goods that look like phones': () =>
    ofRows([['รหัสสินค้า', 'ชื่อสินค้า'], ...times(20, () => [values.mobile(), 'กรองอากาศ'])]),
  'receipts that look like phones': () => ofText(times(20, () => `ใบเสร็จเลขที่ ${values.mobile()}`).join('\n')),
  'the directory of the staff': () =>
    ofRows([
      ['ชื่อ', 'ตำแหน่ง', 'อีเมล'],
      ...times(15, (at) => [`นาย${values.name()}`, 'ครู', `kru${at}@mail.school.ac.th`]),
    ]),
  'numbers longer than a phone': () =>
    ofText(
      times(20, () => `12 ${values.mobile().slice(0, 4)} ${random.digits(3)} ${random.digits(3)} 44`).join(
        '\n',
      ),
    ),
  'candidates by the number of their seat': () =>
    ofRows([
      ['เลขประจำตัวสอบ', 'ชื่อ-สกุล', 'ห้องสอบ'],
      ...times(15, (at) => [`6900${at + 100}`, `นาย${values.name()}`, 'SC 401']),
    ]),
  'people whose numbers are masked': () =>
    ofRows([
      ['ชื่อ-สกุล', 'เลขบัตรประชาชน', 'วันเกิด', 'มือถือ'],
      ...times(15, () => [`นาย${values.name()}`, 'x-xxxx-xxxxx-12-3', '**/**/2530', '081-xxx-1234']),
    ]),
  'an account of a cooperative': () =>
    ofText('โอนชำระหนี้เข้าบัญชี สหกรณ์ออมทรัพย์ครู จำกัด ธ.กรุงไทย เลขที่ 123-4-56789-0'),
  'a row of single digits': () => ofText(times(20, () => [...random.digits(13)].join(' ')).join('\n')),
  'officials who retire': () =>
    ofRows([['ชื่อ', 'วันเกษียณอายุราชการ'], ...times(12, () => [`นาย${values.name()}`, '30 ก.ย. 2569'])]),
  'an audit of offices': () =>
    ofRows([['ชื่อผู้ตรวจ', 'ผลการตรวจรับพัสดุ'], ...times(12, () => [`นาย${values.name()}`, 'ผ่าน'])]),
  offices: () => ofText(times(20, () => 'นายกเทศมนตรี นครขอนแก่น นายอำเภอ เมืองขอนแก่น วันเกิด').join('\n')),
};

it.each(Object.keys(TWINS))('%s: nothing that an alert would be raised for', (name) => {
  const hits = detect((TWINS[name] as () => Content)());
  expect(hits.filter(({ confidence }) => confidence !== 'possible')).toEqual([]);
});

it('a number with a right check digit and nothing around it is only possible', () => {
  const single = Array.from({ length: 50 }, () => detect(ofText(`รหัส ${values.nationalId()} หมายเหตุ`)));
  for (const hits of single)
    expect(
      hits.filter(({ kind }) => kind === 'national_id').every(({ confidence }) => confidence === 'possible'),
    ).toBe(true);
});
