import { CATEGORY } from '../../testing/sampleSite';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, press, until, type Stage, type Visitor } from '../../testing/visit';

const { accept } = SAMPLE_TEXTS.th;

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  const port = new URL(stage.site.url('/')).port;
  visitor = await stage.visitor({ block: { [CATEGORY.marketing]: [`tags.localhost:${port}`] } });
  stage.site.script('/evil.js', 'window.hit = "a file"');
  stage.site.script('/own.js', '(window.ran = window.ran || []).push("file")');
  stage.site.script('/tag.js', '(window.ran = window.ran || []).push("tag")');
  stage.site.pages['/frame'] = { body: 'frame' };
});
afterEach(() => visitor.leave());

/** Policies of pages that defend themselves. A page without a policy is defended by its sanitizer at most. */
const POLICIES = {
  'nonce and strict-dynamic': "script-src 'nonce-n1' 'strict-dynamic'; object-src 'none'; base-uri 'none'",
  'nonce, strict-dynamic and Trusted Types':
    "script-src 'nonce-n1' 'strict-dynamic'; object-src 'none'; require-trusted-types-for 'script'",
  'nonce and Trusted Types with listed policies':
    "script-src 'nonce-n1' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types yinyom test",
};
const CODE = 'parent.hit=top.hit=window.hit=1';
/** Spellings of addresses that are code. */
const ADDRESSES = [
  `javascript:${CODE}`,
  `JaVaScRiPt:${CODE}`,
  ` \u0001javascript:${CODE}`,
  `java\tscript:${CODE}`,
  `java\nscript:${CODE}`,
  `javascript\n\n:${CODE}`,
  `data:text/javascript,${CODE}`,
  `data:text/html,<script>${CODE}</script>`,
  `DATA:text/javascript;base64,${Buffer.from(CODE).toString('base64')}`,
  `vbscript:${CODE}`,
  `blob:http://www.site.localhost/${CODE}`,
  `filesystem:http://www.site.localhost/${CODE}`,
  `view-source:${CODE}`,
];
const quoted = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Every attribute that the script reads from markup, on every element that it looks at. Category 1 is always granted. */
const gadgets = (): string[] => {
  const evil = stage.site.url('/evil.js', 'www.evil.localhost');
  const held = (attributes: string, code = '') =>
    `<script type="text/plain" data-category="1" ${attributes}>${code}</script>`;
  const elements = [
    'iframe',
    'img',
    'embed',
    'object',
    'video',
    'audio',
    'source',
    'input type=image',
    'a',
    'svg',
    'form',
    'base',
    'frame',
    'track',
  ];
  const links = ['stylesheet', 'import', 'preload', 'modulepreload', 'manifest', 'icon'];
  return [
    held('', CODE),
    held(`nonce=""`, CODE),
    held(`nonce="n2"`, CODE),
    held(`nonce="n1 "`, CODE),
    held(`src="${evil}"`),
    held(`data-src="${evil}"`),
    held(`src="${evil}" async`),
    held(`data-type="module" data-src="${evil}"`),
    held(`data-type="module"`, CODE),
    held(`data-type="importmap"`, `{"imports":{"x":"${evil}"}}`),
    held(`data-type="speculationrules"`, `{"prerender":[{"source":"list","urls":["${evil}"]}]}`),
    held(`data-type="text/javascript" data-nonce="n1"`, CODE),
    held(`onload="${CODE}" onerror="${CODE}" data-src="${evil}"`),
    held(`integrity="" crossorigin data-src="${evil}"`),
    `<script type="TEXT/PLAIN" data-category="1">${CODE}</script>`,
    `<script type="text/plain" data-category=" 1 1,1 ">${CODE}</script>`,
    `<script type="text/plain" data-category="${CATEGORY.necessary}">${CODE}</script>`,
    `<svg><script type="text/plain" data-category="1">${CODE}</script></svg>`,
    `<svg><script type="text/plain" data-category="1" data-src="${evil}" href="${evil}"></script></svg>`,
    `<math><script type="text/plain" data-category="1">${CODE}</script></math>`,
    `<template shadowrootmode="open">${held('', CODE)}</template>`,
    `<div>${held('', CODE)}</div><template>${held('', CODE)}</template>`,
    `<script src="${evil}" data-category="1"></script>`,
    `<form data-src="x" data-category="1" src="x"><input name="getAttribute"><input name="setAttribute"><input name="localName"><input name="matches"><input name="querySelectorAll"><input name="removeAttribute"></form>`,
    `<form name="baseURI"></form><img name="documentElement">`,
    ...ADDRESSES.flatMap((address) => [
      held(`data-src="${quoted(address)}"`),
      held(`src="${quoted(address)}"`),
      ...elements.map(
        (element) =>
          `<${element} data-category="1" data-src="${quoted(address)}" data-href="${quoted(address)}" data-srcdoc="${quoted(`<script>${CODE}</script>`)}" data-srcset="${quoted(address)}" data-poster="${quoted(address)}" data-data="${quoted(address)}"></${element.split(' ')[0]}>`,
      ),
      ...links.map(
        (rel) =>
          `<link rel="${rel}" data-category="1" data-src="${quoted(address)}" data-href="${quoted(address)}">`,
      ),
    ]),
  ];
};
/** Tags of the owner's own server, which have to run all the same. */
const own = (): string =>
  `<script nonce="n1" type="text/plain" data-category="1">(window.ran = window.ran || []).push("inline")</script>
   <script nonce="n1" type="text/plain" data-category="1" data-src="/own.js"></script>
   <iframe id="own" data-category="1" data-src="/frame"></iframe>`;

