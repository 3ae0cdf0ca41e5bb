import { ROLES } from '@yinyom/contracts/constants';
import { declareRemote } from '@yinyom/contracts/release/declareRemote';

const { reviewer } = ROLES;

const LOG_IN = { th: 'เข้าสู่ระบบ', en: 'Log in', cn: '登录', jp: 'ログイン', kh: 'ចូលប្រើប្រាស់' };
const SIGN_UP = { th: 'สมัครใช้งาน', en: 'Sign up', cn: '注册', jp: '新規登録', kh: 'ចុះឈ្មោះ' };
const PASSWORD = { th: 'รหัสผ่าน', en: 'Password', cn: '密码', jp: 'パスワード', kh: 'ពាក្យសម្ងាត់' };
const CHECK = {
  th: 'ตรวจคุกกี้ของเว็บไซต์',
  en: 'Check the cookies of a website',
  cn: '检查网站的 Cookie',
  jp: 'ウェブサイトの Cookie を検査',
  kh: 'ពិនិត្យខូគីរបស់គេហទំព័រ',
};
const TWO_FACTOR = {
  th: 'การยืนยันตัวตนสองขั้นตอน',
  en: 'Two-factor authentication',
  cn: '双重验证',
  jp: '二要素認証',
  kh: 'ការផ្ទៀងផ្ទាត់ពីរជំហាន',
};

/** What this remote says about itself; the build writes it into the release. */
export const declared = declareRemote({
  name: 'mfe_auth',
  namespaces: ['auth'],
  slots: ['change-password', 'enable-two-factor'],
  pages: [
    { path: '/login', layout: 'auth', title: LOG_IN },
    { path: '/signup', layout: 'auth', title: SIGN_UP },
    { path: '/signup25032021', layout: 'auth', title: SIGN_UP },
    { path: '/signup/confirmation', layout: 'auth', title: SIGN_UP },
    { path: '/password/change', layout: 'auth', title: PASSWORD },
    { path: '/password/reset', layout: 'auth', title: PASSWORD },
    { path: '/twofa/registration', layout: 'auth', role: reviewer, personal: true, title: TWO_FACTOR },
    { path: '/twofa/security-key', layout: 'auth', role: reviewer, personal: true, title: TWO_FACTOR },
    { path: '/twofa/confirmation', layout: 'auth', title: TWO_FACTOR },
    { path: '/check', layout: 'default', title: CHECK },
    { path: '/check/:id', layout: 'default', title: CHECK },
  ],
});
