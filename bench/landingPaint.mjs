import { createServer } from 'node:http';

const RUNS = 9;
/** A phone on a slow line: 1.6 Mbit/s, 150 ms, a quarter of this machine's speed. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const CPU_SLOWDOWN = 4;

/** The front page without its scripts: the same text, styles, fonts and pictures. */
const startStaticPage = async (productUrl) => {
  const html = (await (await fetch(`${productUrl}/`, { headers: { accept: 'text/html' } })).text())
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '');
  const server = createServer(async (req, res) => {
    if (req.url === '/') return void res.setHeader('content-type', 'text/html; charset=utf-8').end(html);
    const file = await fetch(productUrl + req.url);
    res.setHeader('content-type', file.headers.get('content-type') ?? '');
    res.end(Buffer.from(await file.arrayBuffer()));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${server.address().port}`, close: () => server.close() };
};

/** When the largest part of the page stood (ms), and how much the page moved, in a fresh profile. */
const visit = async (browser, url) => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844 });
  await page.evaluateOnNewDocument(() => {
    globalThis.seen = { lcp: 0, cls: 0 };
    new PerformanceObserver((list) => {
      globalThis.seen.lcp = list.getEntries().at(-1).startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.seen.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const client = await page.createCDPSession();
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', LINE);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'networkidle0', timeout: 60_000 });
  const seen = await page.evaluate(() => globalThis.seen);
  await context.close();
  return seen;
};

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Largest paint of the front page against the same page without scripts, visits interleaved, and its movement. */
export const measureLandingPaint = async (browser, productUrl) => {
  const plain = await startStaticPage(productUrl);
  const ours = [];
  const theirs = [];
  try {
    for (let run = 0; run < RUNS; run += 1) {
      theirs.push(await visit(browser, `${plain.url}/`));
      ours.push(await visit(browser, `${productUrl}/`));
    }
  } finally {
    plain.close();
  }
  const lcp = median(ours.map((seen) => seen.lcp));
  const plainLcp = median(theirs.map((seen) => seen.lcp));
  return [
    { what: 'largest paint of /, slow phone', value: lcp, unit: 'ms' },
    { what: 'largest paint of the same page as static HTML', value: plainLcp, unit: 'ms' },
    { what: 'largest paint of / over static HTML', value: lcp / plainLcp, unit: 'x', budget: 2 },
    {
      what: 'layout shift of / (worst visit)',
      value: Math.max(...ours.map((seen) => seen.cls)),
      unit: '',
      budget: 0.02,
    },
  ];
};
