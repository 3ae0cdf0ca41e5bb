import type { Browser } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { createPerson, type Person } from '../support/person';
import { sharedStack } from '../support/sharedStack';
import type { Stack } from '../support/startStack';

let stack: Stack;
let browser: Browser;
let person: Person;

beforeAll(async () => {
  stack = await sharedStack();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});
beforeEach(async () => {
  person = await createPerson(browser);
  // Whatever a policy stops is heard, also what no console mentions.
  await person.page.evaluateOnNewDocument(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      stopped.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
});
afterEach(() => person.leave());

const stopped = () => person.page.evaluate(() => (window as unknown as { stopped: string[] }).stopped);

it('the page of the API folds its calls, finds them, and opens the one of an address', async () => {
  const { page } = person;
  await page.goto(`${stack.url}/en/docs/api#listConsents`, { waitUntil: 'networkidle0' });
  expect(await page.$eval('#listConsents', (call) => (call as HTMLDetailsElement).open)).toBe(true);
  await page.type('#find', 'scan schedule');
  const shown = await page.$$eval('details:not([hidden])', (calls) => calls.map(({ id }) => id));
  expect(shown.sort()).toEqual(['getScanSchedule', 'saveScanSchedule']);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([wide > 0, await stopped(), person.complaints]).toEqual([false, [], []]);
});

it('the page of the API can be read without a script', async () => {
  const { page } = person;
  await page.setJavaScriptEnabled(false);
  await page.setViewport({ width: 390, height: 900 });
  await page.goto(`${stack.url}/docs/api`);
  await page.click('#getApplication > summary');
  expect(await page.$eval('#getApplication pre', (code) => code.textContent)).toContain('curl');
});

it('the page to try calls shows them all under a strict policy, and asks nobody else', async () => {
  const { page } = person;
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(stack.url) && !url.startsWith('data:')) foreign.push(url);
  });
  const answer = await page.goto(`${stack.url}/docs/api/try`, { waitUntil: 'networkidle0' });
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  await page.waitForSelector('.opblock-tag-section');
  await page.click('[data-tag="consents"] button');
  await page.waitForSelector('#operations-consents-listConsents');
  expect([await stopped(), person.complaints, foreign]).toEqual([[], [], []]);
});
