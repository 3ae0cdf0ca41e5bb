import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildAll } from '../../tooling/build/buildAll.mjs';
import { ROOT } from '../../tooling/install.mjs';
import { remoteRooms } from '../../tooling/workspaces.cjs';
import { measureShifts } from '../declaredPages.mjs';
import { launchProduct } from '../launchProduct.mjs';
import { demoSession, enterWith } from '../session.mjs';
import { measureSlowPhone } from '../slowPhonePages.mjs';

const KB = 1024;
/** What a remote's own code may weigh at the first visit to its first page (gzip KB), and those that may weigh more. */
const BUDGET = 30;
const LARGER = { 'mfe-websites': 70, 'mfe-dashboard': 100 };

/** What a page loads once it stands, by what is in it: counted apart from the first view, and named. */
const LATER = {
  'mfe-dashboard': { name: 'lazy chart', source: /node_modules\/recharts\/|\/trend\/TrendChart\./ },
};

/** Whether a script of a remote has a source file. */
const holds = (url, room, source) => {
  const file = path.join(ROOT, room, 'dist/assets', `${path.basename(new URL(url).pathname)}.map`);
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).sources.some((name) => source.test(name));
};

/** Every remote of the workspace with the page that it names first. */
const remotes = () =>
  remoteRooms().map((room) => {
    const { declared } = JSON.parse(readFileSync(path.join(ROOT, room, 'dist/build.json'), 'utf8'));
    const [page] = declared.pages;
    return { room, page, budget: LARGER[room] ?? BUDGET };
  });

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
    const session = await demoSession(product);
    const enter = (page) => enterWith(page, session);
    const first = async (address) => total(await scriptsOf(browser, product.url + address));
    const rows = [
      { what: 'first load of /, all JavaScript, gzip', value: await first('/'), unit: 'KB', budget: 190 },
      {
        what: 'first load of /login, all JavaScript, gzip',
        value: await first('/login'),
        unit: 'KB',
        budget: 215,
      },
      ...(await measureSlowPhone(browser, product.url, enter)),
      ...(await measureShifts(browser, product.url, session, enter)),
    ];
    for (const { room, page, budget } of remotes()) {
      const scripts = await scriptsOf(
        browser,
        product.url + page.path,
        page.role === undefined ? undefined : enter,
      );
      const own = scripts.filter(({ url }) => url.includes(`/mfe/${room}/`) && !url.includes('remoteEntry'));
      const entry = scripts.filter(({ url }) => url.includes(`/mfe/${room}/`) && url.includes('remoteEntry'));
      const late = LATER[room];
      const lazy = late ? own.filter(({ url }) => holds(url, room, late.source)) : [];
      const without = late ? ` without its ${late.name}` : '';
      rows.push({
        what: `${room}: own code${without}, gzip`,
        value: total(own.filter((script) => !lazy.includes(script))),
        unit: 'KB',
        budget,
      });
      if (late) rows.push({ what: `${room}: its ${late.name}, gzip`, value: total(lazy), unit: 'KB' });
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
