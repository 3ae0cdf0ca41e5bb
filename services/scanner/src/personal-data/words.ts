/**
 * Words by which personal data is recognized, in Thai, English and, where websites of Thai owners have them, Japanese and Chinese.
 * They are literals and not data, because lint measures how long a pattern may take.
 */
import type { Attribute } from './Attribute';

/** Of numbers of bank accounts. */
export const BANK_ACCOUNT = {
  speaks:
    /^\s*บัญชี\s*$|เลข(?:ที่)?\s*บัญชี|บัญชี(?:เลขที่|ธนาคาร|เงินฝาก|ออมทรัพย์)?|บ\/ช|บช\.|ธนาคาร|ธ\.|พร้อมเพย์|bank|account|acct|\bacc\b|a\/c|口座|账户|账号/gi,
  denies:
    /โทร|มือถือ|เบอร์|แฟกซ์|โทรสาร|คำสั่งซื้อ|พัสดุ|ใบเสร็จ|บาร์โค้ด|user\s?account|account\s?manager|ตัวอย่าง|\b(?:tel|phone|mobile|fax|order|invoice|tracking|parcel|isbn|sku|serial|ref|reference|sample|example|timestamp|time)\b/gi,
  /** Whom an account belongs to that everybody may pay into. */
  ofAnOffice:
    /บริจาค|มูลนิธิ|สมาคม|กองทุน|บริษัท|ห้างหุ้นส่วน|โรงเรียน|มหาวิทยาลัย|เทศบาล|องค์การ|สำนักงาน|สหกรณ์|ชมรม|วิสาหกิจ|นิติบุคคล|จำกัด|วัด|โรงพยาบาล|ชำระ(?:ค่า|เงิน)|donat|foundation|company|co\.,?\s?ltd|school|universit|pay(?:ment|able)?\s(?:to|by)/i,
  /** Before the name of a person whom givers ask, and who does not own the account. */
  toAsk:
    /ติดต่อ|สอบถาม|ประสานงาน|รายละเอียด|โทร|ไลน์|ส่ง(?:สลิป|หลักฐาน)|contact|enquir|inquir|details|\b(?:call|ask|tel|phone|line)\b/i,
  notTitle: /ชื่อ(?:บัญชี)?$|โทร|phone|mobile|user|manager|ผังบัญชี|รหัสบัญชี|chart|code/i,
  title: /บัญชี|บช\.|account|acct|\bacc\b|bank|口座|账号/i,
};

