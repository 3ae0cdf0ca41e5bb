import type { SdkColors, SdkConfig } from '@yinyom/contracts/sdk/config';
import { SAMPLE_TEXTS, SAMPLE_WORDS } from '../../testing/sampleTexts';
import { createStage, press, until, type Stage, type Visitor } from '../../testing/visit';

const { accept, cookie_setting } = SAMPLE_TEXTS.th;

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  visitor = await stage.visitor();
  stage.site.requests.length = 0;
});
afterEach(() => visitor.leave());

/** Serves a configuration that the publisher would have refused, as if the server had been talked into it. */
const showUnchecked = async (changes: Partial<SdkConfig>) => {
  visitor.consent.config = { ...visitor.consent.config, ...changes };
  await visitor.page.evaluateOnNewDocument(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (options) {
      const root = attach.call(this, options);
      ((window as { roots?: ShadowRoot[] }).roots ??= []).push(root);
      return root;
    };
  });
  stage.site.page('/', visitor.consent.scriptUrl, '<h1>หน้าแรก</h1>');
  await visitor.open(stage.site.url('/'));
  await visitor.page.waitForSelector(`::-p-aria([name="${changes.texts?.accept ?? accept}"][role="button"])`);
};
/** What stands inside the script's own roots. */
const inside = <Result>(read: (roots: ShadowRoot[]) => Result): Promise<Result> =>
  visitor.page.evaluate(`(${read.toString()})(window.roots)`) as Promise<Result>;

const HOSTILE =
  '<img src=x onerror="window.hit=1"></script><script>window.hit=1</script>{{7*7}}${7*7}<svg onload="window.hit=1">javascript:hit &lt;b&gt; \u202eevil\u202c \u200b\ud800';

test('J-05 Hostile texts stay texts in banner, modal, categories and cookies', async () => {
  const { texts } = visitor.consent.config;
  visitor.consent.alter = (site) => ({
    ...site,
    details: {
      ...site.details,
      popup_title: HOSTILE,
      cookie_definition: HOSTILE,
      categories: Object.fromEntries(
        Object.keys(site.details.categories).map((id) => [id, { title: HOSTILE, description: HOSTILE }]),
      ),
      cookies: site.details.cookies.map((cookie) => ({
        ...cookie,
        name: HOSTILE,
        provider: HOSTILE,
        purpose: HOSTILE,
      })),
    },
  });
  await showUnchecked({ texts: { ...texts, title: HOSTILE, description: HOSTILE } });
  await press(visitor.page, cookie_setting);
  await visitor.page.waitForSelector('::-p-aria([role="switch"])');
  const { tags, shown } = await inside((roots) => ({
    tags: [
      ...new Set(roots.flatMap((root) => [...root.querySelectorAll('*')].map(({ localName }) => localName))),
    ],
    shown: roots.flatMap((root) => [...root.querySelectorAll('h2')].map(({ textContent }) => textContent)),
  }));
  expect(tags.filter((tag) => /script|img|svg|iframe|object/.test(tag))).toEqual([]);
  // A lone surrogate cannot travel in UTF-8; everything else arrives as it was written.
  const written = HOSTILE.replace('\ud800', '\ufffd');
  for (const text of shown) expect(text!.replace('\ud800', '\ufffd')).toBe(written);
  expect(shown).toHaveLength(2);
  expect(await visitor.page.evaluate('window.hit')).toBeUndefined();
});

test.each([
  'javascript:window.hit=1',
  'JaVaScRiPt:window.hit=1',
  '\tjavascript:window.hit=1',
  'data:text/html,<script>opener.hit=1</script>',
  'vbscript:x',
  '//evil.localhost/',
  'http\r\n://evil.localhost/',
])('J-06 A privacy address that is none of the web is no link: %j', async (url) => {
  const { texts } = visitor.consent.config;
  await showUnchecked({ texts: { ...texts, privacy: { ...texts.privacy, url } } });
  const links = await inside((roots) =>
    roots.flatMap((root) => [...root.querySelectorAll('a')].map((link) => link.protocol)),
  );
  expect(links.filter((protocol) => !/^https?:$/.test(protocol))).toEqual([]);
  expect(await visitor.page.$(`::-p-aria([name="${texts.privacy.name}"][role="link"])`)).toBeNull();
});

test.each([
  ['a declaration in the family', { family: 'a;}body{display:none}dialog{display:none', url: '/f.woff2' }],
  ['a quotation mark in the family', { family: 'a"; } * { display: none', url: '/f.woff2' }],
  ['a script as its address', { family: 'Evil', url: 'javascript:window.hit=1' }],
  ['a style sheet as its address', { family: 'Evil', url: 'http://evil.localhost/x.css' }],
])('J-07 A font with %s changes nothing on the page', async (_what, font) => {
  await showUnchecked({ design: { ...visitor.consent.config.design, font } });
  await until(() => visitor.consent.calls.some((call) => call.endsWith('/served')), 'the font was tried');
  expect(await visitor.page.evaluate('[getComputedStyle(document.body).display, window.hit]')).toEqual([
    'block',
    null,
  ]);
  expect(await visitor.page.evaluate(() => document.styleSheets.length)).toBe(0);
  await press(visitor.page, accept);
  await until(() => visitor.consent.records.length === 1, 'the decision is recorded');
});

