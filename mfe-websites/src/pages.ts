import { ROLES } from '@yinyom/contracts/constants';
import { declareRemote } from '@yinyom/contracts/release/declareRemote';

const { member, reviewer } = ROLES;

const WEBSITES = { th: 'เว็บไซต์', en: 'Websites', cn: '网站', jp: 'ウェブサイト', kh: 'គេហទំព័រ' };
const CATEGORIZATION = {
  th: 'จัดหมวดหมู่คุกกี้',
  en: 'Categorization',
  cn: 'Cookie 分类',
  jp: 'Cookie の分類',
  kh: 'ការចាត់ប្រភេទខូគី',
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
      menu: { group: 'setup', order: 10, icon: 'globe', tab: 10 },
    },
    { path: '/websites/:id', layout: 'default', role: member, title: WEBSITES },
    { path: '/websites/:id/re-assign', layout: 'default', role: member, title: WEBSITES },
    { path: '/websites/:id/import', layout: 'default', role: member, title: WEBSITES },
    { path: '/websites/:id/scans/:scanId', layout: 'default', role: member, title: WEBSITES },
    {
      path: '/categorization',
      layout: 'default',
      role: member,
      title: CATEGORIZATION,
      aliases: ['/categorizations'],
      menu: { group: 'setup', order: 20, icon: 'filter' },
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
