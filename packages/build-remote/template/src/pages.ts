import { ROLES } from '@yinyom/contracts/constants';
import { declareRemote } from '@yinyom/contracts/release/declareRemote';
import { pageTitles } from '@yinyom/contracts/release/pageTitles';
import cn from '../locales/pages/cn.json';
import en from '../locales/pages/en.json';
import jp from '../locales/pages/jp.json';
import kh from '../locales/pages/kh.json';
import th from '../locales/pages/th.json';

const titles = pageTitles({ th, en, cn, jp, kh });

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
      title: titles.title,
      menu: { group: 'settings', order: 90, icon: 'info' },
    },
  ],
});
