import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'puppeteer';
import type { SdkConfig, SdkSiteConfig } from '@yinyom/contracts/sdk/config';
import type { PreviewView } from '@yinyom/contracts/sdk/preview';
import { matrix } from '@yinyom/testing/matrix';
import { WORDS } from '../words/allWords';
import { sampleConfig, sampleSiteConfig } from '../../testing/sampleSite';
import { createStage, newPage, type Stage } from '../../testing/visit';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const { preview } = JSON.parse(readFileSync(path.join(__dirname, '../../dist/build.json'), 'utf8')) as {
  preview: string;
};
const LANGUAGES = Object.keys(WORDS) as SdkConfig['language'][];
const THEMES = ['white', 'dark', 'gsb'] as const;
const LAYOUTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
/** Every view is seen in every language and theme; layouts, all of them in every language and theme, share the rest. */
const LOOKS = matrix(
  { view: ['banner', 'modal'], language: LANGUAGES, theme: THEMES, layout: LAYOUTS },
  { always: ({ layout }) => layout === 0 },
);
const colors = {
  background_1: '#fdf2f8',
  background_2: '#fbcfe8',
  background: '#fff7fb',
  text: '#4a0d2f',
  accept_all: '#c2185b',
  accept_all_text: '#ffffff',
  reject: '#c2185b',
  reject_text: '#ffffff',
  decline: '#c2185b',
  decline_text: '#ffffff',
};

let stage: Stage;
let page: Page;
/** The visitors' own banner and modal, drawn one after the other in one page, in roots that axe can see into. */
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
  await page.evaluate(axe);
});
afterAll(() => stage.close());

let number = 0;
const draw = async (site: SdkSiteConfig, view: PreviewView): Promise<void> => {
  number += 1;
  await page.evaluate(
    (drawing) => {
      // axe computes contrast only inside <body>.
      const host = document.querySelector('yinyom-consent');
      if (host) document.documentElement.insertBefore(host, document.body);
      postMessage({ yinyomPreview: drawing }, '*');
    },
    { number, site, view },
  );
  await page.waitForFunction((wanted) => (window as { drawn?: number }).drawn === wanted, {}, number);
};
const look = () =>
  page.evaluate(() => {
    const body = document.body as unknown as { moveBefore(node: Node, before: null): void };
    for (const host of document.querySelectorAll('html > yinyom-consent')) {
      body.moveBefore(host, null);
      // What is only shown on demand is looked at as well.
      for (const details of host.shadowRoot!.querySelectorAll('details')) details.open = true;
    }
    // Of what passed one node each is said: all of them would be worked out and sent for nothing.
    return (window as unknown as { axe: { run(scope: string, options: object): unknown } }).axe.run(
      'yinyom-consent',
      { resultTypes: ['violations'] },
    );
  }) as Promise<AxeResults>;

const violations = async (site: SdkSiteConfig, view: PreviewView): Promise<string[]> => {
  await draw(site, view);
  const result = await look();
  // Contrast among the passed rules shows that axe has seen the texts.
  expect(result.passes.map(({ id }) => id)).toContain('color-contrast');
  return result.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`,
  );
};

const siteOf = (language: SdkConfig['language'], theme: (typeof THEMES)[number], layout: number) => {
  const { design } = sampleConfig();
  return sampleSiteConfig(
    sampleConfig({ design: { ...design, layout, theme, ...(theme === 'gsb' && { colors }) } }, language),
    language,
  );
};

describe.each(LANGUAGES)('P-13 In %s', (language) => {
  const expectNoViolation = async (view: PreviewView, theme: (typeof THEMES)[number]) => {
    const looks = LOOKS.filter(
      (look) => look.view === view && look.language === language && look.theme === theme,
    );
    for (const { layout } of looks) {
      const found = await violations(siteOf(language, theme, layout), view);
      expect({ layout, found }).toEqual({ layout, found: [] });
    }
  };

  test.each(THEMES)('the banner has no axe violation in the theme %s and any of the 12 layouts', (theme) =>
    expectNoViolation('banner', theme),
  );

  test.each(THEMES)(
    'nor has the preference modal, cookie tables opened, in the theme %s and any of the 12 layouts',
    (theme) => expectNoViolation('modal', theme),
  );

  test.each(THEMES)('nor has the control that stays, in the theme %s', async (theme) => {
    await draw(siteOf(language, theme, 0), 'banner');
    await page.evaluate(() => {
      document.querySelector('yinyom-consent')!.shadowRoot!.querySelectorAll('button')[1]!.click();
    });
    await page.waitForSelector('yinyom-consent >>> .open');
    expect((await look()).violations).toEqual([]);
  });

  test('nor has it with the step for parents', async () => {
    const site = siteOf(language, 'white', 0);
    expect(await violations({ ...site, audience: 'minors' }, 'modal')).toEqual([]);
  });
});
