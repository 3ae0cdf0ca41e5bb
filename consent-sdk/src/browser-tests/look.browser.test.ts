import type { SdkConfig, SdkDesign } from '@yinyom/contracts/sdk/config';
import { sampleConfig } from '../../testing/sampleSite';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, hasButton, press, until, type Stage, type Visitor } from '../../testing/visit';

const { accept } = SAMPLE_TEXTS.th;
const WINDOW = { width: 1280, height: 800 };

let stage: Stage;
/** One for all: who has not decided keeps nothing, and sees what is published now. */
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
  visitor = await stage.visitor();
  await visitor.page.setCacheEnabled(false);
  await visitor.page.setViewport(WINDOW);
  // The test can see into roots.
  await visitor.page.evaluateOnNewDocument(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function () {
      return attach.call(this, { mode: 'open' });
    };
  });
});
afterAll(async () => {
  await visitor.leave();
  await stage.close();
});

/** Shows the banner of a design. */
const show = async (design: Partial<SdkDesign>, device: 'light' | 'dark' = 'light') => {
  visitor.publish({ design: { ...sampleConfig().design, ...design } });
  await visitor.page.emulateMediaFeatures([
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'prefers-color-scheme', value: device },
  ]);
  stage.site.page('/', visitor.consent.scriptUrl, '<h1>หน้าแรก</h1>');
  await visitor.open(stage.site.url('/'));
  await visitor.page.waitForSelector(`::-p-aria([name="${accept}"][role="button"])`);
};
const inBanner = <Result>(read: (dialog: HTMLDialogElement) => Result): Promise<Result> =>
  visitor.page.evaluate(
    `(${read.toString()})(document.querySelector('yinyom-consent').shadowRoot.querySelector('dialog'))`,
  ) as Promise<Result>;

// Specification §3: 0 bottom, 1 top, 2 slide down, 3 slide up, 4 popup, 5 overlay, 6 top left, 7 top right,
// 8 popup left, 9 popup right, 10 bottom left, 11 bottom right.
test.each([
  [0, 'the whole width', 'bottom'],
  [1, 'the whole width', 'top'],
  [2, 'the whole width', 'top'],
  [3, 'the whole width', 'bottom'],
  [4, 'middle', 'middle'],
  [5, 'middle', 'middle'],
  [6, 'left', 'top'],
  [7, 'right', 'top'],
  [8, 'left', 'middle'],
  [9, 'right', 'middle'],
  [10, 'left', 'bottom'],
  [11, 'right', 'bottom'],
])('Layout %i stands across: %s, down: %s', async (layout, across, down) => {
  await show({ layout });
  const { left, right, top, bottom, isModal } = await inBanner((dialog) => {
    const box = dialog.getBoundingClientRect();
    return {
      left: Math.round(box.left),
      right: Math.round(innerWidth - box.right),
      top: Math.round(box.top),
      bottom: Math.round(innerHeight - box.bottom),
      isModal: dialog.matches(':modal'),
    };
  });
  const edge = (before: number, after: number, names: [string, string]): string => {
    if (before <= 16 && after <= 16) return 'the whole width';
    if (Math.abs(before - after) <= 1) return 'middle';
    return before < after ? names[0] : names[1];
  };
  expect([edge(left, right, ['left', 'right']), edge(top, bottom, ['top', 'bottom'])]).toEqual([
    across,
    down,
  ]);
  expect(isModal).toBe(layout === 5);
});

const colors = {
  background_1: '#fdf2f8',
  background_2: '#fbcfe8',
  background: '#fff7fb',
  text: '#4a0d2f',
  accept_all: '#c2185b',
  accept_all_text: '#ffffff',
  reject: '#880e4f',
  reject_text: '#fffde7',
  decline: '#c2185b',
  decline_text: '#ffffff',
};

