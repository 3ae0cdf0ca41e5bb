import { defineRemote } from '@yinyom/mfe-kit';
import { ChangePasswordModal } from './features/change-password/ChangePasswordModal';
import { EnableTwoFactor } from './features/enable-two-factor/EnableTwoFactor';
import { LoginPage } from './pages/LoginPage';
import { PasswordChangePage } from './pages/PasswordChangePage';
import { PasswordResetPage } from './pages/PasswordResetPage';
import { SecurityKeyPage } from './pages/SecurityKeyPage';
import { SignupConfirmationPage } from './pages/SignupConfirmationPage';
import { SignupPage } from './pages/SignupPage';
import { TwoFactorConfirmationPage } from './pages/TwoFactorConfirmationPage';
import { TwoFactorRegistrationPage } from './pages/TwoFactorRegistrationPage';

/** The public face of this remote; the shell loads it at run time. */
export const remote = defineRemote({
  name: 'mfe_auth',
  namespace: 'auth',
  texts: (lang) => import(`../locales/${lang}.json`),
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
  ],
  slots: { 'change-password': ChangePasswordModal, 'enable-two-factor': EnableTwoFactor },
});
