import { isRequestNote } from '../../testing/firefox';
import { SAMPLE_TEXTS, SAMPLE_WORDS } from '../../testing/sampleTexts';
import {
  createStage,
  hasButton,
  holdTimers,
  newPage,
  press,
  until,
  type Stage,
  type Visitor,
} from '../../testing/visit';

const { accept, cookie_setting, reject } = SAMPLE_TEXTS.th;
const AGAIN = `↻ ${cookie_setting}`;
/** How long the note of a withdrawal stays for the other tabs (milliseconds). */
const NOTED_MS = 1000;
/** How long after a change of the page's language banner and control follow (milliseconds). */
const SETTLED_MS = 3000;

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
  visitor.page.on('pageerror', (error) => {
    if (!isRequestNote(error as Error)) errors.push((error as Error).message);
  });
});
afterEach(() => visitor.leave());

/** Lets no request through whose address has this in it; returns what lets them through again. */
const block = async (what: string): Promise<() => void> => {
  let isBlocked = true;
  await visitor.page.setRequestInterception(true);
  visitor.page.on('request', (request) =>
    isBlocked && request.url().includes(what) ? void request.abort() : void request.continue(),
  );
  return () => {
    isBlocked = false;
  };
};

describe('C-03 What comes later fails', () => {
  test.each(['/config?', '/modal.js', '/th.js'])(
    'without %s the settings still react, the choice can be made, and a second try opens them',
    async (what) => {
      const allow = await block(what);
      await visitor.show();
      await press(visitor.page, cookie_setting);
      await visitor.page.waitForSelector(`::-p-aria([name="${AGAIN}"][role="button"])`);
      await press(visitor.page, reject);
      await visitor.recorded();
      await press(visitor.page, cookie_setting);
      await visitor.page.waitForSelector(`::-p-aria([name="${AGAIN}"][role="button"])`);
      allow();
      await press(visitor.page, AGAIN);
      await visitor.page.waitForSelector('::-p-aria([role="switch"])');
      expect(errors).toEqual([]);
    },
  );

  test('without the part that comes first a plain button stays, and consent can be withdrawn', async () => {
    await block('/afterDecision.js');
    await visitor.show();
    await press(visitor.page, accept);
    await press(visitor.page, cookie_setting);
    await press(visitor.page, reject);
    await until(
      () => visitor.page.evaluate(() => /%223%22:0/.test(document.cookie)),
      'the withdrawal is in the cookie',
    );
    expect(await hasButton(visitor.page, accept)).toBe(false);
    expect(errors).toEqual([]);
  });

  test('in a browser without AbortSignal.timeout nothing fails', async () => {
    await visitor.page.evaluateOnNewDocument(() =>
      Object.defineProperty(AbortSignal, 'timeout', { value: undefined }),
    );
    await visitor.show();
    await press(visitor.page, cookie_setting);
    await press(visitor.page, SAMPLE_WORDS.th.categories_modal.decline_additional);
    await visitor.recorded();
    expect(errors).toEqual([]);
  });
});

describe('C-04 A withdrawal reaches every tab', () => {
  test('which stops writing, erases and says so; the decision is announced once (C-16)', async () => {
    // A tab that is looked at again late on a busy machine still finds the note.
    await holdTimers(visitor.page, NOTED_MS);
    await visitor.show();
    await press(visitor.page, accept);
    await visitor.recorded();
    stage.site.page(
      '/other',
      visitor.consent.scriptUrl,
      `<script type="text/plain" data-category="3">
         heard = []; for (const name of ['change', 'withdraw']) yinyom.on(name, () => heard.push(name));
         document.cookie = 'unlisted=1;path=/'; turns = 0; setInterval(() => { turns += 1;
         document.cookie = '_ga=1;path=/'; document.cookie = 'unlisted=1;path=/'; localStorage.setItem('_gid', '1') }, 20)</script>`,
    );
    const other = await newPage(visitor.context);
    await other.goto(stage.site.url('/other'));
    await other.waitForFunction(() => /_ga=.*unlisted|unlisted.*_ga=/.test(document.cookie));
    // What brings the control listens to the other tabs.
    await until(() => hasButton(other, cookie_setting), 'the other tab has its control');
    await visitor.page.bringToFront();
    await press(visitor.page, cookie_setting);
    await press(visitor.page, SAMPLE_WORDS.th.categories_modal.decline_additional);
    await visitor.recorded(2);
    await other.waitForFunction(() => (window as unknown as { heard: string[] }).heard.includes('withdraw'));
    const left = () =>
      other.evaluate(() =>
        `${document.cookie} ${Object.keys(localStorage)}`.match(/_ga|_gid|unlisted(?==)/g),
      );
    await until(async () => (await left()) === null, 'the other tab has erased');
    const turns = await other.evaluate(() => (window as unknown as { turns: number }).turns);
    await other.waitForFunction(
      (since) => (window as unknown as { turns: number }).turns > since + 2,
      {},
      turns,
    );
    expect(await left()).toBeNull();
    expect(await other.evaluate('heard')).toEqual(['change', 'withdraw']);
  });
});

