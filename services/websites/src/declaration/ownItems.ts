import type { L10n } from '@yinyom/contracts/fields';
import { CHOICE_COOKIE } from '@yinyom/contracts/sdk/choiceToken';
import type { CookieRecord } from '../cookie/CookieRecord';

/** Name of the cookie, and stem of the storage keys, in which the visitors' script keeps a choice (consent-sdk). */
export const ownName = (siteKey: string): string => `yinyom_${siteKey.slice(0, 8)}`;

/** Whether a listed item is what the script itself keeps, which stands in the declaration in its own words. */
export const isOwn = ({ name, match }: Pick<CookieRecord, 'name' | 'match'>, siteKey: string): boolean => {
  const own = ownName(siteKey);
  if (name === CHOICE_COOKIE) return true;
  return name.startsWith(own) || (match === 'prefix' && name.startsWith('yinyom_') && own.startsWith(name));
};

/** What the script's own cookie is for. */
export const CHOICE_PURPOSE: L10n = {
  th: 'จดจำตัวเลือกเรื่องคุกกี้ของท่าน เพื่อไม่ต้องถามซ้ำทุกหน้า',
  en: 'Remembers your choice about cookies, so that you are not asked on every page.',
  cn: '记住您对 Cookie 的选择，以免在每个页面重复询问。',
  jp: 'Cookie についての選択を記憶し、ページごとに尋ねないようにします。',
  kh: 'ចងចាំ​ជម្រើស​របស់​អ្នក​អំពី​ខូគី ដើម្បី​កុំ​ឱ្យ​សួរ​ម្ដងទៀត​នៅ​គ្រប់​ទំព័រ។',
};

/** What the cookie for the website's own servers is for. */
export const SIGNED_PURPOSE: L10n = {
  th: 'บอกเซิร์ฟเวอร์ของเว็บไซต์นี้ว่าท่านเลือกอะไรไว้ เพื่อไม่ส่งสิ่งที่ท่านไม่ได้ยินยอม',
  en: 'Tells this website’s server what you chose, so that it sends nothing you did not agree to.',
  cn: '告知本网站服务器您的选择，以免发送您未同意的内容。',
  jp: 'お客様の選択をこのサイトのサーバーに伝え、同意されていないものを送らないようにします。',
  kh: 'ប្រាប់ម៉ាស៊ីនមេរបស់គេហទំព័រនេះអំពីជម្រើសរបស់អ្នក ដើម្បីកុំឱ្យផ្ញើអ្វីដែលអ្នកមិនបានយល់ព្រម។',
};

/** What its storage keys are for. */
export const STORAGE_PURPOSE: L10n = {
  th: 'เก็บสำเนาของตัวเลือก หลักฐานการตัดสินใจ และการตัดสินใจที่ยังส่งไม่ถึงเซิร์ฟเวอร์',
  en: 'Keeps a copy of your choice, the receipt of your decision, and decisions that are still to be sent.',
  cn: '保存您的选择的副本、决定的凭证以及尚未送达服务器的决定。',
  jp: '選択の写し、決定の受領証、まだ送信されていない決定を保存します。',
  kh: 'រក្សា​ទុក​ច្បាប់​ចម្លង​នៃ​ជម្រើស ភស្តុតាង​នៃ​ការ​សម្រេច និង​ការ​សម្រេច​ដែល​មិន​ទាន់​បាន​ផ្ញើ។',
};
