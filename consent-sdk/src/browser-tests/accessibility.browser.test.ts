import type { SdkConfig, SdkDesign } from '@yinyom/contracts/sdk/config';
import type { BoundingBox } from 'puppeteer';
import { sampleConfig } from '../../testing/sampleSite';
import { SAMPLE_TEXTS, SAMPLE_WORDS } from '../../testing/sampleTexts';
import { createStage, press, until, type Stage, type Visitor } from '../../testing/visit';

const LAYOUTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  visitor = await stage.visitor();
});
afterEach(() => visitor.leave());

const show = async (design: Partial<SdkDesign>, language: SdkConfig['language'] = 'th') => {
  const config = sampleConfig({ auto_detect_language: false, cookie_domain: undefined }, language);
  visitor.consent.publish({
    ...config,
    languages: [language],
    default_language: language,
    design: { ...config.design, ...design },
  });
  stage.site.page('/', visitor.consent.scriptUrl, '<main><h1>หน้าแรก</h1><p>ข้อความของหน้า</p></main>');
  await visitor.open(stage.site.url('/'));
  await visitor.page.waitForSelector(`::-p-aria([name="${SAMPLE_TEXTS[language].accept}"][role="button"])`);
};

test.each(LAYOUTS)(
  'P-13 At 320 px layout %i keeps its three buttons reachable, at least 44 px high, accept as large as reject, and does not scroll sideways',
  async (layout) => {
    await visitor.page.setViewport({ width: 320, height: 480 });
    await visitor.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await show({ layout });
    const { accept, reject, cookie_setting } = SAMPLE_TEXTS.th;
    const sizes: string[] = [];
    for (const name of [accept, reject, cookie_setting]) {
      const handle = (await visitor.page.$(`::-p-aria([name="${name}"][role="button"])`))!;
      await handle.scrollIntoView();
      const box = (await handle.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(320);
      expect(box.y + box.height).toBeLessThanOrEqual(480);
      expect(box.height).toBeGreaterThanOrEqual(44);
      sizes.push(`${Math.round(box.width)}x${Math.round(box.height)}`);
    }
    expect(sizes[0]).toBe(sizes[1]);
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);

test('P-13 With the keyboard alone the banner is the first stop, and its order is text, accept, reject, settings', async () => {
  await show({});
  const { privacy, accept, reject, cookie_setting } = SAMPLE_TEXTS.th;
  const focused = async () => {
    const tree = await visitor.page.accessibility.snapshot({ interestingOnly: false });
    const find = (node: typeof tree): string | undefined =>
      node?.focused && node.role !== 'RootWebArea'
        ? node.name
        : node?.children?.map(find).find((name) => name !== undefined);
    return find(tree);
  };
  const order: (string | undefined)[] = [];
  for (let step = 0; step < 5; step++) {
    await visitor.page.keyboard.press('Tab');
    order.push(await focused());
  }
  expect(order).toEqual([privacy.name, 'ขับเคลื่อนโดย Yinyom', accept, reject, cookie_setting]);
  await visitor.page.keyboard.press('Enter');
  await visitor.page.waitForSelector(`::-p-aria([name="${SAMPLE_WORDS.th.popup_title}"][role="dialog"])`);
});

test('P-13 The overlay keeps focus inside until the visitor decides or presses Escape, which decides nothing', async () => {
  await show({ layout: 5 });
  for (let step = 0; step < 12; step++) {
    await visitor.page.keyboard.press('Tab');
    expect(
      await visitor.page.evaluate(() => ['BODY', 'YINYOM-CONSENT'].includes(document.activeElement!.tagName)),
    ).toBe(true);
  }
  await visitor.page.keyboard.press('Escape');
  await until(
    async () => (await visitor.page.$(`::-p-aria([name="${SAMPLE_TEXTS.th.accept}"])`)) === null,
    'the overlay is gone',
  );
  expect(await visitor.page.evaluate(() => document.cookie)).toBe('');
  expect(visitor.consent.attempts).toEqual([]);
});

test('P-13 After the modal is left, focus returns to the button that opened it', async () => {
  await show({});
  await press(visitor.page, SAMPLE_TEXTS.th.cookie_setting);
  await visitor.page.waitForSelector('::-p-aria([role="switch"])');
  await visitor.page.keyboard.press('Escape');
  await visitor.page.keyboard.press('Enter');
  await visitor.page.waitForSelector('::-p-aria([role="switch"])');
});

/** Where every button of the banner stands, in px of the layout, and whether its page can be scrolled sideways. */
const boxes = async (names: string[]) => {
  const found = [];
  for (const name of names) {
    const handle = (await visitor.page.$(`::-p-aria([name="${name}"][role="button"])`))!;
    await handle.scrollIntoView();
    found.push((await handle.boundingBox())!);
  }
  return found;
};
const BUTTONS = [SAMPLE_TEXTS.th.accept, SAMPLE_TEXTS.th.reject, SAMPLE_TEXTS.th.cookie_setting];

test.each(LAYOUTS)(
  'P-13 At 400 %% zoom of a small desktop window layout %i keeps every button within reach',
  async (layout) => {
    // A window of 1280 × 720 px at 400 % has this many px of the layout.
    await visitor.page.setViewport({ width: 320, height: 180, deviceScaleFactor: 4 });
    await show({ layout });
    const fits = ({ x, y, width, height }: BoundingBox) =>
      x >= 0 && x + width <= 320 && y >= 0 && y + height <= 181;
    // Layouts that slide in are on their way at first.
    await until(async () => (await boxes(BUTTONS)).every(fits), 'every button is within reach');
  },
);

test('P-13 At 400 % zoom the modal scrolls as a whole, so that its buttons hide nothing', async () => {
  await visitor.page.setViewport({ width: 320, height: 180, deviceScaleFactor: 4 });
  await show({});
  await press(visitor.page, SAMPLE_TEXTS.th.cookie_setting);
  await visitor.page.waitForSelector('::-p-aria([role="switch"])');
  const { confirm_choice, decline_additional } = SAMPLE_WORDS.th.categories_modal;
  for (const box of await boxes([SAMPLE_WORDS.th.allow_all, decline_additional, confirm_choice])) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    expect(box.y + box.height).toBeLessThanOrEqual(181);
  }
});

test('P-13 Who wants less motion sees no animation; others see the sliding layouts slide', async () => {
  const moved = () => visitor.page.evaluate(() => document.documentElement.hasAttribute('data-moved'));
  const open = async (reduce: boolean) => {
    await visitor.page.emulateMediaFeatures([
      { name: 'prefers-reduced-motion', value: reduce ? 'reduce' : 'no-preference' },
    ]);
    await visitor.page.evaluateOnNewDocument(() => {
      addEventListener('transitionrun', () => document.documentElement.setAttribute('data-moved', ''), true);
      const attach = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (options) {
        const root = attach.call(this, options);
        root.addEventListener('transitionrun', () => document.documentElement.setAttribute('data-moved', ''));
        return root;
      };
    });
    await show({ layout: 2 });
  };
  await open(true);
  // An animation tells that it has started in the frame after the one in which it came.
  await visitor.page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await moved()).toBe(false);
  await open(false);
  await until(moved, 'the banner slides in');
});

