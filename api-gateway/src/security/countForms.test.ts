import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LANGUAGES, LOCALE_TAGS } from '@yinyom/contracts/constants';
import { AppError } from '@yinyom/service-kit/AppError';
import { contextMiddleware } from '@yinyom/service-kit/http/contextMiddleware';
import { createApp } from '@yinyom/service-kit/http/createApp';
import { createLogger } from '@yinyom/service-kit/logger';
import { REQUESTS_WORDS } from '@yinyom/texts/requests/requestsWords';
import { countForms } from './countForms';

const counted: string[] = [];
let server: Server;
beforeAll(() => {
  const app = createApp();
  app.use(contextMiddleware(createLogger('silent')));
  const network = async (name: string): Promise<void> => {
    counted.push(name);
    if (name === 'request_form')
      throw new AppError(429, 'rate_limited', { values: { seconds: 3_540 }, retryAfterSeconds: 3_540 });
  };
  app.use('/r', countForms({ network }));
  app.use((_req, res) => void res.send('form'));
  server = app.listen(0);
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/r/key`;
});
afterAll(() => void server.close());

let address = '';
const post = (path: string, method = 'POST', headers: Record<string, string> = {}) =>
  fetch(`${address}${path}`, { method, headers });

it.each(LANGUAGES)('a person who sends too much reads so in %s, and when to come back', async (lang) => {
  const answer = await post(`?lang=${lang}`);
  const page = await answer.text();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3540']);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page).toContain(`<html lang="${LOCALE_TAGS[lang]}">`);
  expect(page).toContain(`<h1>${REQUESTS_WORDS[lang].busy_title}</h1>`);
  // A wait of almost an hour, in minutes.
  expect(page).toMatch(/\b59\b/);
});

it('without a chosen language it is that of the browser', async () => {
  const page = await (await post('', 'POST', { 'accept-language': 'ja' })).text();
  expect(page).toContain(REQUESTS_WORDS.jp.busy_title);
});

it('looking counts nothing, and each step has its own count', async () => {
  counted.length = 0;
  expect(await (await post('', 'GET')).text()).toBe('form');
  expect(await (await post('/verify')).text()).toBe('form');
  expect(await (await post('/status')).text()).toBe('form');
  expect(await (await post('/status/a-token', 'GET')).text()).toBe('form');
  expect(await (await post('/code')).text()).toBe('form');
  expect(await (await post('/language')).text()).toBe('form');
  const answer = await fetch(address.replace('/key', '/answers/a-token'), { method: 'POST' });
  expect(await answer.text()).toBe('form');
  // A file of an answer is no try of its code.
  await fetch(address.replace('/key', '/answers/a-token/files/a-file'), { method: 'POST' });
  expect(counted).toEqual([
    ...['request_code', 'request_status', 'request_status', 'request_code', 'request_status', 'request_code'],
    'request_status',
  ]);
});
