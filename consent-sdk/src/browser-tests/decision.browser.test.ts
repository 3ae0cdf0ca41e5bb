import { CATEGORY } from '../../testing/sampleSite';
import { SAMPLE_TEXTS, SAMPLE_WORDS } from '../../testing/sampleTexts';
import { createStage, hasButton, press, until, type Stage, type Visitor } from '../../testing/visit';

const { accept, reject, cookie_setting } = SAMPLE_TEXTS.th;
const words = SAMPLE_WORDS.th;
const { necessary, preference, statistics, marketing, unclassified } = CATEGORY;

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  visitor = await stage.visitor();
  stage.site.page('/', visitor.consent.scriptUrl, '<h1>หน้าแรก</h1>');
});
afterEach(() => visitor.leave());

const open = (path = '/?ref=mail#top') => visitor.open(stage.site.url(path));

test('A first visit shows the banner after one request, stores nothing and sends no decision', async () => {
  await open();
  expect(await hasButton(visitor.page, accept)).toBe(true);
  expect(await hasButton(visitor.page, reject)).toBe(true);
  expect(await hasButton(visitor.page, cookie_setting)).toBe(true);
  expect(visitor.consent.calls[0]).toBe(`GET /sdk/v1/${visitor.consent.config.site_key}.js`);
  expect(visitor.consent.calls.filter((call) => /config|modal|consents$/.test(call))).toEqual([]);
  expect(await visitor.page.evaluate(() => document.cookie)).toBe('');
});

test('Accepting grants every category but the unclassified and sends exactly one record', async () => {
  await open();
  await press(visitor.page, accept);
  await visitor.recorded(1);
  const [record] = visitor.consent.records;
  expect(record).toMatchObject({
    method: 'banner_accept',
    language: 'th',
    gpc: false,
    categories: {
      [necessary]: true,
      [preference]: true,
      [statistics]: true,
      [marketing]: true,
      [unclassified]: false,
    },
    page_url: stage.site.url('/'),
    config_token: visitor.consent.config.config_token,
  });
  expect(visitor.consent.attempts).toHaveLength(1);
  expect(await hasButton(visitor.page, accept)).toBe(false);
});

test('Rejecting denies everything that is not necessary', async () => {
  await open();
  await press(visitor.page, reject);
  await visitor.recorded(1);
  expect(visitor.consent.records[0]).toMatchObject({
    method: 'banner_decline',
    categories: {
      [necessary]: true,
      [preference]: false,
      [statistics]: false,
      [marketing]: false,
      [unclassified]: false,
    },
  });
});

test('The cookie carries the choice and, once recorded, the consent id; a second visit is not asked', async () => {
  await open();
  await press(visitor.page, accept);
  await visitor.recorded(1);
  const readCookie = () => visitor.page.evaluate(() => decodeURIComponent(document.cookie));
  await until(async () => (await readCookie()).includes('consent-1'), 'the consent id is stored');
  const [name, value] = (await readCookie()).split('=');
  expect(name).toBe('yinyom_k7Qm2xV9');
  expect(JSON.parse(value!)).toEqual({
    v: 1,
    c: visitor.consent.records[0]!.client_id,
    i: 'consent-1',
    t: 12,
    x: expect.any(Number) as number,
    s: { 2: 1, 3: 1, 4: 1 },
  });

  await open();
  await visitor.page.waitForSelector(`::-p-aria([name="${cookie_setting}"])`);
  expect(await hasButton(visitor.page, accept)).toBe(false);
  expect(visitor.consent.records).toHaveLength(1);
});

test('In the modal nothing is ticked beforehand and only the switched category is granted', async () => {
  await open();
  await press(visitor.page, cookie_setting);
  await visitor.page.waitForSelector(`::-p-aria([name="${words.popup_title}"][role="dialog"])`);
  const switches = await visitor.page.$$('::-p-aria([role="switch"])');
  const ticked = await Promise.all(
    switches.map((item) => item.evaluate((input) => (input as HTMLInputElement).checked)),
  );
  expect(ticked).toEqual([false, false, false]);
  await switches[1]!.click();
  await press(visitor.page, words.categories_modal.confirm_choice);
  await visitor.recorded(1);
  expect(visitor.consent.records[0]).toMatchObject({
    method: 'modal_confirm',
    categories: { [preference]: false, [statistics]: true, [marketing]: false },
  });
});

test('Leaving the modal without a button decides nothing and the banner still asks', async () => {
  await open();
  await press(visitor.page, cookie_setting);
  await visitor.page.waitForSelector(`::-p-aria([name="${words.popup_title}"][role="dialog"])`);
  await visitor.page.keyboard.press('Escape');
  expect(await hasButton(visitor.page, accept)).toBe(true);
  expect(await visitor.page.evaluate(() => window.yinyom && 'get' in window.yinyom)).toBe(true);
  expect(await visitor.page.evaluate(() => document.cookie)).toBe('');
  expect(visitor.consent.attempts).toHaveLength(0);
});

test('Withdrawing through the re-open control links the new record to the one before', async () => {
  await open();
  await press(visitor.page, accept);
  await until(
    () => visitor.page.evaluate(() => document.cookie.includes('consent-1')),
    'the consent id is stored',
  );
  await press(visitor.page, cookie_setting);
  await press(visitor.page, words.categories_modal.decline_additional);
  await visitor.recorded(2);
  expect(visitor.consent.records[1]).toMatchObject({
    method: 'modal_decline',
    client_id: visitor.consent.records[0]!.client_id,
    previous_consent_id: 'consent-1',
    receipt: 'receipt-1',
    categories: { [statistics]: false },
  });
});

test('V-05 D-53 The client id that the server answers with counts from then on, and the receipt proves it', async () => {
  visitor.consent.newClient = '6e0f0b7e-6f1e-4c4e-8d43-3d8d3ab6e0aa';
  await open();
  await press(visitor.page, accept);
  await until(
    () => visitor.page.evaluate(() => document.cookie.includes('consent-1')),
    'the consent id is stored',
  );
  expect(visitor.consent.records[0]!.receipt).toBeUndefined();
  await press(visitor.page, cookie_setting);
  await press(visitor.page, words.categories_modal.decline_additional);
  await visitor.recorded(2);
  expect(visitor.consent.records[1]).toMatchObject({
    client_id: visitor.consent.newClient,
    receipt: 'receipt-1',
  });
});

test('V-05 Two decisions that waited together follow each other: the second brings the receipt and the client of the first', async () => {
  visitor.consent.newClient = '6e0f0b7e-6f1e-4c4e-8d43-3d8d3ab6e0aa';
  visitor.consent.refuse = { status: 503 };
  await open();
  await press(visitor.page, accept);
  await until(() => visitor.consent.attempts.length === 1, 'the first is tried');
  await press(visitor.page, cookie_setting);
  await press(visitor.page, words.categories_modal.decline_additional);
  visitor.consent.refuse = null;
  await visitor.page.evaluate(() => dispatchEvent(new Event('online')));
  await visitor.recorded(2);
  const [first, second] = visitor.consent.records;
  expect([first!.method, second!.method]).toEqual(['banner_accept', 'modal_decline']);
  expect(second).toMatchObject({ client_id: visitor.consent.newClient, receipt: 'receipt-1' });
  await until(
    () => visitor.page.evaluate(() => document.cookie.includes('consent-2')),
    'the answer to the second is kept',
  );
  expect(await visitor.page.evaluate(() => decodeURIComponent(document.cookie))).toContain(
    visitor.consent.newClient,
  );
});
