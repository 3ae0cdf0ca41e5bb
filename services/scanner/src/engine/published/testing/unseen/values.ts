import { SHORT_MONTHS, THAI_MONTHS } from '../blind/persons';
import type { Random } from './random';

const MEN =
  'ธนวัฒน์ ปกรณ์ วรเมธ ศุภกิตติ์ ชยุต ณรงค์ฤทธิ์ อนุชา กฤษณะ พีรพล สุรเชษฐ์ บุญเลิศ ทองคำ จักรพันธ์ ภาณุพงศ์ เอกราช อภิสิทธิ์ วิรัตน์ สมพงษ์ ไพโรจน์ มานะ'.split(
    ' ',
  );
const WOMEN =
  'ปาริชาติ กัลยกร ณิชารีย์ สุภาวดี อรอนงค์ จิราพร มณีรัตน์ วรรณภา พิมพ์ชนก ธิดารัตน์ บุญเรือน คำปุ่น ลัดดา นันทิยา เบญจวรรณ ชลธิชา รัชนีกร ศศิธร อัญชลี สายพิณ'.split(
    ' ',
  );
const FAMILIES =
  'แสงอรุณ ทองประเสริฐ วงศ์สุวรรณ ศรีบุญเรือง พรหมเทศ อินทร์แก้ว คงสวัสดิ์ จันทร์เพ็ญ บุญมาก สีหาบุตร ภูผาลา ชูช่วย เพชรรัตน์ มะลิวัลย์ สุขเกษม ดวงดี ปัญญาใส รัตนวิจิตร โพธิ์งาม ไชยมงคล แก้วมณี นามวงษ์ ยอดยิ่ง ขันทอง เหล่าสกุล'.split(
    ' ',
  );
const LATIN_MEN = 'Thanawat Pakorn Worameth Supakit Anucha Kritsana Peerapon Ekkarat Somphong Manat'.split(
  ' ',
);
const LATIN_WOMEN =
  'Parichat Kanlayakorn Nicharee Supawadee Jiraporn Maneerat Pimchanok Ladda Sasithorn Anchalee'.split(' ');
const LATIN_FAMILIES =
  'Saeng-arun Thongprasert Wongsuwan Sribunruang Phromthet Inkaew Khongsawat Chanphen Bunmak Sukkasem Rattanawijit Chaimongkol'.split(
    ' ',
  );
const FOREIGN = [
  'Nguyen Thi Lan',
  'Min Thu Aung',
  'Khin Su Wai',
  'Sokha Chea',
  'Bounmy Phommachan',
  'Tanaka Hiroshi',
  'Li Xiaoyan',
  'Daniel Okafor',
  'Priya Raman',
  'Aung Ko Ko',
  'Sreymom Keo',
  'Viengkham Sisouk',
];
const PROVINCES = [
  'ลำปาง',
  'สกลนคร',
  'ตรัง',
  'กาญจนบุรี',
  'พะเยา',
  'อุทัยธานี',
  'ระนอง',
  'ชัยภูมิ',
  'จันทบุรี',
  'นครปฐม',
];
const DISTRICTS = [
  'เกาะคา',
  'วานรนิวาส',
  'ห้วยยอด',
  'ท่าม่วง',
  'ดอกคำใต้',
  'หนองฉาง',
  'กระบุรี',
  'แก้งคร้อ',
  'ขลุง',
  'สามพราน',
];
const SUBDISTRICTS = [
  'ไหล่หิน',
  'คูสะคาม',
  'นาวง',
  'วังศาลา',
  'บ้านถ้ำ',
  'ทุ่งโพ',
  'ลำเลียง',
  'หนองไผ่',
  'ตะปอน',
  'ไร่ขิง',
];
const BANKS = ['กรุงไทย', 'ออมสิน', 'ธ.ก.ส.', 'กสิกรไทย', 'ไทยพาณิชย์', 'กรุงเทพ', 'กรุงศรีอยุธยา', 'ทหารไทยธนชาต'];
const MAIL_HOSTS = [
  'gmail.com',
  'hotmail.com',
  'outlook.co.th',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'windowslive.com',
];

/** The thirteenth digit of a Thai number of a person or a company. */
const lastDigit = (twelve: string): number => {
  let sum = 0;
  for (let at = 0; at < 12; at++) sum += Number(twelve[at]) * (13 - at);
  return (11 - (sum % 11)) % 10;
};
export const grouped = (digits: string, sizes: readonly number[], between: string): string => {
  const pieces: string[] = [];
  let from = 0;
  for (const size of sizes) {
    pieces.push(digits.slice(from, from + size));
    from += size;
  }
  return pieces.join(between);
};
export const ID_GROUPS = [1, 4, 5, 2, 1] as const;
export const dashes = (id: string): string => grouped(id, ID_GROUPS, '-');
export const thaiDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0xe50 + Number(digit)));