/** Accounts of the people of a list. */
export const ACCOUNT: Attribute = {
  title:
    /เลข(?:ที่)?\s*(?:บัญชี|บช\.)|บัญชี(?:เลขที่|ธนาคาร|เงินฝาก|ออมทรัพย์)|(?:account|acct|\bacc)[\s_.-]{0,2}(?:no|num|#)|bank[\s_-]?acc(?:oun)?t|口座|账号/i,
  value: /(?:บัญชี|account|acct|a\/c)[^\n]{0,20}\d{3}-?\d-?\d{5}-?\d/i,
};

/** Of numbers of identity cards. */
export const NATIONAL_ID = {
  speaks:
    /บัตร\s?(?:ประจำตัว\s?)?ประชาชน|ประจำตัว\s?ประชาชน|เลข(?:ที่)?\s*บัตร|เลข\s?13\s?หลัก|สิบสามหลัก|ปชช|ประชาชน|ผู้เสียภาษี|เลขประจำตัว|(?:citizen|national|thai|personal)[\s_-]{0,2}(?:id|no|number)|id[\s_-]?card|identi(?:ty|fication)(?:[\s_-](?:card|no|number))?|card[\s_-]?id|tax[\s_-]?(?:payer)?[\s_-]?id|\b(?:cid|pid|nid|idno|id\s?no)\b|身份证/gi,
  denies:
    /บาร์โค้ด|รหัสสินค้า|เลขที่(?:ใบ)?(?:สั่งซื้อ|คำสั่งซื้อ|ใบเสร็จ|พัสดุ|เอกสาร|ครุภัณฑ์)|คำสั่งซื้อ|ใบสั่ง|ใบเสร็จ|พัสดุ|ครุภัณฑ์|ติดตาม|พิกัด|ราคา|ตัวอย่าง|เช่น|สินค้า|อ้างอิง|นิติบุคคล|\b(?:bar\s?code|isbn|ean|gtin|upc|sku|order|invoice|receipt|tracking|parcel|product|item|serial|reference|ref|coordinate|latitude|longitude|lat|lng|lon|price|sample|example|placeholder|e\.g|dummy|version|build|hash|session|token|time|date|epoch|updated|created|modified|expires)|timestamp|(?:updated|created|modified|expires|published|sent)[_-]?at|time"|stamp/gi,
};

/** Of telephone numbers. */
export const PHONE_NUMBER = {
  speaks: /โทร|มือถือ|เบอร์|phone|mobile|\btel\b|電話|手机|电话/gi,
  /** Numbers of things, some of which look like a telephone number. */
  denies:
    /บาร์โค้ด|รหัส(?!\s?ประเทศ)|เลขที่(?:ใบ|คำสั่ง|พัสดุ|เอกสาร|สัญญา)|คำสั่งซื้อ|ใบสั่ง|ใบเสร็จ|พัสดุ|ครุภัณฑ์|อ้างอิง|เลขมาตร|\b(?:bar\s?code|sku|part\s?no|model|order|invoice|receipt|tracking|parcel|product|serial|reference|ref|meter)\b/gi,
  title: /โทร|มือถือ|เบอร์|phone|mobile|tel\b|電話|手机|电话/i,
  /** A person of the website's own staff, whom everybody may call. */
  ofStaff:
    /ติดต่อ|สอบถาม|ประสานงาน|เจ้าหน้าที่|ผู้อำนวยการ|ฝ่าย|แผนก|งานประชาสัมพันธ์|สายด่วน|contact|hotline|call\s?cent|sales|office|staff|support|enquir|inquir/i,
};

/** Of driving licences; `words` stand before a number, `title` above a column. */
export const DRIVING_LICENCE = {
  words: /ใบขับขี่|ใบอนุญาตขับ(?:รถ|ขี่)|driv(?:ing|er'?s?|er’s)\s{0,2}licen[cs]e|运转免许|運転免許/gi,
  title: /ใบขับขี่|ใบอนุญาตขับ|driv(?:ing|er'?s?|er’s)[\s_-]{0,2}licen[cs]e|運転免許/i,
};

/** Of passports, in the same way. */
export const PASSPORT = {
  words: /passport(?:\s{0,2}(?:no|number|id))?|หนังสือเดินทาง|พาสปอร์ต|パスポート|护照/gi,
  title: /passport|หนังสือเดินทาง|พาสปอร์ต|パスポート|护照/i,
};

/** A number near these is an example. */
export const SAMPLE = /ตัวอย่าง|เช่น|example|sample|placeholder|e\.g\./i;

/** In the caption of a list of pupils. */
export const PUPILS = /นักเรียน|pupil|student/i;

export const BIRTH: Attribute = {
  title: /เกิด|อายุ(?!ราชการ|งาน|สัญญา|การ)|birth|bday|\bborn\b|\bdob\b|\bage\b|出生|生年月日/i,
  value:
    /(?:เกิด|born|birth|dob)[^\n]{0,20}\d{1,2}[\s/.-]{1,2}(?:\d{1,2}|\p{L}[\p{L}\p{M}.]{1,12})[\s/.-]{1,2}\d{2,4}/iu,
};

export const ADDRESS: Attribute = {
  title: /ที่อยู่|ที่พัก|ภูมิลำเนา|บ้านเลขที่|address|house[\s_-]?(?:no|num)|住所|地址/i,
  value:
    /(?:\d{1,4}\s{1,3}(?:หมู่|ม\.)(?:ที่)?\s?\d{1,2}\s{0,3}(?:ต\.|ตำบล|บ้าน|ถ\.|ถนน)|ต(?:ำบล|\.)\s?[ก-๎]{2,}\s{0,3}(?:อ(?:ำเภอ|\.))|แขวง\s?[ก-๎]{2,}\s{0,3}เขต|บ้านเลขที่\s?\d|\d{1,4}\/\d{1,4}\s{1,3}(?:หมู่|ม\.|ถ\.|ถนน|ซ\.|ซอย))/,
};

export const SENSITIVE: Attribute = {
  title:
    /ศาสนา|หมู่\s?เลือด|กรุ๊ป\s?เลือด|หมู่โลหิต|โรค|สุขภาพ|วินิจฉัย|แพ้ยา|การแพ้|ความพิการ|พิการ|เชื้อชาติ|อาชญากรรม|ประวัติคดี|สหภาพ|ลายนิ้วมือ|ชีวภาพ|ชีวมิติ|ความเห็นทางการเมือง|พรรคการเมือง|รสนิยมทางเพศ|ผล(?:การ)?ตรวจ(?!\s?(?:สอบ|รับ|การ|งาน|ประเมิน|ราชการ|เยี่ยม))|อาการ(?!ศ)|วัคซีน|religion|blood|health|disease|diagnos|allerg|disab|ethnic|\brace\b|criminal|conviction|union|biometr|fingerprint|political|medical|vaccin|symptom|illness|covid|drug[\s_-]?test|\bhiv\b|宗教|血液型|病/i,
  value:
    /พุทธ|อิสลาม|คริสต์|ฮินดู|ซิกข์|buddhis|islam|muslim|christian|hindu|เบาหวาน|ความดันโลหิต|มะเร็ง|หอบหืด|เอชไอวี|ธาลัสซีเมีย|วัณโรค|ซึมเศร้า|จิตเวช|diabet|hypertens|cancer|asthma|\bhiv\b|tubercul|depress|(?:หมู่|กรุ๊ป)\s?(?:เลือด|โลหิต)\s{0,2}(?:AB|A|B|O)|ต้องโทษ|สมาชิกสหภาพ/i,
};

/** A list whose title says of all its people what section 26 protects. */
export const SENSITIVE_LIST =
  /(?:รายชื่อ|บัญชี|ทะเบียน|ข้อมูล)[ก-๎\s]{0,30}?(?:ผู้ป่วย(?!นอก|ใน)|ผู้ติดเชื้อ|ผู้ติดยา|ผู้เสพ|ผู้ต้องขัง|ผู้ต้องหา|(?:คน|ผู้|ความ)พิการ)|list\sof\s(?:\w{1,20}\s){0,2}(?:patients|inmates|disabled)/i;

/** People who work for those of whom a title speaks. */
export const COMMITTEE =
  /กรรมการ|อนุกรรมการ|คณะทำงาน|เจ้าหน้าที่|บุคลากร|วิทยากร|ผู้ดูแล|อาสาสมัคร|ผู้บริจาค|แพทย์|พยาบาล|committee|staff|board|volunteer/i;

export const SCORE: Attribute = {
  title: /คะแนน|เกรด|ผลสอบ|ผลการเรียน|ผลการสอบ|gpa|gpax|score|grade|mark|成绩|点/i,
  value: /(?:คะแนน|เกรด|GPAX?|score|grade)\s{0,3}:?\s{0,3}\d/i,
};

export const SALARY: Attribute = {
  title: /เงินเดือน|ค่าจ้าง|รายได้|ค่าตอบแทน|เงินเพิ่ม|หนี้|ยอดค้าง|salary|wage|income|payroll|debt|給与|工资/i,
  value: /(?:เงินเดือน|ค่าจ้าง|รายได้|salary|income)[^\n]{0,10}\d/i,
};

export const PERSON_ID: Attribute = {
  title:
    /เลขประจำตัว(?!\s?(?:ผู้)?(?:เข้า)?(?:สอบ|สมัคร))|บัตรประชาชน|เลขบัตร|ปชช|13\s?หลัก|citizen|national[\s_]?id|id[\s_-]?card|identi(?:ty|fication)[\s_-]?(?:no|num|card)|\b(?:cid|pid)\b|passport|หนังสือเดินทาง|ใบขับขี่|ใบอนุญาตขับ|driving\s?licen[cs]e|\bhn\b|เลขที่ผู้ป่วย/i,
  value: /(?<!\d)[1-8][ -]?\d{4}[ -]?\d{5}[ -]?\d{2}[ -]?\d(?!\d)/,
};

export const MOBILE: Attribute = { title: /มือถือ|mobile|cell/i, value: null };

/** Students have numbers, and numbers have marks. */
export const STUDENT_TITLE =
  /(?:รหัส|เลข(?:ที่)?(?:ประจำตัว)?)\s?(?:นักเรียน|นักศึกษา|นิสิต)|student\s?(?:id|no|number|code)/i;

/** What is said of people by the place where they work; it names no value. */
export const OFFICE_LABEL =
  /^(?:นัก|เจ้าหน้าที่|เจ้าพนักงาน|พนักงาน|ผู้อำนวยการ|ผู้ช่วย|กลุ่ม|ฝ่าย|กอง|งาน|ศูนย์|สำนัก|โรงพยาบาล|โรงเรียน|แผนก|หน่วย|ภาค|คณะ|สาขา|แพทย์|พยาบาล|ครู|อาจารย์|หัวหน้า|รอง|คลินิก|หอผู้ป่วย|department|division|office|head|officer|doctor|nurse|unit|ward|clinic)/i;

/** Words that begin like a title and are offices, not people. */
const OFFICES =
  '(?!ก(?:รัฐมนตรี|เทศมนตรี|สมาคม|สภา|องค์การ|อบต|อบจ|เหล่า|\\s)|อำเภอ|ทะเบียน|จ้าง|หน้า|แพทย์|ทหาร|ตำรวจ|แบบ|พยาบาล|ฟ้า|สถานี)';

/**
 * Ranks that stand in place of a title, as in lists of applicants and trainees; not the end of a longer abbreviation, with or without
 * spaces. One of them alone is more often that of a council.
 */
const RANK =
  '(?<![ก-๎]\\.)(?<![ก-๎]\\.\\s(?=.\\.\\s))(?:ว่าที่\\s?)?(?:[พรส]\\.\\s?ต\\.\\s?[อทต]\\.|จ\\.\\s?ส\\.\\s?[อทต]\\.|[พร]\\.\\s?[อทต]\\.|ส\\.\\s?[อต]\\.|ด\\.\\s?ต\\.|พลฯ|พลทหาร)(?:\\s?หญิง)?';

export const THAI_TITLE = `(?:นางสาว|นาย${OFFICES}|นาง${OFFICES}|น\\.\\s?ส\\.|ด\\.\\s?ช\\.|ด\\.\\s?ญ\\.|เด็กชาย|เด็กหญิง|${RANK})`;

export const CHILD_TITLE = /^(?:ด\.\s?[ชญ]\.|เด็กชาย|เด็กหญิง|Master\b)/;

/** Titles of columns that hold the names of people, and of nothing else. */
export const NAME_TITLE =
  /ชื่อ\s?(?:[-–/]\s?|และ\s?)?(?:นาม)?สกุล|ชื่อผู้|ชื่อนักเรียน|ชื่อนักศึกษา|ชื่อพนักงาน|ชื่อคนไข้|ชื่อผู้ป่วย|รายชื่อ|^\s*(?:นาม)?สกุล\s*$|full[\s_-]?name|first[\s_-]?name|last[\s_-]?name|family[\s_-]?name|surname|(?:student|pupil|employee|staff|patient|applicant|candidate|member|customer|client|winner|receiver|recipient|owner|parent|guardian|debtor|donor|passenger|guest|visitor|tenant|borrower|trainee|participant|beneficiary)(?:'s)?[\s_-]?name/i;

/** Before the name of a person in a line. */
export const NAME_LABEL = /(?:^|[\s,;])(?:(?:นาม)?สกุล|(?:last|family)[\s_-]?name|surname)[\s:]/i;

/** Title of what has no label; a row with a single title would be one of the whole table. */
export const UNNAMED = 'ที่';

/** Titles of columns of nothing but titles of people. */
export const PREFIX_CELL =
  /^\s*(?:นาย|นาง|นางสาว|น\.\s?ส\.|ด\.\s?[ชญ]\.|เด็กชาย|เด็กหญิง|Mr\.?|Mrs\.?|Ms\.?|Miss|Master)\s*$/;

export const CHILD_CELL = /^\s*(?:ด\.\s?[ชญ]\.|เด็กชาย|เด็กหญิง|Master\b)/;

/** A row that begins with a person. */
export const NAME_ROW = /^\s*(?:นาย|นาง|น\.\s?ส\.|ด\.\s?[ชญ]\.|เด็กชาย|เด็กหญิง|Mr|Ms|Miss|MR|MISS)/;

/** What rows below the titles of a table have. */
export const NO_TITLE_ROW = /\d{3}|^\s*(?:นาย|นาง|ด\.|เด็ก|Mr|Ms|Miss|MR|MISS)/;
