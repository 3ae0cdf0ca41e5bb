/* global window, document, addEventListener */
import { createRequire } from 'node:module';
import { buildAll } from '../../tooling/build/buildAll.mjs';
import { launchProduct } from '../launchProduct.mjs';
import { demoSession, enterWith } from '../session.mjs';

/** A phone-like processor: this many times slower than the machine at hand. */
const SLOWDOWN = 4;
const KEYSTROKES = 60;
/** Keystrokes before the measured ones: caches and just-in-time code settle. */
const WARM_UP = 10;

const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

/** Remembers when an input event was born and when the frame said that its drawing had been painted. */
const watch = (page) =>
  page.evaluateOnNewDocument(() => {
    window.inputAt = 0;
    window.delays = [];
    window.drawings = 0;
    document.addEventListener('input', ({ timeStamp }) => (window.inputAt = timeStamp), true);
    addEventListener('message', ({ data }) => {
      if (typeof data?.yinyomPreview !== 'number') return;
      window.drawings = data.yinyomPreview;
      if (window.inputAt > 0) window.delays.push(performance.now() - window.inputAt);
      window.inputAt = 0;
    });
  });

/** The frame may live in a process of its own; whatever draws is slowed down alike. */
const slowDown = async (page) => {
  await page.emulateCPUThrottling(SLOWDOWN);
  const frame = page.frames().find((each) => each !== page.mainFrame());
  if (frame.client !== page.mainFrame().client)
    await frame.client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
};

const typeInto = async (page, selector) => {
  await page.waitForSelector(selector);
  await page.click(selector);
  for (let count = 0; count < KEYSTROKES + WARM_UP; count += 1) {
    const seen = await page.evaluate(() => window.drawings);
    await page.keyboard.type(count % 7 === 6 ? ' ' : 'ก');
    await page.waitForFunction((before) => window.drawings > before, { polling: 10 }, seen);
  }
  return (await page.evaluate(() => window.delays.splice(0))).slice(WARM_UP);
};

/** Milliseconds from an input event in the editor until the change is painted in the preview, at a slow processor. */
export const measure = async () => {
  buildAll();
  const require = createRequire(import.meta.url);
  const { launchBrowser } = require('@yinyom/service-kit/browser/launchBrowser');
  const product = await launchProduct();
  const browser = await launchBrowser();
  try {
    const session = await demoSession(product);
    const { entities } = await (
      await fetch(`${product.url}/api/v1/me/applications?organization_id=${session.organization_id}`, {
        headers: { authorization: `Bearer ${session.token}` },
      })
    ).json();
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await enterWith(page, session);
    await watch(page);
    await page.goto(`${product.url}/websites/${entities[0].id}?section=texts`);
    await page.waitForFunction(() => window.drawings > 0);
    await slowDown(page);
    const rows = [];
    for (const [what, field] of [
      ['banner title', 'banner.title'],
      ['banner description', 'banner.description'],
    ]) {
      const delays = await typeInto(page, `[name="languages.th.${field}"]`);
      rows.push(
        {
          what: `preview follows a keystroke (${what}), CPU ×4, median`,
          value: percentile(delays, 0.5),
          unit: 'ms',
          budget: 50,
        },
        {
          what: `preview follows a keystroke (${what}), CPU ×4, p95`,
          value: percentile(delays, 0.95),
          unit: 'ms',
        },
      );
    }
    return rows;
  } finally {
    await browser.close();
    await product.stop();
  }
};