const numbersOf = (random: Random) => ({
  id: (): string => {
    const twelve = `${random.between(1, 8)}${random.digits(11)}`;
    return `${twelve}${lastDigit(twelve)}`;
  },
  /** Looks like an id; its last digit is wrong. */
  wrongId: (): string => {
    const twelve = `${random.between(1, 8)}${random.digits(11)}`;
    return `${twelve}${(lastDigit(twelve) + random.between(1, 9)) % 10}`;
  },
  company: (): string => {
    const twelve = `0${random.pick(['1055', '1075', '2055', '9940', '5035'])}${random.digits(7)}`;
    return `${twelve}${lastDigit(twelve)}`;
  },
  mobile: (): string => `0${random.pick(['6', '8', '9'])}${random.between(1, 9)}${random.digits(7)}`,
  office: (): string =>
    `0${random.pick(['2', '32', '38', '43', '44', '53', '54', '75', '77'])}${random.digits(7)}`.slice(0, 9),
  account: (): string => `${random.between(1, 9)}${random.digits(9)}`,
  passport: (): string => `${random.pick(['AA', 'AB', 'AC'])}${random.digits(7)}`,
  licence: (): string => `${random.between(50, 68)}${random.digits(6)}`,
  studentId: (): string => `${random.between(62, 69)}${random.digits(8)}`,
});

const namesOf = (random: Random) => {
  const bare = (): string => `${random.pick([...MEN, ...WOMEN])} ${random.pick(FAMILIES)}`;
  return {
    bare,
    first: (): string => random.pick([...MEN, ...WOMEN]),
    family: (): string => random.pick(FAMILIES),
    person: (): string =>
      random.below(2) === 0
        ? `นาย${random.pick(MEN)} ${random.pick(FAMILIES)}`
        : `${random.pick(['นาง', 'นางสาว'])}${random.pick(WOMEN)} ${random.pick(FAMILIES)}`,
    shortPerson: (): string =>
      random.below(2) === 0
        ? `นาย ${random.pick(MEN)}  ${random.pick(FAMILIES)}`
        : `น.ส.${random.pick(WOMEN)}  ${random.pick(FAMILIES)}`,
    child: (): string =>
      random.below(2) === 0
        ? `${random.pick(['ด.ช.', 'เด็กชาย'])}${random.pick(MEN)} ${random.pick(FAMILIES)}`
        : `${random.pick(['ด.ญ.', 'เด็กหญิง'])}${random.pick(WOMEN)} ${random.pick(FAMILIES)}`,
    latin: (): string =>
      random.below(2) === 0
        ? `Mr. ${random.pick(LATIN_MEN)} ${random.pick(LATIN_FAMILIES)}`
        : `${random.pick(['Ms.', 'Miss', 'Mrs.'])} ${random.pick(LATIN_WOMEN)} ${random.pick(LATIN_FAMILIES)}`,
    foreign: (at: number): string => `${at % 2 ? 'Ms.' : 'Mr.'} ${FOREIGN[at % FOREIGN.length]}`,
    officer: (): string =>
      `${random.pick(['พ.ต.อ.', 'ร.ต.ท.', 'จ.ส.อ.', 'ส.อ.', 'ว่าที่ ร.ต.', 'ด.ต.'])}${random.pick(MEN)} ${random.pick(FAMILIES)}`,
    mail: (): string =>
      `${random.pick([...LATIN_MEN, ...LATIN_WOMEN]).toLowerCase()}${random.pick(['.', '_', ''])}${random.letters(3, 'bcdfgkmnprstw')}${random.below(99)}@${random.pick(MAIL_HOSTS)}`,
    login: (): string =>
      `${random.pick([...LATIN_MEN, ...LATIN_WOMEN]).toLowerCase()}.${random.letters(2, 'bcdfgkmnprstw')}${random.below(99)}`,
  };
};

const placesOf = (random: Random) => ({
  house: (): string => `${random.between(1, 399)}${random.pick(['', '', `/${random.between(1, 60)}`])}`,
  moo: (): string => `${random.between(1, 14)}`,
  address: (): string =>
    `${random.between(1, 399)}/${random.between(1, 60)} ม.${random.between(1, 14)} ต.${random.pick(SUBDISTRICTS)} อ.${random.pick(DISTRICTS)} จ.${random.pick(PROVINCES)}`,
  longAddress: (): string =>
    `บ้านเลขที่ ${random.between(1, 399)} หมู่ที่ ${random.between(1, 14)} ตำบล${random.pick(SUBDISTRICTS)} อำเภอ${random.pick(DISTRICTS)} จังหวัด${random.pick(PROVINCES)} ${random.between(10, 96)}${random.digits(2)}0`,
  province: (): string => random.pick(PROVINCES),
  district: (): string => random.pick(DISTRICTS),
  bank: (): string => random.pick(BANKS),
  birth: (): string => `${random.between(1, 28)} ${random.pick(THAI_MONTHS)} ${random.between(2490, 2548)}`,
  shortBirth: (): string =>
    `${random.between(1, 28)} ${random.pick(SHORT_MONTHS)} ${random.between(2490, 2548)}`,
  numericBirth: (): string =>
    `${String(random.between(1, 28)).padStart(2, '0')}/${String(random.between(1, 12)).padStart(2, '0')}/${random.between(2490, 2548)}`,
  isoBirth: (): string =>
    `${random.between(1955, 2007)}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`,
  childBirth: (): string =>
    `${random.between(1, 28)} ${random.pick(SHORT_MONTHS)} ${random.between(2553, 2562)}`,
  date: (): string => `${random.between(1, 28)} ${random.pick(SHORT_MONTHS)} ${random.between(2566, 2569)}`,
  money: (): string => `${random.between(1, 89)},${random.digits(3)}.00`,
});

/** Values as Thai websites publish them; all invented. */
export const valuesOf = (random: Random) => ({
  ...numbersOf(random),
  ...namesOf(random),
  ...placesOf(random),
});
export type Values = ReturnType<typeof valuesOf>;
