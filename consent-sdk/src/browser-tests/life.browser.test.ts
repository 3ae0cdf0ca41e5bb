import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, hasButton, press, until, type Stage, type Visitor } from '../../testing/visit';

const { accept, cookie_setting } = SAMPLE_TEXTS.th;
const HELD = `<script type="text/plain" data-category="3">window.held = 1</script>`;
const OWN = `<script>window.own = 1</script>`;

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

const state = () => visitor.page.evaluate('[window.own, window.held]');
const asks = () => visitor.page.waitForSelector(`::-p-aria([name="${accept}"][role="button"])`);

test('P-10 When the script cannot be had the page works and what needs consent stays held', async () => {
  stage.site.page('/', stage.site.url('/missing.js'), HELD + OWN);
  await visitor.open(stage.site.url('/'));
  expect(await state()).toEqual([1, null]);
  expect(errors).toEqual([]);
});

test.each([
  ['an error', { status: 500, type: 'application/json', text: '{"code":"internal"}' }],
  ['a page', { status: 200, type: 'text/html', text: '<!doctype html><title>Login</title>' }],
  ['broken JSON', { status: 200, type: 'application/json', text: '{"site_key":' }],
  ['another object', { status: 200, type: 'application/json', text: '{"enabled":true}' }],
])(
  'P-10 A configuration call that answers with %s keeps all held, asks nobody and tries again',
  async (_what, answer) => {
    visitor.consent.configAnswer = answer;
    stage.site.pages['/'] = {
      body: `<!doctype html><html lang="th"><head>
<script src="${visitor.consent.origin}/sdk/v1/consent.js" data-site-key="${visitor.consent.config.site_key}" data-language="th"></script>
</head><body>${HELD}${OWN}</body></html>`,
    };
    await visitor.open(stage.site.url('/'));
    await until(() => visitor.consent.calls.some((call) => call.endsWith('/config')), 'it was asked for');
    expect(await state()).toEqual([1, null]);
    expect(await hasButton(visitor.page, accept)).toBe(false);
    visitor.consent.configAnswer = null;
    await asks();
    expect(errors).toEqual([]);
  },
);

test('P-10 Where the browser keeps no cookies the mirror remembers the choice', async () => {
  await visitor.page.evaluateOnNewDocument(() =>
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {}, configurable: true }),
  );
  stage.site.page('/', visitor.consent.scriptUrl, HELD);
  await visitor.open(stage.site.url('/'));
  await press(visitor.page, accept);
  await visitor.recorded();
  await visitor.page.reload();
  await visitor.page.waitForSelector(`::-p-aria([name="${cookie_setting}"][role="button"])`);
  expect(await hasButton(visitor.page, accept)).toBe(false);
});

test('P-10 A page opened from a file asks and follows the decision', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-file-'));
  try {
    const file = path.join(folder, 'page.html');
    writeFileSync(
      file,
      `<!doctype html><html lang="th"><head><meta charset="utf-8"><script src="${visitor.consent.scriptUrl}"></script></head><body>${HELD}${OWN}</body></html>`,
    );
    await visitor.open(pathToFileURL(file).href);
    await press(visitor.page, accept);
    await until(async () => JSON.stringify(await state()) === '[1,1]', 'the held script runs');
    expect(errors).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('P-10 Without JavaScript the page is there and nothing held is asked for', async () => {
  await visitor.page.setJavaScriptEnabled(false);
  stage.site.requests.length = 0;
  stage.site.page(
    '/',
    visitor.consent.scriptUrl,
    `<h1>หน้าแรก</h1><script type="text/plain" data-category="3" src="/tag.js"></script><iframe data-category="4" data-src="/video"></iframe>`,
  );
  await visitor.page.goto(stage.site.url('/'));
  expect(await visitor.page.$('h1')).not.toBeNull();
  expect(stage.site.requests.filter((request) => /tag|video/.test(request))).toEqual([]);
});

test('P-10 A route change of a single-page application keeps one banner, and its late held scripts follow the choice', async () => {
  stage.site.page('/', visitor.consent.scriptUrl, '<div id="app">one</div>');
  await visitor.open(stage.site.url('/'));
  await asks();
  const go = (to: string) =>
    visitor.page.evaluate((route) => {
      history.pushState({}, '', route);
      document.body.innerHTML = `<div id="app"></div>`;
      const held = document.createElement('script');
      held.type = 'text/plain';
      held.dataset.category = '3';
      held.text = `(window.routes = window.routes || []).push(${JSON.stringify(route)})`;
      document.body.append(held);
    }, to);
  await go('/two');
  expect(await visitor.page.$$('yinyom-consent')).toHaveLength(1);
  await press(visitor.page, accept);
  await visitor.recorded();
  await go('/three');
  await until(
    async () => JSON.stringify(await visitor.page.evaluate('window.routes')) === '["/two","/three"]',
    'both routes’ scripts run',
  );
  expect(visitor.consent.records[0]!.page_url).toBe(stage.site.url('/two'));
});

test('P-10 A page that is prepared in advance counts as shown only when it is looked at', async () => {
  await visitor.page.evaluateOnNewDocument(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  stage.site.page('/', visitor.consent.scriptUrl, '');
  await visitor.open(stage.site.url('/'));
  const counted = () => visitor.consent.calls.filter((call) => call.endsWith('/served')).length;
  await until(
    () => visitor.consent.calls.some((call) => call.includes('afterDecision')),
    'the part has come',
  );
  await visitor.page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/afterDecision.js')),
  );
  expect(counted()).toBe(0);
  await until(async () => {
    await visitor.page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    return counted() > 0;
  }, 'the showing is counted');
  expect(counted()).toBe(1);
});

/** Makes the browser one that does not have something. */
const takeAway = (missing: string) =>
  visitor.page.evaluateOnNewDocument((name) => {
    const parts = name.split('.');
    const last = parts.pop()!;
    const owner = parts.reduce<object>((object, part) => object[part as keyof object], window);
    Object.defineProperty(owner, last, { value: undefined });
  }, missing);

test.each([
  'requestIdleCallback',
  'ShadowRoot.prototype.adoptedStyleSheets',
  'Navigator.prototype.sendBeacon',
])('P-10 A browser without %s asks as any other, and the decision is recorded', async (missing) => {
  await takeAway(missing);
  stage.site.page('/', visitor.consent.scriptUrl, HELD + OWN);
  await visitor.open(stage.site.url('/'));
  const button = await asks();
  expect((await button!.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await press(visitor.page, accept);
  await visitor.recorded();
  await visitor.page.waitForSelector(`::-p-aria([name="${cookie_setting}"][role="button"])`);
  expect(await state()).toEqual([1, 1]);
  expect(errors).toEqual([]);
});

test.each([
  'MutationObserver',
  'Element.prototype.attachShadow',
  'HTMLDialogElement.prototype.showModal',
  'AbortSignal.timeout',
])('P-10 An old browser without %s shows no error and releases nothing by itself', async (missing) => {
  await takeAway(missing);
  visitor.consent.publish({
    ...visitor.consent.config,
    design: { ...visitor.consent.config.design, layout: 5 },
  });
  stage.site.page('/', visitor.consent.scriptUrl, HELD + OWN);
  await visitor.open(stage.site.url('/'));
  await visitor.page.waitForNetworkIdle();
  expect(await state()).toEqual([1, null]);
  expect(errors).toEqual([]);
});
