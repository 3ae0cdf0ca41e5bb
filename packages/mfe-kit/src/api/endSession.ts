import { PLACES } from '@yinyom/contracts/places';
import { navigateTo } from '../router/navigateTo';
import { clearSession, readSession } from '../stored-session/storedSession';

/** The session cannot be continued: forgets it and opens the login page, once (specification §4). */
export const endSession = (): void => {
  const { signedIn } = readSession();
  clearSession();
  if (signedIn) navigateTo(PLACES.login);
};
