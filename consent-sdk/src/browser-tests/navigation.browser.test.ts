import '../../../tooling/jest/fullBrowser.cjs';
import { isNpmBrowser } from '@yinyom/testing/browser';
import type { YinyomApi } from '../api/yinyomApi';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, hasButton, press, until, type Stage, type Visitor } from '../../testing/visit';

const { accept, cookie_setting } = SAMPLE_TEXTS.th;
/** Without it the browser keeps no page for going back. */
const KEPT = { 'Cache-Control': 'no-cache' };

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

const page = (path: string, body = '', head = '') =>
  stage.site.page(path, visitor.consent.scriptUrl, body, head, KEPT);
const decided = () => visitor.page.evaluate(() => (window.yinyom as YinyomApi).get()?.types['3'] ?? null);
const asks = () => visitor.page.waitForSelector(`::-p-aria([name="${accept}"][role="button"])`);
const control = () => visitor.page.waitForSelector(`::-p-aria([name="${cookie_setting}"][role="button"])`);

/** A headless shell keeps no page for going back. */
const whereKept = isNpmBrowser() ? test.skip : test;

whereKept(
  'P-10 A page that the browser has kept alive follows a decision made after it was left',
  async () => {
    let kept = false;
    // A browser short of memory may throw the page away, and then shows nothing of what is meant here.
    for (let attempt = 0; attempt < 3 && !kept; attempt++) {
      await visitor.leave();
      visitor = await stage.visitor();
      page(
        '/',
        '<script>addEventListener("pageshow", (event) => { window.kept = event.persisted })</script>',
      );
      page('/next');
      await visitor.open(stage.site.url('/'));
      await asks();
      await visitor.page.waitForNetworkIdle();
      await visitor.open(stage.site.url('/next'));
      await press(visitor.page, accept);
      await until(() => visitor.consent.records.length === 1, 'the decision is recorded');
      await visitor.page.goBack();
      kept = (await visitor.page.evaluate('kept')) === true;
    }
    expect(kept).toBe(true);
    await control();
    expect(await hasButton(visitor.page, accept)).toBe(false);
    expect(await decided()).toBe(true);
  },
);

test('P-10 A script that is put into a finished page asks, and releases what waited', async () => {
  const { scriptUrl } = visitor.consent;
  stage.site.pages['/'] = {
    body: `<!doctype html><html lang="th"><meta charset="utf-8"><body>
<script type="text/plain" data-category="3">window.released = 1</script></body></html>`,
  };
  await visitor.open(stage.site.url('/'));
  await visitor.page.waitForFunction(() => document.readyState === 'complete');
  for (let twice = 0; twice < 2; twice++)
    await visitor.page.evaluate((src) => {
      document.head.append(Object.assign(document.createElement('script'), { src }));
    }, scriptUrl);
  await asks();
  await visitor.page.waitForNetworkIdle();
  expect(await visitor.page.$$('yinyom-consent')).toHaveLength(1);
  expect(await visitor.page.evaluate('window.released')).toBeUndefined();
  await press(visitor.page, accept);
  await visitor.page.waitForFunction('window.released === 1');
});
