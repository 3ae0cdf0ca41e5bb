import type { YinyomApi } from '../api/yinyomApi';
import { SAMPLE_TEXTS, SAMPLE_WORDS } from '../../testing/sampleTexts';
import { createStage, hasButton, press, until, type Stage, type Visitor } from '../../testing/visit';

const { accept, cookie_setting, reject } = SAMPLE_TEXTS.th;

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  visitor = await stage.visitor();
  // What Prototype 1.6 gives to values, although the browser has JSON of its own.
  await visitor.page.evaluateOnNewDocument(() => {
    const quoted = function (this: unknown): string {
      return `"${String(this)}"`;
    };
    for (const { prototype } of [Array, String, Date, Number])
      Object.defineProperty(prototype, 'toJSON', { value: quoted, writable: true, configurable: true });
  });
});
afterEach(() => visitor.leave());

const settled = () => until(() => hasButton(visitor.page, cookie_setting), 'the control is there');

describe('C-30 A page with a library that writes JSON its own way', () => {
  test('counts the banner, keeps the decision for the next page, and takes it back', async () => {
    await visitor.show();
    await until(() => visitor.consent.shows.length === 1, 'the banner is counted');
    await press(visitor.page, accept);
    await visitor.recorded();
    expect(visitor.consent.records[0]).toMatchObject({ method: 'banner_accept', language: 'th' });
    await visitor.page.evaluate(() => (document.cookie = 'unlisted=1;path=/'));

    await visitor.page.reload();
    await settled();
    expect(await hasButton(visitor.page, accept)).toBe(false);
    expect(await visitor.page.evaluate(() => (window.yinyom as YinyomApi).get()?.types['3'])).toBe(true);
    await press(visitor.page, cookie_setting);
    await press(visitor.page, SAMPLE_WORDS.th.categories_modal.decline_additional);
    await visitor.recorded(2);
    await until(
      () => visitor.page.evaluate(() => !document.cookie.includes('unlisted')),
      'what came with the consent is erased',
    );
  });

  test('hands a decision to the browser where the part that delivers cannot be loaded', async () => {
    await visitor.page.setRequestInterception(true);
    visitor.page.on('request', (request) =>
      request.url().includes('/afterDecision.js') ? void request.abort() : void request.continue(),
    );
    await visitor.show();
    await press(visitor.page, reject);
    await visitor.recorded();
    expect(visitor.consent.records[0]!.method).toBe('banner_decline');
  });
});
