import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { contextMiddleware } from '@yinyom/service-kit/http/contextMiddleware';
import { createApp } from '@yinyom/service-kit/http/createApp';
import { errorHandler } from '@yinyom/service-kit/http/errorHandler';
import { CODES_WITHOUT_WORK_AN_HOUR } from '@yinyom/contracts/requests/publicRequest';
import { createLogger } from '@yinyom/service-kit/logger';
import { launchBrowser } from '@yinyom/testing/browser';
import { OURS } from '@yinyom/testing/identityStandIn';
import { OFFICER, SITE_KEY, startCompliance, type Compliance } from '../testing/startCompliance';

let compliance: Compliance;
let server: Server;
let now = new Date('2026-11-22T03:00:00Z');
beforeAll(async () => {
  compliance = await startCompliance({ now: () => now });
  const app = createApp();
  app.use(contextMiddleware(createLogger('silent')));
  if (compliance.service.pages) app.use(compliance.service.pages);
  app.use(errorHandler);
  server = app.listen(0);
});
afterAll(async () => {
  server.close();
  await compliance.close();
});

const at = (path: string) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}/r/${SITE_KEY}${path}`;
const get = async (path: string) => {
  const answer = await fetch(at(path));
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const post = async (path: string, fields: Record<string, string>) => {
  const answer = await fetch(at(path), { method: 'POST', body: new URLSearchParams(fields) });
  return { status: answer.status, text: await answer.text() };
};
const hidden = (text: string, name: string) =>
  new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(text)?.[1] ?? '';
const FIELDS = {
  rights: 'erasure',
  name: 'มาลี <b>',
  email: 'malee@example.com',
  subject_kind: 'customer',
  answer_way: 'post',
};
const stored = () => compliance.connection.collection('unverified_requests').countDocuments();

it('is not found while the form is off', async () => {
  expect((await get('')).status).toBe(404);
  const path = `/organizations/${OURS}/request-settings`;
  const { body } = await compliance.admin('GET', path);
  await compliance.admin(
    'PUT',
    path,
    { form_enabled: true, receivers: [OFFICER] },
    { 'if-match': body.etag },
  );
  expect((await get('')).status).toBe(200);
});

it('is Thai first, has five languages, and lets nothing load or frame it, and its own script alone run', async () => {
  const { text, headers } = await get('');
  expect(text).toContain('lang="th-TH"');
  expect(text).toContain('ขอให้ลบหรือทำลายข้อมูล');
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; form-action 'self'/,
  );
  expect(text.split('<script')).toHaveLength(2);
  expect(text).not.toMatch(/style="|\son\w+="/);
  const lookUp = await get('/status');
  expect(lookUp.text).not.toContain('<script');
  expect(lookUp.headers.get('content-security-policy')).not.toContain('script-src');
  for (const [lang, word] of [
    ['en', 'Have my data erased'],
    ['cn', '删除我的数据'],
    ['jp', 'データの消去を求める'],
    ['kh', 'សុំលុបទិន្នន័យ'],
  ])
    expect((await get(`?lang=${lang}`)).text).toContain(word);
});

it('walks from the form over the code to the state of the request, without a script', async () => {
  const opened = hidden((await get('?lang=en')).text, 'opened');
  now = new Date(now.getTime() + 20_000);
  const asked = await post('?lang=en', { ...FIELDS, opened });
  expect(asked.text).toContain('Confirm your e-mail address');
  const token = hidden(asked.text, 'token');
  const code = compliance.identity.requestCodes.at(-1)?.digits ?? '';
  const wrong = await post('/verify?lang=en', { token, code: code === '000000' ? '000001' : '000000' });
  expect([wrong.status, wrong.text.includes('This code is not right.')]).toEqual([422, true]);
  const begun = await post('/verify?lang=en', { token, code });
  expect(begun.text).toMatch(/DSR-2026-000001/);
  expect(begun.text).toContain('section 73');
  expect((await post('/status?lang=en', { token })).text).toContain('DSR-2026-000001');
  expect((await post('/status?lang=en', { token: 'A'.repeat(43) })).status).toBe(404);
});

it('a browser with scripts solves the puzzle of its form, also while a flood without one has used up the codes', async () => {
  const { requestCodes } = compliance.identity;
  const opened = hidden((await get('?lang=en')).text, 'opened');
  now = new Date(now.getTime() + 20_000);
  const send = (index: number, more: Record<string, string> = {}) =>
    post('?lang=en', { ...FIELDS, opened, email: `flood${index}@example.com`, ...more });
  const before = requestCodes.length;
  for (let index = 0; index < CODES_WITHOUT_WORK_AN_HOUR; index += 1) await send(index);
  // One of this hour went to the test above; what comes now is stored, answered alike, and gets no code.
  expect(requestCodes.length - before).toBe(CODES_WITHOUT_WORK_AN_HOUR - 1);
  const kept = await stored();
  expect((await send(1_000, { work: '12' })).text).toContain('Confirm your e-mail address');
  expect([requestCodes.length - before, (await stored()) - kept]).toEqual([
    CODES_WITHOUT_WORK_AN_HOUR - 1,
    1,
  ]);

  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(at('?lang=en'));
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=work]')?.value);
    now = new Date(now.getTime() + 20_000);
    const challenge = await page.$eval('[name=opened]', (field) => (field as HTMLInputElement).value);
    const work = await page.$eval('[name=work]', (field) => (field as HTMLInputElement).value);
    await page.click('input[value="access"]');
    await page.type('[name=name]', 'Malee Jaidee');
    await page.type('[name=email]', 'works@example.com');
    await Promise.all([page.waitForNavigation(), page.click('button')]);
    expect(requestCodes.at(-1)?.email).toBe('works@example.com');
    // The same puzzle counts once.
    const sent = requestCodes.length;
    await post('?lang=en', { ...FIELDS, opened: challenge, work, email: 'again@example.com' });
    expect(requestCodes).toHaveLength(sent);
  } finally {
    await browser.close();
  }
});

it('loses nothing when a field is wrong, and shows what was typed as text', async () => {
  const opened = hidden((await get('?lang=en')).text, 'opened');
  now = new Date(now.getTime() + 20_000);
  const { status, text } = await post('?lang=en', { ...FIELDS, email: 'no address', opened });
  expect(status).toBe(422);
  expect(text).toContain('value="มาลี &lt;b&gt;"');
  expect(text).toMatch(/value="erasure"\s+checked/);
  expect(text).toContain('aria-describedby="email-wrong"');
});

it('shows programs the page of everybody, and stores nothing of theirs', async () => {
  const opened = hidden((await get('?lang=en')).text, 'opened');
  const before = await stored();
  now = new Date(now.getTime() + 2_999);
  const hasty = await post('?lang=en', { ...FIELDS, opened });
  now = new Date(now.getTime() + 20_000);
  const filled = await post('?lang=en', { ...FIELDS, opened, homepage: 'https://x.example' });
  for (const { status, text } of [hasty, filled])
    expect([status, hidden(text, 'token').length]).toEqual([200, 43]);
  expect(await stored()).toBe(before);
  // A time that we did not sign is asked for again.
  expect((await post('?lang=en', { ...FIELDS, opened: `0.${opened.split('.')[1]}` })).status).toBe(422);
});
