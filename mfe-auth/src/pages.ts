import { ROLES } from '@yinyom/contracts/constants';
import { declareRemote } from '@yinyom/contracts/release/declareRemote';
import { pageTitles } from '@yinyom/contracts/release/pageTitles';
import cn from '../locales/pages/cn.json';
import en from '../locales/pages/en.json';
import jp from '../locales/pages/jp.json';
import kh from '../locales/pages/kh.json';
import th from '../locales/pages/th.json';

const { reviewer } = ROLES;

const titles = pageTitles({ th, en, cn, jp, kh });

/** What this remote says about itself; the build writes it into the release. */
export const declared = declareRemote({
  name: 'mfe_auth',
  namespaces: ['auth'],
  slots: ['change-password', 'enable-two-factor'],
  pages: [
    { path: '/login', layout: 'auth', title: titles.logIn },
    { path: '/signup', layout: 'auth', title: titles.signUp },
    { path: '/signup25032021', layout: 'auth', title: titles.signUp },
    { path: '/signup/confirmation', layout: 'auth', title: titles.signUp },
    { path: '/password/change', layout: 'auth', title: titles.password },
    { path: '/password/reset', layout: 'auth', title: titles.password },
    { path: '/twofa/registration', layout: 'auth', role: reviewer, personal: true, title: titles.twoFactor },
    { path: '/twofa/security-key', layout: 'auth', role: reviewer, personal: true, title: titles.twoFactor },
    { path: '/twofa/confirmation', layout: 'auth', title: titles.twoFactor },
    { path: '/check', layout: 'default', title: titles.check },
    { path: '/check/:id', layout: 'default', title: titles.check },
  ],
});
