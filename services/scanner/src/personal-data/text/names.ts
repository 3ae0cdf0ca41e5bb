/** Words that begin like a title and are offices, not people. */
const OFFICES =
  '(?!ก(?:รัฐมนตรี|เทศมนตรี|สมาคม|สภา|องค์การ|อบต|อบจ|เหล่า|\\s)|อำเภอ|ทะเบียน|จ้าง|หน้า|แพทย์|ทหาร|ตำรวจ|แบบ|พยาบาล|ฟ้า|สถานี)';
const THAI_TITLE = `(?:นางสาว|นาย${OFFICES}|นาง${OFFICES}|น\\.\\s?ส\\.|ด\\.\\s?ช\\.|ด\\.\\s?ญ\\.|เด็กชาย|เด็กหญิง)`;
const THAI_NAME = '[ก-ฮเ-ไ][ก-๎]{1,30}';
const ENGLISH_TITLE = '(?:Mrs|Mr|Ms|Miss|Master)\\.?';
const ENGLISH_NAME = "[A-Z][A-Za-z'-]{1,30}";
const GAP = '[\\s_+-]{1,3}';

const source = `(?<![ก-๎])${THAI_TITLE}[\\s_+-]{0,3}${THAI_NAME}${GAP}${THAI_NAME}|(?<![A-Za-z])${ENGLISH_TITLE}${GAP}${ENGLISH_NAME}${GAP}${ENGLISH_NAME}`;

const CHILD = /^(?:ด\.\s?[ชญ]\.|เด็กชาย|เด็กหญิง|Master\b)/;

/** A pattern of people with a title before first and last name. */
export const titledNames = (): RegExp => new RegExp(source, 'g');

/** Names in a text, written the same way wherever they stand. */
export const namesIn = (text: string): { name: string; at: number; isChild: boolean }[] =>
  [...text.matchAll(titledNames())].map((match) => ({
    name: match[0].replace(/[\s_+-]+/g, ' ').trim(),
    at: match.index,
    isChild: CHILD.test(match[0]),
  }));

/** Titles of columns that hold the names of people, and of nothing else. */
export const NAME_TITLE =
  /ชื่อ\s?(?:[-–/]\s?|และ\s?)?(?:นาม)?สกุล|ชื่อผู้|ชื่อนักเรียน|ชื่อนักศึกษา|ชื่อพนักงาน|ชื่อคนไข้|ชื่อผู้ป่วย|รายชื่อ|full\s?name|first\s?name|last\s?name|surname|(?:student|employee|patient|applicant|member|customer)(?:'s)?[\s_-]?name/i;

/** Titles of columns of nothing but titles of people. */
export const PREFIX_CELL =
  /^\s*(?:นาย|นาง|นางสาว|น\.\s?ส\.|ด\.\s?[ชญ]\.|เด็กชาย|เด็กหญิง|Mr\.?|Mrs\.?|Ms\.?|Miss|Master)\s*$/;
export const CHILD_CELL = /^\s*(?:ด\.\s?[ชญ]\.|เด็กชาย|เด็กหญิง|Master\b)/;
/** A cell that may be a name: words, and nothing of a number. */
export const WORDS_CELL = /^\s*[\p{L}\p{M}.'-]{2,40}(?:\s{1,3}[\p{L}\p{M}.'-]{1,40}){0,4}\s*$/u;
