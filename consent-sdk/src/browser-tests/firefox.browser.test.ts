import { existsSync } from 'node:fs';
import { launch, type ElementHandle } from 'puppeteer';
import { SAMPLE_TEXTS, SAMPLE_WORDS } from '../../testing/sampleTexts';
import { createStage, until, type Stage, type Visitor } from '../../testing/visit';

const FIREFOX = '/usr/bin/firefox-esr';
const { accept, cookie_setting } = SAMPLE_TEXTS.th;

/** Debian's Firefox; where it is missing this test is skipped by its name. */
const inFirefox = existsSync(FIREFOX) ? test : test.skip;

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  if (!existsSync(FIREFOX)) return;
  stage = await createStage(() => launch({ browser: 'firefox', executablePath: FIREFOX, headless: true }));
  visitor = await stage.visitor();
  // What assistive technology sees in a closed root cannot be asked for in Firefox, so the test looks into the roots.
  await visitor.page.evaluateOnNewDocument(() => {
    const roots: ShadowRoot[] = [];
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (options) {
      const root = attach.call(this, options);
      roots.push(root);
      return root;
    };
    window.named = (name) =>
      roots
        .filter(({ host }) => host.isConnected)
        .flatMap((root) => [...root.querySelectorAll('button')])
        .find((button) => button.textContent === name || button.title === name);
  });
});
afterAll(async () => {
  await visitor?.leave();
  await stage?.close();
});

/** Presses a button with the browser's own pointer. */
const press = async (name: string): Promise<void> => {
  await visitor.page.waitForFunction((text) => !!window.named(text), { polling: 50 }, name);
  const button = await visitor.page.evaluateHandle((text) => window.named(text), name);
  await (button as ElementHandle<Element>).click();
};

declare global {
  interface Window {
    named(name: string): Element | undefined;
  }
}

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

inFirefox(
  'in Firefox: the banner stands and holds, a decision is one record and releases, the window opens, withdrawing erases',
  async () => {
    await visitor.show('<script type="text/plain" data-category="3">window.ran = true</script>');
    await visitor.page.waitForFunction((text) => !!window.named(text), { polling: 50 }, accept);
    expect(await visitor.commands()).toEqual([['default', 'denied']]);
    await visitor.page.evaluate(() => (document.cookie = '_ga=1'));
    expect({ ran: await ran(), tag: await tag(), cookies: await cookies() }).toEqual({
      ran: false,
      tag: ['text/plain', false],
      cookies: '',
    });

    await press(accept);
    await visitor.recorded();
    await until(ran, 'what was held runs');
    expect(visitor.consent.records[0]).toMatchObject({ method: 'banner_accept', language: 'th' });
    await visitor.page.evaluate(() => (document.cookie = '_ga=1'));
    expect(await cookies()).toContain('_ga=1');

    await press(cookie_setting);
    await press(SAMPLE_WORDS.th.categories_modal.decline_additional);
    await visitor.recorded(2);
    await until(async () => !(await cookies()).includes('_ga=1'), 'the cookie is erased');
    expect(visitor.consent.records[1]).toMatchObject({ method: 'modal_decline' });

    await visitor.page.reload();
    await visitor.page.waitForFunction((text) => !!window.named(text), { polling: 50 }, cookie_setting);
    expect({ ran: await ran(), tag: await tag() }).toEqual({ ran: false, tag: ['text/plain', false] });
  },
);
