import { consoleTexts } from '../support/consoleTexts';
import { ownersStack } from '../support/ownOwner';
import { until } from '../support/until';
import { violations } from '../support/violations';
import { useConsole } from '../support/useConsole';

const t = consoleTexts('mfe-users', 'en', 'keys');

const scene = useConsole({ keepsPerson: true, signedIn: true, start: ownersStack });

const statusWith = async (key: string): Promise<number> => {
  const headers = { authorization: `Bearer ${key}`, connection: 'close' };
  return (await fetch(`${scene.stack.url}/api/v1/me/applications`, { headers })).status;
};

it('an Admin makes a key with the keyboard alone, a program uses it, and it ends when it is revoked', async () => {
  const { page } = scene.person;
  await page.goto(`${scene.stack.url}/en/user/keys`, { waitUntil: 'networkidle0' });
  await scene.person.sees(t('empty'));
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
  await scene.person.sees(t('new.once'));
  const key = await page.$eval('dialog[open] code', (code) => code.textContent ?? '');
  expect(await statusWith(key)).toBe(200);
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await scene.person.sees('Warehouse');
  await until(
    async () => !(await page.evaluate(() => document.body.innerText)).includes(key),
    'the key is gone',
  );
  await scene.person.press(t('revoke.title', { name: 'Warehouse' }));
  await scene.person.press(t('revoke.confirm'));
  await scene.person.sees(t('state.revoked'));
  expect(await statusWith(key)).toBe(401);
  expect(scene.person.complaints).toEqual([]);
});
