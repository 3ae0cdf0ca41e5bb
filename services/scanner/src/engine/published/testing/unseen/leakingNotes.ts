import type { Note } from './List';
import { times, type Random } from './random';
import { dashes, grouped, ID_GROUPS, thaiDigits, type Values } from './values';

type Make = (value: Values, random: Random) => Note;

/** Contracts, orders and petitions: one person, one number, in every way to write it. */
const ids: Make[] = [
  (value) => ({
    name: 'power of attorney',
    title: 'หนังสือมอบอำนาจ',
    lines: [
      `ข้าพเจ้า ${value.person()} อายุ 46 ปี เชื้อชาติไทย สัญชาติไทย ถือบัตรประจำตัวประชาชนเลขที่ ${dashes(value.id())} อยู่${value.longAddress()}`,
      'ขอมอบอำนาจให้ดำเนินการแทนจนเสร็จการ',
    ],
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'contract with Thai digits',
    title: 'สัญญาจ้างเหมาบริการบุคคลธรรมดา',
    lines: [
      `ฝ่ายหนึ่ง กับ ${value.person()} ผู้ถือบัตรประจำตัวประชาชน เลขที่ ${thaiDigits(grouped(value.id(), ID_GROUPS, ' '))} ซึ่งต่อไปในสัญญานี้เรียกว่า "ผู้รับจ้าง"`,
    ],
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'order of a rector',
    title: 'คำสั่งมหาวิทยาลัย เรื่อง บรรจุและแต่งตั้งพนักงานมหาวิทยาลัย',
    lines: [
      `๑. ${value.person()} เลขประจำตัวประชาชน ${thaiDigits(dashes(value.id()))} ให้ดำรงตำแหน่งอาจารย์ ตั้งแต่วันที่ ๑ มีนาคม ๒๕๖๙`,
    ],
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'summons of a court',
    title: 'ประกาศนัดไต่สวนคำร้องขอตั้งผู้จัดการมรดก',
    lines: [`ด้วย ${value.person()} ผู้ร้อง (เลขประจำตัวประชาชน ${value.id()}) ได้ยื่นคำร้องขอต่อศาล`],
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'dashes of a word processor',
    title: 'ใบสำคัญรับเงิน',
    lines: [
      `ข้าพเจ้า ${value.person()} บัตรประชาชน ${grouped(value.id(), ID_GROUPS, '–')} ได้รับเงินจากคณะวิทยาศาสตร์ จำนวน 1,200 บาท`,
    ],
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'non-breaking spaces',
    title: 'บันทึกถ้อยคำ',
    lines: [`ชื่อผู้ให้ถ้อยคำ ${value.person()} หมายเลขประจำตัวประชาชน ${grouped(value.id(), ID_GROUPS, '\u00A0')}`],
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'spaces around dashes',
    title: 'แบบแจ้งย้ายภูมิลำเนา',
    lines: ['เลขประจำตัวประชาชนของผู้แจ้ง', grouped(value.id(), ID_GROUPS, ' - '), `ลงชื่อ ${value.person()}`],
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'label in English',
    title: 'Memorandum of agreement on a research grant',
    lines: [
      `Between the University and ${value.latin()}, holder of Thai National ID Card No. ${dashes(value.id())} (the "Grantee").`,
    ],
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'Thai ID and colon',
    title: 'Visitor registration',
    lines: [`Name: ${value.latin()}`, `Thai ID: ${value.id()}`, 'Purpose: delivery'],
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'short words of offices',
    title: 'รายงานการเดินทางไปราชการ',
    lines: [`ผู้เดินทาง ${value.person()} เลข ปชช. ${value.id()} เบิกค่าที่พัก 1 คืน`],
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'tax number of a person',
    title: 'หนังสือรับรองการหักภาษี ณ ที่จ่าย',
    lines: [
      `ผู้ถูกหักภาษี ณ ที่จ่าย ${value.person()} เลขประจำตัวประชาชน/ผู้เสียภาษีอากร ${grouped(value.id(), ID_GROUPS, ' ')}`,
    ],
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'three members of a consortium',
    title: 'รายชื่อผู้ถือหุ้นห้างหุ้นส่วน',
    lines: times(4, (at) => `${at + 1}) ${value.person()} ${dashes(value.id())} ถือหุ้นร้อยละ 25`),
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'number on a line of its own',
    title: 'สำเนาคู่ฉบับ ทะเบียนบ้าน',
    lines: [
      'รายการบุคคลในบ้าน',
      `ชื่อ ${value.person()} สัญชาติ ไทย เพศ หญิง`,
      `เลขประจำตัวประชาชน ${dashes(value.id())} สถานภาพ ผู้อาศัย`,
    ],
    kinds: ['national_id'],
  }),
  (value) => ({
    name: 'log of a server',
    title: 'access log',
    lines: times(
      6,
      (at) =>
        `2026-03-0${at + 1}T08:1${at}:22+07:00 INFO  c.g.reg.LoginController - login ok citizenId=${value.id()} ip=10.1.2.${at + 7} ua="Mozilla/5.0"`,
    ),
    kinds: ['national_id'],
  }),
];

