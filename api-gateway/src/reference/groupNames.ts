import type { Lang } from '@yinyom/contracts/constants';
import type { ApiTag } from '@yinyom/contracts/reference/tags';

/** What readers call the groups of calls: the console's words, whatever a path calls them. */
export const GROUP_NAMES: Record<ApiTag, Record<Lang, string>> = {
  applications: { th: 'เว็บไซต์', en: 'Websites', cn: '网站', jp: 'ウェブサイト', kh: 'គេហទំព័រ' },
  templates: { th: 'แบนเนอร์', en: 'Banners', cn: '横幅', jp: 'バナー', kh: 'បដា' },
  categories: { th: 'หมวดหมู่', en: 'Categories', cn: '类别', jp: 'カテゴリー', kh: 'ប្រភេទ' },
  cookies: { th: 'คุกกี้', en: 'Cookies', cn: 'Cookie', jp: 'Cookie', kh: 'ខូគី' },
  scans: { th: 'การสแกน', en: 'Scans', cn: '扫描', jp: 'スキャン', kh: 'ការស្កេន' },
  consents: { th: 'ความยินยอม', en: 'Consents', cn: '同意记录', jp: '同意', kh: 'ការយល់ព្រម' },
  reports: { th: 'รายงาน', en: 'Reports', cn: '报告', jp: 'レポート', kh: 'របាយការណ៍' },
  exports: { th: 'การส่งออกข้อมูล', en: 'Exports', cn: '导出', jp: '書き出し', kh: 'ការនាំចេញ' },
  audit: { th: 'บันทึกการตรวจสอบ', en: 'Audit log', cn: '审计日志', jp: '監査ログ', kh: 'កំណត់ហេតុសវនកម្ម' },
  webhooks: { th: 'เว็บฮุก', en: 'Webhooks', cn: 'Webhook', jp: 'Webhook', kh: 'Webhook' },
  alerts: { th: 'การแจ้งเตือน', en: 'Alerts', cn: '警报', jp: 'アラート', kh: 'ការជូនដំណឹង' },
  users: { th: 'ผู้ใช้', en: 'Users', cn: '用户', jp: 'ユーザー', kh: 'អ្នកប្រើ' },
  'api-keys': { th: 'คีย์ API', en: 'API keys', cn: 'API 密钥', jp: 'API キー', kh: 'សោ API' },
  organization: { th: 'องค์กร', en: 'Organization', cn: '组织', jp: '組織', kh: 'ស្ថាប័ន' },
  account: { th: 'บัญชีของฉัน', en: 'My account', cn: '我的账户', jp: 'マイアカウント', kh: 'គណនីរបស់ខ្ញុំ' },
  login: { th: 'การเข้าสู่ระบบ', en: 'Login', cn: '登录', jp: 'ログイン', kh: 'ការចូលប្រើ' },
  public: { th: 'คำขอสาธารณะ', en: 'Public calls', cn: '公开调用', jp: '公開の呼び出し', kh: 'សំណើសាធារណៈ' },
  reviews: { th: 'การตรวจทาน', en: 'Reviews', cn: '审阅', jp: '確認', kh: 'ការពិនិត្យ' },
  platform: { th: 'แพลตฟอร์ม', en: 'Platform', cn: '平台', jp: 'プラットフォーム', kh: 'វេទិកា' },
};
