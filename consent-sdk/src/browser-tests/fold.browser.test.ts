import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SdkDesign } from '@yinyom/contracts/sdk/config';
import { READING_WINDOWS } from '@yinyom/contracts/websites/reading';
import { foldOf } from '@yinyom/notice/reading/foldOf';
import { keepRoots } from '../../testing/roots';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, hasButton, type Stage, type Visitor } from '../../testing/visit';

/** Fonts that a phone could have: the tests' machine has none for these scripts. */
const FONTS = path.resolve(__dirname, '../../../services/websites/fonts');
const FILES = {
  th: [
    ['U+0E00-0E7F', 'ibm-plex-sans-thai.woff2'],
    ['U+0000-00FF, U+2000-206F', 'latin/ibm-plex-sans-thai.woff2'],
  ],
  en: [['U+0000-00FF, U+2000-206F', 'latin/ibm-plex-sans-thai.woff2']],
  kh: [
    ['U+1780-17FF', 'noto-sans-khmer.woff2'],
    ['U+0000-00FF, U+2000-206F', 'latin/noto-sans-khmer.woff2'],
  ],
} as const;
type Measured = keyof typeof FILES;

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
afterEach(() => visitor.leave());

/** Lines of the notice's text in the real banner, and the share of them above its link and edge. */
const measured = async (
  language: Measured,
  design: SdkDesign,
  description: string,
  width: number,
  height: number,
) => {
  const texts = { ...SAMPLE_TEXTS[language], description };
  visitor = await stage.visitor({
    language,
    default_language: language,
    languages: [language],
    texts,
    design,
  });
  const { page } = visitor;
  await page.setViewport({ width, height });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await keepRoots(page);
  await visitor.show();
  expect(await hasButton(page, texts.accept)).toBe(true);
  const fonts = FILES[language].map(([range, file]) => [
    range,
    readFileSync(path.join(FONTS, file), 'base64'),
  ]);
  return page.evaluate(async (files) => {
    for (const [unicodeRange, base64] of files) {
      const face = new FontFace('Measured', `url(data:font/woff2;base64,${base64})`, {
        unicodeRange: unicodeRange!,
      });
      document.fonts.add(await face.load());
    }
    const root = (window as unknown as { roots: ShadowRoot[] }).roots.at(-1)!;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*{font-family:Measured!important}');
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    const [text, notice] = [root.querySelector('.text')!, root.querySelector('p')!];
    const range = document.createRange();
    range.setStart(notice, 0);
    range.setEndBefore(notice.querySelector('a')!);
    const tops = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8));
    const line = parseFloat(getComputedStyle(notice).lineHeight);
    const lines = new Set(tops).size;
    const top = notice.getBoundingClientRect().top;
    const edge = Math.min(
      notice.querySelector('a')!.getBoundingClientRect().top,
      text.getBoundingClientRect().bottom,
    );
    const scrolls = text.scrollHeight > text.clientHeight + 1;
    return { lines, share: scrolls ? Math.min(1, (edge - top) / (lines * line)) : 1 };
  }, fonts);
};

const CASES = (['th', 'en', 'kh'] as const).flatMap((language) =>
  ([0, 10] as const).flatMap((layout) => ([1, 3] as const).map((times) => ({ language, layout, times }))),
);

describe('N1 the reading test and the real banner agree', () => {
  test.each(CASES)(
    'on a phone, layout $layout, in $language, the text $times times: lines within an eighth, share within 0.15',
    async ({ language, layout, times }) => {
      const { width, height } = READING_WINDOWS.phone;
      const design: SdkDesign = { layout, theme: 'white', show_powered_by: false };
      const { privacy, ...texts } = SAMPLE_TEXTS[language];
      const description = Array(times).fill(texts.description).join(' ');
      const real = await measured(language, design, description, width, height);
      const told = foldOf(design, { ...texts, description, privacy: privacy.name }, language, {
        width,
        height,
      });
      expect(Math.abs(told.lines - real.lines)).toBeLessThanOrEqual(Math.max(1, real.lines / 8));
      expect(Math.abs(told.share - real.share)).toBeLessThanOrEqual(0.15);
      if (layout === 0 && times === 3) expect(real.share).toBeLessThan(0.8);
    },
  );
});
