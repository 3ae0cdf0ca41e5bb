/** Invented people for samples of leak watch: each seed gives others. */
export interface Person {
  title: string;
  first: string;
  last: string;
  /** With its right check digit. */
  id: string;
  phone: string;
  mail: string;
  birth: { day: number; month: number; year: number };
  address: string;
  account: string;
}

const MULTIPLIER = 0x6d2b79f5;
const WORD = 4_294_967_296;

/** A source of chance that a seed repeats (mulberry32). */
export const chanceOf = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + MULTIPLIER) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / WORD;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    one: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    digits: (count: number): string => Array.from({ length: count }, () => below(10)).join(''),
  };
};
export type Chance = ReturnType<typeof chanceOf>;

/** What was invented while `withValues` runs; null: nothing is kept. */
let invented: string[] | null = null;
const keep = (value: string): string => {
  invented?.push(value);
  return value;
};
/** Samples, and every number, name and address that was invented for them, as it is and without the forms that samples give it. */
export const withValues = <T>(write: () => T): { samples: T; values: string[] } => {
  invented = [];
  try {
    const samples = write();
    return { samples, values: [...new Set(invented)] };
  } finally {
    invented = null;
  }
};

const checkDigit = (twelve: string): number => {
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (13 - at), 0);
  return (11 - (sum % 11)) % 10;
};
export const nationalId = (chance: Chance): string => {
  const twelve = `${1 + chance.below(8)}${chance.digits(11)}`;
  return keep(`${twelve}${checkDigit(twelve)}`);
};
/** Its last digit is wrong, as in the samples of forms. */
export const wrongId = (chance: Chance): string => {
  const right = nationalId(chance);
  return `${right.slice(0, 12)}${(Number(right[12]) + 3) % 10}`;
};
export const dashed = (id: string, between = '-'): string =>
  [id.slice(0, 1), id.slice(1, 5), id.slice(5, 10), id.slice(10, 12), id.slice(12)].join(between);
export const thaiDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0xe50 + Number(digit)));

const MEN = [
  'กิตติพงศ์',
  'ธนาธร',
  'ปิยะ',
  'ศุภชัย',
  'อนุชา',
  'วรวุฒิ',
  'ณัฐพล',
  'ชยุต',
  'ภูริช',
  'เอกรินทร์',
  'สมคิด',
  'ไพโรจน์',
];
const WOMEN = [
  'กมลวรรณ',
  'จิราภรณ์',
  'ณัฐธิดา',
  'ปวีณา',
  'รัตนา',
  'ศิริลักษณ์',
  'อรอนงค์',
  'เบญจมาศ',
  'พิมพ์ชนก',
  'ใจทิพย์',
  'สุนิสา',
  'ดวงกมล',
];
const LAST = [
  'แก้วมณี',
  'ทองสุข',
  'บุญมาก',
  'พรหมรักษ์',
  'ศรีวิไล',
  'อินทรสุวรรณ',
  'คงเจริญ',
  'จันทร์เพ็ญ',
  'วงศ์สวัสดิ์',
  'มหาชัย',
  'ไชยโย',
  'เพชรรัตน์',
  'นาคสุข',
  'ภู่ระหงษ์',
  'ณ ระนอง',
  'หล่อวัฒนา',
];
const PLACES = [
  'ต.ท่าวัง อ.เมือง จ.นครศรีธรรมราช 80000',
  'แขวงบางซื่อ เขตบางซื่อ กรุงเทพฯ 10800',
  'ตำบลสุเทพ อำเภอเมือง จังหวัดเชียงใหม่ 50200',
  'ต.ในเมือง อ.เมือง จ.ขอนแก่น 40000',
  'ต.หาดใหญ่ อ.หาดใหญ่ จ.สงขลา 90110',
];
const LATIN = [
  'kittipong',
  'thanatorn',
  'piya',
  'supachai',
  'anucha',
  'worawut',
  'nattapol',
  'kamonwan',
  'jiraporn',
  'pawinee',
  'rattana',
  'sirilak',
  'benja',
  'pimchanok',
  'sunisa',
  'duang',
];
const MAILS = ['gmail.com', 'hotmail.com', 'yahoo.co.th', 'outlook.co.th', 'icloud.com', 'live.com'];

