import { SAMPLE_TEXTS, SAMPLE_WORDS } from '../../testing/sampleTexts';
import { createStage, press, until, type Stage, type Visitor } from '../../testing/visit';

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

/** A page whose first script after ours notes what ours has done so far; the visitor decides, then comes again. */
const comeBack = async (button: string, language: 'th' | 'en' = 'th') => {
  await visitor.page.evaluateOnNewDocument(() => {
    const counts = ((window as { counts?: Record<string, number> }).counts = { cookie: 0, storage: 0 });
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      get() {
        counts.cookie += 1;
        return cookie.get!.call(document) as string;
      },
    });
    const storage = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
    Object.defineProperty(window, 'localStorage', {
      ...storage,
      get() {
        counts.storage += 1;
        return storage.get!.call(window) as Storage;
      },
    });
  });
  stage.site.pages['/'] = {
    body: `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<script src="${visitor.consent.scriptUrl}"></script>
<script>window.atOnce = { ...counts, untouched: String(Element.prototype.setAttribute).includes('native code') }</script>
</head><body></body></html>`,
  };
  await visitor.open(stage.site.url('/'));
  await press(visitor.page, button);
  await until(
    () => visitor.page.evaluate(() => document.cookie.includes('consent-1')),
    'the answer to the record is kept',
  );
  // A page without an idle moment counts its banner after that.
  await until(() => visitor.consent.shows.length === 1, 'the showing is told');
  visitor.consent.calls.length = 0;
  await visitor.page.reload();
};
const atOnce = () => visitor.page.evaluate('window.atOnce');
const control = (language: 'th' | 'en' = 'th') =>
  visitor.page.waitForSelector(`::-p-aria([name="${SAMPLE_TEXTS[language].cookie_setting}"][role="button"])`);

test('A returning visitor who granted everything costs one cookie read; storage and the page’s builtins are left alone', async () => {
  await comeBack(SAMPLE_TEXTS.th.accept);
  expect(await atOnce()).toEqual({ cookie: 1, storage: 0, untouched: true });
  await control();
  expect(visitor.consent.calls.filter((call) => !call.endsWith('.js'))).toEqual([]);
});

test('One who refused costs one cookie read too, and is protected from the first script on', async () => {
  await comeBack(SAMPLE_TEXTS.th.reject);
  expect(await atOnce()).toEqual({ cookie: 1, storage: 0, untouched: false });
});

test('Who withdraws on a page that was left alone is protected from then on', async () => {
  await comeBack(SAMPLE_TEXTS.th.accept);
  await visitor.page.evaluate(() => (window.yinyom as { withdraw(): void }).withdraw());
  await until(
    () => visitor.page.evaluate(() => !String(Element.prototype.setAttribute).includes('native code')),
    'addresses are watched',
  );
});

test('The settings open in the page’s language for a returning visitor as well', async () => {
  await comeBack(SAMPLE_TEXTS.en.accept, 'en');
  const button = await visitor.page.waitForSelector('::-p-aria([role="button"])');
  await button!.click();
  await visitor.page.waitForSelector(`::-p-aria([name="${SAMPLE_WORDS.en.popup_title}"][role="dialog"])`);
});

test('The control that stays speaks the page’s language for a returning visitor', async () => {
  await comeBack(SAMPLE_TEXTS.en.reject, 'en');
  await control('en');
});

test('A page that is never at rest counts its banner, and who comes back can still change the choice', async () => {
  /** Work without end, as of a game or a film made of script: frames come, but never an idle moment. */
  const restless = () => {
    const seen = window as { rested?: boolean };
    requestIdleCallback(() => (seen.rested = true));
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => {
      for (const end = performance.now() + 12; performance.now() < end;);
      port1.postMessage(null);
    };
    port1.postMessage(null);
  };
  await visitor.show('<h1>หน้าแรก</h1>', `<script>(${restless.toString()})()</script>`);
  await until(() => visitor.consent.shows.length === 1, 'the showing is told');
  await press(visitor.page, SAMPLE_TEXTS.th.reject);
  await visitor.recorded();
  await visitor.page.reload();
  await control();
  expect(await visitor.page.evaluate('window.rested')).toBeUndefined();
});

test('A page that never ends loading counts its banner, and who comes back can still change the choice', async () => {
  stage.site.script('/never.js', '', new Promise(() => undefined));
  stage.site.page('/', visitor.consent.scriptUrl, '<h1>หน้าแรก</h1><script async src="/never.js"></script>');
  const { page, consent } = visitor;
  await page.goto(stage.site.url('/'), { waitUntil: 'domcontentloaded' });
  await until(() => consent.shows.length === 1, 'the showing is told');
  await press(page, SAMPLE_TEXTS.th.reject);
  await visitor.recorded();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await control();
  expect(await page.evaluate('document.readyState')).toBe('interactive');
});
