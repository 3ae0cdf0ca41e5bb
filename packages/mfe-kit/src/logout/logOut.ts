import { PLACES } from '@yinyom/contracts/places';
import { api } from '../api/api';
import { apiSettings } from '../api/settings';
import { store } from '../store/store';
import { navigateTo } from '../router/navigateTo';
import { clearSession, readTokens } from '../stored-session/storedSession';

/** Ends the session on the platform too. Nobody waits for it: what the browser holds is forgotten either way. */
const endOnPlatform = (): void => {
  const { token, refreshToken } = readTokens();
  if (!token) return;
  fetch(new URL(`${apiSettings.baseUrl}/me/logout`, location.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(refreshToken ? { refresh_token: refreshToken } : {}),
    keepalive: true,
  }).catch(() => undefined);
};

/** Ends the session and opens the login page (specification §2, user menu). */
export const logOut = (): void => {
  endOnPlatform();
  clearSession();
  store.dispatch(api.util.resetApiState());
  navigateTo(PLACES.login);
};
