import type { YinyomApi } from '../api/yinyomApi';
import { CATEGORY, sampleConfig } from '../../testing/sampleSite';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, press, until, type Stage, type Visitor } from '../../testing/visit';

const { accept } = SAMPLE_TEXTS.th;
const GRANTED = 'v1.u.c.g17.-ItFsU_1Oq2rBCbAEN4wZg';
const REFUSED = 'v1.2.c.g17.iIVIlARPXgJ6LkQ56zXhMw';

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
afterEach(() => visitor.leave());

/** As the platform serves it: the cookie is a necessary one. */
const withSecret = (server_cookie: number) => {
  const { cookies } = sampleConfig();
  const necessary = [...(cookies[CATEGORY.necessary] ?? []), 'yy_c'];
  return { server_cookie, cookies: { ...cookies, [CATEGORY.necessary]: necessary } };
};

const signed = async () => (await visitor.context.cookies()).find(({ name }) => name === 'yy_c')?.value;

test('A recorded choice stands in a cookie for the website’s servers; a withdrawal replaces it', async () => {
  visitor = await stage.visitor(withSecret(1_795_000_000));
  visitor.consent.choiceToken = GRANTED;
  await visitor.show();
  expect(await signed()).toBeUndefined();
  await press(visitor.page, accept);
  await until(async () => (await signed()) === GRANTED, 'the signed choice is kept');
  visitor.consent.choiceToken = REFUSED;
  await visitor.page.evaluate(() => (window.yinyom as YinyomApi).withdraw());
  await until(async () => (await signed()) === REFUSED, 'the withdrawal is kept');
});

test('SG-04 a withdrawal that nobody recorded yet takes the signed grant away', async () => {
  visitor = await stage.visitor(withSecret(1_795_000_000));
  visitor.consent.choiceToken = GRANTED;
  await visitor.show();
  await press(visitor.page, accept);
  await until(async () => (await signed()) === GRANTED, 'the signed choice is kept');
  visitor.consent.refuse = { status: 503 };
  await visitor.page.evaluate(() => (window.yinyom as YinyomApi).withdraw());
  await until(async () => (await signed()) === undefined, 'the grant is gone');
});

test('SG-05 who chose before, or with an earlier secret, gets a signed choice for the receipt, once', async () => {
  visitor = await stage.visitor();
  await visitor.show();
  await press(visitor.page, accept);
  await visitor.recorded();
  await visitor.page.waitForFunction(() => (window.yinyom as YinyomApi).get()?.consent_id);
  const tokens = () => visitor.consent.ownCalls.filter((call) => call.includes('/token'));
  for (const [made, token] of [
    [1_795_000_000, GRANTED],
    [1_796_000_000, REFUSED],
  ] as const) {
    visitor.consent.publish({ ...visitor.consent.config, ...withSecret(made) });
    visitor.consent.choiceToken = token;
    await visitor.page.reload();
    await until(async () => (await signed()) === token, 'the choice is signed');
  }
  await visitor.page.reload();
  expect(tokens()).toEqual(['GET consent-1/token receipt-1', 'GET consent-1/token receipt-1']);
});

test('Without the option there is no cookie', async () => {
  visitor = await stage.visitor();
  await visitor.show();
  await press(visitor.page, accept);
  await visitor.recorded();
  expect(await signed()).toBeUndefined();
});
