import type { Page } from 'puppeteer';
import type { YinyomApi } from '../api/yinyomApi';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, hasButton, newPage, press, until, type Stage, type Visitor } from '../../testing/visit';

const { accept, cookie_setting } = SAMPLE_TEXTS.th;

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

/** What browsers, and settings of visitors, take from the ways in which tabs hear of each other. */
const BROWSERS: Record<string, string> = {
  'without cookieStore': `for (const name of ['cookieStore', 'CookieStore']) Object.defineProperty(window, name, { value: undefined })`,
  'without storage': `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } })`,
};
/** Ways of taking a consent back, and what stays of it. */
const WITHDRAWALS: Record<string, [code: string, left: string[]]> = {
  'all of it by a call of the page': ['yinyom.withdraw()', []],
  'one category alone': ['yinyom.set({ 2: true, 3: false, 4: true })', ['_fbp']],
};
const BUSY = `<script type="text/plain" data-category="3">heard = []; turns = 0;
  for (const name of ['change', 'withdraw']) yinyom.on(name, () => heard.push(name));
  setInterval(() => { turns += 1; document.cookie = '_ga=1;path=/'; document.cookie = '_fbp=1;path=/' }, 20)</script>`;

/** Another tab of the visitor with a tag that goes on writing, once it has consent and its control. */
const openOther = async (early = ''): Promise<Page> => {
  stage.site.page('/other', visitor.consent.scriptUrl, BUSY);
  const other = await newPage(visitor.context);
  await other.evaluateOnNewDocument(early);
  await other.goto(stage.site.url('/other'));
  await other.waitForFunction(() => document.cookie.includes('_fbp=') && document.cookie.includes('_ga='));
  await until(() => hasButton(other, cookie_setting), 'the other tab has its control');
  return other;
};
const turns = (page: Page) => page.evaluate('turns') as Promise<number>;
const left = (page: Page) =>
  page.evaluate(() => (document.cookie.match(/_ga(?==)|_fbp(?==)/g) ?? []).sort().join());

describe('C-04 A withdrawal reaches every tab', () => {
  test.each(
    Object.keys(BROWSERS).flatMap((browser) =>
      Object.keys(WITHDRAWALS).map((withdrawal) => [browser, withdrawal] as const),
    ),
  )('in a browser %s: %s', async (browser, withdrawal) => {
    const [code, stay] = WITHDRAWALS[withdrawal]!;
    visitor.publish({
      cookies: Object.fromEntries(
        visitor.consent.config.categories
          .filter(({ type }) => type === 3 || type === 4)
          .map(({ id, type }) => [id, [type === 3 ? '_ga' : '_fbp']]),
      ),
    });
    await visitor.page.evaluateOnNewDocument(BROWSERS[browser]!);
    await visitor.show();
    await press(visitor.page, accept);
    await visitor.recorded();
    const others = [await openOther(BROWSERS[browser]), await openOther(BROWSERS[browser])];
    await visitor.page.bringToFront();
    await visitor.page.evaluate(code);
    await visitor.recorded(2);
    for (const other of others) {
      await until(async () => (await left(other)) === stay.join(), 'the other tab has erased');
      const since = await turns(other);
      await until(async () => (await turns(other)) > since + 2, 'its tag has tried to write');
      expect(await left(other)).toBe(stay.join());
      expect(await other.evaluate('heard')).toEqual(['change', 'withdraw']);
      expect(await other.evaluate(() => (window.yinyom as YinyomApi).get()?.types)).toMatchObject({
        3: false,
        4: stay.length > 0,
      });
    }
  });
});

describe('C-16 A decision is announced once', () => {
  test('in every tab, also when its record answers late', async () => {
    await visitor.show('', `<script>dataLayer = []; addEventListener('yinyom:change', () => {})</script>`);
    stage.site.page('/other', visitor.consent.scriptUrl, '<p>x</p>');
    const other = await newPage(visitor.context);
    await other.goto(stage.site.url('/other'));
    const tabs = [visitor.page, other];
    // The part that follows other tabs counts the banner, too.
    await until(() => visitor.consent.shows.length === 2, 'both tabs have their banner');
    for (const tab of tabs)
      await tab.evaluate(() => {
        const heard: unknown[] = ((window as unknown as { heard: unknown[] }).heard = []);
        (window.yinyom as YinyomApi).on('change', (consent) => heard.push(consent?.consent_id));
      });
    visitor.consent.refuse = { status: 503 };
    await visitor.page.bringToFront();
    await press(visitor.page, accept);
    await until(() => visitor.consent.attempts.length > 0, 'the record is sent');
    for (const tab of tabs)
      await until(async () => ((await tab.evaluate('heard')) as unknown[]).length > 0, 'every tab has heard');
    visitor.consent.refuse = null;
    await visitor.page.evaluate(() => dispatchEvent(new Event('online')));
    await visitor.recorded();
    for (const tab of tabs) {
      await until(
        () => tab.evaluate(() => (window.yinyom as YinyomApi).get()?.consent_id === 'consent-1'),
        'every tab has the id',
      );
      expect(await tab.evaluate('heard')).toEqual([null]);
      expect(
        await tab.evaluate(
          () =>
            (window.dataLayer ?? []).filter(
              (entry) => (entry as { event?: string }).event === 'yinyom_consent',
            ).length,
        ),
      ).toBe(1);
    }
  });
});
