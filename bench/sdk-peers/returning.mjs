import { openPage, press } from './visit.mjs';
import { median } from './median.mjs';

/** Milliseconds of the main thread that a script of the page took to be evaluated. */
const evaluation = async (page, url, part) => {
  await page.tracing.start({ categories: ['devtools.timeline'] });
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const trace = JSON.parse(Buffer.from(await page.tracing.stop()).toString());
  const events = trace.traceEvents.filter(
    ({ name, args }) => name === 'EvaluateScript' && args.data?.url?.includes(part),
  );
  return events.reduce((sum, { dur = 0 }) => sum + dur / 1000, 0);
};

/**
 * What a visitor who has decided waits for on later pages at CPU ×4, next to a script that only reads the cookie,
 * alternating on one machine at one time.
 */
export const returningVisit = async (browser, ours, url, cookieUrl, runs) => {
  const { page, leave } = await openPage(browser, { url, banner: ours.banner });
  try {
    await page.waitForFunction(() => window.bench.notes.seen > 0);
    await press(page, ours.accept);
    await page.waitForFunction(() => document.cookie.includes('c1'));
    const client = await page.createCDPSession();
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const script = [];
    const cookie = [];
    for (let run = 0; run < runs + 2; run++) {
      script.push(await evaluation(page, url, '/sdk/v1/'));
      cookie.push(await evaluation(page, cookieUrl, '/cookie.js'));
    }
    // The first two runs fill the caches of the compiled code.
    return { script: median(script.slice(2)), cookie: median(cookie.slice(2)) };
  } finally {
    await leave();
  }
};
