import type { Browser, Page } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { demoApi } from '../support/demo';
import { createPerson } from '../support/person';
import { startStack, type Stack } from '../support/startStack';
import { until } from '../support/until';

const ACCEPT = '::-p-aria([name="ยอมรับทั้งหมด"][role="button"])';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  stack = await startStack({ DEMO: 'true' });
  browser = await launchBrowser({ args: ['--accept-lang=th'] });
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

interface Total {
  entities: { consent_type: string }[];
}

/** How the next request to an address ends. */
const answerOf = (page: Page, path: string): Promise<number | 'failed'> =>
  new Promise((resolve) => {
    page.on('response', (response) => response.url().endsWith(path) && resolve(response.status()));
    page.on('requestfailed', (request) => request.url().endsWith(path) && resolve('failed'));
  });

it('a decision made while the database is down is kept by the browser and delivered once when it is back', async () => {
  const visitor = await createPerson(browser);
  await visitor.page.goto(stack.demo.website);
  await visitor.page.waitForSelector(ACCEPT);
  await stack.stopDatabase();

  const refused = await fetch(`${stack.url}/api/v1/guest/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(stack.demo),
  });
  expect(await refused.json()).toMatchObject({ code: 'unknown_field' });
  const unavailable = await fetch(`${stack.url}/api/v1/guest/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: stack.demo.email, password: stack.demo.password }),
  });
  expect(unavailable.status).toBe(503);
  expect(Number(unavailable.headers.get('retry-after'))).toBeGreaterThan(0);

  const answered = answerOf(visitor.page, '/consents');
  await visitor.press('ยอมรับทั้งหมด');
  // On a busy machine the script may hang up before it is answered; it keeps the decision all the same.
  expect([503, 'failed']).toContain(await answered);
  // The choice holds at once, recorded or not.
  expect(await visitor.page.evaluate(() => document.cookie)).toMatch(/yinyom_[\w-]{8}=/);

  await stack.startDatabase();
  await until(async () => (await fetch(`${stack.url}/readyz`)).ok, 'the product is ready again');
  await visitor.page.reload();
  const api = await demoApi(stack);
  const [application] = (await api<{ entities: { id: string }[] }>('/me/applications')).entities;
  const consents = () => api<Total>(`/consents?application_id=${application?.id}`);
  await until(async () => (await consents()).entities.length > 0, 'the decision is delivered');
  expect((await consents()).entities.map(({ consent_type }) => consent_type)).toEqual(['accept_all']);
  await visitor.leave();
});
