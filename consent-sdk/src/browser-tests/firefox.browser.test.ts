import { SAMPLE_TEXTS, SAMPLE_WORDS } from '../../testing/sampleTexts';
import { createStage, press, until, type Stage, type Visitor } from '../../testing/visit';

const { accept, cookie_setting } = SAMPLE_TEXTS.th;

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
  visitor = await stage.visitor();
});
afterAll(async () => {
  await visitor.leave();
  await stage.close();
});

const ran = () => visitor.page.evaluate(() => 'ran' in window);
/** A tag that a running script makes for a host of the list. */
const tag = () =>
  visitor.page.evaluate(() => {
    const script = document.createElement('script');
    script.src = 'https://www.google-analytics.com/analytics.js';
    document.head.append(script);
    return [script.type, script.hasAttribute('src')];
  });
const cookies = () => visitor.page.evaluate(() => document.cookie);

// Runs in Firefox alone: `npm test` takes this one visit there, `FULL=1` the files that `jest.config.cjs` names.
test('the banner stands and holds, a decision is one record and releases, the window opens, withdrawing erases', async () => {
  await visitor.show('<script type="text/plain" data-category="3">window.ran = true</script>');
  expect(await visitor.page.evaluate(() => navigator.userAgent)).toContain('Firefox');
  expect(await visitor.commands()).toEqual([['default', 'denied']]);
  await visitor.page.evaluate(() => (document.cookie = '_ga=1'));
  expect({ ran: await ran(), tag: await tag(), cookies: await cookies() }).toEqual({
    ran: false,
    tag: ['text/plain', false],
    cookies: '',
  });

  await press(visitor.page, accept);
  await visitor.recorded();
  await until(ran, 'what was held runs');
  expect(visitor.consent.records[0]).toMatchObject({ method: 'banner_accept', language: 'th' });
  await visitor.page.evaluate(() => (document.cookie = '_ga=1'));
  expect(await cookies()).toContain('_ga=1');

  await press(visitor.page, cookie_setting);
  await press(visitor.page, SAMPLE_WORDS.th.categories_modal.decline_additional);
  await visitor.recorded(2);
  await until(async () => !(await cookies()).includes('_ga=1'), 'the cookie is erased');
  expect(visitor.consent.records[1]).toMatchObject({ method: 'modal_decline' });

  await visitor.page.reload();
  await visitor.page.waitForSelector(`::-p-aria([name="${cookie_setting}"][role="button"])`);
  expect({ ran: await ran(), tag: await tag() }).toEqual({ ran: false, tag: ['text/plain', false] });
});
