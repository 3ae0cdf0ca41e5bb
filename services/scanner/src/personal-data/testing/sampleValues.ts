/** Numbers that look random and are the same in every run (mulberry32). */
export const seeded = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number): number => Math.floor(next() * most);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const digits = (count: number): string => Array.from({ length: count }, () => below(10)).join('');
  return { next, below, pick, digits };
};
export type Random = ReturnType<typeof seeded>;

const FIRST =
  'สมชาย สมหญิง กิตติ ปรียา วิชัย อรทัย ณัฐพล ธนพร กมลชนก พีรพัฒน์ ศิริพร อนุชา เกรียงไกร รัตนา จิราภรณ์ มานะ ทองดี ชัยวัฒน์'.split(
    ' ',
  );
const LAST =
  'ใจดี รักไทย แก้วมณี ศรีสุข บุญมาก ทองคำ วงศ์สว่าง จันทร์เพ็ญ สุขสวัสดิ์ พงษ์ไพบูลย์ เจริญผล มั่งมี อินทรักษ์ ชูเกียรติ'.split(' ');
const ENGLISH_FIRST = 'Somchai Somying Kitti Preeya Wichai Orathai Nattapon Thanaporn Anucha Rattana'.split(
  ' ',
);
const ENGLISH_LAST = 'Jaidee Rakthai Kaewmanee Srisuk Boonmak Thongkham Wongsawang Janpen'.split(' ');

const checkDigitOf = (twelve: string): number =>
  (11 - ([...twelve].reduce((sum, digit, at) => sum + Number(digit) * (13 - at), 0) % 11)) % 10;

/** Values as people have them; none belongs to anybody on purpose. */
export const valuesOf = (random: Random) => {
  const { below, pick, digits } = random;
  const nationalId = (): string => {
    const twelve = `${1 + below(8)}${digits(11)}`;
    return `${twelve}${checkDigitOf(twelve)}`;
  };
  return {
    nationalId,
    /** Thirteen digits whose check digit is wrong. */
    wrongId: (): string => {
      const id = nationalId();
      return `${id.slice(0, 12)}${(Number(id[12]) + 1 + below(8)) % 10}`;
    },
    name: (): string => `${pick(FIRST)} ${pick(LAST)}`,
    englishName: (): string => `${pick(ENGLISH_FIRST)} ${pick(ENGLISH_LAST)}`,
    mobile: (): string => `0${pick(['6', '8', '9'])}${digits(8)}`,
    office: (): string => `02-${digits(3)}-${digits(4)}`,
    email: (): string =>
      `${pick(ENGLISH_FIRST).toLowerCase()}.${digits(4)}@${pick(['gmail.com', 'hotmail.com', 'yahoo.co.th'])}`,
    passport: (): string => `A${pick(['A', 'B', 'C'])}${digits(7)}`,
    licence: (): string => digits(8),
    account: (): string => `${digits(3)}-${digits(1)}-${digits(5)}-${digits(1)}`,
    birth: (): string => `${1 + below(28)}/${1 + below(12)}/${2500 + below(50)}`,
    address: (): string => `${1 + below(200)}/${1 + below(99)} หมู่ ${1 + below(12)} ต.ในเมือง อ.เมือง จ.ขอนแก่น`,
  };
};
export type Values = ReturnType<typeof valuesOf>;

/** An id as forms print it. */
export const dashed = (id: string): string => id.replace(/^(.)(.{4})(.{5})(..)(.)$/, '$1-$2-$3-$4-$5');
export const inThaiDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)));
