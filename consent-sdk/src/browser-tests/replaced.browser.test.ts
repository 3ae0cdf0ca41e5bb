import type { YinyomApi } from '../api/yinyomApi';
import { findButton, keepRoots, pressAt } from '../../testing/roots';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, press, until, type Stage, type Visitor } from '../../testing/visit';

const { accept, cookie_setting, reject } = SAMPLE_TEXTS.th;
const NEW = '<html lang="th"><head></head><body><h1>หน้าใหม่</h1></body></html>';

let stage: Stage;
let visitor: Visitor;
let errors: string[];
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  visitor = await stage.visitor();
  await keepRoots(visitor.page);
  errors = [];
  visitor.page.on('pageerror', (error) => errors.push((error as Error).message));
});
afterEach(() => visitor.leave());

/** Whether the page's own timers run: a tab that loops never answers. */
const answers = () =>
  Promise.race([
    visitor.page.evaluate(() => new Promise((done) => setTimeout(done, 50, true))),
    new Promise((done) => {
      setTimeout(done, 60_000, false).unref();
    }),
  ]);

describe('C-01 A page that replaces its document', () => {
  test.each([
    ['document.open, write and close', `document.open(); document.write(html); document.close()`],
    ['document.write alone, as a payment page does', `document.write(html); document.close()`],
    ['replaceChild', `document.replaceChild(made(html), document.documentElement)`],
    ['replaceWith', `document.documentElement.replaceWith(made(html))`],
    [
      'an empty document, filled later',
      `document.documentElement.remove(); setTimeout(() => document.append(made(html)), 50)`,
    ],
    ['the inner markup of the root', `document.documentElement.innerHTML = '<head></head><body>x</body>'`],
    [
      'a root that is moved back and forth',
      `const r = document.documentElement, n = made(html); for (let i = 0; i < 20; i++) document.replaceChild(i % 2 ? r : n, document.documentElement)`,
    ],
    [
      'a page that removes the banner whenever it comes',
      `new MutationObserver(() => document.querySelector('yinyom-consent')?.remove()).observe(document, { childList: true, subtree: true }); setTimeout(() => document.body.append('x'))`,
    ],
  ])('with %s goes on, and the banner or the control is there', async (what, code) => {
    await visitor.show();
    await visitor.page.waitForSelector(`::-p-aria([name="${accept}"][role="button"])`);
    await visitor.page.evaluate(
      (html, text) => {
        const made = (markup: string) => new DOMParser().parseFromString(markup, 'text/html').documentElement;
        // The page's own code.
        new Function('html', 'made', text)(html, made);
      },
      NEW,
      code,
    );
    expect(await answers()).toBe(true);
    expect(errors).toEqual([]);
    // Who removes it for good gets no banner, and no freeze.
    if (what.includes('whenever')) return;
    await pressAt(visitor.page, reject);
    await visitor.recorded();
    await until(async () => !!(await findButton(visitor.page, cookie_setting)), 'the control is there');
  });

  test('that has no root when the control comes has the control once there is one', async () => {
    await visitor.show();
    await visitor.page.waitForSelector(`::-p-aria([name="${accept}"][role="button"])`);
    await visitor.page.evaluate((html) => {
      (window.yinyom as YinyomApi).set({ 3: true });
      document.documentElement.remove();
      setTimeout(() => {
        document.append(new DOMParser().parseFromString(html, 'text/html').documentElement);
      }, 500);
    }, NEW);
    await until(async () => !!(await findButton(visitor.page, cookie_setting)), 'the control is there');
    expect(await findButton(visitor.page, accept)).toBeNull();
    expect(errors).toEqual([]);
  });

  test('that did so while the window was open has the banner again', async () => {
    await visitor.show();
    await press(visitor.page, cookie_setting);
    await visitor.page.waitForSelector('::-p-aria([role="switch"])');
    await visitor.page.evaluate((html) => {
      document.open();
      document.write(html);
      document.close();
    }, NEW);
    await pressAt(visitor.page, reject);
    await visitor.recorded();
    expect(visitor.consent.records[0]!.method).toBe('banner_decline');
  });

  test('by a released script that writes, goes on and keeps the choice', async () => {
    await visitor.show(
      `<script type="text/plain" data-category="3">document.write('<p id="written">x</p>')</script>`,
    );
    await press(visitor.page, accept);
    await visitor.page.waitForFunction(() => document.querySelector('#written'));
    expect(await answers()).toBe(true);
    await until(async () => !!(await findButton(visitor.page, cookie_setting)), 'the control is there');
    expect(await visitor.page.evaluate(() => (window.yinyom as YinyomApi).get()?.types['3'])).toBe(true);
    await until(() => visitor.consent.records.length === 1, 'the decision is recorded');
  });
});

