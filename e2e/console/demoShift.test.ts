import type { Browser } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { matrix } from '@yinyom/testing/matrix';
import { openPage } from '../support/openPage';
import { sharedStack } from '../support/sharedStack';
import type { Stack } from '../support/startStack';

/** Visits of each kind; more of them for docs/benchmarks.md. */
const VISITS = Number(process.env['SHIFT_VISITS'] ?? 1);
const SLOWER = 4;

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  stack = await sharedStack();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

interface Seen {
  shift: number;
  banner: string[];
}

/** Everything that moved in one visit of the demo website, until the banner stands with its font, or without it. */
const visit = async (width: number, language: string, font: boolean): Promise<Seen> => {
  const context = await browser.createBrowserContext();
  const page = await openPage(context);
  const phone = width < 500;
  await page.setViewport({ width, height: phone ? 844 : 900, isMobile: phone, hasTouch: phone });
  await page.setExtraHTTPHeaders({ 'accept-language': language });
  const session = await page.createCDPSession();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Network.enable');
  if (!font) await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
  await page.evaluateOnNewDocument((lang) => {
    Object.defineProperty(Navigator.prototype, 'language', { get: () => lang });
    Object.defineProperty(Navigator.prototype, 'languages', { get: () => [lang] });
    const seen = window as unknown as { moved: { value: number; at: number; what: string[] }[] };
    seen.moved = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, startTime, sources } = entry as unknown as {
          value: number;
          startTime: number;
          sources: { node: Node | null }[];
        };
        seen.moved.push({
          value,
          at: startTime,
          what: sources.map(({ node }) => node?.nodeName ?? 'inside a closed root'),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, language);
  await page.goto(stack.demo.website, { waitUntil: 'networkidle0' });
  await page.waitForSelector(
    `::-p-aria([name="${language === 'th' ? 'ยอมรับทั้งหมด' : 'Accept all'}"][role="button"])`,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  });
  const moved = await page.evaluate(
    () => (window as unknown as { moved: { value: number; at: number; what: string[] }[] }).moved,
  );
  await context.close();
  return {
    shift: moved.reduce((sum, { value }) => sum + value, 0),
    banner: moved.map(
      ({ value, at, what }) => `${value.toFixed(4)} at ${Math.round(at)} ms: ${what.join(', ')}`,
    ),
  };
};

it.each(matrix({ width: [390, 1440], language: ['th', 'en'], font: [true, false] }))(
  'nothing moves on the demo website, $width px wide, in $language, font: $font',
  async ({ width, language, font }) => {
    for (let count = 0; count < VISITS; count++)
      expect(await visit(width, language, font)).toEqual({ shift: 0, banner: [] });
  },
);
