import { KEPT_WORDS } from '../kept-off/words';
import { sampleConfig } from '../../testing/sampleSite';
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

const { accept, reject, cookie_setting } = SAMPLE_TEXTS.th;
const { list, inline } = KEPT_WORDS.th;
const FOUR = KEPT_WORDS.th.kept.replace('{number}', '4');

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
afterEach(() => visitor.leave());

/** A page with two tags of one host, one of another, one written in the page, and a write that is refused. */
const PAGE = `<script type="text/plain" data-category="3" data-src="https://stats.example/a.js"></script>
<script type="text/plain" data-category="3" src="https://stats.example/b.js"></script>
<iframe data-category="4" data-src="https://video.example/embed/1" width="200" height="100"></iframe>
<script type="text/plain" data-category="4">window.ran = 1</script>
<script>document.cookie = '_ga=1'; document.cookie = '_ga=2'; document.cookie = 'basket=1';</script>`;

/** How long the line stands by itself (milliseconds). */
const STANDS_MS = 2000;
/** Lets the time pass that the line stands by itself. */
let passTime: () => Promise<void>;
const visit = async (show_kept_off: boolean, body = PAGE) => {
  visitor = await stage.visitor({ design: { ...sampleConfig().design, show_kept_off } });
  passTime = await holdTimers(visitor.page, STANDS_MS);
  // The line answers a refusal of the last seconds; the page's code may come later than that.
  await visitor.page.evaluateOnNewDocument(() => {
    const start = Date.now();
    Date.now = () => start;
  });
  stage.site.page('/', visitor.consent.scriptUrl, body);
  await visitor.open(stage.site.url('/'));
};
const line = () => visitor.page.$(`::-p-aria([role="status"])`);
const said = async () => (await line())?.evaluate((node) => node.textContent) ?? null;
const openList = async () => {
  const summary = await (await line())!.evaluateHandle((node) =>
    node.nextElementSibling!.querySelector('summary')!,
  );
  expect(await summary.evaluate((node) => node.textContent)).toBe(list);
  await summary.click();
};
const loaded = (part: string) =>
  visitor.page.evaluate(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.endsWith(`/${name}.js`)),
    part,
  );

test('B7 After a refusal a status says how many things were kept off, each once, with the list behind it', async () => {
  await visit(true);
  await press(visitor.page, reject);
  await until(async () => (await said()) === FOUR, 'the line says how many');
  await openList();
  const names = await (await line())!.evaluate((node) =>
    [...node.parentElement!.querySelectorAll('li')].map(({ textContent }) => textContent),
  );
  expect(names).toEqual(['stats.example', 'video.example', inline, '_ga']);
  expect(await visitor.page.evaluate(() => 'ran' in window)).toBe(false);
});

test('B7 The line goes by itself, asks for nothing and takes no focus; it stays while its list is open', async () => {
  await visit(true);
  await press(visitor.page, reject);
  // It is not read: the pointer is elsewhere.
  await visitor.page.mouse.move(1, 1);
  await until(async () => (await said()) === FOUR, 'the line stands');
  const root = await (await line())!.evaluateHandle((node) => node.parentElement!);
  const buttons = await root.evaluate((node) => node.querySelectorAll('button, a, input').length);
  const focused = await root.evaluate((node) =>
    node.contains((node.getRootNode() as ShadowRoot).activeElement),
  );
  expect({ buttons, focused }).toEqual({ buttons: 0, focused: false });
  await passTime();
  await until(async () => (await line()) === null, 'the line has gone');
  expect(await hasButton(visitor.page, cookie_setting)).toBe(true);
});

test('B7 While its list is open the line stays, and Escape takes it away', async () => {
  await visit(true);
  await press(visitor.page, reject);
  await until(async () => (await said()) === FOUR, 'the line stands');
  await openList();
  await passTime();
  expect(await said()).toBe(FOUR);
  await visitor.page.keyboard.press('Escape');
  await until(async () => (await line()) === null, 'the line has gone');
});

test.each([
  ['the owner did not ask for it', false, PAGE, reject],
  ['everything was accepted', true, '<script>document.cookie = "_ga=1"</script>', accept],
])('B7 Nothing is said when %s', async (_why, wanted, body, button) => {
  await visit(wanted, body);
  await press(visitor.page, button);
  await until(() => visitor.consent.records.length === 1, 'the decision is recorded');
  expect([await line(), await loaded('keptOff')]).toEqual([null, false]);
});

test('B7 Nothing is said when nothing was kept off', async () => {
  await visit(true, '<h1>หน้าแรก</h1>');
  await press(visitor.page, reject);
  await until(() => loaded('keptOff'), 'the part has come');
  await until(() => visitor.consent.records.length === 1, 'the decision is recorded');
  expect(await line()).toBeNull();
});
