import { LIST_SIZE, type Place } from '../Content';
import { plainDigits } from './digits';
import { emailsIn, isRoleAddress } from './emails';
import type { PeopleList } from './peopleLists';
import { phonesIn } from './phones';

/** Something about each person of a list. */
export interface Attribute {
  /** Words of titles of columns, and of captions of lists without columns. */
  title: RegExp;
  /** What a value of it looks like; null where only the title says it. */
  value: RegExp | null;
}

export const BIRTH: Attribute = {
  title: /เกิด|อายุ|birth|\bdob\b|\bage\b|出生|生年月日/i,
  value:
    /(?:เกิด|born|birth|dob)[^\n]{0,20}\d{1,2}[\s/.-]{1,2}(?:\d{1,2}|\p{L}[\p{L}\p{M}.]{1,12})[\s/.-]{1,2}\d{2,4}/iu,
};
export const ADDRESS: Attribute = {
  title: /ที่อยู่|ภูมิลำเนา|บ้านเลขที่|address|住所|地址/i,
  value:
    /(?:หมู่(?:ที่)?\s?\d|ม\.\s?\d|ต(?:ำบล|\.)\s?[ก-๎]{2,}\s{0,3}(?:อ(?:ำเภอ|\.))|แขวง\s?[ก-๎]{2,}\s{0,3}เขต|บ้านเลขที่\s?\d|\d{1,4}\/\d{1,4}\s{1,3}(?:หมู่|ม\.|ถ\.|ถนน|ซ\.|ซอย))/,
};
export const SENSITIVE: Attribute = {
  title:
    /ศาสนา|หมู่\s?เลือด|กรุ๊ป\s?เลือด|หมู่โลหิต|โรค|สุขภาพ|วินิจฉัย|แพ้ยา|การแพ้|ความพิการ|พิการ|เชื้อชาติ|อาชญากรรม|ประวัติคดี|สหภาพ|ลายนิ้วมือ|ชีวภาพ|ชีวมิติ|ความเห็นทางการเมือง|พรรคการเมือง|รสนิยมทางเพศ|ผลตรวจ|religion|blood|health|disease|diagnos|allerg|disab|ethnic|\brace\b|criminal|conviction|union|biometr|fingerprint|political|medical|宗教|血液型|病/i,
  value:
    /พุทธ|อิสลาม|คริสต์|ฮินดู|ซิกข์|buddhis|islam|muslim|christian|hindu|เบาหวาน|ความดันโลหิต|มะเร็ง|หอบหืด|เอชไอวี|ธาลัสซีเมีย|วัณโรค|ซึมเศร้า|จิตเวช|diabet|hypertens|cancer|asthma|\bhiv\b|tubercul|depress|(?:หมู่|กรุ๊ป)\s?(?:เลือด|โลหิต)\s{0,2}(?:AB|A|B|O)|ต้องโทษ|สมาชิกสหภาพ/i,
};
const SCORE: Attribute = {
  title: /คะแนน|เกรด|ผลสอบ|ผลการเรียน|ผลการสอบ|gpa|gpax|score|grade|mark|成绩|点/i,
  value: /(?:คะแนน|เกรด|GPAX?|score|grade)\s{0,3}:?\s{0,3}\d/i,
};
const SALARY: Attribute = {
  title: /เงินเดือน|ค่าจ้าง|รายได้|ค่าตอบแทน|เงินเพิ่ม|หนี้|ยอดค้าง|salary|wage|income|payroll|debt|給与|工资/i,
  value: /(?:เงินเดือน|ค่าจ้าง|รายได้|salary|income)[^\n]{0,10}\d/i,
};
const ID: Attribute = {
  title: /เลขประจำตัว|บัตรประชาชน|เลขบัตร|citizen|national\s?id|id\s?card|passport|หนังสือเดินทาง|\bhn\b|เลขที่ผู้ป่วย/i,
  value: /(?<!\d)[1-8][ -]?\d{4}[ -]?\d{5}[ -]?\d{2}[ -]?\d(?!\d)/,
};
const PHONE: Attribute = { title: /มือถือ|mobile|cell/i, value: null };

/** How many rows of a list have something that looks like it. */
const rowsWith = (list: PeopleList, has: (row: string) => boolean): number =>
  list.rows.filter((row) => has(plainDigits(row))).length;

const filled = (cells: readonly string[]): number =>
  cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell)).length;

/**
 * Where a list says something of its people: the place of the column, or of the list.
 * @returns null where it does not
 */
export const placeOfAttribute = (list: PeopleList, { title, value }: Attribute): Place | null => {
  const column = list.columns.find((one) => title.test(one.title) && filled(one.cells) >= LIST_SIZE);
  if (column) return column.place;
  if (value && rowsWith(list, (row) => value.test(row)) >= LIST_SIZE) return list.place;
  // A list in text has no columns: the line above names them.
  const numbered = rowsWith(list, (row) => /\d/.test(row)) >= LIST_SIZE;
  return list.columns.length === 0 && numbered && title.test(list.caption) ? list.place : null;
};

const hasPhones = (list: PeopleList): boolean =>
  rowsWith(list, (row) => phonesIn(row).length > 0) >= LIST_SIZE || placeOfAttribute(list, PHONE) !== null;
const hasEmails = (list: PeopleList): boolean =>
  rowsWith(list, (row) => emailsIn(row).some((one) => !isRoleAddress(one))) >= LIST_SIZE;

/** What a list says of its people besides their names. */
export const attributesOf = (list: PeopleList): { strong: boolean; weak: boolean } => {
  const has = (attribute: Attribute) => placeOfAttribute(list, attribute) !== null;
  const strong = has(ID) || has(BIRTH) || has(SENSITIVE) || has(SALARY);
  return { strong, weak: hasPhones(list) || hasEmails(list) || has(ADDRESS) || has(SCORE) };
};

/** Students have numbers, and numbers have marks. */
export const STUDENT_TITLE =
  /(?:รหัส|เลข(?:ที่)?(?:ประจำตัว)?)\s?(?:นักเรียน|นักศึกษา|นิสิต)|student\s?(?:id|no|number|code)/i;
export const isScoreTitle = (title: string): boolean => SCORE.title.test(title);
export const hasScores = (list: PeopleList): boolean => placeOfAttribute(list, SCORE) !== null;
