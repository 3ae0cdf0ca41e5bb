import type { YinyomApi } from '../api/yinyomApi';
import { SAMPLE_TEXTS, SAMPLE_WORDS } from '../../testing/sampleTexts';
import { createStage, hasButton, press, type Stage, type Visitor } from '../../testing/visit';

const { accept, cookie_setting } = SAMPLE_TEXTS.th;

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
afterEach(() => visitor.leave());

describe('Google Consent Mode', () => {
  const probe = '<script>window.seenByTag = (window.dataLayer || []).length</script>';

  test('Denied defaults stand before any tag of the page runs, the update follows the decision', async () => {
    visitor = await stage.visitor();
    await visitor.show('', probe);
    expect(await visitor.page.evaluate('seenByTag')).toBe(1);
    await press(visitor.page, accept);
    await visitor.recorded();
    expect(await visitor.commands()).toEqual([
      ['default', 'denied'],
      ['update', 'granted'],
    ]);
  });

  test('A returning visitor gets default and update before any tag runs', async () => {
    visitor = await stage.visitor();
    await visitor.show('', probe);
    await press(visitor.page, accept);
    await visitor.recorded();
    await visitor.page.reload();
    expect(await visitor.page.evaluate('seenByTag')).toBe(2);
    expect(await visitor.commands()).toEqual([
      ['default', 'denied'],
      ['update', 'granted'],
    ]);
  });
});

describe('Global Privacy Control', () => {
  const withSignal = () =>
    visitor.page.evaluateOnNewDocument(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );

  test('A visitor with the signal is not asked: one refusal is recorded and the settings stay reachable', async () => {
    visitor = await stage.visitor({ respect_gpc: true });
    await withSignal();
    await visitor.show();
    await visitor.recorded();
    expect(visitor.consent.records[0]).toMatchObject({ gpc: true, method: 'api' });
    expect(Object.values(visitor.consent.records[0]!.categories).filter(Boolean)).toHaveLength(1);
    await visitor.page.waitForSelector(`::-p-aria([name="${cookie_setting}"][role="button"])`);
    expect(await hasButton(visitor.page, accept)).toBe(false);
  });

  test('Its control speaks the page’s language, and the settings show that nothing was granted', async () => {
    visitor = await stage.visitor({ respect_gpc: true });
    await withSignal();
    stage.site.pages['/'] = {
      body: `<!doctype html><html lang="en"><head><script src="${visitor.consent.scriptUrl}"></script></head><body></body></html>`,
    };
    await visitor.open(stage.site.url('/'));
    await visitor.recorded();
    expect(visitor.consent.records[0]!.language).toBe('en');
    await press(visitor.page, SAMPLE_TEXTS.en.cookie_setting);
    await visitor.page.waitForSelector('::-p-aria([role="switch"])');
    const all = await visitor.page.$$('::-p-aria([role="switch"])');
    const on = await Promise.all(
      all.map((item) => item.evaluate((input) => (input as HTMLInputElement).checked)),
    );
    expect(on).toEqual([false, false, false]);
    await press(visitor.page, SAMPLE_WORDS.en.allow_all);
    await visitor.recorded(2);
    expect(visitor.consent.records[1]).toMatchObject({ gpc: true, method: 'modal_accept' });
    await visitor.page.reload();
    await visitor.page.waitForSelector(
      `::-p-aria([name="${SAMPLE_TEXTS.en.cookie_setting}"][role="button"])`,
    );
    expect(await visitor.page.evaluate(() => (window.yinyom as YinyomApi).get()?.types['4'])).toBe(true);
    expect(visitor.consent.records).toHaveLength(2);
  });

  test('Where the owner does not respect the signal the visitor is asked and the record says so', async () => {
    visitor = await stage.visitor({ respect_gpc: false });
    await withSignal();
    await visitor.show();
    await press(visitor.page, accept);
    await visitor.recorded();
    expect(visitor.consent.records[0]).toMatchObject({ gpc: true, method: 'banner_accept' });
  });
});
