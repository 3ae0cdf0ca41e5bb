/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["yinyom-source", "node", "require", "default"]}
 */
import { CATEGORY } from '../testing/sampleSite';
import { SAMPLE_TEXTS } from '../testing/sampleTexts';
import { createStage, press, until, type Stage, type Visitor } from '../testing/visit';

jest.setTimeout(60_000);
const { accept, reject } = SAMPLE_TEXTS.th;
const { statistics, marketing } = CATEGORY;
const ALLOW = 'ยินยอมและแสดงเนื้อหา';

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  const port = new URL(stage.site.url('/')).port;
  visitor = await stage.visitor({
    block: { [statistics]: [`tags.localhost:${port}`], [marketing]: [`video.localhost:${port}/embed`] },
  });
  stage.site.requests.length = 0;
  stage.site.script('/tag.js', '(window.ran = window.ran || []).push("tag")');
  stage.site.pages['/embed'] = { body: 'video' };
  stage.site.pages['/pixel.gif'] = { body: '', type: 'image/gif' };
});
afterEach(() => visitor.leave());

const tag = (path: string) => stage.site.url(path, 'www.tags.localhost');
const video = () => stage.site.url('/embed', 'video.localhost');
const show = (body: string) => {
  stage.site.page('/', visitor.consent.scriptUrl, body);
  return visitor.open(stage.site.url('/'));
};
const ran = () => visitor.page.evaluate(() => window.ran ?? []);
const asked = (path: string) => stage.site.requests.filter((request) => request.endsWith(path));
const isRecorded = () => until(() => visitor.consent.records.length > 0, 'the decision is recorded');

test('A script of a known host in the page source does not run before consent and runs after it', async () => {
  await show(`<script src="${tag('/tag.js')}"></script><script>window.own = 1</script>`);
  expect(await ran()).toEqual([]);
  expect(await visitor.page.evaluate('own')).toBe(1);
  await press(visitor.page, accept);
  await until(async () => (await ran()).length === 1, 'the script runs');
});

test.each([
  ['the src property', `s.src = url`],
  ['setAttribute', `s.setAttribute('src', url)`],
])('A script made by a script through %s is not even asked for until consent', async (_how, assign) => {
  await show(
    `<script>const url = ${JSON.stringify(tag('/tag.js'))}; const s = document.createElement('script'); s.async = true;
     ${assign}; document.head.append(s)</script>`,
  );
  await press(visitor.page, reject);
  await isRecorded();
  expect(asked('/tag.js')).toEqual([]);
  await visitor.page.evaluate(
    (id) => (window.yinyom as { set(c: object): void }).set({ [id]: true }),
    statistics,
  );
  await until(async () => (await ran()).length === 1, 'the script runs');
});

test('A tracking pixel made by a script is not asked for without consent', async () => {
  await show(`<script>new Image().src = ${JSON.stringify(tag('/pixel.gif'))}</script>`);
  await press(visitor.page, reject);
  await isRecorded();
  expect(asked('/pixel.gif')).toEqual([]);
});

test('Addresses of hosts without a rule load as ever', async () => {
  stage.site.script('/own.js', '(window.ran = window.ran || []).push("own")');
  await show('<script src="/own.js"></script>');
  expect(await ran()).toEqual(['own']);
});

test('A held frame asks in its place, loads after agreeing there, and only its category is granted', async () => {
  await show(`<iframe width="480" height="270" data-category="4" data-src="${video()}"></iframe>`);
  const button = await visitor.page.waitForSelector(`::-p-aria([name="${ALLOW}"][role="button"])`);
  expect(asked('/embed')).toEqual([]);
  await press(visitor.page, reject);
  await isRecorded();
  await button!.click();
  await until(() => asked('/embed').length === 1, 'the frame loads');
  await until(() => visitor.consent.records.length === 2, 'the second decision is recorded');
  expect(visitor.consent.records[1]!.categories).toMatchObject({ [statistics]: false, [marketing]: true });
  expect(await visitor.page.$('yinyom-embed')).toBeNull();
  expect(await visitor.page.$eval('iframe', (frame) => frame.hidden)).toBe(false);
});

test('A frame made by a script for a known address waits; one outside the rule’s path does not', async () => {
  await show(
    `<script>for (const url of ${JSON.stringify([video(), stage.site.url('/other', 'video.localhost')])}) {
      const f = document.createElement('iframe'); f.src = url; document.documentElement.append(f) }</script>`,
  );
  await visitor.page.waitForSelector(`::-p-aria([name="${ALLOW}"][role="button"])`);
  await until(() => asked('/other').length === 1, 'the other frame loads');
  expect(asked('/embed')).toEqual([]);
});

test('A placeholder is as large as its frame, whatever the page’s styles say; what nobody can see asks nothing', async () => {
  await show(
    `<style>yinyom-embed { width: 10px !important; min-height: 0 !important; display: inline !important }
     iframe { width: 480px !important; height: 270px !important; border: 0 } .unseen { width: 1px !important }</style>
     <iframe class="unseen" data-category="4" data-src="${video()}?1"></iframe>
     <iframe data-category="4" data-src="${video()}"></iframe>`,
  );
  await visitor.page.waitForSelector(`::-p-aria([name="${ALLOW}"][role="button"])`);
  const boxes = await visitor.page.$$eval('yinyom-embed', (hosts) =>
    hosts.map((host) => {
      const { width, height } = host.getBoundingClientRect();
      return [width, height];
    }),
  );
  expect(boxes).toEqual([[480, 270]]);
});

test('A frame that is put in as markup is stopped and asks in its place; a picture is stopped', async () => {
  stage.site.pages['/photo'] = { body: '', type: 'image/gif' };
  await show('<main></main>');
  await visitor.page.evaluate(
    (frame, picture) => {
      document.querySelector('main')!.innerHTML =
        `<iframe src="${frame}"></iframe><img src="${picture}" alt="">`;
    },
    video(),
    tag('/photo'),
  );
  await visitor.page.waitForSelector(`::-p-aria([name="${ALLOW}"][role="button"])`);
  const left = await visitor.page.$$eval('main iframe, main img', (elements) =>
    elements.map((element) => [element.getAttribute('src'), element.getAttribute('data-src')]),
  );
  expect(left).toEqual([
    [null, video()],
    [null, tag('/photo')],
  ]);
});
