/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["yinyom-source", "node", "require", "default"]}
 */
import { readFileSync } from 'node:fs';
import type { SdkDesign } from '@yinyom/contracts/sdk/config';
import type { AxeResults } from 'axe-core';
import { sampleConfig } from '../testing/sampleSite';
import { SAMPLE_TEXTS, SAMPLE_WORDS } from '../testing/sampleTexts';
import { createStage, press, until, type Stage, type Visitor } from '../testing/visit';

jest.setTimeout(180_000);
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const COLORS = {
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
const LAYOUTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const THEMES = ['white', 'dark', 'gsb'] as const;

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

const show = async (design: Partial<SdkDesign>, language: 'th' | 'en' | 'kh' = 'th') => {
  const config = sampleConfig({ auto_detect_language: false, cookie_domain: undefined }, language);
  visitor.consent.publish({
    ...config,
    languages: [language],
    default_language: language,
    design: { ...config.design, colors: COLORS, ...design },
  });
  stage.site.page('/', visitor.consent.scriptUrl, '<main><h1>หน้าแรก</h1><p>ข้อความของหน้า</p></main>');
  await visitor.page.goto(stage.site.url('/'));
  await visitor.page.waitForSelector(`::-p-aria([name="${SAMPLE_TEXTS[language].accept}"][role="button"])`);
};

/** axe cannot see into closed roots; for this test alone they are opened. */
const openRoots = () =>
  visitor.page.evaluateOnNewDocument(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function () {
      return attach.call(this, { mode: 'open' });
    };
  });
const violations = async (): Promise<string[]> => {
  // axe computes contrast only inside <body>; moving keeps an open dialog open.
  await visitor.page.evaluate(() => {
    const body = document.body as unknown as { moveBefore(node: Node, before: null): void };
    for (const host of document.querySelectorAll('yinyom-consent')) body.moveBefore(host, null);
  });
  await visitor.page.evaluate(axe);
  const { violations: found, passes } = (await visitor.page.evaluate(
    'axe.run("yinyom-consent")',
  )) as AxeResults;
  // Contrast among the passed rules shows that axe has seen the texts.
  expect(passes.map(({ id }) => id)).toContain('color-contrast');
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`);
};

test('The banner has no axe violation in any of the 12 layouts and 3 themes', async () => {
  await openRoots();
  for (const layout of LAYOUTS) {
    for (const theme of THEMES) {
      await show({ layout, theme });
      expect({ layout, theme, violations: await violations() }).toEqual({ layout, theme, violations: [] });
    }
  }
});

test.each(['th', 'en', 'kh'] as const)(
  'The modal has no axe violation in %s and any theme',
  async (language) => {
    await openRoots();
    for (const theme of THEMES) {
      await show({ theme }, language);
      await press(visitor.page, SAMPLE_TEXTS[language].cookie_setting);
      await visitor.page.waitForSelector('::-p-aria([role="switch"])');
      expect({ theme, violations: await violations() }).toEqual({ theme, violations: [] });
    }
  },
);

test.each(LAYOUTS)(
  'At 320 px layout %i keeps its three buttons reachable, equally large, at least 44 px high, and does not scroll sideways',
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
    expect(new Set(sizes).size).toBe(1);
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);

test('With the keyboard alone the banner is the first stop, and its order is text, accept, reject, settings', async () => {
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
  expect(order).toEqual([privacy.name, 'Yinyom', accept, reject, cookie_setting]);
  await visitor.page.keyboard.press('Enter');
  await visitor.page.waitForSelector(`::-p-aria([name="${SAMPLE_WORDS.th.popup_title}"][role="dialog"])`);
});

test('The overlay keeps focus inside until the visitor decides or presses Escape, which decides nothing', async () => {
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

test('After the modal is left, focus returns to the button that opened it', async () => {
  await show({});
  await press(visitor.page, SAMPLE_TEXTS.th.cookie_setting);
  await visitor.page.waitForSelector('::-p-aria([role="switch"])');
  await visitor.page.keyboard.press('Escape');
  await visitor.page.keyboard.press('Enter');
  await visitor.page.waitForSelector('::-p-aria([role="switch"])');
});
