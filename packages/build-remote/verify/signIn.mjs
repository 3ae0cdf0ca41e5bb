import { readFileSync } from 'node:fs';
import path from 'node:path';

const PATIENCE_MS = 30_000;

/**
 * E-mail address and password of an account of the platform: two lines of a file, never arguments, which other processes can read.
 * @param {string | undefined} file as it was typed
 * @returns null where none is named
 */
export const readLogin = (file) => {
  if (file === undefined) return null;
  const place = path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const [email = '', password = ''] = readFileSync(place, 'utf8').split(/\r?\n/);
  if (!email || !password)
    throw new Error(`${place} must have an e-mail address in its first line and the password in its second.`);
  return { email, password };
};

const ask = async (origin, address, init) => {
  const response = await fetch(new URL(`/api/v1${address}`, origin), {
    ...init,
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...init?.headers },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const answer = await response.json().catch(() => null);
  if (!response.ok)
    throw new Error(`${origin} does not sign the account in: ${answer?.message ?? response.status}`);
  return answer;
};

/**
 * Signs an account in and leaves its session in the browser's storage, as the login page does.
 * @param page of puppeteer, at any address of the platform
 * @throws Error with the platform's sentence
 */
export const signIn = async (page, origin, { email, password }) => {
  const body = JSON.stringify({ email, password });
  const { token, refresh_token, user } = await ask(origin, '/guest/login', { method: 'POST', body });
  if (!token || !user)
    throw new Error(
      `${email} needs a second factor. Verify with an account that has none, e.g. of a staging platform.`,
    );
  const headers = { authorization: `Bearer ${token}` };
  const [organization] = await ask(origin, '/me/organizations', { headers });
  const entries = {
    token,
    refresh_token,
    user: JSON.stringify(user),
    organization_id: organization?.id ?? '',
    role: String(organization?.organization_user.role ?? 1),
  };
  await page.goto(new URL('/build.json', origin).href);
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) globalThis.localStorage.setItem(key, value);
  }, entries);
};
