import { navigateTo } from '../router/navigateTo';
import { clearSession, isSignedIn } from '../session/session';

/** The session cannot be continued: forgets it and opens the login page, once (specification §4). */
export const endSession = (): void => {
  const wasSignedIn = isSignedIn();
  clearSession();
  if (wasSignedIn) navigateTo('/login');
};
