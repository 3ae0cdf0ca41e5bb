import { apiSettings } from './settings';
import { gate } from './gate';
import { readTokens, saveSession } from '../stored-session/storedSession';

/** How long another tab may take to store the tokens that it won (milliseconds). */
const RACE_PATIENCE = 5000;

const hasOtherToken = (rejected: string | null): boolean => {
  const { token } = readTokens();
  return token !== null && token !== rejected;
};

const waitForOtherTab = (rejected: string | null): Promise<boolean> =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener('storage', look);
      resolve(hasOtherToken(rejected));
    };
    const look = () => {
      if (hasOtherToken(rejected)) finish();
    };
    const timer = setTimeout(finish, RACE_PATIENCE);
    addEventListener('storage', look);
    look();
  });

const callToken = async (rejected: string | null): Promise<boolean> => {
  if (hasOtherToken(rejected)) return true;
  const { refreshToken } = readTokens();
  if (!refreshToken) return false;
  const response = await fetch(new URL(`${apiSettings.baseUrl}/token`, location.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
    signal: AbortSignal.timeout(apiSettings.timeout),
  });
  if (response.status === 409) return waitForOtherTab(rejected);
  if (!response.ok) return false;
  const tokens = (await response.json()) as { access_token?: unknown; refresh_token?: unknown };
  if (typeof tokens.access_token !== 'string' || typeof tokens.refresh_token !== 'string') return false;
  saveSession({ token: tokens.access_token, refreshToken: tokens.refresh_token });
  return true;
};

/**
 * Gets a new access token after `rejected` was refused. One call at a time across tabs; whoever waited takes
 * the tokens of the one that went first. 409 means that another tab was just faster. False: session is over.
 */
export const refreshSession = (rejected: string | null): Promise<boolean> =>
  gate.token(() => callToken(rejected).catch(() => false));
