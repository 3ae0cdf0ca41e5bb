import { holdPatience } from '../support/holdPatience';
import { useConsole } from '../support/useConsole';
import { watchRequests } from '../support/watchRequests';

/** Rows that are text still; seen once the fonts are there. */
const ROW = ':not([data-waits]) > body [data-first-view] tbody a';
const scene = useConsole({ signedIn: true });

/** Names of websites that are seen, of the text and of the page that is drawn behind it. */
const namesSeen = () =>
  scene.person.page.$$eval('main tbody td:first-child a', (all) =>
    all.filter((a) => a.checkVisibility()).map((a) => (a as HTMLElement).innerText),
  );
const watchShift = () =>
  scene.person.page.evaluateOnNewDocument(() => {
    Object.assign(globalThis, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (globalThis as unknown as { moved: number }).moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shift = () => scene.person.page.evaluate(() => (globalThis as unknown as { moved: number }).moved);
/** Scripts wait until something was done with the rows that are text only. */
const rowsBeforeCode = async (act: () => Promise<void>): Promise<void> => {
  let used: Promise<void> | undefined;
  await scene.person.page.setRequestInterception(true);
  scene.person.page.on('request', async (request) => {
    if (request.resourceType() === 'script')
      await (used ??= scene.person.page.waitForSelector(ROW, { visible: true }).then(() => act()));
    await request.continue();
  });
  await scene.person.page.goto(`${scene.stack.url}/en/websites`, { waitUntil: 'domcontentloaded' });
};
const takenOver = () => scene.person.page.waitForFunction(() => !document.querySelector('[data-first-rows]'));

it.each([1440, 390])('names the websites before any script, and never loses them (%s px)', async (width) => {
  await scene.person.page.setViewport({ width, height: 844 });
  const requests = await watchRequests(scene.person.page);
  // However late the code comes: an answer that had to be waited for too long is asked for again.
  await holdPatience(scene.person.page);
  await watchShift();
  const asked: string[] = [];
  scene.person.page.on('request', (request) => asked.push(request.url()));
  let before: string[] = [];
  await rowsBeforeCode(async () => {
    before = await namesSeen();
    await scene.person.page.evaluate(() => {
      const frames: number[] = [];
      Object.assign(globalThis, { frames });
      const look = () => {
        const rows = [...document.querySelectorAll('main tbody tr')];
        frames.push(rows.filter((row) => row.checkVisibility()).length);
        requestAnimationFrame(look);
      };
      look();
    });
  });
  await takenOver();
  await requests.answered();
  expect(before.length).toBeGreaterThan(0);
  expect(await namesSeen()).toEqual(before);
  const frames = await scene.person.page.evaluate(
    () => (globalThis as unknown as { frames: number[] }).frames,
  );
  expect(new Set(frames)).toEqual(new Set([before.length]));
  expect(await shift()).toBeLessThan(0.01);
  expect(asked.filter((url) => url.includes('/me/applications?') && url.includes('sort='))).toHaveLength(1);
});

it('code that comes later than an answer may take finds that answer whole', async () => {
  const requests = await watchRequests(scene.person.page);
  const time = await holdPatience(scene.person.page);
  await rowsBeforeCode(() => time.runsOut());
  await takenOver();
  await requests.answered();
  expect(await namesSeen()).toHaveLength(1);
  expect(await scene.person.page.$('main [role="alert"]')).toBeNull();
});

it('who goes along the names by keyboard stays where they are', async () => {
  let href: string | undefined;
  await rowsBeforeCode(async () => {
    href = await scene.person.page.$eval(ROW, (row) => {
      (row as HTMLElement).focus();
      return (row as HTMLAnchorElement).href;
    });
  });
  await takenOver();
  await scene.person.page.waitForFunction(
    (wanted) => (document.activeElement as HTMLAnchorElement).href === wanted,
    {},
    href,
  );
});

it.each([
  ['an address that narrows the list', '/en/websites?q=no-such-website', 'No website matches'],
  ['an organization of others', '/en/websites', ''],
])('%s has no rows as text', async (_what, path, says) => {
  if (says === '')
    await scene.person.page.evaluateOnNewDocument(() => {
      if (!sessionStorage.getItem('once')) localStorage.setItem('organization_id', '0'.repeat(24));
      sessionStorage.setItem('once', '1');
    });
  const requests = await watchRequests(scene.person.page);
  await scene.person.page.goto(`${scene.stack.url}${path}`);
  await requests.answered();
  await scene.person.seesInside(says);
  expect(await scene.person.page.$('[data-first-rows]')).toBeNull();
});
