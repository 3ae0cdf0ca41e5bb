import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'puppeteer';
import type { SdkConfig, SdkDesign, SdkSiteConfig } from '@yinyom/contracts/sdk/config';
import type { PreviewView } from '@yinyom/contracts/sdk/preview';
import { matrix } from '@yinyom/testing/matrix';
import { sampleConfig, sampleSiteConfig } from '../../testing/sampleSite';
import { createStage, newPage, type Stage } from '../../testing/visit';
import { WORDS } from '../words/allWords';

const { preview } = JSON.parse(readFileSync(path.join(__dirname, '../../dist/build.json'), 'utf8')) as {
  preview: string;
};
const LANGUAGES = Object.keys(WORDS) as SdkConfig['language'][];
const LAYOUTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const WIDTHS = [1440, 768, 390, 320];
/** What an owner can make wide or large, all at once. */
const LARGEST: SdkDesign['sizes'] = { corner: '24px', wide: '1600px', size: '20px' };
/** Khmer has the longest texts: on phones every layout has to hold them, at any size. */
const LOOKS = matrix(
  { width: WIDTHS, language: LANGUAGES, layout: LAYOUTS, sizes: [undefined, LARGEST] },
  { always: ({ width, language, layout }) => layout === 0 || (language === 'kh' && width <= 390) },
);

let stage: Stage;
let page: Page;
/** The visitors' own banner and window, drawn one after the other in one page, in roots that can be seen into. */
beforeAll(async () => {
  stage = await createStage();
  page = await newPage(await stage.browser.createBrowserContext());
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.evaluateOnNewDocument(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function () {
      return attach.call(this, { mode: 'open' });
    };
  });
  stage.site.pages['/preview.js'] = { body: preview, type: 'text/javascript' };
  stage.site.pages['/'] = {
    body: `<!doctype html><html lang="th"><head><meta charset="utf-8"><title>ตัวอย่าง</title>
<script>addEventListener('message', ({ data }) => { if (typeof data.yinyomPreview === 'number') window.drawn = data.yinyomPreview })</script>
<script src="/preview.js"></script></head><body><main><h1>หน้าแรก</h1></main></body></html>`,
  };
  await page.goto(stage.site.url('/'));
});
afterAll(() => stage.close());

let number = 0;
/** What of a drawing reaches beyond its place sideways, or beyond the screen; empty when all is well. */
const overflowing = async (site: SdkSiteConfig, view: PreviewView): Promise<string[]> => {
  number += 1;
  await page.evaluate((drawing) => postMessage({ yinyomPreview: drawing }, '*'), { number, site, view });
  await page.waitForFunction((wanted) => (window as { drawn?: number }).drawn === wanted, {}, number);
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`page ${root.scrollWidth}`);
    const hosts = [...document.querySelectorAll('yinyom-consent')];
    const shown = hosts.at(-1)!.shadowRoot!.querySelector('dialog')!;
    for (const details of shown.querySelectorAll('details')) details.open = true;
    for (const element of [shown, ...shown.querySelectorAll<HTMLElement>('*')]) {
      const { left, right } = element.getBoundingClientRect();
      const name = `${element.localName}.${element.className} ${element.textContent!.slice(0, 12)}`;
      if (element.clientWidth && element.scrollWidth > element.clientWidth) found.push(`${name} is cut`);
      if (left < 0 || right > innerWidth + 1) found.push(`${name} stands outside`);
    }
    return found;
  });
};

const siteOf = (language: SdkConfig['language'], layout: number, sizes?: SdkDesign['sizes']) => {
  const design = { ...sampleConfig().design, layout, ...(sizes && { sizes }) };
  return sampleSiteConfig(sampleConfig({ design }, language), language);
};

describe.each(WIDTHS)('P-13 At %i px nothing reaches beyond its place sideways', (width) => {
  beforeAll(() => page.setViewport({ width, height: 800 }));

  test.each(LANGUAGES)(
    'in %s, in any layout of the banner, as it comes and at its largest',
    async (language) => {
      const looks = LOOKS.filter((look) => look.width === width && look.language === language);
      for (const { layout, sizes } of looks) {
        const found = await overflowing(siteOf(language, layout, sizes), 'banner');
        expect({ layout, sizes, found }).toEqual({ layout, sizes, found: [] });
      }
    },
  );

  test.each(LANGUAGES)('in %s, in the window with everything unfolded', async (language) => {
    for (const sizes of [undefined, LARGEST]) {
      expect(await overflowing(siteOf(language, 0, sizes), 'modal')).toEqual([]);
    }
  });
});
