import { reportDiscovery } from '@yinyom/contracts/scanner/discovery';
import { createStage, until, type Stage, type Visitor } from '../../testing/visit';

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
afterEach(() => visitor.leave());

/** @param lot what the page draws when it asks for a random number */
const visit = async (discovery: boolean, lot = 0, store = '') => {
  visitor = await stage.visitor({ discovery });
  await visitor.page.evaluateOnNewDocument(`Math.random = () => ${lot}`);
  stage.site.page('/', visitor.consent.scriptUrl, `<script>${store}</script>`);
  await visitor.open(stage.site.url('/'));
};
const reports = () => visitor.consent.discoveries;

test('Names of unlisted items are reported once per session: no values, nothing listed, nothing of ours', async () => {
  await visit(
    true,
    0,
    `document.cookie = 'shop_basket=SECRET'; document.cookie = '_ga=1';
     localStorage.setItem('theme', 'SECRET'); localStorage.setItem('_hjSession_9', '1');
     sessionStorage.setItem('step', 'SECRET')`,
  );
  await until(() => reports().length === 1, 'the report arrives');
  const { items, config_token } = reportDiscovery.body!.parse(JSON.parse(reports()[0]!));
  expect(config_token).toBe(visitor.consent.config.config_token);
  expect(items.map(({ type, name }) => `${type} ${name}`)).toEqual([
    'cookie shop_basket',
    'localStorage theme',
    'sessionStorage step',
  ]);
  expect(reports()[0]).not.toContain('SECRET');
  await visitor.page.reload();
  const loads = () =>
    visitor.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await until(
    async () => (await loads()).some((name) => name.endsWith('/discovery.js')),
    'the part runs again',
  );
  await until(async () => (await loads()).some((name) => name.endsWith('/served')), 'the page is at rest');
  expect(reports()).toHaveLength(1);
});

test('V-04: names that the platform would refuse are left out, and the rest is told', async () => {
  await visit(
    true,
    0,
    `localStorage.setItem('safe\u202Elmth', ''); localStorage.setItem('zero\u200Bwidth', '');
     localStorage.setItem('x'.repeat(300), ''); localStorage.setItem('theme', '')`,
  );
  await until(() => reports().length === 1, 'the report arrives');
  const { items } = reportDiscovery.body!.parse(JSON.parse(reports()[0]!));
  expect(items.map(({ name }) => name)).toEqual(['theme']);
});

test('A visitor who has agreed to nothing says so, also after declining; one who agreed does not', async () => {
  const said = () => reports().map((text) => reportDiscovery.body!.parse(JSON.parse(text)).unagreed);
  await visit(true, 0, `localStorage.setItem('theme', '')`);
  await until(() => said().length === 1, 'the first report');
  for (const [answer, at] of [
    ['withdraw()', 2],
    ['set({ 2: true, 3: true, 4: true })', 3],
  ] as const) {
    await visitor.page.evaluate(`yinyom.${answer}; sessionStorage.clear()`);
    await visitor.page.reload();
    await until(() => said().length === at, 'another report');
  }
  expect(said()).toEqual([true, true, false]);
});

test('A report has fifty names at most', async () => {
  await visit(true, 0, `for (let i = 0; i < 80; i++) localStorage.setItem('item' + i, '')`);
  await until(() => reports().length === 1, 'the report arrives');
  expect(reportDiscovery.body!.parse(JSON.parse(reports()[0]!)).items).toHaveLength(50);
});

test.each([
  ['whose owner did not ask for it', false, 0],
  ['that is not drawn', true, 0.99],
])('A visitor %s does not even load the part', async (_who, wanted, lot) => {
  await visit(wanted, lot, `localStorage.setItem('theme', '')`);
  await visitor.page.waitForNetworkIdle();
  expect(reports()).toEqual([]);
  expect(visitor.consent.calls.filter((call) => call.includes('discovery'))).toEqual([]);
});
