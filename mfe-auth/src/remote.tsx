import { defineRemote, lazyPart } from '@yinyom/mfe-kit';
import type { RemoteOf } from '@yinyom/contracts/release/declareRemote';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { LoginPage } from './pages/LoginPage';
import type { declared } from './pages';

// Whoever comes here mostly comes to log in; every other page loads when it is opened.
const SignupPage = lazyPart(() => import('./pages/SignupPage').then((file) => file.SignupPage), ErrorState);
const SignupConfirmationPage = lazyPart(
  () => import('./pages/SignupConfirmationPage').then((file) => file.SignupConfirmationPage),
  ErrorState,
);
const PasswordChangePage = lazyPart(
  () => import('./pages/PasswordChangePage').then((file) => file.PasswordChangePage),
  ErrorState,
);
const PasswordResetPage = lazyPart(
  () => import('./pages/PasswordResetPage').then((file) => file.PasswordResetPage),
  ErrorState,
);
const TwoFactorRegistrationPage = lazyPart(
  () => import('./pages/TwoFactorRegistrationPage').then((file) => file.TwoFactorRegistrationPage),
  ErrorState,
);
const SecurityKeyPage = lazyPart(
  () => import('./pages/SecurityKeyPage').then((file) => file.SecurityKeyPage),
  ErrorState,
);
const TwoFactorConfirmationPage = lazyPart(
  () => import('./pages/TwoFactorConfirmationPage').then((file) => file.TwoFactorConfirmationPage),
  ErrorState,
);
const CheckPage = lazyPart(() => import('./pages/CheckPage').then((file) => file.CheckPage), ErrorState);
const ChangePasswordModal = lazyPart(
  () => import('./features/change-password/ChangePasswordModal').then((file) => file.ChangePasswordModal),
  ErrorState,
);
const EnableTwoFactor = lazyPart(
  () => import('./features/enable-two-factor/EnableTwoFactor').then((file) => file.EnableTwoFactor),
  ErrorState,
);

/** The public face of this remote; the shell loads it at run time. */
export const remote = defineRemote({
  name: 'mfe_auth',
  namespace: 'auth',
  // Not those of folders below: each would be one more name in the first file that everybody loads.
  texts: (lang) => import(/* webpackInclude: /locales.\w+\.json$/ */ `../locales/${lang}.json`),
  routes: [
    { path: '/login', element: <LoginPage /> },
    { path: '/signup', element: <SignupPage /> },
    { path: '/signup25032021', element: <SignupPage source="signup25032021" /> },
    { path: '/signup/confirmation', element: <SignupConfirmationPage /> },
    { path: '/password/change', element: <PasswordChangePage /> },
    { path: '/password/reset', element: <PasswordResetPage /> },
    { path: '/twofa/registration', element: <TwoFactorRegistrationPage /> },
    { path: '/twofa/security-key', element: <SecurityKeyPage /> },
    { path: '/twofa/confirmation', element: <TwoFactorConfirmationPage /> },
    { path: '/check', element: <CheckPage /> },
    { path: '/check/:id', element: <CheckPage /> },
  ],
  slots: { 'change-password': ChangePasswordModal, 'enable-two-factor': EnableTwoFactor },
} satisfies RemoteOf<typeof declared>);
