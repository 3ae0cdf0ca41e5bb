import { fetchOrTake, offerAnswer, takeAnswer } from './earlyAnswers';

const ADDRESS = '/api/v1/me/organizations';
const request = (init?: RequestInit) => new Request(new URL(ADDRESS, location.origin), init);
const asked = (token: string) => request({ headers: { Authorization: `Bearer ${token}` } });
const early = (token: string | null, answer = Promise.resolve(new Response('early'))) =>
  offerAnswer(ADDRESS, { token, answer });

let sent: jest.SpyInstance;
beforeEach(() => {
  sent = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('sent')));
});
afterEach(() => {
  sent.mockRestore();
  globalThis.earlyAnswers = undefined;
});

const textOf = async (of: Request) => (await fetchOrTake(of)).text();

it('hands an answer that was asked for early to the first who asks the same, once', async () => {
  early('t1');
  expect(await textOf(asked('t1'))).toBe('early');
  expect(sent).not.toHaveBeenCalled();
  expect(await textOf(asked('t1'))).toBe('sent');
});

it('gives nobody what was asked for with the token of somebody else', async () => {
  early('t1');
  expect(await textOf(asked('t2'))).toBe('sent');
  early(null);
  expect(await textOf(asked('t2'))).toBe('sent');
});

it('asks anew where the early request found no line, and for anything but the plain reading', async () => {
  const lost = Promise.reject(new TypeError('no line'));
  early(null, lost);
  expect(await textOf(request())).toBe('sent');
  early(null);
  expect(await textOf(request({ method: 'POST' }))).toBe('sent');
  expect(await textOf(request({ headers: { Range: 'bytes=5-' } }))).toBe('sent');
  expect(await takeAnswer(ADDRESS, null)?.then((answer) => answer.text())).toBe('early');
});