const show = async (policy: string, body: string) => {
  stage.site.pages['/'] = {
    headers: { 'Content-Security-Policy': policy },
    body: `<!doctype html><html lang="th"><head><meta charset="utf-8"><link rel="icon" href="data:,">
<script nonce="n1">window.toHtml = window.trustedTypes ? trustedTypes.createPolicy('test', { createHTML: (text) => text }) : { createHTML: (text) => text }</script>
<script nonce="n1" src="${visitor.consent.scriptUrl}"></script></head><body>${body}<main></main></body></html>`,
  };
  await visitor.open(stage.site.url('/'));
};
const ran = () => visitor.page.evaluate(() => [...(window.ran ?? [])].sort());
/** The own tags come last, so whatever is released before them has been released by then. */
const ownRan = () =>
  until(async () => {
    const seen = await ran();
    return seen.includes('file') && seen.includes('inline');
  }, 'the owner’s tags run');
const hit = () =>
  visitor.page.evaluate(() => [
    (window as { hit?: unknown }).hit ?? null,
    (Document.prototype.querySelector.call(document, '#own') as HTMLIFrameElement | null)?.src ?? null,
  ]);
const settled = async () => {
  await visitor.page.waitForNetworkIdle();
  // One more task for whatever a frame has been sent to.
  await visitor.page.evaluate(() => new Promise((done) => setTimeout(done)));
};
/** Addresses that are code and stand where a browser loads from; scripts that are still held load nothing. */
const released = () =>
  visitor.page.$$eval(
    '[src],[href],[srcset],[poster],[data]',
    (elements, code) =>
      elements
        .filter((element) => !Element.prototype.matches.call(element, 'script[type="text/plain" i]'))
        .flatMap((element) =>
          ['src', 'href', 'srcset', 'poster', 'data'].map(
            (name) => Element.prototype.getAttribute.call(element, name) ?? '',
          ),
        )
        .filter((address) => code.includes(address)),
    ADDRESSES,
  );

