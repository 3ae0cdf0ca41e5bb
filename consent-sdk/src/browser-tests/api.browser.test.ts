import type { YinyomApi } from '../api/yinyomApi';
import { CATEGORY } from '../../testing/sampleSite';
import { SAMPLE_TEXTS, SAMPLE_WORDS } from '../../testing/sampleTexts';
import { createStage, press, until, type Stage, type Visitor } from '../../testing/visit';

const { accept } = SAMPLE_TEXTS.th;

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  visitor = await stage.visitor();
  await visitor.page.evaluateOnNewDocument(() => {
    const heard: unknown[] = ((window as { heard?: unknown[] }).heard = []);
    for (const name of ['ready', 'shown', 'change', 'withdraw'])
      addEventListener(`yinyom:${name}`, (event) => {
        heard.push([name, (event as CustomEvent<{ types: object } | null>).detail?.types ?? null]);
      });
  });
  stage.site.page('/', visitor.consent.scriptUrl, '<h1>หน้าแรก</h1>');
  await visitor.open(stage.site.url('/'));
  await visitor.page.waitForSelector(`::-p-aria([name="${accept}"][role="button"])`);
});
afterEach(() => visitor.leave());

const ALL = { 0: false, 1: true, 2: true, 3: true, 4: true };
const NONE = { 0: false, 1: true, 2: false, 3: false, 4: false };
const heard = () => visitor.page.evaluate('heard') as Promise<[string, object | null][]>;

test('The page hears what happens, in order, with the choice as it is then', async () => {
  await press(visitor.page, accept);
  await visitor.recorded(1);
  await visitor.page.evaluate(() => (window.yinyom as YinyomApi).withdraw());
  await visitor.recorded(2);
  await until(async () => (await heard()).length === 5, 'everything is told');
  expect(await heard()).toEqual([
    ['ready', null],
    ['shown', null],
    ['change', ALL],
    ['change', NONE],
    ['withdraw', NONE],
  ]);
  await visitor.page.reload();
  expect((await heard())[0]).toEqual(['ready', NONE]);
});

test('A listener hears until it is taken away, and one that comes late still hears that all is ready', async () => {
  await visitor.page.evaluate(() => {
    const api = window.yinyom as YinyomApi;
    const told: string[] = ((window as { told?: string[] }).told = []);
    api.on('ready', (consent) => told.push(`ready ${consent}`));
    const stop = api.on('change', () => told.push('change'));
    api.set({ 3: true });
    addEventListener('yinyom:change', () => {
      stop();
      if (told.length < 3) {
        told.push('stopped');
        api.set({ 4: true });
      }
    });
  });
  await visitor.recorded(2);
  await until(
    async () => (await heard()).filter(([name]) => name === 'change').length === 2,
    'both are told',
  );
  expect(await visitor.page.evaluate('told')).toEqual(['ready null', 'change', 'stopped']);
});

test('Categories are named by type or id, what is not named is denied, necessary cannot be', async () => {
  await visitor.page.evaluate(
    (id) => (window.yinyom as YinyomApi).set({ 1: false, 2: true, [id]: true }),
    CATEGORY.marketing,
  );
  await visitor.recorded(1);
  expect(visitor.consent.records[0]).toMatchObject({
    method: 'api',
    categories: {
      [CATEGORY.necessary]: true,
      [CATEGORY.preference]: true,
      [CATEGORY.statistics]: false,
      [CATEGORY.marketing]: true,
      [CATEGORY.unclassified]: false,
    },
  });
});

test('Nobody can replace or change it, and it is the only global name', async () => {
  const left = await visitor.page.evaluate(() => {
    const before = window.yinyom;
    for (const attempt of [
      () => Object.assign(window, { yinyom: null }),
      () => Object.assign(before as object, { get: null }),
      () => Reflect.deleteProperty(window, 'yinyom'),
    ])
      try {
        attempt();
      } catch {
        // Strict code is told so.
      }
    const frame = document.body.appendChild(document.createElement('iframe'));
    const usual = new Set(Object.getOwnPropertyNames(frame.contentWindow));
    return {
      same: window.yinyom === before,
      works: typeof (before as YinyomApi).get,
      names: Object.getOwnPropertyNames(window).filter((name) => !usual.has(name)),
    };
  });
  expect(left).toMatchObject({ same: true, works: 'function' });
  expect(left.names.sort()).toEqual(['0', 'dataLayer', 'yinyom']);
});

test('open() shows the settings, also after the page emptied its body', async () => {
  await visitor.page.evaluate(() => {
    document.body.innerHTML = '';
    (window.yinyom as YinyomApi).open();
  });
  await visitor.page.waitForSelector(`::-p-aria([name="${SAMPLE_WORDS.th.popup_title}"][role="dialog"])`);
});
