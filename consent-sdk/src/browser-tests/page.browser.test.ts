/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["yinyom-source", "node", "require", "default"]}
 */
import type { YinyomApi } from '../api/yinyomApi';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, hasButton, press, until, type Stage, type Visitor } from '../../testing/visit';

jest.setTimeout(60_000);
const { accept, reject, cookie_setting } = SAMPLE_TEXTS.th;

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
afterEach(() => visitor.leave());

const show = async (body = '<h1>หน้าแรก</h1>', head = '', path = '/') => {
  stage.site.page(path, visitor.consent.scriptUrl, body, head);
  await visitor.open(stage.site.url(path));
};
const recorded = (count = 1) =>
  until(() => visitor.consent.records.length === count, `${count} decisions are recorded`);
/** The consent commands of the data layer, in order. */
const commands = () =>
  visitor.page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => Array.from(entry as ArrayLike<unknown>))
      .filter(([command]) => command === 'consent')
      .map(([, kind, states]) => [kind, (states as Record<string, string>).analytics_storage]),
  );
const count = async (name: string) =>
  (await visitor.page.$$(`::-p-aria([name="${name}"][role="button"])`)).length;

describe('P-11 Pages that make it hard', () => {
  test.each([
    [
      'replaced array methods',
      `for (const m of ['forEach','map','filter','some','every','find','includes','push']) Array.prototype[m] = () => { throw new Error('host ' + m) }`,
    ],
    [
      'an old toJSON on arrays and texts',
      `Array.prototype.toJSON = String.prototype.toJSON = function () { return '"broken"' }`,
    ],
    [
      'frozen builtins',
      `[Object, Array, Function, Element, Node, Document, EventTarget].forEach((c) => Object.freeze(c.prototype))`,
    ],
    [
      'a replaced fetch and Promise',
      `window.fetch = () => { throw new Error('no') }; window.Promise.prototype.finally = null`,
    ],
  ])(
    'With %s after the script the visitor can still refuse, the refusal is recorded, and the page sees no error',
    async (_what, code) => {
      visitor = await stage.visitor();
      const errors: string[] = [];
      visitor.page.on('pageerror', (error) => errors.push((error as Error).message));
      await show('', `<script>${code}</script>`);
      await press(visitor.page, reject);
      await until(
        () => visitor.page.evaluate(() => document.cookie.includes('yinyom_')),
        'the choice is stored',
      );
      // Who lets nothing be sent keeps the record until the next page.
      if (!code.includes('window.fetch')) await recorded();
      expect(errors).toEqual([]);
      expect(await hasButton(visitor.page, accept)).toBe(false);
    },
  );

  test('On a page that froze the builtins before the script the visitor is asked and the decision recorded', async () => {
    visitor = await stage.visitor();
    await visitor.page.evaluateOnNewDocument(() => {
      for (const { prototype } of [Document, Element, Storage, HTMLScriptElement]) Object.freeze(prototype);
    });
    await show();
    await press(visitor.page, accept);
    await recorded();
  });

  test('Elements named like members of document and window do not confuse it', async () => {
    visitor = await stage.visitor();
    await show(
      `<form id="yinyom" name="cookie"><input name="q"></form><img name="createElement"><form name="body"></form>
       <form name="documentElement"></form><img name="readyState"><img name="querySelector">`,
    );
    await press(visitor.page, accept);
    await recorded();
    expect(await visitor.page.evaluate(() => typeof (window.yinyom as YinyomApi).get)).toBe('function');
  });

  test('A style of the page cannot hide or restyle the banner', async () => {
    visitor = await stage.visitor();
    await show(
      '',
      `<style>yinyom-consent, yinyom-consent * { display: none !important; opacity: 0 !important }
       * { color: red !important; font-size: 5px !important } dialog, button { display: none !important }</style>`,
    );
    const button = await visitor.page.waitForSelector(`::-p-aria([name="${accept}"][role="button"])`);
    expect((await button!.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await press(visitor.page, accept);
    await recorded();
  });

  test('A page that removes the banner from the document gets it back', async () => {
    visitor = await stage.visitor();
    await show('<div id="app"></div>');
    await visitor.page.evaluate(() => document.querySelector('yinyom-consent')!.remove());
    await press(visitor.page, accept);
    await recorded();
  });

  test('A click that a script makes up is recorded as made by a script', async () => {
    visitor = await stage.visitor();
    await visitor.page.evaluateOnNewDocument(() => {
      const attach = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (options) {
        const shadow = attach.call(this, options);
        setTimeout(() => shadow.querySelector('button')?.click(), 100);
        return shadow;
      };
    });
    await show();
    await recorded();
    expect(visitor.consent.records[0]!.method).toBe('api');
  });

  test('Two snippets on one page make one banner and one record', async () => {
    visitor = await stage.visitor();
    await show('', `<script src="${visitor.consent.scriptUrl}"></script>`);
    expect(await count(accept)).toBe(1);
    await press(visitor.page, accept);
    await recorded();
    expect(await commands()).toHaveLength(2);
  });

  test('With storage and cookies denied the visitor is asked, can decide, and the decision is sent', async () => {
    visitor = await stage.visitor();
    await visitor.page.evaluateOnNewDocument(() => {
      const deny = {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
        set: () => {
          throw new DOMException('denied', 'SecurityError');
        },
        configurable: true,
      };
      Object.defineProperty(window, 'localStorage', deny);
      Object.defineProperty(window, 'sessionStorage', deny);
      Object.defineProperty(Document.prototype, 'cookie', deny);
    });
    await show();
    await press(visitor.page, accept);
    await recorded();
    expect(await hasButton(visitor.page, accept)).toBe(false);
  });

  test.each([
    ['nonsense', 'granted'],
    [
      'a choice with a wrong client id',
      encodeURIComponent('{"v":1,"c":"admin","t":12,"x":9999999999,"s":{"4":1}}'),
    ],
  ])('P-12 A cookie with %s grants nothing and the visitor is asked', async (_what, value) => {
    visitor = await stage.visitor();
    await visitor.page.setCookie({ name: 'yinyom_k7Qm2xV9', value, url: stage.site.url('/') });
    await show();
    expect(await commands()).toEqual([['default', 'denied']]);
    expect(await hasButton(visitor.page, accept)).toBe(true);
  });

  test.each([
    ['SD-05a is to last for fifty years', { x: Math.floor(Date.now() / 1000) + 50 * 31_536_000 }],
    ['SD-05b was made on the version after the published one', { t: 13 }],
    ['SD-05c was made on a version far ahead', { t: 999_999_999 }],
  ])(
    'V-22 A choice that %s is not believed: the visitor is asked, and what they decide counts',
    async (_what, changes) => {
      visitor = await stage.visitor();
      const planted = {
        v: 1,
        c: '6e0f0b7e-6f1e-4c4e-8d43-3d8d3ab6e0aa',
        t: 12,
        x: Math.floor(Date.now() / 1000) + 86_400,
        s: { 2: 1, 3: 1, 4: 1 },
        ...changes,
      };
      const value = encodeURIComponent(JSON.stringify(planted));
      await visitor.page.setCookie({
        name: 'yinyom_k7Qm2xV9',
        value,
        domain: '.site.localhost',
        path: '/',
      });
      await show();
      expect(await commands()).toEqual([['default', 'denied']]);
      await press(visitor.page, reject);
      await recorded();
      await visitor.page.reload();
      await visitor.page.waitForSelector(`::-p-aria([name="${cookie_setting}"])`);
      expect(await commands()).toEqual([
        ['default', 'denied'],
        ['update', 'denied'],
      ]);
    },
  );

  test('P-12 A broken cookie of the same name that another sub-domain has put there takes no choice away', async () => {
    visitor = await stage.visitor();
    await show();
    await press(visitor.page, reject);
    await recorded();
    await until(
      () => visitor.page.evaluate(() => document.cookie.includes('consent-1')),
      'the answer is kept',
    );
    await visitor.page.evaluate(() => {
      for (const value of ['%', 'x'.repeat(3000), '{"v":1,"s":{"4":1}}'])
        document.cookie = `yinyom_k7Qm2xV9=${value};domain=site.localhost;path=/`;
    });
    await visitor.page.reload();
    await visitor.page.waitForSelector(`::-p-aria([name="${cookie_setting}"][role="button"])`);
    expect(await hasButton(visitor.page, accept)).toBe(false);
    expect(await visitor.page.evaluate(() => (window.yinyom as YinyomApi).get()?.types['4'])).toBe(false);
  });
});

describe('P-10 Life of a page', () => {
  test('An unknown or disabled site keeps the denied defaults, warns once and shows nothing', async () => {
    visitor = await stage.visitor();
    const warnings: string[] = [];
    visitor.page.on('console', (message) => message.type() === 'warn' && warnings.push(message.text()));
    stage.site.page('/', `${visitor.consent.origin}/sdk/v1/unknown-site.js`, '');
    await visitor.open(stage.site.url('/'));
    expect(await commands()).toEqual([['default', 'denied']]);
    expect(warnings).toHaveLength(1);
    expect(await visitor.page.$('yinyom-consent')).toBeNull();
  });

  test('A configuration that was disabled asks nobody', async () => {
    visitor = await stage.visitor({ enabled: false });
    await show();
    expect(await commands()).toEqual([['default', 'denied']]);
    expect(await visitor.page.$('yinyom-consent')).toBeNull();
  });

  test('With the asynchronous snippet the stub sets the defaults and queued calls are carried out', async () => {
    visitor = await stage.visitor();
    stage.site.pages['/'] = {
      body: `<!doctype html><html lang="th"><head><script>${visitor.consent.stub}</script>
<script>yinyom.on('change', (c) => { window.heard = c.types })</script>
<script async src="${visitor.consent.scriptUrl}"></script></head><body></body></html>`,
    };
    await visitor.open(stage.site.url('/'));
    await press(visitor.page, accept);
    await recorded();
    expect((await commands()).map(([kind]) => kind)).toEqual(['default', 'update']);
    expect(await visitor.page.evaluate('heard')).toEqual({ 0: false, 1: true, 2: true, 3: true, 4: true });
  });

  test('The headless file fetches the configuration of its tag and asks', async () => {
    visitor = await stage.visitor();
    stage.site.pages['/'] = {
      body: `<!doctype html><html lang="th"><head>
<script src="${visitor.consent.origin}/sdk/v1/consent.js" data-site-key="${visitor.consent.config.site_key}" data-language="th"></script>
</head><body></body></html>`,
    };
    await visitor.open(stage.site.url('/'));
    await press(visitor.page, accept);
    await recorded();
  });

  test('H1 F-L1 The headless file of an unpublished website holds every tag, shows nothing and says so once', async () => {
    visitor = await stage.visitor();
    const { origin, config } = visitor.consent;
    const text = JSON.stringify({ published: false, site_key: config.site_key });
    visitor.consent.configAnswer = { status: 200, type: 'application/json', text };
    const warnings: string[] = [];
    visitor.page.on('console', (message) => message.type() === 'warn' && warnings.push(message.text()));
    stage.site.pages['/'] = {
      body: `<!doctype html><html lang="th"><head>
<script src="${origin}/sdk/v1/consent.js" data-site-key="${config.site_key}"></script>
<script type="text/plain" data-category="3">window.ran = true</script></head><body></body></html>`,
    };
    await visitor.open(stage.site.url('/'));
    await until(async () => warnings.length > 0, 'the page’s maker is told');
    expect(warnings).toHaveLength(1);
    expect(await commands()).toEqual([['default', 'denied']]);
    expect(await visitor.page.evaluate('window.ran')).toBeUndefined();
    expect(await visitor.page.$('yinyom-consent')).toBeNull();
  });

  test('Another language comes on demand; when it cannot, the visitor is asked in the published one', async () => {
    visitor = await stage.visitor();
    stage.site.pages['/'] = {
      body: `<!doctype html><html lang="en"><head><script src="${visitor.consent.scriptUrl}"></script></head><body></body></html>`,
    };
    await visitor.open(stage.site.url('/'));
    await press(visitor.page, SAMPLE_TEXTS.en.reject);
    await recorded();
    expect(visitor.consent.records[0]!.language).toBe('en');

    await until(
      () => visitor.page.evaluate(() => document.cookie.includes('consent-1')),
      'the answer to the record has been kept',
    );
    await visitor.page.evaluate(() => localStorage.clear());
    await visitor.page.deleteCookie({ name: 'yinyom_k7Qm2xV9', url: stage.site.url('/') });
    await visitor.page.setRequestInterception(true);
    visitor.page.on('request', (request) =>
      request.url().includes('/config?') ? void request.abort() : void request.continue(),
    );
    await visitor.page.reload();
    expect(await visitor.page.waitForSelector(`::-p-aria([name="${accept}"][role="button"])`)).toBeTruthy();
  });

  test('A decision in one tab is followed by the others', async () => {
    visitor = await stage.visitor();
    await show();
    const other = await visitor.context.newPage();
    await other.goto(stage.site.url('/'));
    await press(other, accept);
    await visitor.page.bringToFront();
    await until(async () => !(await hasButton(visitor.page, accept)), 'the first tab stops asking');
    expect(await visitor.page.evaluate(() => (window.yinyom as YinyomApi).get()?.types['3'])).toBe(true);
    await recorded();
  });

  test('A decision is shared with sub-domains of the published domain and with nobody else', async () => {
    visitor = await stage.visitor({ cookie_domain: 'site.localhost' });
    await show();
    await press(visitor.page, accept);
    await recorded();
    await visitor.open(stage.site.url('/', 'library.site.localhost'));
    expect(await hasButton(visitor.page, accept)).toBe(false);
    await visitor.open(stage.site.url('/', 'www.other.localhost'));
    expect(await hasButton(visitor.page, accept)).toBe(true);
  });

  test('Publishing with "ask everybody" asks again; earlier choices are shown, and count for nothing yet', async () => {
    visitor = await stage.visitor();
    await show();
    await press(visitor.page, accept);
    await recorded();
    visitor.consent.publish({
      ...visitor.consent.config,
      version: 13,
      reconsent: { policy: 'all', since: 13 },
    });
    await show();
    expect(await hasButton(visitor.page, accept)).toBe(true);
    expect(await commands()).toEqual([['default', 'denied']]);
    await press(visitor.page, cookie_setting);
    const switches = await visitor.page.waitForSelector('::-p-aria([role="switch"])');
    expect(await switches!.evaluate((input) => (input as HTMLInputElement).checked)).toBe(true);
  });

  test('A frame of the same site follows its page and has no banner of its own', async () => {
    visitor = await stage.visitor();
    stage.site.page('/frame', visitor.consent.scriptUrl, 'frame');
    await show('<iframe src="/frame"></iframe>');
    expect(await count(accept)).toBe(1);
    await press(visitor.page, accept);
    await recorded();
    const frame = visitor.page.frames().find((item) => item.url().endsWith('/frame'))!;
    await until(
      () => frame.evaluate(() => (window.yinyom as YinyomApi).get()?.types['3'] === true),
      'the frame follows',
    );
  });

  test('The banner causes no layout shift', async () => {
    visitor = await stage.visitor();
    await visitor.page.evaluateOnNewDocument(() => {
      const shifts: number[] = ((window as { shifts?: number[] }).shifts = []);
      new PerformanceObserver((list) => shifts.push(list.getEntries().length)).observe({
        type: 'layout-shift',
      });
    });
    await show('<h1>หน้าแรก</h1><p>ข้อความ</p>');
    await visitor.page.waitForSelector(`::-p-aria([name="${accept}"][role="button"])`);
    await visitor.page.waitForNetworkIdle();
    expect(await visitor.page.evaluate('shifts')).toEqual([]);
  });
});
