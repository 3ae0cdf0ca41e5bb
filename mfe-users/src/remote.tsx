import { defineRemote, lazyPart, Navigate } from '@yinyom/mfe-kit';
import type { RemoteOf } from '@yinyom/contracts/release/declareRemote';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { UsersPage } from './pages/UsersPage';
import type { declared } from './pages';

// The list of users is what most people come for; the other pages load when they are opened.
const OrganizationPage = lazyPart(
  () => import('./pages/OrganizationPage').then((file) => file.OrganizationPage),
  ErrorState,
);
const BrandPage = lazyPart(() => import('./pages/BrandPage').then((file) => file.BrandPage), ErrorState);
const AuditLogPage = lazyPart(
  () => import('./pages/AuditLogPage').then((file) => file.AuditLogPage),
  ErrorState,
);
const WebhooksPage = lazyPart(
  () => import('./pages/WebhooksPage').then((file) => file.WebhooksPage),
  ErrorState,
);
const AgentsPage = lazyPart(() => import('./pages/AgentsPage').then((file) => file.AgentsPage), ErrorState);
const ApiKeysPage = lazyPart(
  () => import('./pages/ApiKeysPage').then((file) => file.ApiKeysPage),
  ErrorState,
);
const AccountPage = lazyPart(
  () => import('./pages/AccountPage').then((file) => file.AccountPage),
  ErrorState,
);

const NewOrganizationModal = lazyPart(
  () => import('./features/new-organization/NewOrganizationModal').then((file) => file.NewOrganizationModal),
  ErrorState,
);

/** The public face of this remote; the shell loads it at run time. */
export const remote = defineRemote({
  name: 'mfe_users',
  namespace: 'users',
  texts: (lang) => import(`../locales/${lang}.json`),
  routes: [
    { path: '/user', element: <UsersPage /> },
    { path: '/user/organization', element: <OrganizationPage /> },
    { path: '/user/brand', element: <BrandPage /> },
    { path: '/user/keys', element: <ApiKeysPage /> },
    { path: '/user/agents', element: <AgentsPage /> },
    { path: '/user/audit', element: <AuditLogPage /> },
    { path: '/user/webhooks', element: <WebhooksPage /> },
    { path: '/user/sessions', element: <Navigate to="/account" replace /> },
    { path: '/account', element: <AccountPage /> },
  ],
  slots: { 'new-organization': NewOrganizationModal },
} satisfies RemoteOf<typeof declared>);
