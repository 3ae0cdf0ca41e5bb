import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

/** A phone on a slow line: 1.6 Mbit/s, 150 ms, a quarter of this machine's speed. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const CPU_SLOWDOWN = 4;

/** Watches a page from its first moment: largest paint, layout shift, and when `selector` was first drawn (ms). */
const watch = (selector) => {
  globalThis.seen = { largest: 0, shift: 0, drawn: null };
  new PerformanceObserver((list) => {
    globalThis.seen.largest = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  if (!selector) return;
  const look = () => {
    const found = [...globalThis.document.querySelectorAll(selector)];
    // Rows that wait unseen for what they say are none.
    if (found.some((element) => element.checkVisibility({ visibilityProperty: true })))
      globalThis.seen.drawn = performance.now();
    else globalThis.requestAnimationFrame(look);
  };
  globalThis.requestAnimationFrame(look);
};

/**
 * Opens a page in a fresh profile on a slow phone, until nothing is loading any more. `prepare` may sign in; `selector`
 * names what people came for; `idle` is when a page counts as loaded (puppeteer's `waitUntil`). Gives `{ largest, shift, drawn }` in milliseconds.
 */
export const visitOnPhone = async (browser, url, { prepare, selector, idle = 'networkidle0' } = {}) => {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 390, height: 844 });
    await prepare?.(page);
    await page.evaluateOnNewDocument(watch, selector);
    const client = await page.createCDPSession();
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', LINE);
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: idle, timeout: 60_000 });
    return await page.evaluate(() => globalThis.seen);
  } finally {
    await context.close();
  }
};

/** A page as it stands when everything is there: its markup and all rules of style, without a script. */
const pageAsText = async (browser, url, prepare) => {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 390, height: 844 });
    await prepare?.(page);
    await page.goto(url, { waitUntil: 'networkidle0', timeout: 60_000 });
    return await page.evaluate(() => {
      const rules = [...globalThis.document.styleSheets].flatMap((sheet) =>
        [...sheet.cssRules].map((rule) => rule.cssText),
      );
      for (const gone of globalThis.document.querySelectorAll(
        'script, style, link[rel=preload][as=script], iframe',
      ))
        gone.remove();
      const style = globalThis.document.createElement('style');
      style.textContent = rules.join('\n');
      globalThis.document.head.append(style);
      return `<!doctype html>${globalThis.document.documentElement.outerHTML}`;
    });
  } finally {
    await context.close();
  }
};

/** Serves the page at `path` of the product as static HTML, with the product's own fonts and pictures. */
export const startStaticTwin = async (browser, productUrl, path, prepare) => {
  const html = gzipSync(await pageAsText(browser, productUrl + path, prepare));
  const server = createServer(async (req, res) => {
    if (req.url === path) {
      res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' });
      return void res.end(html);
    }
    const file = await fetch(productUrl + req.url);
    res.setHeader('content-type', file.headers.get('content-type') ?? '');
    res.end(Buffer.from(await file.arrayBuffer()));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${server.address().port}${path}`, close: () => server.close() };
};
