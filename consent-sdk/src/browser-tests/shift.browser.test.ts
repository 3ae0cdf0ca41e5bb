import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import { matrix } from '@yinyom/testing/matrix';
import type { Page, Viewport } from 'puppeteer';
import { sampleConfig } from '../../testing/sampleSite';
import { createStage, newPage, type Stage, type Visitor } from '../../testing/visit';
import { PLATFORM_FONT_FILES } from '../ui/fontFiles';

// Page views of layouts, languages and windows, with the font that comes after the banner; with FULL=1 of all 180.
/** What the websites service serves below `/sdk/v1/fonts/`. */
const FONTS = path.resolve(__dirname, '../../../services/websites/fonts');
const FILE = 'ibm-plex-sans-thai.woff2';
const TAG = '<meta name="viewport" content="width=device-width,initial-scale=1">';
const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
type View = [name: string, viewport: Viewport, tag: string];
const WINDOWS: View[] = [
  ['1440 px wide', { width: 1440, height: 900 }, TAG],
  ['390 px wide', PHONE, TAG],
  ['390 px wide, without a viewport tag', PHONE, ''],
];
const LANGUAGES = ['th', 'en', 'cn', 'jp', 'kh'] as const;
const LAYOUTS = Array.from({ length: 12 }, (_, layout) => layout);
/** Khmer has the longest texts: on a phone every layout has to hold them. */
const VIEWS = matrix(
  { window: WINDOWS, language: LANGUAGES, layout: LAYOUTS },
  { always: ({ window, language }) => language === 'kh' && window === WINDOWS[1] },
);
/** So many pages are looked at side by side. */
const TABS = 4;

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
  for (const [folder] of PLATFORM_FONT_FILES)
    stage.site.pages[`/sdk/v1/fonts/${folder}${FILE}`] = {
      body: readFileSync(path.join(FONTS, folder, FILE)),
      type: 'font/woff2',
      headers: { 'Access-Control-Allow-Origin': '*' },
    };
  visitor = await stage.visitor();
});
afterAll(async () => {
  await visitor.leave();
  await stage.close();
});

interface Look {
  layout: number;
  language: SdkConfig['language'];
  window: View;
  font: boolean;
}
interface Seen {
  shifts: number[];
  font: string;
}

/** One visit until the banner and, with one, its font are there: what moved, and the font that the banner wears. */
const visit = async (
  page: Page,
  { layout, language, window: [, viewport, tag], font }: Look,
): Promise<Seen> => {
  const url = stage.site.url(`/sdk/v1/fonts/${FILE}`);
  const script = visitor.consent.inline({
    design: {
      ...sampleConfig().design,
      layout,
      ...(font && { font: { family: 'IBM Plex Sans Thai', url } }),
    },
  });
  const address = `/${language}-${layout}-${viewport.width}-${tag.length}-${font}`;
  stage.site.pages[address] = {
    body: `<!doctype html><html lang="${language}"><head><meta charset="utf-8">${tag}<script>${script}</script></head>
<body>${'<p>หน้าเว็บ page</p>'.repeat(60)}</body></html>`,
  };
  await page.setViewport(viewport);
  await page.goto(stage.site.url(address));
  await page.waitForFunction(
    (wanted) =>
      (window as unknown as { counted?: boolean }).counted &&
      (!wanted || [...document.fonts].some(({ status }) => status === 'loaded')) &&
      [...document.fonts].every(({ status }) => status !== 'loading'),
    { polling: 20 },
    font,
  );
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const { shifts, root } = window as unknown as { shifts: number[]; root: ShadowRoot };
    return { shifts, font: root.querySelector('dialog')!.style.getPropertyValue('--font') };
  });
};

const newTab = async (): Promise<Page> => {
  const page = await newPage(visitor.context);
  await page.evaluateOnNewDocument(() => {
    const seen = window as unknown as { shifts: number[]; root: ShadowRoot; counted: boolean };
    seen.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (options) {
      return (seen.root = attach.call(this, options));
    };
    // The last thing that happens once a banner stands is that it is counted.
    const { fetch } = window;
    window.fetch = (...call) => {
      seen.counted = true;
      return fetch(...call);
    };
  });
  return page;
};

const tabs: Page[] = [];
/** Visits in several tabs at once, in any order. The tabs serve all tests: a new one costs as much as a visit. */
const visitAll = async (looks: Look[]): Promise<Map<Look, Seen>> => {
  const seen = new Map<Look, Seen>();
  const waiting = [...looks];
  while (tabs.length < Math.min(TABS, looks.length)) tabs.push(await newTab());
  const work = async (page: Page): Promise<void> => {
    for (let look = waiting.pop(); look; look = waiting.pop()) seen.set(look, await visit(page, look));
  };
  await Promise.all(tabs.map(work));
  return seen;
};
const moved = (seen: Map<Look, Seen>) =>
  [...seen]
    .filter(([, { shifts }]) => shifts.length > 0)
    .map(([{ layout, language }, { shifts }]) => `${layout} ${language}: ${shifts.join()}`);

describe.each(WINDOWS)('In a window %s nothing moves', (...window) => {
  test.each(LANGUAGES)('in %s, whatever the layout, when the owner’s font comes', async (language) => {
    const looks = VIEWS.filter((view) => view.window[0] === window[0] && view.language === language);
    expect(moved(await visitAll(looks.map((view) => ({ ...view, font: true }))))).toEqual([]);
  });
});

test('Nothing moves without a font of the owner’s', async () => {
  const looks = LAYOUTS.map((layout) => ({
    layout,
    language: 'th' as const,
    window: WINDOWS[0]!,
    font: false,
  }));
  expect(moved(await visitAll(looks))).toEqual([]);
});

test('The font is worn where nothing moves by it', async () => {
  const looks = (['th', 'en'] as const).map((language) => ({
    layout: 0,
    language,
    window: WINDOWS[0]!,
    font: true,
  }));
  const seen = await visitAll(looks);
  expect([...seen.values()].map(({ font }) => font)).toEqual(looks.map(() => '"IBM Plex Sans Thai"'));
});
