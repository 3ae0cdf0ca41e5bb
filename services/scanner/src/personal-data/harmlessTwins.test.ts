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
  'codes of goods that look like phones': () =>
    ofRows([['รหัสสินค้า', 'ชื่อสินค้า'], ...times(20, () => [values.mobile(), 'กรองอากาศ'])]),
  'receipts that look like phones': () => ofText(times(20, () => `ใบเสร็จเลขที่ ${values.mobile()}`).join('\n')),
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
