import { useConsole } from '../support/useConsole';

const scene = useConsole();

beforeEach(async () => {
  // Whatever a policy stops is heard, also what no console mentions.
  await scene.person.page.evaluateOnNewDocument(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      stopped.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
});

const stopped = () => scene.person.page.evaluate(() => (window as unknown as { stopped: string[] }).stopped);

it('the page of the API folds its calls, finds them, and opens the one of an address', async () => {
  const { page } = scene.person;
  await page.goto(`${scene.stack.url}/en/docs/api#listConsents`, { waitUntil: 'networkidle0' });
  expect(await page.$eval('#listConsents', (call) => (call as HTMLDetailsElement).open)).toBe(true);
  await page.type('#find', 'scan schedule');
  const shown = await page.$$eval('details:not([hidden])', (calls) => calls.map(({ id }) => id));
  expect(shown.sort()).toEqual(['getScanSchedule', 'saveScanSchedule']);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([wide > 0, await stopped(), scene.person.complaints]).toEqual([false, [], []]);
});

it('the page of the API can be read without a script', async () => {
  const { page } = scene.person;
  await page.setJavaScriptEnabled(false);
  await page.setViewport({ width: 390, height: 900 });
  await page.goto(`${scene.stack.url}/docs/api`);
  // A locator waits for frames by script, and nothing here moves.
  // eslint-disable-next-line no-restricted-syntax
  await page.click('#getApplication > summary');
  expect(await page.$eval('#getApplication pre', (code) => code.textContent)).toContain('curl');
});

it('the page to try calls shows them all under a strict policy, and asks nobody else', async () => {
  const { page } = scene.person;
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(scene.stack.url) && !url.startsWith('data:')) foreign.push(url);
  });
  const answer = await page.goto(`${scene.stack.url}/docs/api/try`, { waitUntil: 'networkidle0' });
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  await page.waitForSelector('.opblock-tag-section');
  await page.locator('[data-tag="consents"] button').click();
  await page.waitForSelector('#operations-consents-listConsents');
  expect([await stopped(), scene.person.complaints, foreign]).toEqual([[], [], []]);
});
