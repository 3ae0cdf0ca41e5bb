import { createRequire } from 'node:module';
import { buildAll } from '../../tooling/build/buildAll.mjs';
import { launchProduct } from '../launchProduct.mjs';
import { measureLandingPaint } from '../landingPaint.mjs';
import { demoSession, enterWith } from '../session.mjs';

const KB = 1024;
/** A first visit to each remote, and what its own code may weigh (gzip KB). */
const REMOTES = [
  { room: 'mfe-auth', path: '/login', budget: 30 },
  { room: 'mfe-websites', path: '/websites', budget: 70 },
  { room: 'mfe-users', path: '/user', budget: 30 },
  { room: 'mfe-dashboard', path: '/dashboard', budget: 100 },
];

/** Bytes of JavaScript over the wire (as sent, gzip) of one cold page, by address. */
const scriptsOf = async (browser, url, prepare) => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await prepare?.(page);
  const client = await page.createCDPSession();
  await client.send('Network.enable');
  // The budgets are gzip: brotli would flatter them.
  await client.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  const scripts = new Map();
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, { url: response.url, bytes: 0 });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.get(requestId).bytes = encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle0' });
  await context.close();
  return [...scripts.values()];
};

const total = (scripts) => scripts.reduce((sum, { bytes }) => sum + bytes, 0) / KB;

/** The shell's first page in KB and in paint, then what a first visit to each remote adds (gzip KB of JavaScript). */
export const measure = async () => {
  buildAll();
  const require = createRequire(import.meta.url);
  const { launchBrowser } = require('@yinyom/service-kit/browser/launchBrowser');
  const product = await launchProduct();
  const browser = await launchBrowser();
  try {
    const shell = await scriptsOf(browser, `${product.url}/`);
    const rows = [
      { what: 'shell first load /, all JavaScript, gzip', value: total(shell), unit: 'KB', budget: 200 },
      ...(await measureLandingPaint(browser, product.url)),
    ];
    const session = await demoSession(product);
    const enter = (page) => enterWith(page, session);
    for (const { room, path, budget } of REMOTES) {
      const scripts = await scriptsOf(browser, product.url + path, room === 'mfe-auth' ? undefined : enter);
      const own = scripts.filter(({ url }) => url.includes(`/mfe/${room}/`) && !url.includes('remoteEntry'));
      const entry = scripts.filter(({ url }) => url.includes(`/mfe/${room}/`) && url.includes('remoteEntry'));
      rows.push({ what: `${room}: own code, gzip`, value: total(own), unit: 'KB', budget });
      rows.push({
        what: `${room}: first visit beyond its own code, gzip`,
        value: total(entry),
        unit: 'KB',
        budget: 15,
      });
    }
    return rows;
  } finally {
    await browser.close();
    await product.stop();
  }
};
