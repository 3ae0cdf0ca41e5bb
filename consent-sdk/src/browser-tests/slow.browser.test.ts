import type { HTTPRequest } from 'puppeteer';
import type { YinyomApi } from '../api/yinyomApi';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import {
  createStage,
  hasButton,
  holdTimers,
  press,
  until,
  type Stage,
  type Visitor,
} from '../../testing/visit';

const { accept, cookie_setting, reject } = SAMPLE_TEXTS.th;
const AGAIN = `↻ ${cookie_setting}`;
/** How long a visitor waits before the page answers with what it has (milliseconds). */
const PATIENCE_MS = 3000;

let stage: Stage;
let visitor: Visitor;
let errors: string[];
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  visitor = await stage.visitor();
  errors = [];
  visitor.page.on('pageerror', (error) => errors.push((error as Error).message));
});
afterEach(() => visitor.leave());

/** Answers requests whose address has this in it in a way of the test's own; returns those that came. */
const intercept = async (what: string, answer: (request: HTTPRequest) => unknown) => {
  const came: HTTPRequest[] = [];
  await visitor.page.setRequestInterception(true);
  visitor.page.on('request', (request) => {
    if (!request.url().includes(what)) return void request.continue();
    came.push(request);
    void answer(request);
  });
  return came;
};
const states = (wanted: 0 | 1) =>
  until(
    () => visitor.page.evaluate((state) => document.cookie.includes(`%223%22:${state}`), wanted),
    'the choice is in the cookie',
  );

describe('C-03 What comes later is slow', () => {
  test.each(['/config?', '/modal.js', '/th.js', '/afterDecision.js'])(
    'without an answer to %s the settings react, consent can be given and withdrawn, and what comes at last is used',
    async (what) => {
      const { page } = visitor;
      let isHeld = true;
      const came = await intercept(what, (request) => !isHeld && request.continue());
      const runLate = await holdTimers(page, PATIENCE_MS);
      const appears = (name: string) =>
        until(async () => {
          await runLate();
          return hasButton(page, name);
        }, `"${name}" can be pressed`);
      await visitor.show();
      await press(page, cookie_setting);
      await until(() => came.length > 0, 'it is asked for');
      await appears(AGAIN);
      await press(page, accept);
      await states(1);
      // The control comes with the first of them; until it does the page itself can withdraw.
      if (what === '/afterDecision.js') await page.evaluate(() => (window.yinyom as YinyomApi).withdraw());
      else {
        await press(page, cookie_setting);
        await appears(AGAIN);
        await press(page, reject);
      }
      await states(0);
      const held = came.splice(0);
      isHeld = false;
      for (const request of held) await request.continue();
      await press(page, cookie_setting);
      await page.waitForSelector('::-p-aria([role="switch"])');
      expect(errors).toEqual([]);
    },
  );

  test('a withdrawal by the page needs no answer at all', async () => {
    await intercept('consent.localhost', (request) =>
      request.url().endsWith(`${visitor.consent.config.site_key}.js`) ? request.continue() : undefined,
    );
    await visitor.show();
    await visitor.page.evaluate(() => (window.yinyom as YinyomApi).set({ 3: true }));
    await states(1);
    await visitor.page.evaluate(() => (window.yinyom as YinyomApi).withdraw());
    await states(0);
    expect(await visitor.commands()).toEqual([
      ['default', 'denied'],
      ['update', 'granted'],
      ['update', 'denied'],
    ]);
    expect(errors).toEqual([]);
  });
});

/** What networks, filters and servers in trouble answer in place of a file. */
const ANSWERS = {
  'a page to log in at': { status: 200, contentType: 'text/html', body: '<!doctype html><p>Log in</p>' },
  'an empty script': { status: 200, contentType: 'text/javascript', body: '' },
  'JSON without content': { status: 200, contentType: 'application/json', body: 'null' },
  'an error': { status: 503, contentType: 'application/json', body: '{"code":"unavailable"}' },
};

describe('C-03 What comes later is something else', () => {
  test.each(
    ['/config?', '/modal.js', '/afterDecision.js'].flatMap((what) =>
      Object.keys(ANSWERS).map((name) => [what, name as keyof typeof ANSWERS] as const),
    ),
  )('where %s brings %s the settings react, and consent can be given and withdrawn', async (what, name) => {
    const { page } = visitor;
    await intercept(what, (request) =>
      request.respond({ ...ANSWERS[name], headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await visitor.show();
    await press(page, cookie_setting);
    await page.waitForSelector(`::-p-aria([name="${AGAIN}"][role="button"])`);
    await press(page, accept);
    await states(1);
    await press(page, cookie_setting);
    await page.waitForSelector(`::-p-aria([name="${AGAIN}"][role="button"])`);
    await press(page, reject);
    await states(0);
    await page.waitForSelector(`::-p-aria([name="${cookie_setting}"][role="button"])`);
    expect(errors).toEqual([]);
  });
});
