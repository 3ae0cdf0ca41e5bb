import { CATEGORY_TYPES, type CategoryType, type GcmSignal } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';

/** A category that every organization has. */
interface SystemCategory {
  type: CategoryType;
  order: number;
  title: Required<L10n>;
  description: Required<L10n>;
  gcm: GcmSignal[];
}

/** Necessary first, unclassified last. Titles and purposes are specific: a general purpose is no purpose (s.19). */
export const SYSTEM_CATEGORIES: readonly SystemCategory[] = [
  {
    type: CATEGORY_TYPES.necessary,
    order: 0,
    title: {
      th: 'คุกกี้ที่จำเป็นอย่างยิ่ง',
      en: 'Strictly necessary cookies',
      cn: '严格必要的 Cookie',
      jp: '必須 Cookie',
      kh: 'ខូគីចាំបាច់បំផុត',
    },
    description: {
      th: 'ทำให้เว็บไซต์ทำงานได้ เช่น รักษาความปลอดภัย การเข้าสู่ระบบ และจดจำตัวเลือกความเป็นส่วนตัวของท่าน ไม่ต้องขอความยินยอมและปิดไม่ได้ เพราะเว็บไซต์ทำงานไม่ได้หากไม่มีคุกกี้เหล่านี้',
      en: 'Make the website work: security, logging in, and remembering your privacy choices. They need no consent and cannot be switched off, because the website does not work without them.',
      cn: '保证网站正常运行，例如安全、登录以及记住您的隐私选择。没有这些 Cookie 网站无法运行，因此无需征得同意，也不能关闭。',
      jp: 'セキュリティ、ログイン、プライバシー設定の記憶など、サイトの動作に必要です。これらがないとサイトが動作しないため、同意は不要で、無効にできません。',
      kh: 'ធ្វើឱ្យគេហទំព័រដំណើរការ ដូចជាសុវត្ថិភាព ការចូលប្រើ និងការចងចាំជម្រើសឯកជនភាពរបស់អ្នក។ មិនត្រូវការការយល់ព្រម ហើយមិនអាចបិទបានទេ ព្រោះគេហទំព័រមិនដំណើរការដោយគ្មានខូគីទាំងនេះ។',
    },
    gcm: ['security_storage'],
  },
  {
    type: CATEGORY_TYPES.preference,
    order: 1,
    title: {
      th: 'คุกกี้เพื่อจดจำการตั้งค่า',
      en: 'Preference cookies',
      cn: '偏好设置 Cookie',
      jp: '設定を記憶する Cookie',
      kh: 'ខូគីចងចាំការកំណត់',
    },
    description: {
      th: 'จดจำสิ่งที่ท่านเลือกไว้ เช่น ภาษา ขนาดตัวอักษร หรือภูมิภาค เพื่อไม่ต้องตั้งค่าใหม่ทุกครั้งที่เข้าชม',
      en: 'Remember what you chose, such as language, text size or region, so that you need not set it again at each visit.',
      cn: '记住您的选择，例如语言、字号或地区，使您无需在每次访问时重新设置。',
      jp: '言語、文字サイズ、地域などの選択を記憶し、訪問のたびに設定し直さずに済むようにします。',
      kh: 'ចងចាំអ្វីដែលអ្នកបានជ្រើស ដូចជាភាសា ទំហំអក្សរ ឬតំបន់ ដើម្បីកុំឱ្យត្រូវកំណត់ម្ដងទៀតរាល់ពេលចូលមើល។',
    },
    gcm: ['functionality_storage', 'personalization_storage'],
  },
  {
    type: CATEGORY_TYPES.statistics,
    order: 2,
    title: {
      th: 'คุกกี้เพื่อการวิเคราะห์และสถิติ',
      en: 'Statistics and analytics cookies',
      cn: '统计分析 Cookie',
      jp: '統計・分析 Cookie',
      kh: 'ខូគីស្ថិតិ និងវិភាគ',
    },
    description: {
      th: 'นับจำนวนผู้เข้าชมและวัดว่าหน้าใดถูกใช้อย่างไร เพื่อปรับปรุงเว็บไซต์ ข้อมูลอาจถูกส่งให้ผู้ให้บริการวิเคราะห์ที่ระบุไว้ในรายละเอียด',
      en: 'Count visits and measure how pages are used, to improve the website. Data may go to the analytics providers named in the details.',
      cn: '统计访问量并衡量页面的使用情况，以改进网站。数据可能会提供给详情中列出的分析服务商。',
      jp: '訪問数を数え、ページの使われ方を測定してサイトを改善します。データは詳細に記載した分析事業者に送られることがあります。',
      kh: 'រាប់ចំនួនអ្នកចូលមើល និងវាស់ថាទំព័រត្រូវបានប្រើយ៉ាងណា ដើម្បីកែលម្អគេហទំព័រ។ ទិន្នន័យអាចត្រូវបានផ្ញើទៅអ្នកផ្ដល់សេវាវិភាគដែលមានក្នុងព័ត៌មានលម្អិត។',
    },
    gcm: ['analytics_storage'],
  },
  {
    type: CATEGORY_TYPES.marketing,
    order: 3,
    title: {
      th: 'คุกกี้เพื่อการโฆษณาและการตลาด',
      en: 'Advertising and marketing cookies',
      cn: '广告与营销 Cookie',
      jp: '広告・マーケティング Cookie',
      kh: 'ខូគីផ្សាយពាណិជ្ជកម្ម និងទីផ្សារ',
    },
    description: {
      th: 'ติดตามการเข้าชมของท่านในเว็บไซต์ต่าง ๆ เพื่อแสดงโฆษณาที่ตรงกับความสนใจและวัดผลโฆษณา ข้อมูลถูกส่งให้ผู้ให้บริการโฆษณาที่ระบุไว้ในรายละเอียด',
      en: 'Follow your visits across websites to show advertisements that match your interests and to measure them. Data goes to the advertising providers named in the details.',
      cn: '跟踪您在不同网站的访问，以展示符合您兴趣的广告并衡量广告效果。数据会提供给详情中列出的广告服务商。',
      jp: '複数のサイトにわたる訪問を追跡し、関心に合った広告の表示と効果測定を行います。データは詳細に記載した広告事業者に送られます。',
      kh: 'តាមដានការចូលមើលរបស់អ្នកលើគេហទំព័រផ្សេងៗ ដើម្បីបង្ហាញពាណិជ្ជកម្មត្រូវនឹងចំណាប់អារម្មណ៍ និងវាស់លទ្ធផល។ ទិន្នន័យត្រូវបានផ្ញើទៅអ្នកផ្ដល់សេវាពាណិជ្ជកម្មដែលមានក្នុងព័ត៌មានលម្អិត។',
    },
    gcm: ['ad_storage', 'ad_user_data', 'ad_personalization'],
  },
  {
    type: CATEGORY_TYPES.unclassified,
    order: 1000,
    title: {
      th: 'คุกกี้ที่ยังไม่จัดหมวดหมู่',
      en: 'Unclassified cookies',
      cn: '未分类 Cookie',
      jp: '未分類の Cookie',
      kh: 'ខូគីមិនទាន់ចាត់ប្រភេទ',
    },
    description: {
      th: 'อยู่ระหว่างการตรวจสอบวัตถุประสงค์ คุกกี้เหล่านี้ถูกบล็อกไว้จนกว่าจะจัดหมวดหมู่แล้วเสร็จ',
      en: 'Their purpose is under review. They stay blocked until they have been classified.',
      cn: '其目的正在审核中。在完成分类之前将保持拦截状态。',
      jp: '目的を確認中です。分類が終わるまでブロックされます。',
      kh: 'គោលបំណងកំពុងត្រូវបានពិនិត្យ។ ខូគីទាំងនេះត្រូវបានបិទរហូតដល់ចាត់ប្រភេទរួច។',
    },
    gcm: [],
  },
];
