import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Person } from '../../support/person';
import { ROOT } from '../../support/startProgram';
import { ADMIN, type Wordpress } from './startWordpress';

/** Puts the plugin where WordPress looks for it, as the file that people upload. */
export const putPlugin = (wordpress: Wordpress): void => {
  const zip = path.join(wordpress.folder, 'yinyom-consent.zip');
  const made = spawnSync(process.execPath, [path.join(ROOT, 'packages/wordpress-plugin/zip.mjs'), zip], {
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(made.stderr);
  wordpress.addPlugin({ zip });
};

/** Signs in at a site of WordPress, as its administrator. */
export const logIn = async ({ page }: Person, url: string): Promise<void> => {
  await page.goto(`${url}/wp-login.php`);
  // The page takes the focus to the name while a user types.
  for (const [field, text] of [
    ['#user_login', ADMIN.name],
    ['#user_pass', ADMIN.password],
  ] as const)
    await page.$eval(field, (element, value) => void ((element as HTMLInputElement).value = value), text);
  await Promise.all([page.waitForNavigation(), page.locator('#wp-submit').click()]);
};

/** Presses the button of a form of the administration, and waits for the page that follows. */
export const submit = ({ page }: Person, button = '#submit') =>
  Promise.all([page.waitForNavigation(), page.locator(button).click()]);

/** Switches the plugin on in a list of plugins: that of a site, or of a network. */
export const activate = async (person: Person, list: string): Promise<void> => {
  await person.page.goto(list);
  await submit(person, 'a[href*="action=activate"][href*="yinyom-consent"]');
};
