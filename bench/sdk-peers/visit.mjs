import { STYLE_PATH } from './fixtureSite.mjs';
import { PICTURE_PATH, SITE_SCRIPT_PATH } from './shopPage.mjs';
import { watchPage } from './watchPage.mjs';

/** A phone of the middle class on a slow mobile network. */
const CPU = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** What the pages load themselves. */
const OF_THE_PAGE = [STYLE_PATH, SITE_SCRIPT_PATH, PICTURE_PATH];
const PATIENCE = { timeout: 8000, polling: 50 };
/** The browser reports an interaction shorter than this not at all. */
const SHORTEST_MS = 16;

/** Opens the candidate's page in a profile of its own. */
export const openPage = async (browser, { url, banner, slow, openRoots, language = 'th' }) => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const client = await page.createCDPSession();
  const userAgent = await browser.userAgent();
  await client.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: language });
  await page.setViewport({ width: 390, height: 844 });
  if (openRoots) await page.evaluateOnNewDocument(() => (window.benchOpensRoots = true));
  await page.evaluateOnNewDocument(watchPage, banner);
  if (slow) {
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', NETWORK);
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  }
  await page.goto(url, { waitUntil: 'load' });
  return { page, leave: () => context.close() };
};

/** Waits for the banner; says whether it came. */
export const isSeen = (page) =>
  page
    .waitForFunction(() => window.bench.notes.seen > 0, PATIENCE)
    .then(
      () => true,
      () => false,
    );
const rest = (page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));

/** Presses what a selector finds, closed roots included, as a finger would. */
export const press = async (page, selector) => {
  const place = await page.evaluate((wanted) => {
    const box = window.bench.find(wanted)?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  }, selector);
  if (!place) return false;
  await page.mouse.click(place.x, place.y);
  return true;
};

/**
 * One first visit of a slow phone: what it saw when, and how long its finger waited on "accept".
 *
 * @param {Map<string, number>} weights bytes over the wire by path
 * @param {string} [language] the browser's language, Thai if none is given
 */
export const firstVisit = async (browser, candidate, url, weights, language) => {
  const { page, leave } = await openPage(browser, { url, banner: candidate.banner, slow: true, language });
  try {
    const seen = candidate.banner ? await isSeen(page) : false;
    await page.waitForFunction(() => window.bench.notes.paint > 0, PATIENCE);
    await rest(page);
    const before = await page.evaluate(
      (own) => ({
        ...window.bench.notes,
        asked: performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime < (window.bench.notes.seen || Infinity))
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => !own.includes(path)),
      }),
      OF_THE_PAGE,
    );
    let interaction;
    if (seen && (await press(page, candidate.accept))) {
      await page
        .waitForFunction(() => window.bench.notes.interaction > 0, { ...PATIENCE, timeout: 2000 })
        .catch(() => {});
      await rest(page);
      interaction = (await page.evaluate(() => window.bench.notes.interaction)) || SHORTEST_MS;
    }
    return {
      paint: before.paint,
      banner: seen ? before.seen : undefined,
      shift: before.shift,
      blocking: before.blocking,
      longTasks: before.longTasks,
      interaction,
      requests: before.asked.length,
      bytes: before.asked.reduce((sum, path) => sum + (weights.get(path) ?? 0), 0),
    };
  } finally {
    await leave();
  }
};

/** Whether the banner appears under a strict content security policy, and how much of it the browser refused. */
export const strictVisit = async (browser, candidate, url) => {
  const { page, leave } = await openPage(browser, { url: `${url}?strict`, banner: candidate.banner });
  try {
    const seen = await isSeen(page);
    await rest(page);
    const { refused } = await page.evaluate(() => window.bench.notes);
    if (!seen) return 'not shown';
    return refused ? `${refused} refused` : 'right';
  } finally {
    await leave();
  }
};
