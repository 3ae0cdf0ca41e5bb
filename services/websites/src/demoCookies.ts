import { CATEGORY_TYPES, type CategoryType, type CookieType } from '@yinyom/contracts/constants';

interface DemoCookie {
  category: CategoryType;
  name: string;
  match?: 'prefix';
  provider: string;
  purpose: { th: string; en: string; cn: string; jp: string; kh: string };
  /** Seconds; null = kept until deleted. */
  expiry: number | null;
  type: CookieType;
}

const DAY = 86_400;
const YEAR = 365 * DAY;
const { necessary, preference, statistics, marketing, unclassified } = CATEGORY_TYPES;

/** The cookies and stored items of the demo website's pages, one category after the other. */
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
    name: 'demo_cart',
    provider: 'demo.localhost',
    purpose: {
      th: 'เก็บรายการหลักสูตรที่ท่านเลือกไว้ระหว่างการลงทะเบียน',
      en: 'Keeps the courses you chose while you register',
      cn: '在注册过程中保存您选择的课程',
      jp: '登録中に選択した講座を保持します',
      kh: 'រក្សាទុកវគ្គសិក្សាដែលអ្នកបានជ្រើសពេលចុះឈ្មោះ',
    },
    expiry: DAY,
    type: 1,
  },
  {
    category: preference,
    name: 'demo_theme',
    provider: 'demo.localhost',
    purpose: {
      th: 'จดจำขนาดตัวอักษรและสีของหน้าเว็บที่ท่านเลือก',
      en: 'Remembers the text size and colours you chose',
      cn: '记住您选择的字号和颜色',
      jp: '選択した文字サイズと配色を記憶します',
      kh: 'ចងចាំទំហំអក្សរ និងពណ៌ដែលអ្នកបានជ្រើស',
    },
    expiry: YEAR,
    type: 1,
  },
  {
    category: statistics,
    name: '_ga',
    match: 'prefix',
    provider: 'Google Analytics',
    purpose: {
      th: 'แยกผู้เข้าชมแต่ละคนเพื่อนับจำนวนการเข้าชม',
      en: 'Tells visitors apart to count visits',
      cn: '区分访问者以统计访问次数',
      jp: '訪問者を区別して訪問数を数えます',
      kh: 'បែងចែកអ្នកទស្សនាដើម្បីរាប់ចំនួនចូលមើល',
    },
    expiry: 2 * YEAR,
    type: 1,
  },
  {
    category: statistics,
    name: 'demo_visits',
    provider: 'demo.localhost',
    purpose: {
      th: 'นับจำนวนหน้าที่ท่านเปิดดู',
      en: 'Counts the pages you viewed',
      cn: '统计您浏览的页面数',
      jp: '閲覧したページ数を数えます',
      kh: 'រាប់ចំនួនទំព័រដែលអ្នកបានមើល',
    },
    expiry: null,
    type: 2,
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
    category: unclassified,
    name: 'demo_unknown',
    provider: 'demo.localhost',
    purpose: {
      th: 'ยังไม่ทราบวัตถุประสงค์',
      en: 'Purpose not known yet',
      cn: '目的尚不明确',
      jp: '目的は未確認です',
      kh: 'មិនទាន់ដឹងគោលបំណង',
    },
    expiry: 30 * DAY,
    type: 1,
  },
];
