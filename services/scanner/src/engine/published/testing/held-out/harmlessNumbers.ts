import { grouped, inventPeople, list } from './people';
import { grid, page, type Sample } from './markup';

/** Pages full of numbers that are no number of a person. */
export const harmlessNumbers = (seed: number): Sample[] => {
  const { below, digits, ean, notCitizen, office, pick } = inventPeople(seed);
  const sample = (name: string, title: string, body: string): Sample => ({
    name,
    kinds: [],
    html: page(title, body),
  });
  const hex = (length: number) => list(length, () => pick([...'0123456789abcdef'])).join('');
  const price = () => `${1 + below(90)},${digits(3)}.00`;
  return [
    sample(
      'order numbers',
      'ประวัติคำสั่งซื้อ',
      grid(
        ['เลขที่คำสั่งซื้อ', 'ยอดเงิน'],
        list(30, () => [`${1 + below(8)}${digits(12)}`, price()]),
      ),
    ),
    sample(
      'barcodes',
      'ราคาสินค้า',
      grid(
        ['บาร์โค้ด', 'สินค้า', 'ราคา'],
        list(30, () => [ean('885'), 'น้ำดื่ม 600 มล.', price()]),
      ),
    ),
    sample(
      'barcodes of another kind',
      'Price list',
      grid(
        ['GTIN', 'Item', 'THB'],
        list(30, () => [ean('4'), 'Notebook A5', price()]),
      ),
    ),
    sample(
      'books',
      'รายการหนังสือใหม่',
      `<ul>${list(15, () => `<li>ภาษาไทย ป.${1 + below(6)} ISBN ${ean('978')}</li>`).join('')}</ul>`,
    ),
    sample(
      'tax numbers of companies',
      'ผู้ค้ากับภาครัฐ',
      grid(
        ['บริษัท', 'เลขประจำตัวผู้เสียภาษี'],
        list(12, (at) => [`บริษัท การช่าง ${at} จำกัด`, `01055${digits(8)}`]),
      ),
    ),
    sample(
      'coordinates',
      'จุดติดตั้งกล้อง',
      grid(
        ['จุด', 'พิกัด'],
        list(20, (at) => [`จุดที่ ${at}`, `18.${digits(13)}, 98.${digits(13)}`]),
      ),
    ),
    sample(
      'times',
      'ปฏิทิน',
      `<ul>${list(20, (at) => `<li data-time="${1_732_000_000_000 + at * 86_400_000}">กิจกรรม ${at}</li>`).join('')}</ul>`,
    ),
    sample(
      'times in scripts',
      'กราฟ',
      `<script>var series=${JSON.stringify(list(60, (at) => [1_732_000_000_000 + at * 3_600_000, below(100)]))};</script>`,
    ),
    sample(
      'offices',
      'หมายเลขภายใน',
      grid(
        ['หน่วยงาน', 'โทรศัพท์'],
        list(15, (at) => [`กองที่ ${at + 1}`, office()]),
      ),
    ),
    sample(
      'role addresses',
      'ติดต่อกอง',
      grid(
        ['หน่วยงาน', 'อีเมล'],
        [
          'info',
          'admin',
          'contact',
          'saraban',
          'webmaster',
          'support',
          'sales',
          'hr',
          'finance',
          'registrar',
          'library',
          'itsupport',
        ].map((role) => [role, `${role}@moe.go.th`]),
      ),
    ),
    sample(
      'own staff',
      'บุคลากร',
      grid(
        ['ตำแหน่ง', 'อีเมล'],
        list(14, (at) => ['อาจารย์', `teacher${at}.${digits(2)}@school.ac.th`]),
      ),
    ),
    sample(
      'example of a form',
      'สมัครสมาชิก',
      `<form><label>เลขประจำตัวประชาชน <input placeholder="เช่น ${grouped(notCitizen(), '-')}"></label><p>ตัวอย่าง: เลขบัตรประชาชน ${notCitizen()}</p></form>`,
    ),
    sample(
      'empty form',
      'แจ้งเรื่องร้องเรียน',
      '<form><label>ชื่อ-นามสกุล <input name="n"></label><label>เลขบัตรประชาชน 13 หลัก <input name="i" maxlength="13"></label><label>โทรศัพท์ <input type="tel"></label></form>',
    ),
    sample(
      'prices',
      'ราคากลาง',
      grid(
        ['รายการ', 'ราคา', 'จำนวน'],
        list(40, (at) => [`รายการ ${at}`, price(), digits(4)]),
      ),
    ),
    sample(
      'digests',
      'ดาวน์โหลด',
      `<ul>${list(15, (at) => `<li>setup-${at}.exe SHA-256 ${hex(64)} ${hex(8)}-${hex(4)}-${hex(4)}-${hex(4)}-${hex(12)}</li>`).join('')}</ul>`,
    ),
    sample(
      'addresses of pictures',
      'ภาพข่าว',
      list(
        30,
        () => `<img src="/upload/${1_600_000_000_000 + below(99_999_999)}${digits(2)}.jpg" alt="ภาพกิจกรรม">`,
      ).join(''),
    ),
    sample(
      'numbers in addresses',
      'ข่าวทั้งหมด',
      list(30, () => `<a href="/news?id=${1 + below(8)}${digits(12)}&ref=${digits(10)}">อ่านต่อ</a>`).join(''),
    ),
    sample(
      'parcels',
      'ติดตามพัสดุ',
      grid(
        ['เลขพัสดุ', 'สถานะ'],
        list(15, () => [`EF${digits(9)}TH`, 'นำจ่ายสำเร็จ']),
      ),
    ),
    sample(
      'parcels of digits',
      'เลขพัสดุวันนี้',
      grid(
        ['หมายเลขพัสดุ', 'ปลายทาง'],
        list(20, () => [`${1 + below(8)}${digits(12)}`, 'เชียงใหม่']),
      ),
    ),
  ];
};
