import { signIn } from '../support/demo';
import { useConsole } from '../support/useConsole';
import { violations } from '../support/violations';

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

/**
 * Leaves one folded call of each method. They are all written alike, and axe takes ten seconds for hundreds of them: once is enough to
 * look at each.
 */
const keepOneOfEach = () =>
  scene.person.page.$$eval('details:not([open])', (calls) => {
    const seen = new Set<string | undefined>();
    for (const call of calls) {
      const method = call.querySelector('summary b')?.className;
      if (seen.has(method)) call.remove();
      seen.add(method);
    }
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

it('12: the page shows examples in four languages and tries a call with the session of the browser', async () => {
  const { person, stack } = scene;
  const { page } = person;
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(stack.url)) foreign.push(request.url());
  });
  await signIn(person, stack);
  const answer = await page.goto(`${stack.url}/docs/api/try`, { waitUntil: 'networkidle0' });
  expect([new URL(page.url()).pathname, answer?.headers()['content-security-policy']]).toEqual([
    '/docs/api',
    expect.stringContaining("default-src 'none'"),
  ]);
  await page.goto(`${stack.url}/en/docs/api#listApplications`, { waitUntil: 'networkidle0' });
  const call = '#listApplications';
  await person.press('Python', 'radio');
  await page.waitForFunction(
    (place) => document.querySelector(place)?.textContent.includes('requests.get('),
    {},
    call,
  );
  await person.pressAt(`${call} form button`);
  await page.waitForFunction(
    (place) => document.querySelector(place)?.textContent.startsWith('200'),
    {},
    `${call} output`,
  );
  expect(await page.$eval(`${call} form pre`, (shown) => JSON.parse(shown.textContent).entities.length)).toBe(
    1,
  );
  expect(await violations(page)).toEqual([]);
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
  await page.setViewport({ width: 390, height: 844 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await keepOneOfEach();
  expect(await violations(page)).toEqual([]);
  expect([wide > 0, await stopped(), person.complaints, foreign]).toEqual([false, [], [], []]);
});
