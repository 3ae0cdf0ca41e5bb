import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';

/** "By continuing you agree": consent that nobody gave. A line break in between does not make it lawful. */
const IMPLIED: Record<Lang, RegExp> = {
  th: /(?:หาก|เมื่อ|การ).{0,30}(?:ใช้งาน|ใช้เว็บไซต์|เข้าชม|เลื่อน|ปิด).{0,30}(?:ต่อ|นี้).{0,40}(?:ถือว่า|แสดงว่า|หมายความว่า).{0,20}(?:ยอมรับ|ยินยอม|ตกลง)/su,
  en: /\b(?:by|if you)\s+(?:continu|us|brows|scroll|clos|visit|stay)\w*\b(?:[^.]|\.\S){0,80}\b(?:agree|accept|consent)/iu,
  cn: /(?:继续|使用|浏览|访问|滚动|关闭)[^。]{0,30}(?:即表示|视为|代表|意味着)[^。]{0,15}同意/u,
  jp: /(?:利用|閲覧|使用|スクロール|継続)[^。]{0,30}(?:ことで|場合|ことにより)[^。]{0,30}同意[^。]{0,10}(?:みな|した(?:もの|こと))/u,
  kh: /(?:បន្ត|ប្រើ|មើល)[^។]{0,60}(?:មានន័យថា|ចាត់ទុកថា)[^។]{0,30}(?:យល់ព្រម|ទទួលយក)/u,
};

const WITHDRAW: Record<Lang, RegExp> = {
  th: /ถอน|เปลี่ยนใจ|เปลี่ยนแปลงความยินยอม|เปลี่ยนหรือถอน/u,
  en: /withdraw|revoke|change (?:your|or|these|this)/iu,
  cn: /撤回|撤销|更改/u,
  jp: /撤回|取り消|変更/u,
  kh: /ដក|ផ្លាស់ប្ដូរ/u,
};

/** Whether a text in a language says that going on is consent. */
export const impliesConsent = (text: string, language: Lang): boolean => IMPLIED[language].test(text);

/** The same for a text whose language nobody said. */
export const impliesConsentInAny = (text: string): boolean =>
  LANGUAGES.some((language) => impliesConsent(text, language));

/** Whether a text in a language says that consent can be taken back. */
export const tellsWithdrawal = (text: string, language: Lang): boolean => WITHDRAW[language].test(text);
