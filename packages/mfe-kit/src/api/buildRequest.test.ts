import { endpoint } from '@yinyom/contracts/endpoint';
import { clearSession, saveSession } from '../stored-session/storedSession';
import { buildRequest } from './buildRequest';

const base = { service: 'identity', summary: '', name: 'x' } as const;
const { signal } = new AbortController();

it('writes parameters into the path and leaves absent query fields out', () => {
  const { url } = buildRequest(
    {
      endpoint: endpoint({ ...base, method: 'GET', path: '/a/:id/b', auth: 'none' }),
      params: { id: 'x/../y' },
      query: { q: 'ยินยอม', page: '2', status: undefined, sort: '' },
    },
    signal,
  );
  expect(url).toBe(`http://localhost/api/v1/a/x%2F..%2Fy/b?q=${encodeURIComponent('ยินยอม')}&page=2`);
});

it('sends JSON, a form or a file as the contract says', async () => {
  const json = buildRequest(
    { endpoint: endpoint({ ...base, method: 'POST', path: '/a', auth: 'none' }), body: { a: 1 } },
    signal,
  );
  expect([json.headers.get('content-type'), await json.text()]).toEqual(['application/json', '{"a":1}']);
  const form = buildRequest(
    {
      endpoint: endpoint({ ...base, method: 'POST', path: '/a', auth: 'none', bodyKind: 'form' }),
      body: { a: '1&2', b: true },
    },
    signal,
  );
  expect(form.headers.get('content-type')).toContain('urlencoded');
  expect(await form.text()).toBe('a=1%262&b=true');
});

it('7.37: sends credentials of this origin to this origin, as browsers do by default', () => {
  const request = buildRequest(
    { endpoint: endpoint({ ...base, method: 'GET', path: '/a', auth: 'none' }) },
    signal,
  );
  expect([new URL(request.url).origin, request.credentials]).toEqual([location.origin, 'same-origin']);
});

it('carries the credential the call needs and the language of the page', () => {
  saveSession({ token: 'access', otpToken: 'once' });
  history.replaceState(null, '', '/jp/login');
  const of = (auth: 'none' | 'otp' | 'bearer') =>
    buildRequest({ endpoint: endpoint({ ...base, method: 'GET', path: '/a', auth }), ifMatch: '"3"' }, signal)
      .headers;
  expect(of('bearer').get('authorization')).toBe('Bearer access');
  expect(of('otp').get('authorization')).toBe('Bearer once');
  expect(of('none').get('authorization')).toBeNull();
  expect(of('none').get('accept-language')).toBe('ja-JP');
  expect(of('none').get('if-match')).toBe('"3"');
  clearSession();
});
