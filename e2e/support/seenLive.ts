import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './startProgram';
import type { Stack } from './startStack';

const moduleOf = (file: string) => JSON.stringify(path.join(ROOT, 'packages/build-remote/verify', file));

/**
 * Opens the console of a running platform with the local build of a room, as `yinyom-remote live` does but without a window, and signs the demo
 * user in.
 * @param address of a page of that remote
 * @returns what the remote shows there
 * @throws Error when it shows nothing within 30 seconds
 */
export const seenLive = async ({ url, demo }: Stack, room: string, address: string): Promise<string> => {
  const code = `
    import { launchBrowser } from ${moduleOf('findBrowser.mjs')};
    import { openLive } from ${moduleOf('openLive.mjs')};
    import { signIn } from ${moduleOf('signIn.mjs')};
    const [url, room, demo, address] = JSON.parse(process.env.LIVE);
    const browser = await launchBrowser();
    try {
      const { name, page } = await openLive(browser, { room, origin: url });
      await signIn(page, url, demo);
      await page.goto(url + address);
      const shown = await page.waitForSelector('[data-remote="' + name + '"] h1');
      console.log(await shown.evaluate((title) => title.closest('[data-remote]').innerText));
    } finally {
      await browser.close();
    }`;
  const env = { ...process.env, LIVE: JSON.stringify([url, room, demo, address]) };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    env,
  });
  return stdout;
};
