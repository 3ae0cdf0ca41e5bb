import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import { keepRoots } from '../../testing/roots';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, open, type Stage, type Visitor } from '../../testing/visit';

const DOMAIN = 'silpa-ux.ac.th';
let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
afterEach(() => visitor.leave());

/** The banner of a layout with a text that names a domain. */
const show = async (
  layout: number,
  language: SdkConfig['language'],
  width: number,
  times = 1,
  ending = ` (${DOMAIN})`,
): Promise<void> => {
  const texts = SAMPLE_TEXTS[language];
  visitor = await stage.visitor({
    language,
    default_language: language,
    languages: [language],
    texts: { ...texts, description: texts.description.repeat(times) + ending },
    design: { layout, theme: 'white', show_powered_by: true },
  });
  const { page } = visitor;
  await page.setViewport({ width, height: 800 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await keepRoots(page);
  stage.site.page('/', visitor.consent.scriptUrl, '<p>…</p>');
  await open(page, stage.site.url('/'));
};

/** Where title, text, link and the platform's name are. */
const measure = () =>
  visitor.page.evaluate(() => {
    const root = (window as unknown as { roots: ShadowRoot[] }).roots.at(-1)!;
    const [title, text, link, small] = ['h2', 'p', 'p > a', 'p > div'].map((name) =>
      root.querySelector(name)!,
    );
    const range = document.createRange();
    range.selectNodeContents(text!.firstChild!);
    const lines = [...range.getClientRects()];
    const box = (of: Element) => of.getBoundingClientRect();
    const words = text!.firstChild!.nodeValue!;
    const at = words.indexOf('(');
    range.setStart(text!.firstChild!, at + 1);
    range.setEnd(text!.firstChild!, words.indexOf(')'));
    return {
      gap: box(text!).top - box(title!).bottom,
      /** How far below the last line of the text the link and the name begin. */
      below: [link!, small!].map((each) => box(each).top - lines.at(-1)!.bottom),
      domainLines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
    };
  });

/** The last line of the text, and how many words it has. @param wide width of the text in px, where it is not its own */
const lastLine = (wide?: number) =>
  visitor.page.evaluate((width) => {
    const root = (window as unknown as { roots: ShadowRoot[] }).roots.at(-1)!;
    const paragraph = root.querySelector('p')!;
    if (width) paragraph.style.width = `${width}px`;
    const node = paragraph.firstChild!;
    const letters = node.nodeValue!;
    const range = document.createRange();
    const topOf = (at: number): number => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().top;
    };
    const last = topOf(letters.length - 1);
    let from = letters.length - 1;
    while (from > 0 && topOf(from - 1) >= last) from -= 1;
    const text = letters.slice(from).trim();
    const pieces = new Intl.Segmenter(paragraph.closest('dialog')!.lang, { granularity: 'word' }).segment(
      text,
    );
    return { text, words: [...pieces].filter(({ isWordLike }) => isWordLike).length };
  }, wide);

describe('section 6 A banner', () => {
  // The owner's font is worn where nothing moves by it: a link behind the text would.
  test.each([
    { layout: 0, language: 'th', width: 1440 },
    { layout: 1, language: 'en', width: 390 },
  ] as const)(
    'has eight pixels below its title and a link of its own line ($language, $width px)',
    async ({ layout, language, width }) => {
      await show(layout, language, width);
      const { below, gap } = await measure();
      expect(gap).toBe(8);
      expect(below[0]).toBeGreaterThanOrEqual(0);
      expect(below[1]! - below[0]!).toBeGreaterThan(20);
    },
  );

  test('breaks no domain at its hyphen, at any width', async () => {
    await show(10, 'en', 320);
    for (let width = 320; width <= 480; width += 8) {
      await visitor.page.setViewport({ width, height: 800 });
      expect([width, (await measure()).domainLines]).toEqual([width, 1]);
    }
  });

  test.each([
    { layout: 0, language: 'th' },
    { layout: 10, language: 'th' },
    { layout: 10, language: 'en' },
  ] as const)(
    'leaves no word alone on the last line (layout $layout, $language)',
    async ({ layout, language }) => {
      await show(layout, language, 1440, 1, '');
      const alone: string[] = [];
      for (let width = 900; width <= 1440; width += 20) {
        await visitor.page.setViewport({ width, height: 800 });
        for (let wide = 280; wide <= 440; wide += layout === 10 ? 8 : 200) {
          const line = await lastLine(layout === 10 ? wide : undefined);
          if (line.words < 2) alone.push(`${width} px, ${wide} px: ${line.text}`);
        }
        if (layout === 10) break;
      }
      expect(alone).toEqual([]);
    },
  );

  test.each([
    { layout: 8, width: 1440, box: [16, 320] },
    { layout: 9, width: 1440, box: [1440 - 16 - 320, 320] },
    { layout: 9, width: 390, box: [16, 358] },
  ])(
    'at the side is a column where the window is wide (layout $layout, $width px)',
    async ({ layout, width, box }) => {
      await show(layout, 'th', width);
      const place = await visitor.page.evaluate(() => {
        const root = (window as unknown as { roots: ShadowRoot[] }).roots.at(-1)!;
        const { x, width: wide } = root.querySelector('dialog')!.getBoundingClientRect();
        return [x, wide];
      });
      expect(place).toEqual(box);
    },
  );

  test.each([
    // A wide window: logo and menu of the website stay in sight. A phone's width belongs to the banner.
    { layout: 6, width: 1440, top: 80 },
    { layout: 7, width: 1440, top: 80 },
    { layout: 7, width: 390, top: 16 },
  ])(
    'in a box at the top leaves logo and menu in sight (layout $layout, $width px), and ends within the window',
    async ({ layout, width, top }) => {
      await show(layout, 'th', width, 40);
      const box = await visitor.page.evaluate(() => {
        const root = (window as unknown as { roots: ShadowRoot[] }).roots.at(-1)!;
        const { y, bottom } = root.querySelector('dialog')!.getBoundingClientRect();
        return { top: y, bottom };
      });
      expect(box).toEqual({ top, bottom: 800 - 16 });
    },
  );
});
