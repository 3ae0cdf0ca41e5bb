import { PNG } from 'pngjs';
import { findButton, keepRoots } from '../../testing/roots';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, open, press, type Stage, type Visitor } from '../../testing/visit';

const { accept, cookie_setting } = SAMPLE_TEXTS.th;
let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
afterEach(() => visitor.leave());

/** @param early runs before anything of the page */
const show = async (layout: number, style: string, body = '', early = () => undefined): Promise<void> => {
  visitor = await stage.visitor({ design: { layout, theme: 'white', show_powered_by: true } });
  await keepRoots(visitor.page);
  await visitor.page.evaluateOnNewDocument(early);
  await visitor.page.setViewport({ width: 1280, height: 800 });
  stage.site.page(
    '/',
    visitor.consent.scriptUrl,
    `${body}<p style="height:5000px">…</p>`,
    `<style>${style}</style>`,
  );
  await open(visitor.page, stage.site.url('/'));
};

/** Distance of the banner or control from the window's lower edge, in px. */
const fromBelow = () =>
  visitor.page.evaluate(() => {
    const shown = (window as unknown as { roots: ShadowRoot[] }).roots.findLast(
      ({ host }) => host.isConnected,
    )!;
    return Math.round(innerHeight - shown.querySelector('dialog,.open')!.getBoundingClientRect().bottom);
  });

describe('A root that boxes of the window are placed in', () => {
  test.each([
    'transform: translateX(20px)',
    'rotate: 0.1deg',
    'perspective: 100px',
    'will-change: transform',
    'contain: layout',
  ])('moves neither banner nor control out of the window: %s', async (style) => {
    await show(0, `html { ${style} }`);
    expect(await fromBelow()).toBe(0);
    await press(visitor.page, accept);
    await visitor.page.waitForSelector(`::-p-aria([name="${cookie_setting}"][role="button"])`);
    expect(await fromBelow()).toBe(16);
  });

  test('and has no height: the banner can be pressed', async () => {
    await show(0, 'html { transform: translateZ(0) } body { position: fixed; overflow: hidden }');
    expect(await fromBelow()).toBe(0);
    expect(await findButton(visitor.page, accept)).not.toBeNull();
  });
});

test('A page whose own insertBefore gives nothing back has the banner where it belongs, too', async () => {
  await show(0, 'html { transform: translateX(20px) }', '', () => {
    const { insertBefore } = Node.prototype;
    Node.prototype.insertBefore = function (this: Node, ...given) {
      insertBefore.apply(this, given);
    } as typeof insertBefore;
  });
  expect(await fromBelow()).toBe(0);
});

test('What a page paints behind its own windows is not painted behind the banner', async () => {
  await show(0, '::backdrop { background: #f00 !important } body { background: #0f0 }');
  const { page } = visitor;
  const { data } = PNG.sync.read(
    Buffer.from(await page.screenshot({ clip: { x: 9, y: 9, width: 1, height: 1 } })),
  );
  expect([...data.subarray(0, 3)]).toEqual([0, 255, 0]);
});

test('A window of the page lies over the banner, and the banner is there when it is closed', async () => {
  await show(0, '', '<dialog style="width:100vw;height:100vh;max-width:none;max-height:none">x</dialog>');
  const { page } = visitor;
  await page.evaluate(() => document.querySelector('dialog')!.showModal());
  expect(await findButton(page, accept)).toBeNull();
  await page.evaluate(() => document.querySelector('dialog')!.close());
  expect(await findButton(page, accept)).not.toBeNull();
});

test('C-21 Paper has neither banner nor control', async () => {
  await show(0, '');
  const { page } = visitor;
  await page.emulateMediaType('print');
  expect(await findButton(page, accept)).toBeNull();
  await page.emulateMediaType();
  await press(page, accept);
  await page.waitForSelector(`::-p-aria([name="${cookie_setting}"][role="button"])`);
  await page.emulateMediaType('print');
  expect(await findButton(page, cookie_setting)).toBeNull();
});
