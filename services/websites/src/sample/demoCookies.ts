import { CATEGORY_TYPES, type CategoryType, type CookieType } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';
import { UNKNOWN_PURPOSE } from '../cookie/unknownPurpose';

interface DemoCookie {
  category: CategoryType;
  name: string;
  match?: 'prefix';
  provider: string;
  purpose: L10n;
  /** Seconds; 0 = until the browser closes, null = kept until deleted. */
  expiry: number | null;
  type: CookieType;
}

const SESSION = 0;
const DAY = 86_400;
const YEAR = 365 * DAY;
const { necessary, preference, statistics, marketing, unclassified } = CATEGORY_TYPES;

/** The cookies and stored items that the demo website's pages and tags set, as a scan would find them. */
export const DEMO_COOKIES: readonly DemoCookie[] = [
  {
    category: necessary,
    name: 'yinyom_',
    match: 'prefix',
    provider: 'Yinyom',
    purpose: {
      th: 'จดจำตัวเลือกความยินยอมเรื่องคุกกี้ของท่าน',
      en: 'Remembers your cookie consent choice',
      cn: '记住您的 Cookie 同意选择',
      jp: 'Cookie に関する同意の選択を記憶します',
      kh: 'ចងចាំជម្រើសនៃការយល់ព្រមខូគីរបស់អ្នក',
    },
    expiry: YEAR,
    type: 1,
  },
  {
    category: necessary,
    name: 'su_session',
    provider: 'demo.localhost',
    purpose: {
      th: 'รักษาสถานะการใช้งานเว็บไซต์ระหว่างเปลี่ยนหน้า จนกว่าท่านจะปิดเบราว์เซอร์',
      en: 'Keeps your place on the website from page to page until you close the browser',
      cn: '在您关闭浏览器之前，于各页面之间保持访问状态',
      jp: 'ブラウザーを閉じるまで、ページ間の利用状態を保持します',
      kh: 'រក្សាស្ថានភាពប្រើប្រាស់ពីទំព័រមួយទៅទំព័រមួយ រហូតដល់អ្នកបិទកម្មវិធីរុករក',
    },
    expiry: SESSION,
    type: 1,
  },
  {
    category: preference,
    name: 'font_size',
    provider: 'demo.localhost',
    purpose: {
      th: 'จดจำขนาดตัวอักษรที่ท่านเลือก',
      en: 'Remembers the text size you chose',
      cn: '记住您选择的字号',
      jp: '選択した文字サイズを記憶します',
      kh: 'ចងចាំទំហំអក្សរដែលអ្នកបានជ្រើស',
    },
    expiry: YEAR,
    type: 1,
  },
  {
    category: preference,
    name: 'a11y_font_size',
    provider: 'demo.localhost',
    purpose: {
      th: 'จดจำขนาดตัวอักษรที่ท่านเลือกไว้ในเบราว์เซอร์นี้',
      en: 'Remembers the text size you chose in this browser',
      cn: '在此浏览器中记住您选择的字号',
      jp: 'このブラウザーで選択した文字サイズを記憶します',
      kh: 'ចងចាំទំហំអក្សរដែលអ្នកបានជ្រើសក្នុងកម្មវិធីរុករកនេះ',
    },
    expiry: null,
    type: 2,
  },
  {
    category: statistics,
    name: '_ga',
    provider: 'Google Analytics',
    purpose: {
      th: 'แยกผู้เข้าชมแต่ละคนเพื่อนับจำนวนการเข้าชม',
      en: 'Tells visitors apart to count visits',
      cn: '区分访客以统计访问次数',
      jp: '訪問者を区別して訪問数を数えます',
      kh: 'បែងចែកអ្នកចូលមើលដើម្បីរាប់ចំនួនចូលមើល',
    },
    expiry: 2 * YEAR,
    type: 1,
  },
  {
    category: statistics,
    name: '_ga_',
    match: 'prefix',
    provider: 'Google Analytics',
    purpose: {
      th: 'เก็บสถานะของการเข้าชมแต่ละครั้งเพื่อนับหน้าที่เปิดดู',
      en: 'Keeps the state of a visit to count the pages viewed',
      cn: '保存每次访问的状态以统计浏览页数',
      jp: '訪問ごとの状態を保持し、閲覧ページ数を数えます',
      kh: 'រក្សាស្ថានភាពនៃការចូលមើលម្ដងៗ ដើម្បីរាប់ទំព័រដែលបានមើល',
    },
    expiry: 2 * YEAR,
    type: 1,
  },
  {
    category: statistics,
    name: '_gid',
    provider: 'Google Analytics',
    purpose: {
      th: 'แยกผู้เข้าชมแต่ละคนภายในหนึ่งวัน',
      en: 'Tells visitors apart within one day',
      cn: '在一天之内区分访客',
      jp: '1日の間、訪問者を区別します',
      kh: 'បែងចែកអ្នកចូលមើលក្នុងរយៈពេលមួយថ្ងៃ',
    },
    expiry: DAY,
    type: 1,
  },
  {
    category: marketing,
    name: '_fbp',
    provider: 'Meta',
    purpose: {
      th: 'วัดผลและแสดงโฆษณาบนเฟซบุ๊กตามการเข้าชมของท่าน',
      en: 'Measures and shows advertisements on Facebook by your visits',
      cn: '根据您的访问在 Facebook 上投放并衡量广告',
      jp: '訪問内容に応じて Facebook の広告を表示・測定します',
      kh: 'វាស់ និងបង្ហាញពាណិជ្ជកម្មលើ Facebook តាមការចូលមើលរបស់អ្នក',
    },
    expiry: 90 * DAY,
    type: 1,
  },
  {
    category: marketing,
    name: '_gcl_au',
    provider: 'Google Ads',
    purpose: {
      th: 'วัดว่าโฆษณาทำให้เกิดการสมัครหรือไม่',
      en: 'Measures whether an advertisement led to an application',
      cn: '衡量广告是否带来报名',
      jp: '広告が申し込みにつながったかを測定します',
      kh: 'វាស់ថាពាណិជ្ជកម្មនាំឱ្យមានការដាក់ពាក្យឬទេ',
    },
    expiry: 90 * DAY,
    type: 1,
  },
  {
    category: unclassified,
    name: 'chat_widget_id',
    provider: 'demo.localhost',
    purpose: UNKNOWN_PURPOSE,
    expiry: 30 * DAY,
    type: 1,
  },
];