test.each([
  ['white', 'rgb(255, 255, 255)', 'rgb(20, 35, 43)', 'rgb(11, 110, 110)', 'rgb(11, 110, 110)'],
  ['dark', 'rgb(20, 35, 43)', 'rgb(242, 246, 246)', 'rgb(138, 216, 210)', 'rgb(138, 216, 210)'],
  ['gsb', 'rgb(255, 247, 251)', 'rgb(74, 13, 47)', 'rgb(194, 24, 91)', 'rgb(136, 14, 79)'],
] as const)(
  'The theme %s has its colours, the owner’s where they are the owner’s',
  async (theme, ...wanted) => {
    await show({ theme, ...(theme === 'gsb' && { colors }) });
    const found = await inBanner((dialog) => {
      const [first, second] = [...dialog.querySelectorAll('button')].map((button) =>
        getComputedStyle(button),
      );
      const { backgroundColor, color } = getComputedStyle(dialog);
      return [backgroundColor, color, first!.backgroundColor, second!.backgroundColor];
    });
    expect(found).toEqual(wanted);
  },
);

test('The theme that follows devices changes with the visitor’s device while the banner stands', async () => {
  const light = { ...colors, background: '#fffffe' };
  const dark = { ...colors, background: '#0b1216', text: '#f2f6f6' };
  await show({ theme: 'auto', colors: light, dark });
  const background = () => inBanner((dialog) => getComputedStyle(dialog).backgroundColor);
  const device = (value: 'light' | 'dark') =>
    visitor.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
  expect(await background()).toBe('rgb(255, 255, 254)');
  await device('dark');
  await until(async () => (await background()) === 'rgb(11, 18, 22)', 'the banner is dark');
  await device('light');
  await until(async () => (await background()) === 'rgb(255, 255, 254)', 'the banner is light again');
});

test('The theme that follows devices is the platform’s light one, or its dark one from the start', async () => {
  await show({ theme: 'auto' });
  const colorsNow = () =>
    inBanner((dialog) => {
      const { backgroundColor, color } = getComputedStyle(dialog);
      return [backgroundColor, color];
    });
  expect(await colorsNow()).toEqual(['rgb(255, 255, 255)', 'rgb(20, 35, 43)']);
  await show({ theme: 'auto' }, 'dark');
  expect(await colorsNow()).toEqual(['rgb(20, 35, 43)', 'rgb(242, 246, 246)']);
});

test.each([
  [4, { corner: '24px', wide: '560px', size: '20px' }, ['24px', '24px', 560, '20px']],
  [4, { corner: '0px' }, ['0px', '0px', 440, '16px']],
  [4, {}, ['16px', '10px', 440, '16px']],
  [0, { wide: '960px', size: '18px' }, ['0px', '10px', 1280, '18px']],
])('Layout %i with the lengths %j has them', async (layout, sizes, wanted) => {
  await show({ layout, sizes });
  const found = await inBanner((dialog) => {
    const { borderRadius, fontSize } = getComputedStyle(dialog);
    const button = getComputedStyle(dialog.querySelector('button')!).borderRadius;
    return [borderRadius, button, dialog.getBoundingClientRect().width, fontSize];
  });
  expect(found).toEqual(wanted);
});

test.each([0, 4])(
  'In layout %i accept and reject weigh the same, settings have the same height and only an edge',
  async (layout) => {
    await show({ layout });
    const [accept, reject, settings] = await inBanner((dialog) =>
      [...dialog.querySelectorAll('button')].map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { backgroundColor, borderColor, color, fontWeight } = getComputedStyle(button);
        return { size: [width, height], backgroundColor, borderColor, color, fontWeight };
      }),
    );
    expect(reject).toEqual(accept);
    expect(settings!.size[1]).toBe(accept!.size[1]);
    expect([settings!.backgroundColor, settings!.borderColor]).toEqual(['rgba(0, 0, 0, 0)', settings!.color]);
  },
);

test.each([true, false])(
  'F-L9 Whose platform it is is told in words, only where the owner shows it: %s',
  async (show_powered_by) => {
    await show({ show_powered_by });
    expect(await inBanner((dialog) => dialog.querySelector('p > div')?.textContent ?? null)).toBe(
      show_powered_by ? 'ขับเคลื่อนโดย Yinyom' : null,
    );
  },
);

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('The logo keeps its place at 24 px height; one that does not load leaves it', async () => {
  stage.site.pages['/logo.png'] = { body: Buffer.from(PNG, 'base64'), type: 'image/png' };
  await show({ logo: { url: stage.site.url('/logo.png'), width: 80 } });
  const size = () =>
    inBanner((dialog) => {
      const box = dialog.querySelector('img')?.getBoundingClientRect();
      return box ? [box.width, box.height] : null;
    });
  expect(await size()).toEqual([80, 24]);
  await show({ logo: { url: stage.site.url('/missing.png'), width: 80 } });
  await until(async () => (await size()) === null, 'the picture is gone');
});

