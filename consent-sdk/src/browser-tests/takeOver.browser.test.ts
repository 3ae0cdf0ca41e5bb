import { createHash } from 'node:crypto';
import type { YinyomApi } from '../api/yinyomApi';
import { CATEGORY } from '../../testing/sampleSite';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, hasButton, until, type Stage, type Visitor } from '../../testing/visit';

const { accept, cookie_setting } = SAMPLE_TEXTS.th;

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  visitor = await stage.visitor();
  visitor.consent.takeOver = { ...SETTINGS };
});
afterEach(() => visitor.leave());

const NOW = Math.floor(Date.now() / 1000);
const SETTINGS = {
  from: ['cookiebot' as const, 'klaro' as const],
  until: NOW + 86_400,
  consents: true,
  services: { matomo: 3, ads: 4, chat: 2 },
  remove_old: false,
};
const DECIDED = NOW - 100 * 86_400;
const cookiebot = (granted: boolean, method = 'explicit'): string =>
  `{stamp:%27abc%27%2Cnecessary:true%2Cpreferences:${granted}%2Cstatistics:${granted}%2Cmarketing:false%2Cmethod:%27${method}%27%2Cver:1%2Cutc:${DECIDED}000%2Cregion:%27th%27}`;

const plant = (value: string) =>
  visitor.page.setCookie({ name: 'CookieConsent', value, url: stage.site.url('/') });
const cookies = () => visitor.page.evaluate(() => document.cookie);
const asked = () => hasButton(visitor.page, accept);
const rests = () => visitor.page.waitForSelector(`::-p-aria([name="${cookie_setting}"][role="button"])`);
const delivered = () => until(() => visitor.consent.records.length > 0, 'it is delivered');

test('A refusal made with another product holds from the first moment: nobody is asked, and the record says where it is from', async () => {
  const value = cookiebot(false);
  await plant(value);
  await visitor.show();
  await rests();
  expect(await asked()).toBe(false);
  expect(await visitor.commands()).toEqual([
    ['default', 'denied'],
    ['update', 'denied'],
  ]);
  await delivered();
  expect(visitor.consent.records).toHaveLength(1);
  expect(visitor.consent.records[0]).toMatchObject({
    method: 'taken_over',
    categories: { [CATEGORY.necessary]: true, [CATEGORY.statistics]: false, [CATEGORY.marketing]: false },
    origin: {
      product: 'cookiebot',
      decided_at: new Date(DECIDED * 1000).toISOString(),
      sha256: createHash('sha256').update(value).digest('hex'),
    },
  });
  expect(JSON.stringify(visitor.consent.records)).not.toContain('stamp');
  expect(await cookies()).toContain('CookieConsent=');
});

test('An acceptance is taken over as it was made, ends when it would have ended, and later pages go on with it', async () => {
  await plant(cookiebot(true));
  await visitor.show();
  await rests();
  const consent = () => visitor.page.evaluate(() => (window.yinyom as YinyomApi).get());
  expect(await consent()).toMatchObject({
    types: { 2: true, 3: true, 4: false },
    expires_at: new Date((DECIDED + visitor.consent.config.expiry_days * 86_400) * 1000).toISOString(),
  });
  await delivered();
  await until(async () => (await cookies()).includes('consent-1'), 'the answer is kept');
  await visitor.page.reload();
  await rests();
  expect((await consent())?.consent_id).toBe('consent-1');
  expect(visitor.consent.records).toHaveLength(1);
  expect(await visitor.page.evaluate(() => Object.keys(localStorage).join())).not.toContain('_taken');
});

test('The other product’s cookie is removed where the owner wants that', async () => {
  visitor.consent.takeOver!.remove_old = true;
  await plant(cookiebot(false));
  await visitor.show();
  await rests();
  expect(await cookies()).not.toContain('CookieConsent=');
});

test('What another product keeps in the page’s storage is found there', async () => {
  stage.site.page('/', visitor.consent.scriptUrl, '');
  // A page without a body would be the browser's own error page, which has no storage.
  stage.site.pages['/empty'] = { body: 'x' };
  await visitor.open(stage.site.url('/empty'));
  await visitor.page.evaluate(() =>
    localStorage.setItem('klaro', '{"matomo":true,"ads":false,"chat":false}'),
  );
  await visitor.show();
  await rests();
  await delivered();
  expect(visitor.consent.records[0]).toMatchObject({
    categories: { [CATEGORY.statistics]: true, [CATEGORY.marketing]: false },
    origin: { product: 'klaro', decided_at: null },
  });
});

describe('The visitor is asked', () => {
  const asks = async (value: string) => {
    await plant(value);
    await visitor.show();
    await visitor.page.waitForSelector(`::-p-aria([name="${accept}"][role="button"])`);
    expect(visitor.consent.records).toEqual([]);
    expect(await visitor.commands()).toEqual([['default', 'denied']]);
  };
  test('where the consent was only implied', () => asks(cookiebot(true, 'implied')));
  test('where it is older than this website keeps a choice', () =>
    asks(cookiebot(true).replace(`${DECIDED}000`, `${NOW - 800 * 86_400}000`)));
  test('where acceptances are not taken over', () => {
    visitor.consent.takeOver!.consents = false;
    return asks(cookiebot(true));
  });
  test('after the last day', () => {
    visitor.consent.takeOver!.until = NOW - 1;
    return asks(cookiebot(false));
  });
  test('where the value is broken', () => asks('%7Bstamp%3A%E0%A4%A'));
  test('TK-04 where the page denies its storage: what could not be recorded is not taken over', async () => {
    await visitor.page.evaluateOnNewDocument(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('denied', 'QuotaExceededError');
      };
    });
    await asks(cookiebot(false));
  });
  test('TK-05 once somebody has decided here, another product’s cookie changes nothing', async () => {
    await visitor.show();
    await visitor.page.waitForSelector(`::-p-aria([name="${accept}"][role="button"])`);
    await visitor.page.evaluate(() => (window.yinyom as YinyomApi).set({ 3: false }));
    await delivered();
    await plant(cookiebot(true));
    await visitor.page.reload();
    await rests();
    expect(visitor.consent.records).toHaveLength(1);
    expect(await visitor.page.evaluate(() => (window.yinyom as YinyomApi).get()?.types['3'])).toBe(false);
  });
});
