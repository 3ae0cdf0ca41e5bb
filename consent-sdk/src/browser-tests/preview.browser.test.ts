import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import type { Page } from 'puppeteer';
import type { SdkConfig, SdkSiteConfig } from '@yinyom/contracts/sdk/config';
import type { PreviewPlaces, PreviewView } from '@yinyom/contracts/sdk/preview';
import { sampleConfig, sampleSiteConfig } from '../../testing/sampleSite';
import { SAMPLE_TEXTS, SAMPLE_WORDS } from '../../testing/sampleTexts';
import { createStage, newPage, press, until, type Stage } from '../../testing/visit';

const SIZE = { width: 900, height: 620 };
/** Pixels on the edges of letters that a browser smooths differently inside a frame. */
const SMOOTHING = 100;
/** The visitors' window starts with the focus on a button; the preview must not take it from the field that is edited. */
const FOCUS_RING = 1_000;
const THEMES = ['white', 'dark', 'gsb'] as const;
const colors = {
  background_1: '#fff4e0',
  background_2: '#ffe9c2',
  background: '#fff8ec',
  text: '#3b2a00',
  accept_all: '#7a4a00',
  accept_all_text: '#ffffff',
  reject: '#7a4a00',
  reject_text: '#ffffff',
  decline: '#7a4a00',
  decline_text: '#ffffff',
};
const { preview } = JSON.parse(readFileSync(path.join(__dirname, '../../dist/build.json'), 'utf8')) as {
  preview: string;
};

let stage: Stage;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());

const designed = (layout: number, theme: (typeof THEMES)[number]): SdkConfig => {
  const design = { ...sampleConfig().design, layout, theme, ...(theme === 'gsb' && { colors }) };
  return sampleConfig({ design, cookie_domain: undefined, auto_detect_language: false });
};
const withTitle = (config: SdkConfig, title: string): SdkSiteConfig => {
  const site = sampleSiteConfig(config, 'th');
  return { ...site, texts: { ...site.texts, title } };
};

/** A console that holds the preview in a sandboxed frame as the editor does. */
const openConsole = async () => {
  const context = await stage.browser.createBrowserContext();
  const page = await newPage(context);
  await page.setViewport(SIZE);
  stage.site.pages['/preview.js'] = { body: preview, type: 'text/javascript' };
  const frame = `<!doctype html><html lang=th><meta charset=utf-8><script src=${stage.site.url('/preview.js')}></script><body>`;
  stage.site.pages['/console'] = {
    body: `<!doctype html><style>body{margin:0}iframe{display:block;border:0}input{position:absolute;top:-99px}</style><script>
addEventListener('message', ({ data }) => {
  const told = data.yinyomPreview;
  if (told === 'ready') window.ready = true;
  else if (typeof told === 'number') window.drawn = told; else window.places = told;
});</script><input aria-label="title"><iframe sandbox="allow-scripts" width=${SIZE.width} height=${SIZE.height} srcdoc="${frame}"></iframe>`,
  };
  await page.goto(stage.site.url('/console'));
  await page.waitForFunction('window.ready');
  let number = 0;
  return {
    page,
    frame: page.frames()[1]!,
    async draw(site: SdkSiteConfig, view: PreviewView = 'banner'): Promise<void> {
      number += 1;
      await page.evaluate(
        (drawing) =>
          document.querySelector('iframe')!.contentWindow!.postMessage({ yinyomPreview: drawing }, '*'),
        { number, site, view },
      );
      await page.waitForFunction((wanted) => (window as { drawn?: number }).drawn === wanted, {}, number);
    },
    close: () => context.close(),
  };
};

const picture = async (page: Page): Promise<PNG> => PNG.sync.read(Buffer.from(await page.screenshot()));
/** How many pixels differ visibly. */
const difference = (one: PNG, other: PNG): number => {
  let count = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const far = [0, 1, 2].some(
      (channel) => Math.abs(one.data[at + channel]! - other.data[at + channel]!) > 24,
    );
    if (far) count += 1;
  }
  return count;
};
const settled = (page: Page) => page.waitForFunction(() => document.getAnimations().length === 0);

test('The preview shows what the visitors’ script shows, in every layout and theme', async () => {
  const console_ = await openConsole();
  for (let layout = 0; layout < 12; layout++) {
    const config = designed(layout, THEMES[layout % 3]!);
    const visitor = await stage.visitor(config);
    await visitor.page.setViewport(SIZE);
    await visitor.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await console_.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    stage.site.page('/', visitor.consent.scriptUrl, '');
    await visitor.open(stage.site.url('/'));
    await visitor.page.waitForSelector(`::-p-aria([name="${SAMPLE_TEXTS.th.accept}"][role="button"])`);
    await console_.draw(sampleSiteConfig({ ...config, api_base: visitor.consent.origin }, 'th'));
    await settled(visitor.page);
    const pixels = difference(await picture(visitor.page), await picture(console_.page));
    if (pixels > SMOOTHING) throw new Error(`layout ${layout}: ${pixels} pixels differ`);
    await visitor.leave();
  }
  await console_.close();
});

