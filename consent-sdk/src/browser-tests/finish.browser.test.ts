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
): Promise<void> => {
  const texts = SAMPLE_TEXTS[language];
  visitor = await stage.visitor({
    language,
    default_language: language,
    languages: [language],
    texts: { ...texts, description: `${texts.description.repeat(times)} (${DOMAIN})` },
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
    const [title, text, link, small] = ['h2', 'p', 'p > a', 'small'].map((name) => root.querySelector(name)!);
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
