import type { Stack } from './startStack';

interface Sending {
  body?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Answer of a call, with its ETag for the next one. */
interface Answer<T> {
  body: T;
  etag: string;
}

/** Calls the API as the demo user, who may do everything in the demo organization. */
export const ownerApi = async ({ url, demo }: Stack) => {
  const call = async <T>(
    method: string,
    path: string,
    { body, form, headers }: Sending = {},
  ): Promise<Answer<T>> => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        // Nothing is said for long while pictures are taken; the server would have closed an idle connection.
        connection: 'close',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: form ? new URLSearchParams(form) : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    const said: unknown = response.status === 204 ? undefined : await response.json();
    return { body: said as T, etag: response.headers.get('etag') ?? '' };
  };
  let token = '';
  const login = await call<{ token: string }>('POST', '/guest/login', {
    body: { email: demo.email, password: demo.password },
  });
  token = login.body.token;
  const [organization] = (await call<{ id: string }[]>('GET', '/me/organizations')).body;
  if (!organization) throw new Error('the demo user has no organization');
  return { call, token, organizationId: organization.id };
};
export type OwnerApi = Awaited<ReturnType<typeof ownerApi>>;