test.each([
  'red;background:url(//evil.localhost/x.png)',
  'expression(window.hit=1)',
  'url(//evil.localhost/x.png)',
  '}*{display:none',
])('J-08 A colour that is none fetches nothing and hides nothing: %j', async (color) => {
  const names = ['background_1', 'background_2', 'background', 'text', 'accept_all', 'accept_all_text'];
  const more = ['reject', 'reject_text', 'decline', 'decline_text'];
  const colors = Object.fromEntries([...names, ...more].map((name) => [name, color])) as SdkColors;
  await showUnchecked({ design: { ...visitor.consent.config.design, theme: 'gsb', colors } });
  await press(visitor.page, accept);
  await until(() => visitor.consent.records.length === 1, 'the decision is recorded');
  expect(await visitor.page.evaluate('window.hit')).toBeUndefined();
  expect(stage.site.requests.filter((request) => request.includes('evil'))).toEqual([]);
});

test('J-13 Named elements, the window’s name and messages from anybody decide nothing and break nothing', async () => {
  stage.site.page(
    '/',
    visitor.consent.scriptUrl,
    `<form id="yinyom" name="dataLayer"><input name="get"><input name="q"></form><a id="yinyom"></a>
     <form name="cookie"></form><img name="documentElement"><iframe name="yinyom"></iframe>`,
    '<script>window.name = \'{"yinyom":true}\'</script>',
  );
  await visitor.open(stage.site.url('/'));
  await visitor.page.evaluate(() => {
    for (const data of [
      { yinyom: 'accept' },
      { type: 'yinyom:change' },
      'accept',
      { yinyomPreview: { number: 1 } },
    ])
      postMessage(data, '*');
  });
  await visitor.page.evaluate(() => new Promise((done) => setTimeout(done)));
  expect(visitor.consent.attempts).toEqual([]);
  expect(await visitor.context.cookies()).toEqual([]);
  await press(visitor.page, cookie_setting);
  await visitor.page.waitForSelector('::-p-aria([role="switch"])');
  await press(visitor.page, SAMPLE_WORDS.th.categories_modal.decline_additional);
  await until(() => visitor.consent.records.length === 1, 'the decision is recorded');
});

test('V-05 SD-04a Tags are told no client id: neither the data layer nor events, the API or links carry it', async () => {
  stage.site.page(
    '/',
    visitor.consent.scriptUrl,
    `<a id="over" href="${stage.site.url('/', 'www.other.localhost')}">x</a>`,
    `<script>window.heard = []; for (const name of ['ready', 'shown', 'change', 'withdraw'])
      addEventListener('yinyom:' + name, (event) => heard.push(event.detail))</script>`,
  );
  visitor.consent.publish({ ...visitor.consent.config, domains: ['site.localhost', 'other.localhost'] });
  await visitor.open(stage.site.url('/'));
  await press(visitor.page, accept);
  await until(() => visitor.consent.records.length === 1, 'the decision is recorded');
  await visitor.page.evaluate(() => (window.yinyom as { withdraw(): void }).withdraw());
  await until(() => visitor.consent.records.length === 2, 'the withdrawal is recorded');
  await visitor.page.waitForNetworkIdle();
  const told = await visitor.page.evaluate(() => {
    const link = document.getElementById('over') as HTMLAnchorElement;
    let followed = '';
    addEventListener('click', (event) => {
      followed = decodeURIComponent(link.href);
      event.preventDefault();
    });
    link.click();
    const { heard } = window as unknown as { heard: unknown[] };
    const api = window.yinyom as { get(): unknown; receipt(): unknown };
    return { all: JSON.stringify([window.dataLayer, heard, api.get(), api.receipt()]), followed };
  });
  expect(told.all).toContain('consent-');
  expect(told.followed).toContain('#yinyom=');
  const id = visitor.consent.records[0]!.client_id;
  expect(told.all + told.followed).not.toContain(id);
  expect(told.all + told.followed).not.toContain('client_id');
});

test('P-06 Addresses are sent without query and fragment, and the client id is drawn by chance', async () => {
  stage.site.page('/form', visitor.consent.scriptUrl, '');
  stage.site.pages['/from'] = { body: `<a id="go" href="/form?email=a@b.c#token=1">x</a>` };
  await visitor.open(stage.site.url('/from?secret=1'));
  await Promise.all([visitor.page.waitForNavigation(), visitor.page.click('#go')]);
  await press(visitor.page, accept);
  await until(() => visitor.consent.records.length === 1, 'the decision is recorded');
  const [record] = visitor.consent.records;
  expect(record!.page_url).toBe(stage.site.url('/form'));
  expect(record!.referrer_url).toBe(stage.site.url('/from'));
  expect(record!.client_id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
