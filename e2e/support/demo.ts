import type { Person } from './person';
import type { Stack } from './startStack';

/** The demo user of a stack that was started with DEMO=true, as the start announces it. */
export interface DemoUser {
  email: string;
  password: string;
  website: string;
}

interface Login {
  token: string;
  refresh_token: string;
  user: object;
}

/** No connection stays open, which the product would wait a second for when it stops. */
const ONCE = { connection: 'close' };

/** Signs the demo user in. */
export const demoLogin = async ({ url, demo }: Stack): Promise<Login> => {
  const answer = await fetch(`${url}/api/v1/guest/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...ONCE },
    body: JSON.stringify({ email: demo.email, password: demo.password }),
  });
  if (!answer.ok) throw new Error(`demo login: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Login;
};

/** Calls the API as the demo user. */
export const demoApi = async (stack: Stack) => {
  const { token } = await demoLogin(stack);
  return async <T>(path: string, method = 'GET', body?: object): Promise<T> => {
    const response = await fetch(`${stack.url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...ONCE,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (response.status === 204 ? undefined : await response.json()) as T;
  };
};

/** Gives a person the demo user's session, as the login page would store it. */
export const signIn = async (person: Person, stack: Stack): Promise<void> => {
  const { token, refresh_token, user } = await demoLogin(stack);
  const answer = await fetch(`${stack.url}/api/v1/me/organizations`, {
    headers: { authorization: `Bearer ${token}`, ...ONCE },
  });
  const [organization] = (await answer.json()) as { id: string; organization_user: { role: number } }[];
  const entries = {
    token,
    refresh_token,
    user: JSON.stringify(user),
    organization_id: organization?.id ?? '',
    role: String(organization?.organization_user.role ?? 1),
  };
  await person.page.evaluateOnNewDocument((stored) => {
    // A frame with an origin of its own, as the preview's, has no storage.
    if (origin === 'null') return;
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, entries);
};
