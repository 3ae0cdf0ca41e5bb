import { ROLES } from '@yinyom/contracts/constants';
import { declareRemote } from '@yinyom/contracts/release/declareRemote';

const { viewer, member } = ROLES;

const DASHBOARD = { th: 'แดชบอร์ด', en: 'Dashboard', cn: '仪表板', jp: 'ダッシュボード', kh: 'ផ្ទាំងគ្រប់គ្រង' };
const OVERVIEW = { th: 'ภาพรวม', en: 'Overview', cn: '概览', jp: '概要', kh: 'ទិដ្ឋភាពទូទៅ' };
const ALERTS = {
  th: 'การแจ้งเตือน',
  en: 'Alerts',
  cn: '警报',
  jp: 'アラート',
  kh: 'ការជូនដំណឹង',
};
const DAYS = {
  th: 'ย้อนดูรายวัน',
  en: 'Time machine',
  cn: '历史回看',
  jp: '過去の日の記録',
  kh: 'មើលថ្ងៃកន្លងមក',
};
const REPORTS = { th: 'รายงาน', en: 'Reports', cn: '报告', jp: 'レポート', kh: 'របាយការណ៍' };

/** What this remote says about itself; the build writes it into the release. */
export const declared = declareRemote({
  name: 'mfe_dashboard',
  namespaces: ['dashboard'],
  slots: [],
  pages: [
    {
      path: '/dashboard',
      layout: 'default',
      role: viewer,
      website: true,
      title: DASHBOARD,
      aliases: ['/overview'],
      menu: { group: 'dashboard', order: 20, icon: 'chart', label: OVERVIEW, tab: 20 },
    },
    {
      path: '/alerts',
      layout: 'default',
      role: viewer,
      website: true,
      title: ALERTS,
      menu: { group: 'dashboard', order: 25, icon: 'alert' },
    },
    {
      path: '/reports',
      layout: 'default',
      role: viewer,
      website: true,
      title: REPORTS,
      menu: { group: 'dashboard', order: 30, icon: 'report' },
    },
    {
      path: '/time-machine',
      layout: 'default',
      role: member,
      website: true,
      title: DAYS,
      menu: { group: 'dashboard', order: 35, icon: 'clock' },
    },
  ],
});
