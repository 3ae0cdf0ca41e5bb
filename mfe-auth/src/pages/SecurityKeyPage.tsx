import { isSignedIn, Navigate } from '@yinyom/mfe-kit';
import { SecurityKeyRegistration } from '../features/security-key-registration/SecurityKeyRegistration';

/** `/twofa/security-key`: adds a security key or passkey. Only for somebody who is signed in. */
export const SecurityKeyPage = () =>
  isSignedIn() ? <SecurityKeyRegistration /> : <Navigate to="/login?next=%2Ftwofa%2Fsecurity-key" replace />;
