import { defineRemote, Navigate } from '@yinyom/mfe-kit';
import { AccountPage } from './pages/AccountPage';
import { AuditLogPage } from './pages/AuditLogPage';
import { OrganizationPage } from './pages/OrganizationPage';
import { UsersPage } from './pages/UsersPage';

/** The public face of this remote; the shell loads it at run time. */
export const remote = defineRemote({
  name: 'mfe_users',
  namespace: 'users',
  texts: (lang) => import(`../locales/${lang}.json`),
  routes: [
    { path: '/user', element: <UsersPage /> },
    { path: '/user/organization', element: <OrganizationPage /> },
    { path: '/user/audit', element: <AuditLogPage /> },
    { path: '/user/sessions', element: <Navigate to="/account" replace /> },
    { path: '/account', element: <AccountPage /> },
  ],
});
