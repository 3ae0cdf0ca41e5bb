import { csv, docx, pdf, xlsx } from '../../../../documents/testing/writeDocuments';
import { grouped, inventPeople, list, phoned, thaiDigits } from './people';

export interface DocumentSample {
  name: string;
  bytes: Buffer;
  kinds: string[];
}

/** Thai in the encoding that spreadsheets in Thailand still save. */
const tis620 = (text: string): Buffer =>
  Buffer.from(
    [...text].map((letter) => {
      const code = letter.charCodeAt(0);
      return code >= 0xe00 ? code - 0xe00 + 0xa0 : code;
    }),
  );

const leaks = (seed: number): DocumentSample[] => {
  const one = inventPeople(seed);
  const { citizen, person, child, latin, mobile, mail, account, passport, born, bornShort, home, digits } =
    one;
  const sample = (name: string, kinds: string[], bytes: Buffer): DocumentSample => ({ name, kinds, bytes });
  const idRows = (count: number) => [
    ['ที่', 'ชื่อ-สกุล', 'เลขประจำตัวประชาชน'],
    ...list(count, (at) => [`${at + 1}`, person(), citizen()]),
  ];
  return [
    sample('ids.pdf', ['national_id', 'people_list'], pdf([[['ประกาศรายชื่อ'], ...idRows(20)]])),
    sample(
      'digits.pdf',
      ['national_id'],
      pdf([
        [
          ['คำสั่งที่ ๑๒/๒๕๖๙'],
          [`${person()} เลขประจำตัวประชาชน ${thaiDigits(grouped(citizen(), '-'))}`],
          ['จึงประกาศมาให้ทราบ'],
        ],
      ]),
    ),
    sample(
      'pages.pdf',
      ['people_list', 'birth_date'],
      pdf(
        list(3, (at) => [
          ...(at ? [] : [['ลำดับ', 'ชื่อ', 'วันเกิด']]),
          ...list(5, () => [digits(2), person(), bornShort()]),
        ]),
      ),
    ),
    sample(
      'scores.pdf',
      ['children'],
      pdf([[['เลขประจำตัวนักเรียน', 'ชื่อ', 'คะแนนรวม'], ...list(24, () => [digits(5), child(), digits(2)])]]),
    ),
    sample(
      'accounts.pdf',
      ['bank_account', 'people_list'],
      pdf([[['ชื่อผู้รับเงิน', 'เลขที่บัญชีธนาคาร'], ...list(14, () => [person(), account()])]]),
    ),
    sample('ids.xlsx', ['national_id', 'people_list'], xlsx({ รายชื่อ: idRows(30) })),
    sample(
      'second-sheet.xlsx',
      ['national_id'],
      xlsx({ สรุป: [['รวม', '30']], ข้อมูลดิบ: [['PID', 'วันที่'], ...list(12, () => [citizen(), '1 พ.ย. 2569'])] }),
    ),
    sample(
      'health.xlsx',
      ['sensitive', 'people_list'],
      xlsx({
        Sheet1: [
          ['ชื่อ-นามสกุล', 'กรุ๊ปเลือด', 'โรคประจำตัว', 'เบอร์โทร'],
          ...list(14, () => [
            person(),
            one.pick(['A', 'O', 'B']),
            one.pick(['-', 'หอบหืด', 'ธาลัสซีเมีย']),
            mobile(),
          ]),
        ],
      }),
    ),
    sample(
      'mails.xlsx',
      ['email'],
      xlsx({ Form: [['Timestamp', 'Email Address'], ...list(20, () => ['11/29/2026 10:12', mail()])] }),
    ),
    sample(
      'members.csv',
      ['national_id', 'people_list'],
      csv([['name', 'id_card', 'phone'], ...list(25, () => [latin(), citizen(), mobile()])]),
    ),
    sample(
      'old.csv',
      ['national_id'],
      tis620(
        [['ชื่อ', 'เลขบัตรประชาชน'], ...list(12, () => [person(), citizen()])]
          .map((cells) => cells.join(';'))
          .join('\r\n'),
      ),
    ),
    sample(
      'homes.csv',
      ['home_address', 'people_list'],
      csv([['ชื่อ', 'ที่อยู่ตามทะเบียนบ้าน'], ...list(18, () => [person(), home()])]),
    ),
    sample('ids.docx', ['national_id', 'people_list'], docx([{ heading: 'บัญชีรายชื่อ' }, { rows: idRows(15) }])),
    sample(
      'letter.docx',
      ['national_id'],
      docx([
        { text: `ข้าพเจ้า ${person()} ถือบัตรประจำตัวประชาชนเลขที่ ${grouped(citizen(), ' ')} ขอมอบอำนาจ` },
        { text: 'ลงชื่อ' },
      ]),
    ),
    sample(
      'patients.docx',
      ['sensitive', 'people_list'],
      docx([
        { text: 'รายชื่อผู้ป่วย' },
        {
          rows: [
            ['ชื่อ', 'การวินิจฉัยโรค', 'วันเกิด'],
            ...list(12, () => [person(), one.pick(['ไข้เลือดออก', 'วัณโรค']), born()]),
          ],
        },
      ]),
    ),
    sample(
      'lines.txt',
      ['people_list', 'phone'],
      Buffer.from(list(15, (at) => `${at + 1}) ${person()} ${phoned(mobile())}`).join('\n')),
    ),
    sample(
      'travel.txt',
      ['passport'],
      Buffer.from(list(5, () => `${latin()} Passport No. ${passport()}`).join('\n')),
    ),
    sample(
      'production.env',
      ['secret'],
      Buffer.from(
        `APP_ENV=production\nDB_HOST=10.0.0.5\nDB_USERNAME=root\nDB_PASSWORD=k9${digits(6)}xQz\nAPP_KEY=base64:${digits(30)}abCD+/=\n`,
      ),
    ),
    sample(
      'backup.sql',
      ['secret'],
      Buffer.from(
        `-- MySQL dump 10.13\nCREATE TABLE \`users\` (id int, name varchar(99), email varchar(99), password varchar(99));\n${list(12, (at) => `INSERT INTO \`users\` VALUES (${at},'user${at}','${mail()}','$2y$10$${digits(22)}abcdefghijklmnopqrstuvwxyz01234');`).join('\n')}`,
      ),
    ),
    sample(
      'people.json',
      ['national_id', 'people_list'],
      Buffer.from(
        JSON.stringify({ data: { rows: list(14, () => ({ ชื่อ: person(), เลขบัตรประชาชน: citizen() })) } }),
      ),
    ),
    sample(
      'patients.json',
      ['people_list', 'birth_date'],
      Buffer.from(JSON.stringify(list(12, () => ({ name: latin(), birth_date: bornShort(), ward: '3' })))),
    ),
  ];
};

const harmless = (seed: number): DocumentSample[] => {
  const one = inventPeople(seed);
  const { below, digits, ean, office, person } = one;
  const sample = (name: string, bytes: Buffer): DocumentSample => ({ name, kinds: [], bytes });
  const goods = list(30, () => [ean('885'), 'ปากกา', `${below(900)}.00`]);
  const heads = ['บาร์โค้ด', 'รายการ', 'ราคา'];
  return [
    sample('prices.pdf', pdf([[heads, ...goods]])),
    sample(
      'plan.pdf',
      pdf(
        list(3, () => list(30, (at) => [`โครงการที่ ${at}`, `${below(9)}00,000`, `พ.ศ. 25${69 + below(9)}`])),
      ),
    ),
    sample('committee.pdf', pdf([[['ชื่อ', 'ตำแหน่ง'], ...list(14, () => [person(), 'กรรมการ'])]])),
    sample(
      'orders.xlsx',
      xlsx({
        Orders: [['Order no.', 'Total'], ...list(40, () => [`${1 + below(8)}${digits(12)}`, digits(4)])],
      }),
    ),
    sample(
      'meters.xlsx',
      xlsx({ มาตรวัด: [['เลขมาตร', 'หน่วย'], ...list(40, () => [digits(10), digits(3)])] }),
    ),
    sample('offices.xlsx', xlsx({ โทร: [['กอง', 'โทรศัพท์'], ...list(15, (at) => [`กอง ${at}`, office()])] })),
    sample('stock.csv', csv([heads, ...goods])),
    sample(
      'sensors.csv',
      csv([
        ['time', 'lat', 'lon', 'pm25'],
        ...list(60, (at) => [
          `${1_732_000_000_000 + at * 60_000}`,
          `18.${digits(7)}`,
          `98.${digits(7)}`,
          digits(2),
        ]),
      ]),
    ),
    sample(
      'suppliers.csv',
      csv([['company', 'tax_id'], ...list(15, (at) => [`Company ${at} Co., Ltd.`, `01055${digits(8)}`])]),
    ),
    sample(
      'rules.docx',
      docx([{ heading: 'ระเบียบ' }, { text: 'ผู้สมัครต้องยื่นสำเนาบัตรประชาชน 1 ฉบับ และสำเนาทะเบียนบ้าน' }]),
    ),
    sample(
      'minutes.docx',
      docx([
        { heading: 'รายงานการประชุม' },
        { rows: [['ชื่อ', 'ตำแหน่ง'], ...list(12, () => [person(), 'ผู้เข้าประชุม'])] },
      ]),
    ),
    sample(
      'changes.txt',
      Buffer.from(
        list(40, (at) => `v1.${at}.0 build ${1_732_000_000_000 + at} commit ${digits(7)}`).join('\n'),
      ),
    ),
    sample('robots-notes.txt', Buffer.from('User-agent: *\nDisallow: /admin\n# โทร 053-311-222 กด 0\n')),
    sample(
      'sample.env',
      Buffer.from('APP_ENV=local\nDB_PASSWORD=\nDB_USERNAME=your_user\nAPI_KEY=changeme\n'),
    ),
    sample(
      'catalog.json',
      Buffer.from(
        JSON.stringify({ items: list(40, () => ({ gtin: ean('885'), sku: digits(10), price: below(999) })) }),
      ),
    ),
    sample(
      'map.json',
      Buffer.from(
        JSON.stringify({
          type: 'FeatureCollection',
          features: list(30, (at) => ({
            id: at,
            geometry: { coordinates: [98 + below(99) / 100, Number(`18.${digits(9)}`)] },
            updated: 1_732_000_000_000 + at,
          })),
        }),
      ),
    ),
  ];
};

export const heldOutDocuments = (seed: number): DocumentSample[] => [...leaks(seed), ...harmless(seed + 1)];