test('The settings window is the visitors’ own', async () => {
  const console_ = await openConsole();
  const config = designed(0, 'gsb');
  const visitor = await stage.visitor(config);
  await visitor.page.setViewport(SIZE);
  stage.site.page('/', visitor.consent.scriptUrl, '');
  await visitor.open(stage.site.url('/'));
  await press(visitor.page, SAMPLE_TEXTS.th.cookie_setting);
  await visitor.page.waitForSelector(
    `::-p-aria([name="${SAMPLE_WORDS.th.categories_modal.confirm_choice}"][role="button"])`,
  );
  await visitor.page.mouse.move(1, 1);
  await console_.draw(sampleSiteConfig({ ...config, api_base: visitor.consent.origin }, 'th'), 'modal');
  expect(difference(await picture(visitor.page), await picture(console_.page))).toBeLessThan(FOCUS_RING);
  await visitor.leave();
  await console_.close();
});

test('A typed text changes in place: the window stays scrolled and what is open stays open', async () => {
  const { page, frame, draw, close } = await openConsole();
  const config = designed(4, 'white');
  await draw(withTitle(config, 'ก'), 'modal');
  const more = SAMPLE_WORDS.th.categories_modal.more_detail;
  const summary = await frame.waitForSelector(`::-p-aria([name="${more} (1)"])`);
  await summary!.click();
  await page.mouse.move(SIZE.width / 2, SIZE.height / 2);
  const scrolled = await picture(page);
  await page.mouse.wheel({ deltaY: 300 });
  await until(async () => difference(scrolled, await picture(page)) > 2_000, 'the window has scrolled');
  // A wheel scrolls smoothly: the picture stands still when it is over.
  let before = await picture(page);
  await until(async () => {
    const last = before;
    before = await picture(page);
    return difference(last, before) === 0;
  }, 'the window stands still');
  await draw(withTitle(config, 'ข'), 'modal');
  expect(difference(before, await picture(page))).toBeLessThan(200);
  await close();
});

test('The focus stays in the field that is edited', async () => {
  const { page, draw, close } = await openConsole();
  await page.focus('input');
  await draw(withTitle(designed(0, 'white'), 'ก'));
  await draw(withTitle(designed(5, 'white'), 'ก'));
  await draw(withTitle(designed(5, 'white'), 'ก'), 'modal');
  await page.keyboard.type('ok');
  expect(await page.$eval('input', ({ value }) => value)).toBe('ok');
  await close();
});

test('A person can try the banner, and the next change shows it again', async () => {
  const { frame, draw, close } = await openConsole();
  const config = designed(0, 'white');
  await draw(withTitle(config, 'หนึ่ง'));
  await press(frame, SAMPLE_TEXTS.th.reject);
  await frame.waitForSelector(`::-p-aria([name="${SAMPLE_TEXTS.th.cookie_setting}"][role="button"])`);
  expect(await frame.$(`::-p-aria([name="${SAMPLE_TEXTS.th.reject}"][role="button"])`)).toBeNull();
  await draw(withTitle(config, 'สอง'));
  expect(await frame.$('::-p-aria([name="สอง"][role="heading"])')).not.toBeNull();
  await close();
});

test('Nobody but the console can make the preview draw', async () => {
  const { frame, draw, close } = await openConsole();
  const config = designed(0, 'white');
  await draw(withTitle(config, 'ของเจ้าของ'));
  const site = withTitle(config, 'ของคนอื่น');
  await frame.evaluate((drawing) => {
    window.postMessage({ yinyomPreview: { number: 99, site: drawing, view: 'banner' } }, '*');
    return new Promise(requestAnimationFrame);
  }, site);
  expect(await frame.$('::-p-aria([name="ของเจ้าของ"][role="heading"])')).not.toBeNull();
  expect(await frame.$('::-p-aria([name="ของคนอื่น"][role="heading"])')).toBeNull();
  await close();
});

test('The console is told where the banner and each of its texts stand, and again when the frame changes', async () => {
  const { page, draw, close } = await openConsole();
  const config = designed(0, 'white');
  const places = () => page.evaluate(() => (window as { places?: PreviewPlaces }).places);
  await draw(withTitle(config, 'หัวเรื่อง'));
  await until(async () => (await places()) !== undefined, 'the places were told');
  const banner = (await places())!;
  expect(banner.shown.width).toBe(SIZE.width);
  expect(banner.texts.map(([path]) => path)).toEqual([
    'banner.title',
    'banner.description',
    'privacy.name',
    'banner.accept',
    'banner.reject',
    'banner.cookie_setting',
  ]);
  for (const [, { x, y, width, height }] of banner.texts) {
    expect(x).toBeGreaterThanOrEqual(banner.shown.x);
    expect(y).toBeGreaterThanOrEqual(banner.shown.y);
    expect(x + width).toBeLessThanOrEqual(banner.shown.x + banner.shown.width);
    expect(y + height).toBeLessThanOrEqual(banner.shown.y + banner.shown.height);
  }

  await page.$eval('iframe', (frame) => (frame.width = '600'));
  await until(async () => (await places())!.shown.width === 600, 'the new width was told');

  await draw(withTitle(config, 'หัวเรื่อง'), 'modal');
  await until(
    async () => (await places())!.texts.some(([path]) => path === 'popup_title'),
    'the window was told',
  );
  const shown = (await places())!.texts.map(([path]) => path);
  expect(shown).toContain('categories_modal.confirm_choice');
  // What is folded away cannot be pressed, and the banner lies below the window.
  expect(shown).not.toContain('cookies_modal.columns.name');
  expect(shown).not.toContain('banner.title');
  await close();
});