test('P-13 In forced colours buttons, switches and the re-open control keep an edge or a picture that can be seen', async () => {
  const client = await visitor.page.createCDPSession();
  await client.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  await visitor.page.evaluateOnNewDocument(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (options) {
      const root = attach.call(this, options);
      ((window as { roots?: ShadowRoot[] }).roots ??= []).push(root);
      return root;
    };
  });
  await show({});
  const edges = (selector: string) =>
    visitor.page.evaluate((wanted) => {
      const { roots } = window as unknown as { roots: ShadowRoot[] };
      const elements = roots.flatMap((root) => [...root.querySelectorAll(wanted)]);
      return elements.map((element) => {
        const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(element);
        return borderTopWidth !== '0px' && borderTopColor !== backgroundColor;
      });
    }, selector);
  expect(await edges('.act button')).toEqual([true, true, true]);
  await press(visitor.page, SAMPLE_TEXTS.th.cookie_setting);
  await visitor.page.waitForSelector('::-p-aria([role="switch"])');
  expect(await edges('[role="switch"]')).toEqual([true, true, true]);
  await visitor.page.keyboard.press('Escape');
  await press(visitor.page, SAMPLE_TEXTS.th.reject);
  await visitor.page.waitForSelector(`::-p-aria([name="${SAMPLE_TEXTS.th.cookie_setting}"][role="button"])`);
  const drawn = await visitor.page.evaluate(() => {
    const { roots } = window as unknown as { roots: ShadowRoot[] };
    const control = roots.map((root) => root.querySelector('.open')).find((found) => found)!;
    const { borderTopColor, borderTopWidth } = getComputedStyle(control, '::before');
    return borderTopWidth === '12px' && borderTopColor !== getComputedStyle(control).backgroundColor;
  });
  expect(drawn).toBe(true);
});

test.each(['th', 'kh'] as const)(
  'P-13 In %s, which has no spaces between words, lines break between words and nothing sticks out',
  async (language) => {
    await visitor.page.setViewport({ width: 320, height: 640 });
    await visitor.page.evaluateOnNewDocument(() => {
      const attach = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (options) {
        const root = attach.call(this, options);
        (window as { root?: ShadowRoot }).root = root;
        return root;
      };
    });
    await show({}, language);
    const { broken, sideways } = await visitor.page.evaluate(
      (tag) => {
        const { root } = window as unknown as { root: ShadowRoot };
        const text = root.querySelector('p')!.firstChild as Text;
        const words = new Set([0]);
        for (const { index } of new Intl.Segmenter(tag, { granularity: 'word' }).segment(text.data))
          words.add(index);
        const range = document.createRange();
        const torn: string[] = [];
        let line = 0;
        for (let index = 0; index < text.length; index++) {
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          const { top, width } = range.getBoundingClientRect();
          if (width > 0 && top > line + 4) {
            if (line && !words.has(index)) torn.push(text.data.slice(index - 6, index + 6));
            line = top;
          }
        }
        const dialog = root.querySelector('dialog')!;
        return { broken: torn, sideways: dialog.scrollWidth > dialog.clientWidth };
      },
      language === 'kh' ? 'km' : 'th',
    );
    expect({ broken, sideways }).toEqual({ broken: [], sideways: false });
  },
);
