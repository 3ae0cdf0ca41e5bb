import { ROLES } from '@yinyom/contracts/constants';
import { declareRemote } from '@yinyom/contracts/release/declareRemote';

const { admin, reviewer } = ROLES;

const USERS = { th: 'ผู้ใช้', en: 'Users', cn: '用户', jp: 'ユーザー', kh: 'អ្នកប្រើ' };
const USER = { th: 'ผู้ใช้', en: 'User', cn: '用户', jp: 'ユーザー', kh: 'អ្នកប្រើ' };
const ACCOUNT = { th: 'บัญชีของฉัน', en: 'My account', cn: '我的账户', jp: 'マイアカウント', kh: 'គណនីរបស់ខ្ញុំ' };
const ORGANIZATION = { th: 'องค์กร', en: 'Organization', cn: '组织', jp: '組織', kh: 'ស្ថាប័ន' };
const WEBHOOKS = { th: 'เว็บฮุก', en: 'Webhooks', cn: 'Webhook', jp: 'Webhook', kh: 'Webhook' };
const API_KEYS = { th: 'คีย์ API', en: 'API keys', cn: 'API 密钥', jp: 'API キー', kh: 'សោ API' };
const AUDIT_LOG = {
  th: 'บันทึกการตรวจสอบ',
  en: 'Audit log',
  cn: '审计日志',
  jp: '監査ログ',
  kh: 'កំណត់ហេតុសវនកម្ម',
};

/** What this remote says about itself; the build writes it into the release. */
export const declared = declareRemote({
  name: 'mfe_users',
  namespaces: ['users'],
  slots: ['new-organization'],
  pages: [
    {
      path: '/user',
      layout: 'default',
      role: admin,
      title: USERS,
      menu: { group: 'settings', order: 10, icon: 'user', label: USER },
    },
    {
      path: '/user/organization',
      layout: 'default',
      role: admin,
      title: ORGANIZATION,
      menu: { group: 'settings', order: 20, icon: 'building' },
    },
    {
      path: '/user/keys',
      layout: 'default',
      role: admin,
      title: API_KEYS,
      menu: { group: 'settings', order: 25, icon: 'lock' },
    },
    {
      path: '/user/webhooks',
      layout: 'default',
      role: admin,
      title: WEBHOOKS,
      menu: { group: 'settings', order: 27, icon: 'link' },
    },
    {
      path: '/user/audit',
      layout: 'default',
      role: admin,
      title: AUDIT_LOG,
      menu: { group: 'settings', order: 30, icon: 'clock' },
    },
    { path: '/user/sessions', layout: 'default', role: admin, title: USERS },
    {
      path: '/account',
      layout: 'default',
      role: reviewer,
      personal: true,
      title: ACCOUNT,
      menu: { group: 'settings', order: 40, icon: 'settings' },
    },
  ],
});