describe('C-02 A page that has a data layer of its own', () => {
  const commands = (layer: string) =>
    visitor.page.evaluate((name) => {
      const entries = (window as unknown as Record<string, ArrayLike<unknown>[]>)[name] ?? [];
      return entries.filter(({ 0: command }) => command === 'consent').map(({ 1: kind }) => kind);
    }, layer);

  test.each([
    ['assigned', `dataLayer = [{ page: 1 }]`],
    ['declared', `var dataLayer = [{ page: 1 }]`],
    ['assigned twice', `dataLayer = [{ page: 1 }]; window.dataLayer = [{ page: 2 }]`],
    ['copied', `dataLayer = (window.dataLayer || []).concat({ page: 1 })`],
    ['kept', `window.dataLayer = window.dataLayer || []; dataLayer.push({ page: 1 })`],
    ['made of something else first', `dataLayer = null; dataLayer = [{ page: 1 }]`],
  ])('and has it %s finds the default once, first, and then the update', async (_what, code) => {
    await visitor.show('', `<script>${code}</script>`);
    expect(await commands('dataLayer')).toEqual(['default']);
    expect(await visitor.page.evaluate(() => (window.dataLayer![0] as ArrayLike<unknown>)[0])).toBe(
      'consent',
    );
    await press(visitor.page, accept);
    await until(async () => (await commands('dataLayer')).length === 2, 'the update is there');
    expect(await commands('dataLayer')).toEqual(['default', 'update']);
    expect(await visitor.page.evaluate(() => JSON.stringify(window.dataLayer!).includes('page'))).toBe(true);
    // Who returns has an update at once, and a page that replaces the layer after it.
    await visitor.page.reload();
    expect(await commands('dataLayer')).toEqual(['default', 'update']);
    expect(errors).toEqual([]);
  });

  test('under another name that its owner has set finds both there', async () => {
    visitor.consent.publish({ ...visitor.consent.config, data_layer: 'shopLayer' });
    await visitor.show('', `<script>shopLayer = [{ page: 1 }]</script>`);
    await press(visitor.page, accept);
    await until(async () => (await commands('shopLayer')).length === 2, 'the update is there');
    expect(await visitor.page.evaluate('typeof window.dataLayer')).toBe('undefined');
  });

  test('under another name finds the default from the stub of the asynchronous snippet, before the script has come', async () => {
    visitor.consent.publish({ ...visitor.consent.config, data_layer: 'shop$Layer' });
    stage.site.pages['/'] = {
      body: `<!doctype html><html lang="th"><head><script>${visitor.consent.stubIn('shop$Layer')}</script>
<script>shop$Layer = [{ page: 1 }]; window.first = shop$Layer[0][1]</script>
<script async src="${visitor.consent.scriptUrl}"></script></head><body></body></html>`,
    };
    await visitor.open(stage.site.url('/'));
    expect(await visitor.page.evaluate('first')).toBe('default');
    await press(visitor.page, accept);
    await until(async () => (await commands('shop$Layer')).length === 2, 'the update is there');
    expect(await commands('shop$Layer')).toEqual(['default', 'update']);
    expect(await visitor.page.evaluate('typeof window.dataLayer')).toBe('undefined');
  });
});
