import { seeded } from '../../../../personal-data/testing/sampleValues';

const MEN = 'ภาณุวัฒน์ ศุภกร ประเสริฐ ไพโรจน์ ธีรเดช สุรชัย วรพล จักรพันธ์ บัญชา เอกชัย ปกรณ์ ยุทธนา'.split(' ');
const WOMEN = 'พิมพ์ชนก สุดารัตน์ มาลี วิภาดา ชุติมา อัญชลี กาญจนา เบญจวรรณ ทิพวรรณ สายฝน นันทิชา ลดาวัลย์'.split(' ');
const FAMILIES =
  'พรหมมา ดวงแก้ว สายทอง แซ่ลิ้ม หงษ์ทอง คำภีระ ไชยวงศ์ นาคสุข ปัญญาดี วงษ์ใหญ่ เพชรรัตน์ อ่อนละมัย มณีโชติ บัวผัน'.split(' ');
const LATIN_MEN = 'Phanuwat Supakorn Prasert Pairoj Teeradej Surachai Worapol Jakkaphan Bancha Ekachai'.split(
  ' ',
);
const LATIN_WOMEN = 'Pimchanok Sudarat Malee Wipada Chutima Anchalee Kanchana Benjawan Saifon Nanticha'.split(
  ' ',
);
const LATIN_FAMILIES = 'Promma Duangkaew Saithong Limsakul Hongthong Kampeera Chaiwong Naksuk Panyadee'.split(
  ' ',
);
const PLACES = [
  ['บ้านกลาง', 'สันป่าตอง', 'เชียงใหม่', '50120'],
  ['หนองหอย', 'พระทองคำ', 'นครราชสีมา', '30220'],
  ['ท่าข้าม', 'หาดใหญ่', 'สงขลา', '90110'],
  ['บางพูด', 'ปากเกร็ด', 'นนทบุรี', '11120'],
] as const;
const MONTHS = 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'.split(' ');

/** Everything that the pages and documents hold, from one seed. The values follow the rules of the specification and belong to no person. */
export const inventPeople = (seed: number) => {
  const { below, pick, digits } = seeded(seed);
  /** The rule as the law office writes it: weights 13 to 2, 11 minus the remainder, its last digit. */
  const checkDigit = (twelve: string): number => {
    let sum = 0;
    for (let at = 0; at < 12; at += 1) sum += Number(twelve.charAt(at)) * (13 - at);
    return (11 - (sum % 11)) % 10;
  };
  const citizen = (): string => {
    const twelve = `${1 + below(8)}${digits(11)}`;
    return twelve + String(checkDigit(twelve));
  };
  const notCitizen = (): string => {
    const twelve = `${1 + below(8)}${digits(11)}`;
    return twelve + String((checkDigit(twelve) + 1 + below(9)) % 10);
  };
  const ean = (head: string): string => {
    const twelve = head + digits(12 - head.length);
    const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
    return twelve + String((10 - (sum % 10)) % 10);
  };
  const man = () => `นาย${pick(MEN)} ${pick(FAMILIES)}`;
  const woman = () => `${pick(['นางสาว', 'นาง', 'น.ส.'])}${pick(WOMEN)} ${pick(FAMILIES)}`;
  return {
    below,
    pick,
    digits,
    citizen,
    notCitizen,
    ean,
    person: (): string => (below(2) ? man() : woman()),
    child: (): string =>
      below(2) ? `ด.ช.${pick(MEN)} ${pick(FAMILIES)}` : `ด.ญ.${pick(WOMEN)} ${pick(FAMILIES)}`,
    pupil: (): string =>
      below(2) ? `เด็กชาย${pick(MEN)} ${pick(FAMILIES)}` : `เด็กหญิง${pick(WOMEN)} ${pick(FAMILIES)}`,
    latin: (): string =>
      below(2)
        ? `Mr. ${pick(LATIN_MEN)} ${pick(LATIN_FAMILIES)}`
        : `Ms. ${pick(LATIN_WOMEN)} ${pick(LATIN_FAMILIES)}`,
    /** Title, first name and family name apart. */
    parts: (): string[] =>
      below(2) ? ['นาย', pick(MEN), pick(FAMILIES)] : ['นางสาว', pick(WOMEN), pick(FAMILIES)],
    mobile: (): string => `0${pick(['6', '8', '9'])}${digits(8)}`,
    office: (): string => `0${pick(['2', '53', '44', '74'])}-${digits(3)}-${digits(3)}`,
    mail: (): string =>
      `${pick(LATIN_WOMEN).toLowerCase()}${pick(['', '.', '_'])}${digits(3)}@${pick(['gmail.com', 'outlook.com', 'icloud.com', 'hotmail.co.th'])}`,
    account: (): string => `${digits(3)}-${digits(1)}-${digits(5)}-${digits(1)}`,
    passport: (): string => `A${pick(['A', 'B', 'C'])}${digits(7)}`,
    born: (): string => `${1 + below(28)} ${pick(MONTHS)} ${2500 + below(60)}`,
    bornShort: (): string =>
      `${String(1 + below(28)).padStart(2, '0')}/${String(1 + below(12)).padStart(2, '0')}/${1955 + below(60)}`,
    home: (): string => {
      const [sub, district, province, code] = pick(PLACES);
      return `${1 + below(300)}/${1 + below(20)} หมู่ที่ ${1 + below(14)} ต.${sub} อ.${district} จ.${province} ${code}`;
    },
  };
};
export type People = ReturnType<typeof inventPeople>;

export const list = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_unused, at) => make(at));
export const thaiDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)));
export const fullWidth = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
/** An id in its five groups. */
export const grouped = (id: string, by: string): string =>
  [id.slice(0, 1), id.slice(1, 5), id.slice(5, 10), id.slice(10, 12), id.slice(12)].join(by);
export const phoned = (phone: string, by = '-'): string =>
  [phone.slice(0, 3), phone.slice(3, 6), phone.slice(6)].join(by);