describe('C-05 The record says what was on the screen', () => {
  // The person presses before banner and control have the new language.
  beforeEach(() => holdTimers(visitor.page, SETTLED_MS));

  test('in the window, when the page changed its language since', async () => {
    await visitor.show();
    await visitor.page.evaluate(() => (document.documentElement.lang = 'en'));
    await press(visitor.page, cookie_setting);
    await press(visitor.page, SAMPLE_WORDS.en.categories_modal.decline_additional);
    await visitor.recorded();
    expect(visitor.consent.records[0]!.language).toBe('en');
  });

  test('in the window, when a newer version was published since the page was loaded', async () => {
    await visitor.show();
    visitor.consent.publish({ ...visitor.consent.config, version: 13, config_token: 'newer' });
    await press(visitor.page, cookie_setting);
    await press(visitor.page, SAMPLE_WORDS.th.categories_modal.decline_additional);
    await visitor.recorded();
    expect(visitor.consent.records[0]!.config_token).toBe('newer');
  });

  test('by a call of the page while the window is open', async () => {
    await visitor.show();
    await visitor.page.evaluate(() => (document.documentElement.lang = 'en'));
    await press(visitor.page, cookie_setting);
    await visitor.page.waitForSelector('::-p-aria([role="switch"])');
    await visitor.page.evaluate('yinyom.set({ 3: true })');
    await visitor.recorded();
    expect(visitor.consent.records[0]!).toMatchObject({ language: 'en', method: 'api' });
  });

  test('in the banner, as it was drawn', async () => {
    await visitor.show();
    await visitor.page.evaluate(() => (document.documentElement.lang = 'en'));
    await press(visitor.page, reject);
    await visitor.recorded();
    expect(visitor.consent.records[0]!.language).toBe('th');
  });
});

describe('C-33 A page that changes its language', () => {
  const { accept: agree, cookie_setting: settings } = SAMPLE_TEXTS.en;

  test('while the banner stands has it in that language soon, and the record says so', async () => {
    await visitor.show();
    await visitor.page.evaluate(() => (document.documentElement.lang = 'en'));
    await press(visitor.page, agree);
    await visitor.recorded();
    expect(visitor.consent.records[0]!.language).toBe('en');
    await visitor.page.waitForSelector(`::-p-aria([name="${settings}"][role="button"])`);
  });

  test('while the window is open, or with another root, has it too', async () => {
    await visitor.show();
    await press(visitor.page, cookie_setting);
    await visitor.page.waitForSelector('::-p-aria([role="switch"])');
    await visitor.page.evaluate(() => (document.documentElement.lang = 'en'));
    await visitor.page.keyboard.press('Escape');
    await visitor.page.waitForSelector(`::-p-aria([name="${agree}"][role="button"])`);
    await visitor.page.evaluate(() => {
      const root = document.documentElement.cloneNode(true) as HTMLElement;
      root.querySelectorAll('yinyom-consent,script').forEach((each) => each.remove());
      root.lang = 'ja';
      document.documentElement.replaceWith(root);
    });
    await visitor.page.waitForSelector(`::-p-aria([name="${SAMPLE_TEXTS.jp.accept}"][role="button"])`);
  });
});