const papers: Make[] = [
  (value) => ({
    name: 'Thai passport',
    title: 'ขออนุมัติเดินทางไปต่างประเทศ',
    lines: [`ผู้เดินทาง ${value.person()} หนังสือเดินทางเลขที่ ${value.passport()} ออกให้ ณ กรุงเทพมหานคร`],
    kinds: ['passport'],
  }),
  (value) => ({
    name: 'passport in a letter',
    title: 'Letter of invitation',
    lines: [
      `This is to certify that ${value.latin()} (Thai passport number: ${value.passport()}, valid until 14 June 2031) will attend the conference.`,
    ],
    kinds: ['passport'],
  }),
  (value) => ({
    name: 'official passport, Thai digits',
    title: 'บันทึกข้อความ ขอต่ออายุหนังสือเดินทางราชการ',
    lines: [
      `${value.person()} ถือหนังสือเดินทางราชการ หมายเลข ${thaiDigits(value.passport())} หมดอายุวันที่ ๓ เมษายน ๒๕๖๙`,
    ],
    kinds: ['passport'],
  }),
  (value) => ({
    name: 'driving licence of an applicant',
    title: 'ใบสมัครงานตำแหน่งพนักงานขับรถยนต์',
    lines: [`ผู้สมัคร ${value.person()} ใบอนุญาตขับขี่รถยนต์ส่วนบุคคล เลขที่ ${value.licence()} หมดอายุ 12 ม.ค. 2571`],
    kinds: ['driving_licence'],
  }),
  (value) => ({
    name: 'driving licence, short',
    title: 'รายงานอุบัติเหตุทางถนน',
    lines: [`คู่กรณี ${value.person()} ใบขับขี่เลขที่ ${value.licence()} ไม่ได้รับบาดเจ็บ`],
    kinds: ['driving_licence'],
  }),
  (value) => ({
    name: 'driving licence in English',
    title: 'Car rental agreement',
    lines: [`Renter: ${value.latin()}`, `Driving License No.: ${value.licence()}`],
    kinds: ['driving_licence'],
  }),
];

const accountsAndPhones: Make[] = [
  (value) => ({
    name: 'account of a payee',
    title: 'หนังสือแจ้งการโอนเงิน',
    lines: [
      `โอนเงินค่าตอบแทนวิทยากรให้ ${value.person()} เข้าบัญชีเงินฝากออมทรัพย์ ธนาคาร${value.bank()} สาขาลำปาง เลขที่บัญชี ${grouped(value.account(), [3, 1, 5, 1], '-')}`,
    ],
    kinds: ['bank_account'],
  }),
  (value) => ({
    name: 'account of a payee, Thai digits',
    title: 'แบบคำขอรับเงินผ่านธนาคาร',
    lines: [
      `ชื่อบัญชี ${value.person()}`,
      `เลขที่บัญชีเงินฝาก ${thaiDigits(grouped(value.account(), [3, 1, 5, 1], '-'))} ธนาคารกรุงไทย`,
    ],
    kinds: ['bank_account'],
  }),
  (value) => ({
    name: 'complaint with phone',
    title: 'ผลการดำเนินการเรื่องร้องเรียน ที่ 14/2569',
    lines: [
      `ผู้ร้องเรียน ${value.person()} หมายเลขโทรศัพท์ ${grouped(value.mobile(), [3, 3, 4], '-')} ร้องเรียนเรื่องถนนชำรุด`,
    ],
    kinds: ['phone'],
  }),
  (value) => ({
    name: 'post of a web board',
    title: 'กระทู้: ขอเลื่อนวันสอบสัมภาษณ์ค่ะ',
    lines: [`สวัสดีค่ะ หนูชื่อ ${value.person()} เบอร์ ${value.mobile()} ขอเลื่อนวันสอบสัมภาษณ์ได้ไหมคะ`],
    kinds: ['phone'],
  }),
  (value) => ({
    name: 'phone of another country code',
    title: 'Appointment request #5521',
    lines: [
      `Patient: ${value.latin()}`,
      `Phone: +66 ${grouped(value.mobile().slice(1), [2, 3, 4], ' ')}`,
      'Preferred time: morning',
    ],
    kinds: ['phone'],
  }),
  (value) => ({
    name: 'phones of lucky callers',
    title: 'หมายเลขโทรศัพท์ที่ได้รับรางวัลประจำสัปดาห์',
    lines: times(14, () => grouped(value.mobile(), [3, 3, 4], '-')),
    kinds: ['phone'],
  }),
  (value) => ({
    name: 'recipients of a mail',
    title: 'รายงานการส่งจดหมายข่าว',
    lines: [`ส่งถึง: ${times(15, value.mail).join('; ')}`],
    kinds: ['email'],
  }),
  (value) => ({
    name: 'mails of subscribers',
    title: 'subscribers',
    lines: times(18, () => value.mail()),
    kinds: ['email'],
  }),
];

export const LEAKING_NOTES: readonly Make[] = [...ids, ...papers, ...accountsAndPhones];
