import { ROLES } from '@yinyom/contracts/constants';
import { declareRemote } from '@yinyom/contracts/release/declareRemote';

const { admin, member, reviewer } = ROLES;

const WEBSITES = { th: 'เว็บไซต์', en: 'Websites', cn: '网站', jp: 'ウェブサイト', kh: 'គេហទំព័រ' };
const DOMAINS_SETTING = {
  th: 'ตั้งค่าโดเมน',
  en: 'Domains Setting',
  cn: '域名设置',
  jp: 'ドメイン設定',
  kh: 'ការកំណត់ដែន',
};
const CATEGORIZATIONS = {
  th: 'จัดหมวดหมู่คุกกี้',
  en: 'Categorizations',
  cn: 'Cookie 分类',
  jp: 'Cookie の分類',
  kh: 'ការចាត់ប្រភេទខូគី',
};
const REASSIGN = {
  th: 'จัดหมวดหมู่คุกกี้ใหม่',
  en: 'Reassign cookies',
  cn: '重新分类 Cookie',
  jp: 'Cookie を分類し直す',
  kh: 'ចាត់ប្រភេទខូគីឡើងវិញ',
};
const SCAN_RESULT = {
  th: 'ผลการสแกน',
  en: 'Scan result',
  cn: '扫描结果',
  jp: 'スキャン結果',
  kh: 'លទ្ធផលស្កេន',
};
const CATEGORIZATION = {
  th: 'จัดหมวดหมู่คุกกี้',
  en: 'Categorization',
  cn: 'Cookie 分类',
  jp: 'Cookie の分類',
  kh: 'ការចាត់ប្រភេទខូគី',
};
const PORTFOLIO = {
  th: 'ภาพรวมเว็บไซต์',
  en: 'Portfolio',
  cn: '网站总览',
  jp: 'ウェブサイト全体',
  kh: 'ទិដ្ឋភាពរួមនៃគេហទំព័រ',
};
const PUBLISHED_DATA = {
  th: 'ข้อมูลส่วนบุคคลที่เผยแพร่อยู่',
  en: 'Published personal data',
  cn: '已公开的个人数据',
  jp: '公開されている個人データ',
  kh: 'ទិន្នន័យផ្ទាល់ខ្លួនដែលបានផ្សព្វផ្សាយ',
};
const REVIEW = { th: 'การตรวจทาน', en: 'Review', cn: '审阅', jp: '確認', kh: 'ការពិនិត្យ' };

/** What this remote says about itself; the build writes it into the release. */
export const declared = declareRemote({
  name: 'mfe_websites',
  namespaces: ['websites'],
  slots: [],
  pages: [
    {
      path: '/websites',
      layout: 'default',
      role: member,
      title: WEBSITES,
      aliases: ['/domains-setting'],
      menu: { group: 'setup', order: 10, icon: 'globe', label: DOMAINS_SETTING, tab: 10 },
    },
    { path: '/websites/:id', layout: 'default', role: member, title: WEBSITES },
    { path: '/websites/:id/re-assign', layout: 'default', role: member, title: REASSIGN },
    { path: '/websites/:id/import', layout: 'default', role: member, title: WEBSITES },
    { path: '/websites/:id/published', layout: 'default', role: admin, title: PUBLISHED_DATA },
    { path: '/websites/:id/scans/:scanId', layout: 'default', role: member, title: SCAN_RESULT },
    { path: '/portfolio', layout: 'default', role: member, title: PORTFOLIO },
    {
      path: '/categorization',
      layout: 'default',
      role: member,
      title: CATEGORIZATION,
      aliases: ['/categorizations'],
      menu: { group: 'setup', order: 20, icon: 'filter', label: CATEGORIZATIONS },
    },
    {
      path: '/review',
      layout: 'default',
      role: reviewer,
      title: REVIEW,
      menu: { group: 'dashboard', order: 10, icon: 'check', only: reviewer, tab: 30 },
    },
    { path: '/review/:id', layout: 'default', role: reviewer, title: REVIEW },
  ],
});