export const THAI_MONTHS = [
  'มกราคม',
  'กุมภาพันธ์',
  'มีนาคม',
  'เมษายน',
  'พฤษภาคม',
  'มิถุนายน',
  'กรกฎาคม',
  'สิงหาคม',
  'กันยายน',
  'ตุลาคม',
  'พฤศจิกายน',
  'ธันวาคม',
];
export const SHORT_MONTHS = [
  'ม.ค.',
  'ก.พ.',
  'มี.ค.',
  'เม.ย.',
  'พ.ค.',
  'มิ.ย.',
  'ก.ค.',
  'ส.ค.',
  'ก.ย.',
  'ต.ค.',
  'พ.ย.',
  'ธ.ค.',
];

export const mobile = (chance: Chance): string => keep(`0${chance.one(['6', '8', '9'])}${chance.digits(8)}`);
export const spacedPhone = (phone: string): string =>
  `${phone.slice(0, 3)}-${phone.slice(3, 6)}-${phone.slice(6)}`;

export const personOf = (chance: Chance, years: readonly [number, number] = [1958, 2004]): Person => {
  const isMan = chance.below(2) === 0;
  const person: Person = {
    title: isMan ? 'นาย' : chance.one(['นาง', 'นางสาว', 'น.ส.']),
    first: chance.one(isMan ? MEN : WOMEN),
    last: chance.one(LAST),
    id: nationalId(chance),
    phone: mobile(chance),
    mail: `${chance.one(LATIN)}${chance.one(['.', '_', ''])}${chance.digits(3)}@${chance.one(MAILS)}`,
    birth: {
      day: 1 + chance.below(28),
      month: chance.below(12),
      year: years[0] + chance.below(years[1] - years[0]),
    },
    address: `${1 + chance.below(400)}/${1 + chance.below(90)} ${chance.one(['หมู่ 4', 'ซอยร่วมใจ', 'ถ.ราชดำเนิน', 'หมู่ที่ ๒'])} ${chance.one(PLACES)}`,
    account: chance.digits(10),
  };
  const { first, last, mail, address, account } = person;
  for (const value of [`${first} ${last}`, mail, address, account]) keep(value);
  return person;
};
export const people = (chance: Chance, count: number, years?: readonly [number, number]): Person[] =>
  Array.from({ length: count }, () => personOf(chance, years));

/** A pupil: the title of a child. */
export const pupil = (person: Person): Person => ({
  ...person,
  title: person.title === 'นาย' ? 'ด.ช.' : 'ด.ญ.',
});
export const fullName = ({ title, first, last }: Person): string => `${title}${first} ${last}`;

const ENGLISH_FIRST = [
  'James',
  'Olivia',
  'Wei',
  'Aung',
  'Sophea',
  'Linh',
  'Hiroshi',
  'Maria',
  'Rahul',
  'Chloe',
  'Minh',
  'Dara',
];
const ENGLISH_LAST = [
  'Carter',
  'Nguyen',
  'Zhang',
  'Kyaw',
  'Sok',
  'Tanaka',
  'Santos',
  'Sharma',
  'Dubois',
  'Miller',
  'Okafor',
  'Silva',
];
export const englishName = (chance: Chance): string =>
  `${chance.one(['Mr.', 'Ms.', 'Mrs.', 'Miss'])} ${keep(`${chance.one(ENGLISH_FIRST)} ${chance.one(ENGLISH_LAST)}`)}`;
export const passport = (chance: Chance): string =>
  keep(`${chance.one(['AA', 'AB', 'AC', 'E', 'N', 'MB'])}${chance.digits(7)}`);
