import { getSession, Navigate } from '@yinyom/mfe-kit';
import { SecurityKeyRegistration } from '../features/security-key-registration/SecurityKeyRegistration';

/** `/twofa/security-key`: adds a security key or passkey. Only for somebody who is signed in. */
export const SecurityKeyPage = () =>
  getSession().signedIn ? (
    <SecurityKeyRegistration />
  ) : (
    <Navigate to="/login?next=%2Ftwofa%2Fsecurity-key" replace />
  );