describe.each(Object.entries(POLICIES))('A page with %s', (_name, policy) => {
  test('V-02 SD-03a–e markup that somebody has put into the page gains nothing by the script; the owner’s tags run', async () => {
    const body = gadgets();
    await show(policy, body.join('\n') + own());
    await ownRan();
    await press(visitor.page, accept);
    await until(() => visitor.consent.records.length === 1, 'the decision is recorded');
    await settled();
    expect(await hit()).toEqual([null, stage.site.url('/frame')]);
    expect(await released()).toEqual([]);
    expect(await ran()).toEqual(['file', 'inline']);
    expect(stage.site.requests.filter((request) => request.startsWith('www.evil.localhost'))).toEqual([]);
  });

  test('V-02 SD-03 the same, put in by innerHTML after the page was parsed and after consent', async () => {
    await show(policy, own());
    await press(visitor.page, accept);
    await ownRan();
    await visitor.page.evaluate((all) => {
      const { toHtml } = window as unknown as { toHtml: { createHTML(text: string): string } };
      for (const html of all) {
        const place = document.createElement('div');
        document.querySelector('main')!.append(place);
        place.innerHTML = toHtml.createHTML(html);
      }
    }, gadgets());
    await settled();
    expect((await hit())[0]).toBeNull();
    expect(await ran()).toEqual(['file', 'inline']);
    // What the script has no part in is the browser's: `src` in the markup itself.
    const kept = await visitor.page.$$eval('main [data-src]:not(script)', (elements) => elements.length);
    expect(kept).toBeGreaterThan(0);
  });

  test('V-02 a tag that a running script has made is released as the browser would have run it, without a nonce of ours', async () => {
    await show(policy, own());
    const url = stage.site.url('/tag.js', 'www.tags.localhost');
    await visitor.page
      .evaluate((address) => {
        const types = window.trustedTypes as unknown as
          | { createPolicy(name: string, rules: object): { createScriptURL(text: string): string } }
          | undefined;
        const script = document.createElement('script');
        try {
          script.src = address;
        } catch {
          // The page demands Trusted Types, and lists who may make them.
          script.src = types!
            .createPolicy('test2', { createScriptURL: (text: string) => text })
            .createScriptURL(address);
        }
        document.head.append(script);
      }, url)
      .catch(() => {});
    await press(visitor.page, accept);
    await ownRan();
    await settled();
    const tags = await visitor.page.$$eval(
      'script',
      (scripts, address) => scripts.filter((script) => script.src === address).map((script) => script.nonce),
      url,
    );
    expect(tags.filter(Boolean)).toEqual([]);
  });
});

test('V-02 where another script has brought ours without a nonce, the page’s own still counts', async () => {
  stage.site.pages['/'] = {
    headers: { 'Content-Security-Policy': POLICIES['nonce and strict-dynamic'] },
    body: `<!doctype html><html lang="th"><head><meta charset="utf-8"><link rel="icon" href="data:,">
<script nonce="n1">const s = document.createElement('script'); s.src = ${JSON.stringify(visitor.consent.scriptUrl)}; document.head.append(s)</script>
</head><body><script type="text/plain" data-category="1">window.hit = 1</script>
<script type="text/plain" data-category="1" nonce="n2">window.hit = 2</script>${own()}</body></html>`,
  };
  await visitor.open(stage.site.url('/'));
  await ownRan();
  expect((await hit())[0]).toBeNull();
});

test('V-02 one element that cannot be released does not keep the others back', async () => {
  stage.site.page(
    '/',
    visitor.consent.scriptUrl,
    `<form name="createElement"></form><form name="querySelectorAll"></form><form name="querySelector"></form>
     <script type="text/plain" data-category="1" data-src="javascript:1"></script>
     <form data-src="x" data-category="1"><input name="getAttribute"><input name="setAttribute"></form>
     <embed data-category="1" data-src="http://["><iframe data-category="1" data-src="javascript:parent.hit=1"></iframe>${own()}`,
  );
  await visitor.open(stage.site.url('/'));
  await ownRan();
  expect(await hit()).toEqual([null, stage.site.url('/frame')]);
});
