import type { Browser } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { consoleTexts } from '../support/consoleTexts';
import { signIn } from '../support/demo';
import { ownOwner } from '../support/ownOwner';
import { createPerson, type Person } from '../support/person';
import { sharedStack } from '../support/sharedStack';
import type { Stack } from '../support/startStack';
import { until } from '../support/until';
import { violations } from '../support/violations';

const t = consoleTexts('mfe-users', 'en', 'keys');

let stack: Stack;
let browser: Browser;
let person: Person;

beforeAll(async () => {
  stack = await ownOwner(await sharedStack());
  browser = await launchBrowser();
  person = await createPerson(browser);
  await signIn(person, stack);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

const statusWith = async (key: string): Promise<number> => {
  const headers = { authorization: `Bearer ${key}`, connection: 'close' };
  return (await fetch(`${stack.url}/api/v1/me/applications`, { headers })).status;
};

it('an Admin makes a key with the keyboard alone, a program uses it, and it ends when it is revoked', async () => {
  const { page } = person;
  await page.goto(`${stack.url}/en/user/keys`, { waitUntil: 'networkidle0' });
  await person.sees(t('empty'));
  expect(await violations(page)).toEqual([]);

  await page.focus('main button');
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[open] input[name="name"]:focus');
  await page.keyboard.type('Warehouse');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await violations(page)).toEqual([]);
  for (const width of [390, 1440]) {
    await page.setViewport({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
  await page.focus('dialog[open] input[name="name"]');
  await page.keyboard.press('Enter');
  await person.sees(t('new.once'));
  const key = await page.$eval('dialog[open] code', (code) => code.textContent ?? '');
  expect(await statusWith(key)).toBe(200);
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await person.sees('Warehouse');
  await until(
    async () => !(await page.evaluate(() => document.body.innerText)).includes(key),
    'the key is gone',
  );
  await person.press(t('revoke.title', { name: 'Warehouse' }));
  await person.press(t('revoke.confirm'));
  await person.sees(t('state.revoked'));
  expect(await statusWith(key)).toBe(401);
  expect(person.complaints).toEqual([]);
});
