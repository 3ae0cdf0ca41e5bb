import * as z from 'zod/mini';
import { endpoint } from '@yinyom/contracts/endpoint';
import { readSession, readTokens, saveSession, SESSION_KEYS } from '../stored-session/storedSession';
import { send } from './send';

const call = {
  endpoint: endpoint({
    name: 'x',
    service: 'identity',
    method: 'GET',
    path: '/x',
    auth: 'bearer',
    summary: '',
  }),
};
const user = {
  id: 'u',
  name: '',
  email: 'a@b.co.th',
  first_name: '',
  last_name: '',
  two_fa_at: null,
  locale: 'th' as const,
  must_change_password: false,
  created_at: '',
  last_access_at: null,
};
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const refused = () => json(401, { message: 'no', code: 'unauthorized', request_id: 'r' });

/** A platform that accepts the tokens in `valid` and hands out `t1`, `t2`… on refresh. */
const platform = (options: { valid: (token: string) => boolean; refresh?: () => Response }) => {
  const log: string[] = [];
  let minted = 0;
  globalThis.fetch = async (input) => {
    const request = input instanceof Request ? input : new Request(input as URL);
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/token')) {
      log.push('token');
      minted += 1;
      return (
        options.refresh?.() ??
        json(200, { access_token: `t${minted}`, refresh_token: `r${minted}`, expires_in: 900 })
      );
    }
    const token = (request.headers.get('authorization') ?? '').replace('Bearer ', '');
    log.push(token);
    return options.valid(token) ? json(200, { token }) : refused();
  };
  return log;
};

beforeEach(() => {
  history.replaceState(null, '', '/en/websites');
  saveSession({ token: 't0', refreshToken: 'r0', user, organizationId: 'o' });
});

describe('sending a call', () => {
  it('refreshes a refused token once and repeats the call with the new one', async () => {
    const log = platform({ valid: (token) => token === 't1' });
    expect(await send(call)).toEqual({ data: { token: 't1' } });
    expect(log).toEqual(['t0', 'token', 't1']);
    expect(readTokens()).toMatchObject({ token: 't1', refreshToken: 'r1' });
  });

  it('refreshes once for many calls that were refused together', async () => {
    const log = platform({ valid: (token) => token === 't1' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(call)));
    expect(answers.every((answer) => 'data' in answer)).toBe(true);
    expect(log.filter((entry) => entry === 'token')).toHaveLength(1);
  });

  it('takes the token that another tab has just stored instead of refreshing', async () => {
    const log = platform({ valid: (token) => token === 'other' });
    const answer = send(call);
    localStorage.setItem(SESSION_KEYS.token, 'other');
    expect(await answer).toEqual({ data: { token: 'other' } });
    expect(log).not.toContain('token');
  });

  it('waits for the other tab when the platform says that it was faster', async () => {
    platform({
      valid: (token) => token === 'theirs',
      refresh: () => {
        setTimeout(() => {
          localStorage.setItem(SESSION_KEYS.token, 'theirs');
          window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEYS.token }));
        });
        return json(409, { message: '', code: 'refresh_raced', request_id: 'r' });
      },
    });
    expect(await send(call)).toEqual({ data: { token: 'theirs' } });
  });

  it.each([
    ['is refused', () => refused()],
    ['is down', () => json(503, {})],
    ['answers nonsense', () => json(200, { hello: 1 })],
  ])('A-14 ends the session and opens the login page once when the refresh %s', async (_, refresh) => {
    const log = platform({ valid: () => false, refresh });
    await Promise.all([send(call), send(call)]);
    expect(readTokens().token).toBeNull();
    expect(readSession()).toMatchObject({ user: null, organizationId: null, role: 1 });
    expect(location.pathname).toBe('/en/login');
    expect(log.filter((entry) => entry === 'token')).toHaveLength(1);
  });

  it('A-14 stops refreshing after more than three refusals in a row and does not loop', async () => {
    const log = platform({ valid: () => false });
    expect(await send(call)).toMatchObject({ error: { status: 401 } });
    expect(log.filter((entry) => entry === 'token')).toHaveLength(3);
    expect(location.pathname).toBe('/en/login');
  });

  it('A-14 sends the token to this origin only, whatever a path says, so no other host can refuse it', async () => {
    const asked: URL[] = [];
    globalThis.fetch = async (input) => {
      asked.push(new URL(input instanceof Request ? input.url : input));
      return json(200, {});
    };
    const odd = endpoint({
      name: 'odd',
      service: 'identity',
      method: 'GET',
      path: '/x/:id',
      auth: 'bearer',
      summary: '',
      params: z.object({ id: z.string() }),
    });
    for (const id of ['//evil.example', 'https://evil.example/', '../../..//evil.example', '@evil.example'])
      await send({ endpoint: odd, params: { id } });
    expect(asked).toHaveLength(4);
    for (const { origin, pathname } of asked) {
      expect(origin).toBe(location.origin);
      expect(pathname).toMatch(/^\/api\/v1\/x\//);
    }
  });

  it('never refreshes for calls that need no session', async () => {
    const log = platform({ valid: () => false });
    const login = { endpoint: { ...call.endpoint, auth: 'none' as const } };
    expect(await send(login)).toMatchObject({ error: { status: 401 } });
    expect(log).toEqual(['']);
  });

  it('says offline when there is no connection', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
    expect(await send(call)).toEqual({ error: { status: 'offline' } });
  });

  it('does not take a page for an answer', async () => {
    globalThis.fetch = async () =>
      new Response('<html></html>', { status: 200, headers: { 'Content-Type': 'text/html' } });
    expect(await send(call)).toEqual({ error: { status: 'bad_answer' } });
  });
});
