import type { LeakKind } from '@yinyom/contracts/scanner/leakKinds';
import { times, type Random } from '../unseen/random';
import { dashes, grouped, ID_GROUPS, thaiDigits, type Values } from '../unseen/values';

interface Single {
  name: string;
  lines: string[];
  kinds: readonly LeakKind[];
}
const piece = (...parts: string[]): string => parts.join('');
const B64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export const LEAKING_SINGLES: readonly ((value: Values, random: Random) => Single)[] = [
  (value) => ({
    name: 'receipt of a cooperative',
    lines: [`ได้รับเงินจาก ${value.person()}`, `เลขประจำตัวประชาชน ${dashes(value.id())}`, 'เป็นค่าหุ้นรายเดือน'],
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'record of the police',
    lines: [
      `วันนี้เวลา ๑๐.๓๐ น. ${value.person()} อายุ ๓๔ ปี เลขบัตร ${thaiDigits(grouped(value.id(), ID_GROUPS, '-'))} มาแจ้งว่าบัตรหาย`,
    ],
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'citizen ID in English',
    lines: [`Beneficiary: ${value.latin()} / Citizen ID No ${value.id()}`],
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'identification number',
    lines: ['Identification Number', grouped(value.id(), ID_GROUPS, '-'), value.latin()],
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'application of a job',
    lines: [
      `ชื่อ ${value.first()} นามสกุล ${value.family()}`,
      `เลขที่บัตรประจำตัวประชาชน ${value.id().replace(/(.)/g, '$1 ').trim()}`,
    ],
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'parties of a contract',
    lines: [
      `สัญญาฉบับนี้ทำขึ้นระหว่าง ${value.person()} บัตรประจำตัวประชาชนเลขที่ ${grouped(value.id(), ID_GROUPS, ' ')} ผู้ให้เช่า กับ ${value.person()} บัตรประจำตัวประชาชนเลขที่ ${grouped(value.id(), ID_GROUPS, ' ')} ผู้เช่า`,
    ],
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'passport of a traveller',
    lines: [`Traveller: ${value.latin()}, Passport: ${value.passport()}, DOB 12 May 1990`],
    kinds: ['passport'],
  }),
  (value) => ({
    name: 'travel document',
    lines: [`เลขที่หนังสือเดินทาง (Passport No.) : ${value.passport()}`],
    kinds: ['passport'],
  }),
  (value) => ({
    name: 'licence of a driver',
    lines: [`ผู้ขับขี่ ${value.person()} ใบอนุญาตขับรถชนิดที่ ๒ เลขที่ ${value.licence()}`],
    kinds: ['driving_licence'],
  }),
  (value) => ({
    name: 'refund to a person',
    lines: [`กรุณาโอนคืนให้ ${value.person()} บัญชี ธ.กรุงไทย ${grouped(value.account(), [3, 1, 5, 1], '-')}`],
    kinds: ['bank_account'],
  }),
  (value) => ({
    name: 'account for a salary',
    lines: [`Employee: ${value.latin()}`, `Account number: ${value.account()} (Krungthai)`],
    kinds: ['bank_account'],
  }),
  (value) => ({
    name: 'lost and found',
    lines: [`ผู้ใดพบเห็นโปรดแจ้งเจ้าของ ${value.person()} ${grouped(value.mobile(), [3, 3, 4], '-')}`],
    kinds: ['phone'],
  }),
  (value) => ({
    name: 'seller of a classified',
    lines: [`ผู้ขาย: ${value.person()}`, `มือถือ: ${value.mobile()}`, 'ราคา 4,500 บาท ต่อรองได้'],
    kinds: ['phone'],
  }),
  (value) => ({
    name: 'phones in a line',
    lines: [times(12, () => value.mobile()).join(', ')],
    kinds: ['phone'],
  }),
  (value) => ({
    name: 'group of mail',
    lines: [`To: ${times(11, () => `"${value.bare()}" <${value.mail()}>`).join(', ')}`],
    kinds: ['email'],
  }),
  (_value, random) => ({
    name: 'settings of Node',
    lines: [
      'PORT=3000',
      `JWT_SECRET=${random.letters(32, B64)}`,
      piece('MONGO_URI=mongodb', '+srv://coop:', random.letters(14, B64), '@cluster0.ab1cd.mongodb.net/coop'),
    ],
    kinds: ['secret'],
  }),
  (_value, random) => ({
    name: 'key of OpenSSH',
    lines: [
      piece('-----BEGIN OPENSSH ', 'PRIVATE KEY-----'),
      ...times(6, () => random.letters(70, B64)),
      piece('-----END OPENSSH ', 'PRIVATE KEY-----'),
    ],
    kinds: ['secret'],
  }),
  (_value, random) => ({
    name: 'settings of Spring',
    lines: [
      'spring.datasource.url=jdbc:mysql://10.0.0.4:3306/coop',
      'spring.datasource.username=coop',
      `spring.datasource.password=${random.letters(6, B64)}#${random.digits(4)}`,
    ],
    kinds: ['secret'],
  }),
  (_value, random) => ({
    name: 'settings of PHP',
    lines: [
      '<?php',
      "$dbhost = 'localhost';",
      "$dbuser = 'coop';",
      `$dbpass = '${random.letters(7, B64)}!${random.digits(2)}';`,
    ],
    kinds: ['secret'],
  }),
  (_value, random) => ({
    name: 'token in a call',
    lines: [
      piece(
        'curl -H "Authorization: Bearer gl',
        'pat-',
        random.letters(20, B64),
        '" https://gitlab.example.net/api/v4/projects',
      ),
    ],
    kinds: ['secret'],
  }),
  (_value, random) => ({
    name: 'key of a mail service',
    lines: [piece('sendgrid_key: S', 'G.', random.letters(22, B64), '.', random.letters(43, B64))],
    kinds: ['secret'],
  }),
];
