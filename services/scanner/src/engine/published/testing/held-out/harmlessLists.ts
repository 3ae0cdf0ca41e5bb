import { inventPeople, list, phoned } from './people';
import { grid, page, type Sample } from './markup';

/** Lists, notices and settings that say nothing of a person that may not be said. */
export const harmlessLists = (seed: number): Sample[] => {
  const one = inventPeople(seed);
  const { below, digits, ean, office, person, pick } = one;
  const sample = (name: string, title: string, body: string): Sample => ({
    name,
    kinds: [],
    html: page(title, body),
  });
  const hex = (length: number) => list(length, () => pick([...'0123456789abcdef'])).join('');
  const names = (count: number) => list(count, () => person());
  const price = () => `${1 + below(90)},${digits(3)}.00`;
  return [
    sample(
      'committee',
      'คณะกรรมการสภา',
      grid(
        ['ที่', 'ชื่อ-สกุล', 'ตำแหน่ง'],
        names(14).map((name, at) => [String(at + 1), name, at ? 'กรรมการ' : 'ประธาน']),
      ),
    ),
    sample(
      'winners',
      'ผลการประกวด',
      `<ol>${names(12)
        .map((name) => `<li>${name}</li>`)
        .join('')}</ol>`,
    ),
    sample(
      'teachers and subjects',
      'ตารางสอน',
      grid(
        ['ผู้สอน', 'วิชา', 'ห้อง'],
        names(14).map((name) => [name, 'คณิตศาสตร์', `${100 + below(400)}`]),
      ),
    ),
    sample(
      'statistics of religion',
      'ข้อมูลประชากร',
      grid(
        ['ตำบล', 'พุทธ', 'อิสลาม', 'คริสต์'],
        list(12, (at) => [`ตำบล ${at}`, digits(4), digits(3), digits(2)]),
      ),
    ),
    sample(
      'call for blood',
      'ขอเชิญบริจาคโลหิต',
      '<p>ต้องการโลหิตหมู่ A B O AB ทุกวันพุธ ผู้มีโรคประจำตัวโปรดปรึกษาแพทย์ก่อน</p>',
    ),
    sample(
      'privacy notice',
      'นโยบายความเป็นส่วนตัว',
      '<p>เราเก็บเลขประจำตัวประชาชน ศาสนา หมู่โลหิต ข้อมูลสุขภาพ ประวัติอาชญากรรม วันเกิด ที่อยู่ และเลขบัญชีธนาคาร เท่าที่จำเป็น</p>',
    ),
    sample(
      'vacancies',
      'รับสมัครงาน',
      grid(
        ['ตำแหน่ง', 'อัตรา', 'เงินเดือน'],
        list(12, () => ['พนักงานธุรการ', '2', `${15 + below(20)},000 - ${36 + below(9)},000`]),
      ),
    ),
    sample(
      'donations',
      'ร่วมบริจาค',
      `<p>บัญชี กองทุนการศึกษาเทศบาลตำบลบ้านกลาง ธนาคารกรุงไทย เลขที่บัญชี ${one.account()} ขอใบเสร็จที่กองคลัง</p>`,
    ),
    sample(
      'letters',
      'หนังสือเวียน',
      list(20, () => `<p>ที่ มท 0808.${below(9)}/ว ${digits(4)} ลงวันที่ ${1 + below(28)} พ.ย. 2569</p>`).join(''),
    ),
    sample(
      'lottery',
      'ผลสลาก',
      grid(
        ['รางวัล', 'เลข'],
        list(30, (at) => [`รางวัลที่ ${at}`, digits(6)]),
      ),
    ),
    sample(
      'public key',
      'API',
      `<pre>-----BEGIN PUBLIC KEY-----\n${list(6, () => hex(60)).join('\n')}\n-----END PUBLIC KEY-----</pre><script src="https://maps.googleapis.com/maps/api/js?key=AIzaSyA${hex(32)}"></script>`,
    ),
    sample(
      'settings explained',
      'คู่มือติดตั้ง',
      `<pre>DB_HOST=localhost\nDB_USER=your_user\nDB_PASSWORD=your_password_here\nAWS_ACCESS_KEY_ID=AKIA${'IOSFODNN7EXAMPLE'}\nAPI_KEY=&lt;your key&gt;</pre>`,
    ),
    sample(
      'seats of an exam',
      'เลขที่นั่งสอบ',
      grid(
        ['เลขที่นั่งสอบ', 'ห้อง'],
        list(40, () => [digits(5), `${300 + below(40)}`]),
      ),
    ),
    sample(
      'masked ids',
      'ผู้มีสิทธิ (ปิดบังข้อมูล)',
      grid(
        ['ชื่อ', 'เลขประจำตัวประชาชน'],
        list(14, () => [
          `${pick(['นาย', 'นาง'])}${pick(['ส', 'ก', 'ม'])}*** ${pick(['ด', 'พ'])}***`,
          `x-xxxx-xxxxx-${digits(2)}-${digits(1)}`,
        ]),
      ),
    ),
    sample(
      'masked phones',
      'ผู้โชคดี',
      `<ol>${list(14, () => `<li>คุณ ส*** 08x-xxx-${digits(4)}</li>`).join('')}</ol>`,
    ),
    sample(
      'product codes like phones',
      'อะไหล่',
      grid(
        ['รหัสสินค้า', 'ชื่อสินค้า'],
        list(20, () => [`08${digits(8)}`, 'กรองอากาศ']),
      ),
    ),
    sample(
      'branches',
      'สาขา',
      grid(
        ['สาขา', 'ที่อยู่', 'โทร'],
        list(14, (at) => [`สาขาที่ ${at + 1}`, one.home(), office()]),
      ),
    ),
    sample(
      'company phones',
      'ร้านค้าในโครงการ',
      `<p>ศูนย์บริการ โทร 02-111-2222 หรือสายด่วน 081-222-3333 กด 1</p><p>แฟกซ์ ${office()}</p>`,
    ),
    sample(
      'IMEI and cards',
      'ครุภัณฑ์',
      grid(
        ['เลขครุภัณฑ์', 'IMEI'],
        list(20, () => [`416-${digits(2)}-${digits(4)}`, `35${digits(13)}`]),
      ),
    ),
    sample(
      'structured data of a business',
      'เกี่ยวกับเรา',
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'LocalBusiness', telephone: '+66 53 311 222', geo: { latitude: 18.7883439, longitude: 98.9853008 }, openingHours: 'Mo-Fr' })}</script>`,
    ),
    sample(
      'feed of products',
      'สินค้าแนะนำ',
      `<script type="application/json">${JSON.stringify({ products: list(30, (at) => ({ sku: digits(13), gtin13: ean('885'), price: below(900), name: `สินค้า ${at}`, updated: 1_732_000_000_000 + below(9_999_999) })) })}</script>`,
    ),
    sample(
      'news about people',
      'นายกเทศมนตรีเปิดงาน',
      `<p>${person()} นายกเทศมนตรี เป็นประธานเปิดงาน โดยมี ${person()} และ ${person()} ร่วมพิธี เมื่อวันที่ 5 ธ.ค. 2569</p>`,
    ),
    sample(
      'court cases',
      'ประกาศศาล',
      grid(
        ['คดีหมายเลขดำที่', 'ทุนทรัพย์'],
        list(15, () => [`ผบ${digits(4)}/2569`, price()]),
      ),
    ),
    sample(
      'meters',
      'ประกาศหยุดจ่ายน้ำ',
      grid(
        ['เลขมาตร', 'โซน'],
        list(20, () => [digits(10), `โซน ${below(9)}`]),
      ),
    ),
    sample(
      'accounts of a budget',
      'รายงานงบทดลอง',
      grid(
        ['รหัสบัญชี', 'ชื่อบัญชี', 'เดบิต'],
        list(20, () => [digits(10), 'ค่าใช้สอย', price()]),
      ),
    ),
    sample(
      'phones of centres',
      'เบอร์ฉุกเฉิน',
      `<ul>${['191', '199', '1669', '1300', '1111'].map((number) => `<li>สายด่วน ${number}</li>`).join('')}</ul>`,
    ),
    sample(
      'reference numbers',
      'ใบเสร็จ',
      `<p>เลขอ้างอิง ${phoned(digits(10))} รหัสอ้างอิงการชำระเงิน ${digits(20)}</p>`,
    ),
  ];
};
