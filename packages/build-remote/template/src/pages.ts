import { ROLES } from '@yinyom/contracts/constants';
import { declareRemote } from '@yinyom/contracts/release/declareRemote';

const TITLE = { th: 'หน้าใหม่', en: 'New page', cn: '新页面', jp: '新しいページ', kh: 'ទំព័រថ្មី' };

/** What this remote says about itself; the build writes it into the release. */
export const declared = declareRemote({
  name: 'mfe_hello',
  namespaces: ['hello'],
  slots: [],
  pages: [
    {
      path: '/hello',
      layout: 'default',
      role: ROLES.viewer,
      title: TITLE,
      menu: { group: 'settings', order: 90, icon: 'info' },
    },
  ],
});
