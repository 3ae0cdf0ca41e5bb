import { getSession, Navigate } from '@yinyom/mfe-kit';
import { TwoFactorRegistration } from '../features/two-factor-registration/TwoFactorRegistration';

/** `/twofa/registration?secret=`. Only for somebody who is signed in. */
export const TwoFactorRegistrationPage = () =>
  getSession().signedIn ? (
    <TwoFactorRegistration />
  ) : (
    <Navigate to="/login?next=%2Ftwofa%2Fregistration" replace />
  );
