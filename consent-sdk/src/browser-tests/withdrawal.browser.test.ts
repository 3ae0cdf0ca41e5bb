import type { YinyomApi } from '../api/yinyomApi';
import { CATEGORY } from '../../testing/sampleSite';
import { SAMPLE_TEXTS, SAMPLE_WORDS } from '../../testing/sampleTexts';
import { createStage, newPage, press, until, type Stage, type Visitor } from '../../testing/visit';

const { accept, reject, cookie_setting } = SAMPLE_TEXTS.th;
const { decline_additional } = SAMPLE_WORDS.th.categories_modal;

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  const { port } = new URL(stage.site.url('/'));
  visitor = await stage.visitor({
    block: {
      [CATEGORY.statistics]: [`stats.localhost:${port}`],
      [CATEGORY.marketing]: [`ads.localhost:${port}`],
    },
  });
  stage.site.requests.length = 0;
});
afterEach(() => visitor.leave());

const FILES: Record<string, [type: string, body: string]> = {
  '/marked.js': ['text/javascript', ''],
  '/inserted.js': ['text/javascript', ''],
  '/frame': ['text/html', 'frame'],
  '/inserted-frame': ['text/html', 'frame'],
  '/pixel.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  '/inserted-pixel.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  '/look.css': ['text/css', ''],
  '/inserted.css': ['text/css', ''],
  '/film.mp4': ['video/mp4', ''],
  '/inserted-film.mp4': ['video/mp4', ''],
};
const STATISTICS = [
  '/marked.js',
  '/inserted.js',
  '/pixel.svg',
  '/inserted-pixel.svg',
  '/look.css',
  '/inserted.css',
];

/** A page with a tag of every kind, by markup and by script, of a host for statistics and one for marketing. */
const put = () => {
  for (const [path, [type, body]] of Object.entries(FILES)) stage.site.pages[path] = { type, body };
  const stats = (path: string) => stage.site.url(path, 'www.stats.localhost');
  const ads = (path: string) => stage.site.url(path, 'cdn.ads.localhost');
  const inserted = [
    ['script', 'src', stats('/inserted.js')],
    ['img', 'src', stats('/inserted-pixel.svg')],
    ['link', 'href', stats('/inserted.css')],
    ['iframe', 'src', ads('/inserted-frame')],
    ['video', 'src', ads('/inserted-film.mp4')],
  ];
  stage.site.page(
    '/',
    visitor.consent.scriptUrl,
    `<script type="text/plain" data-category="3" src="${stats('/marked.js')}"></script>
     <iframe data-category="4" data-src="${ads('/frame')}" width="300" height="150"></iframe>
     <img data-category="3" data-src="${stats('/pixel.svg')}" alt="">
     <link rel="stylesheet" data-category="3" data-src="${stats('/look.css')}">
     <video data-category="4" data-src="${ads('/film.mp4')}" preload="auto" muted></video>
     <script>for (const [tag, name, address] of ${JSON.stringify(inserted)}) {
       const element = document.createElement(tag);
       if (tag === 'link') element.rel = 'stylesheet';
       if (tag === 'video') { element.preload = 'auto'; element.setAttribute(name, address) } else element[name] = address;
       document.body.append(element);
     }</script>`,
  );
};
const visit = async () => {
  put();
  await visitor.open(stage.site.url('/'));
};
/** Paths that a host other than the website's was asked for, sorted. */
const asked = () =>
  [
    ...new Set(
      stage.site.requests
        .filter((request) => !request.startsWith('www.site'))
        .map((request) => request.slice(request.indexOf('/'))),
    ),
  ].sort();

test('No foreign host is asked for anything before consent or after a refusal; after agreeing each is asked for all', async () => {
  await visit();
  await visitor.page.waitForSelector(`::-p-aria([name="${accept}"][role="button"])`);
  expect(asked()).toEqual([]);
  await press(visitor.page, reject);
  await visitor.recorded(1);
  expect(asked()).toEqual([]);
  await press(visitor.page, cookie_setting);
  await press(visitor.page, SAMPLE_WORDS.th.allow_all);
  await until(() => asked().length === Object.keys(FILES).length, 'everything is asked for');
  expect(asked()).toEqual(Object.keys(FILES).sort());
});

test('One granted category loads what is its own and nothing of the other', async () => {
  await visit();
  await visitor.page.evaluate(() => (window.yinyom as YinyomApi).set({ 3: true }));
  await until(() => asked().length === STATISTICS.length, 'what counts is asked for');
  await visitor.recorded(1);
  await visitor.page.waitForNetworkIdle();
  expect(asked()).toEqual([...STATISTICS].sort());
});

test('After a withdrawal the page tells its tags, asks for nothing more, and neither does the next page', async () => {
  await visit();
  await visitor.page.evaluate(() => {
    const told: unknown[] = ((window as { told?: unknown[] }).told = []);
    for (const name of ['yinyom:change', 'yinyom:withdraw'])
      addEventListener(name, (event) => {
        told.push([name, (event as CustomEvent<{ types: Record<string, boolean> }>).detail.types['4']]);
      });
  });
  await press(visitor.page, accept);
  await until(() => asked().length === Object.keys(FILES).length, 'everything is asked for');
  await visitor.recorded(1);
  await press(visitor.page, cookie_setting);
  await press(visitor.page, decline_additional);
  await visitor.recorded(2);
  await until(
    async () => JSON.stringify(await visitor.page.evaluate('told')).includes('withdraw'),
    'the withdrawal is told',
  );
  expect(await visitor.page.evaluate('told')).toEqual([
    ['yinyom:change', true],
    ['yinyom:change', false],
    ['yinyom:withdraw', false],
  ]);
  const layer = await visitor.page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => {
      const [command, kind, states] = Array.from(entry as ArrayLike<unknown>) as [string, string, object];
      return command === 'consent'
        ? `${kind} ${(states as { ad_storage: string }).ad_storage}`
        : (entry as { event: string }).event;
    }),
  );
  expect(layer).toEqual([
    'default denied',
    'update granted',
    'yinyom_consent',
    'update denied',
    'yinyom_consent',
  ]);

  stage.site.requests.length = 0;
  await visitor.page.evaluate(
    (address) => {
      new Image().src = address;
    },
    stage.site.url('/pixel.svg?late', 'www.stats.localhost'),
  );
  // In another tab: what this one had open when it was left would never end.
  const next = await newPage(visitor.context);
  await next.goto(stage.site.url('/'));
  await next.waitForSelector(`::-p-aria([name="${cookie_setting}"][role="button"])`);
  await next.waitForNetworkIdle();
  expect(asked()).toEqual([]);
});
