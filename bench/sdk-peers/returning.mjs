import { openPage, press } from './visit.mjs';
import { median } from './median.mjs';

/** Visits of each page at least: what the operating system does meanwhile weighs as much as a script this small. */
const FEWEST = 60;
/** So many visits fill the browser's cache of compiled code. */
const WARMING = 5;

/** Runs in the page before anything else: marks when the cookie is read, which takes as long as another process likes. */
const markCookieReads = () => {
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    get() {
      performance.mark('cookie asked');
      const value = cookie.get.call(document);
      performance.mark('cookie read');
      return value;
    },
  });
};

/**
 * Milliseconds of the main thread that a script of the page takes besides reading the cookie: while it is evaluated, and
 * together with what it does on events until the page has loaded. What waits for the idle page delays nobody.
 */
const work = async (page, url, part) => {
  await page.tracing.start({ categories: ['devtools.timeline', 'blink.user_timing'] });
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const { traceEvents } = JSON.parse(Buffer.from(await page.tracing.stop()).toString());
  const own = traceEvents.filter(({ args }) => args.data?.url?.includes(part));
  const script = own.find(({ name }) => name === 'EvaluateScript');
  const next = (wanted, after) => traceEvents.find(({ name, ts }) => name === wanted && ts >= after).ts;
  const reading = next('cookie read', script.ts) - next('cookie asked', script.ts);
  const end = script.ts + script.dur;
  const loaded = next('MarkLoad', end);
  const evaluation = (script.dur - reading) / 1000;
  // Calls during the evaluation are part of it.
  const untilLoad = own
    .filter(({ name, ts }) => name === 'FunctionCall' && ts > end && ts < loaded)
    .reduce((sum, { dur = 0 }) => sum + dur / 1000, evaluation);
  return { evaluation, untilLoad };
};

/**
 * Milliseconds that a visitor who has decided waits for our script on later pages at CPU ×4, beyond a script on the same
 * page that only reads the cookie: medians of the differences of neighbouring visits.
 */
export const returningVisit = async (browser, ours, url, cookieUrl, runs) => {
  const { page, leave } = await openPage(browser, { url, banner: ours.banner });
  try {
    await page.waitForFunction(() => window.bench.notes.seen > 0);
    await press(page, ours.accept);
    await page.waitForFunction(() => document.cookie.includes('c1'));
    await page.evaluateOnNewDocument(markCookieReads);
    const client = await page.createCDPSession();
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const beyond = [];
    for (let run = -WARMING; run < Math.max(runs, FEWEST); run++) {
      const script = await work(page, url, '/sdk/v1/');
      const cookie = await work(page, cookieUrl, '/cookie.js');
      if (run >= 0)
        beyond.push({
          evaluation: script.evaluation - cookie.evaluation,
          untilLoad: script.untilLoad - cookie.untilLoad,
        });
    }
    return {
      evaluation: median(beyond.map(({ evaluation }) => evaluation)),
      untilLoad: median(beyond.map(({ untilLoad }) => untilLoad)),
    };
  } finally {
    await leave();
  }
};