describe('The language', () => {
  const open = async (changes: Partial<SdkConfig>, page: string, tag = '', browser = 'th') => {
    visitor.publish({ languages: ['th', 'en', 'cn', 'jp', 'kh'], ...changes });
    const { identifier } = await visitor.page.evaluateOnNewDocument(
      `Object.defineProperty(navigator, 'languages', { get: () => ${JSON.stringify(browser.split(','))} })`,
    );
    stage.site.pages['/'] = {
      body: `<!doctype html><html lang="${page}"><head><script ${tag} src="${visitor.consent.scriptUrl}"></script></head><body></body></html>`,
    };
    await visitor.open(stage.site.url('/'));
    await visitor.page.removeScriptToEvaluateOnNewDocument(identifier);
  };
  const asksIn = (language: SdkConfig['language']) =>
    visitor.page.waitForSelector(`::-p-aria([name="${SAMPLE_TEXTS[language].accept}"][role="button"])`);

  test.each([
    ['th-TH', 'th'],
    ['en-GB', 'en'],
    ['zh-CN', 'cn'],
    ['ja', 'jp'],
    ['km-KH', 'kh'],
    ['TH', 'th'],
    ['en_US', 'en'],
    ['zh-Hant-TW', 'cn'],
    ['kmr', 'th'],
    ['fr', 'th'],
  ] as const)('follows a page in %s: %s', async (page, language) => {
    await open({ auto_detect_language: false }, page);
    await asksIn(language);
  });

  test('is the browser’s where the owner switched detection on, and only there', async () => {
    await open({ auto_detect_language: true }, 'th', '', 'fr,ja-JP,en');
    await asksIn('jp');
    await open({ auto_detect_language: false }, 'th', '', 'ja-JP');
    await asksIn('th');
  });

  test('is what the website says on the tag, whatever the browser and the page say', async () => {
    await open({ auto_detect_language: true }, 'th', 'data-language="kh"', 'ja');
    await asksIn('kh');
    expect(await hasButton(visitor.page, accept)).toBe(false);
  });
});

// The last one: this visitor decides.
test('F-A17 The cookie of the re-open control stands in the middle of its circle', async () => {
  await show({});
  await press(visitor.page, SAMPLE_TEXTS.th.reject);
  const find = () => visitor.page.$(`::-p-aria([name="${SAMPLE_TEXTS.th.cookie_setting}"][role="button"])`);
  /** Of the control in the page; null for the banner's button of that name, and for a control that another one replaced. */
  const measure = (node: Element) => {
    if (!node.isConnected || !node.classList.contains('open')) return null;
    const { paddingLeft } = getComputedStyle(node);
    const { marginLeft, borderLeftWidth, borderRightWidth, width, boxSizing } = getComputedStyle(
      node,
      '::before',
    );
    const borders = parseFloat(borderLeftWidth) + parseFloat(borderRightWidth);
    const drawn =
      boxSizing === 'border-box' ? Math.max(parseFloat(width), borders) : parseFloat(width) + borders;
    // The picture is cut out of the first 24 px of its box.
    const middle = parseFloat(paddingLeft) + parseFloat(marginLeft) + 24 / 2;
    return { drawn, middle: Math.abs(middle - node.clientWidth / 2) };
  };
  const measured: ReturnType<typeof measure>[] = [];
  await until(async () => {
    const away = (await (await find())?.evaluate(measure)) ?? null;
    measured.push(away);
    return away !== null;
  }, 'only the control is left');
  const away = measured.at(-1);
  expect(away?.drawn).toBe(24);
  expect(away?.middle).toBeLessThanOrEqual(1);
});
