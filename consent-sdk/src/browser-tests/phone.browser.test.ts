import { PNG } from 'pngjs';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, type Stage, type Visitor } from '../../testing/visit';

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
afterEach(() => visitor.leave());

const SCREEN = { width: 360, height: 640 };

/** Where things are on a small phone, in a visitor's own root, which the page of the test opens. */
const measure = async (layout: number, language: 'th' | 'en' | 'kh', description?: string) => {
  const texts = SAMPLE_TEXTS[language];
  visitor = await stage.visitor({
    language,
    default_language: language,
    languages: [language],
    texts: { ...texts, ...(description && { description }) },
    design: { layout, theme: 'white', show_powered_by: true },
  });
  const { page } = visitor;
  await page.setViewport(SCREEN);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.evaluateOnNewDocument(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (options) {
      const root = attach.call(this, options);
      (window as { root?: ShadowRoot }).root = root;
      return root;
    };
  });
  stage.site.page('/', visitor.consent.scriptUrl, '<p>…</p>');
  await page.goto(stage.site.url('/'));
  await page.waitForSelector(`::-p-aria([name="${texts.accept}"][role="button"])`);
  return page.evaluate(() => {
    const { root } = window as unknown as { root: ShadowRoot };
    const text = root.querySelector('.text')!;
    const all = [...root.querySelectorAll('button')];
    const words = root.querySelector('p')!;
    const link = root.querySelector('p > a')!.getBoundingClientRect();
    const buttons = all.map((button) => button.getBoundingClientRect());
    return {
      height: root.querySelector('dialog')!.getBoundingClientRect().height,
      scrolls: [text, words].some((node) => node.scrollHeight > node.clientHeight),
      lines: words.clientHeight / parseFloat(getComputedStyle(words).lineHeight),
      linkInSight: link.top >= text.getBoundingClientRect().top && link.bottom <= buttons[0]!.top,
      sizes: buttons.map(({ width, height }) => `${Math.round(width)}x${Math.round(height)}`),
      allInSight: buttons.every(({ top, bottom, left, right }) =>
        [top >= 0, left >= 0, bottom <= innerHeight, right <= innerWidth].every(Boolean),
      ),
      rows: new Set(buttons.map(({ top }) => Math.round(top))).size,
      padding: Math.min(...all.map((button) => parseFloat(getComputedStyle(button).paddingLeft))),
      title: parseFloat(getComputedStyle(root.querySelector('h2')!).fontSize),
      letters: parseFloat(getComputedStyle(root.querySelector('p')!).fontSize),
      shortest: Math.min(...buttons.map(({ height }) => height)),
    };
  });
};

test.each([
  { layout: 0, language: 'th' },
  { layout: 2, language: 'en' },
  { layout: 3, language: 'kh' },
] as const)(
  'P-13 on a small phone the bar of layout $layout in $language takes three fifths of the page at most, with two lines of its notice or more',
  async ({ layout, language }) => {
    const { height, sizes, allInSight, shortest, lines, linkInSight } = await measure(layout, language);
    expect(height).toBeLessThanOrEqual(SCREEN.height * 0.6);
    expect(sizes[0]).toBe(sizes[1]);
    expect({ allInSight, linkInSight }).toEqual({ allInSight: true, linkInSight: true });
    expect(lines).toBeGreaterThan(1.95);
    expect(shortest).toBeGreaterThanOrEqual(44);
  },
);

test.each([1, 5])(
  'P-13 in layout %s a text that is too long for a phone scrolls, the buttons stay in sight and weigh the same',
  async (layout) => {
    const { scrolls, sizes, allInSight, linkInSight, shortest } = await measure(
      layout,
      'th',
      SAMPLE_TEXTS.th.description.repeat(12),
    );
    expect({ allInSight, linkInSight, shortest }).toEqual({
      allInSight: true,
      linkInSight: true,
      shortest: 44,
    });
    expect(scrolls).toBe(true);
    expect(sizes[0]).toBe(sizes[1]);
  },
);

test.each([0, 4])(
  'P-13 in layout %s accept and reject stand side by side, settings below; letters have 16 px, words keep 12 px from the edge',
  async (layout) => {
    const { rows, padding, letters, title } = await measure(layout, 'th');
    expect({ rows, padding, letters, title }).toEqual({ rows: 2, padding: 12, letters: 16, title: 20 });
  },
);

/** Colour in the middle of the line above the link, at the right edge, where no letter is: white, or the shadow of the fold. */
const edgeColor = async (): Promise<number> => {
  const { page } = visitor;
  const place = await page.evaluate(() => {
    const { root } = window as unknown as { root: ShadowRoot };
    const { right } = root.querySelector('.text')!.getBoundingClientRect();
    const { top } = root.querySelector('p > a')!.getBoundingClientRect();
    return { x: right - 1, y: top - 2, width: 1, height: 1 };
  });
  const { data } = PNG.sync.read(Buffer.from(await page.screenshot({ clip: place })));
  return data[0]!;
};

test.each([0, 4])(
  'N1 in layout %s a shadow above the link says that the text goes on, until its end is in sight',
  async (layout) => {
    await measure(layout, 'th', SAMPLE_TEXTS.th.description.repeat(6));
    expect(await edgeColor()).toBeLessThan(245);
    await visitor.page.evaluate(() => {
      const text = (window as unknown as { root: ShadowRoot }).root.querySelector('.text')!;
      text.scrollTop = text.scrollHeight;
    });
    expect(await edgeColor()).toBe(255);
  },
);

test('N1 a text that is all in sight has no shadow', async () => {
  await measure(0, 'en', 'We use cookies. You can change your choice at any time.');
  expect(await edgeColor()).toBe(255);
});
