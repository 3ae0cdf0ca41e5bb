import { defineRemote, Navigate } from '@yinyom/mfe-kit';
import { lazy } from 'react';
import { UsersPage } from './pages/UsersPage';

// The list of users is what most people come for; the other pages load when they are opened.
const OrganizationPage = lazy(() =>
  import('./pages/OrganizationPage').then((file) => ({ default: file.OrganizationPage })),
);
const AuditLogPage = lazy(() =>
  import('./pages/AuditLogPage').then((file) => ({ default: file.AuditLogPage })),
);
const AccountPage = lazy(() => import('./pages/AccountPage').then((file) => ({ default: file.AccountPage })));

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
