import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { createPerson } from '../support/person';
import { until } from '../support/until';
import { recorded } from '../support/visitor';
import {
  ACCEPT,
  forTheBanner,
  seesBanner,
  startComingPlatform,
  type ComingPlatform,
} from './support/comingPlatform';
import { startWordpress, type Wordpress } from './support/startWordpress';
import { activate, logIn, putPlugin, submit } from './support/wordpressAdmin';
import { findWordpress } from './support/wordpressFiles';

const files = findWordpress();
const [walk, lack] = typeof files === 'string' ? [it.skip, ` (skipped: ${files})`] : [it, ''];
/** The folder of the plugin WP Consent API, which Debian has not. */
const CONSENT_API = process.env['WP_CONSENT_API'];
const withApi = CONSENT_API === undefined || typeof files === 'string' ? it.skip : it;

let platform: ComingPlatform;
let browser: Browser;
let wordpress: Wordpress;

beforeAll(async () => {
  if (typeof files === 'string') return;
  platform = await startComingPlatform();
  wordpress = await startWordpress(files, 'demo.localhost');
  putPlugin(wordpress);
  if (CONSENT_API) wordpress.addPlugin({ folder: CONSENT_API, name: 'wp-consent-api' });
  browser = await launchBrowser({ args: ['--accept-lang=th'] });
});
afterAll(async () => {
  await browser?.close();
  await wordpress?.stop();
  await platform?.stop();
});

/** Version of the banner that pages carry. */
const carried = (): number =>
  Number(
    wordpress.run(`preg_match('#\\bversion:(\\d+)#', yinyom_copy()['script'], $found); echo $found[1];`),
  );
/** The job as it is planned, now. */
const renew = (): void => {
  wordpress.run(
    `wp_clear_scheduled_hook(YINYOM_RENEW); wp_schedule_event(time() - 1, YINYOM_RENEW, YINYOM_RENEW);`,
  );
  wordpress.runJobs();
};
/** Lets the kept copy be older than the day for which it asks nobody. */
const age = (): void =>
  void wordpress.run(
    `$kept = yinyom_copy(); $kept['script'] = preg_replace('#\\bfresh_until:\\d+#', 'fresh_until:1', $kept['script'], 1, $count);
     if ($count !== 1) exit(1); update_option(YINYOM_COPY, $kept);`,
  );

walk(`an administrator installs the plugin, and what is wrong is told${lack}`, async () => {
  const admin = await createPerson(browser, 15_000);
  const { page } = admin;
  await logIn(admin, wordpress.url);
  await activate(admin, `${wordpress.url}/wp-admin/plugins.php`);
  await page.goto(`${wordpress.url}/wp-admin/options-general.php?page=yinyom-consent`);
  await page.$eval('#yinyom-server', (field) => field.setAttribute('type', 'text'));
  await page.type('#yinyom-server', 'javascript:alert(1)');
  await page.type('#yinyom-key', '"><script>');
  await submit(admin);
  expect(
    await page.$$eval('.notice-error p', (notes) => notes.map(({ textContent }) => textContent?.trim())),
  ).toEqual([
    'This is not the address of a server, for example https://consent.example.ac.th.',
    'This is not a site key. It stands in the address of your script.',
  ]);
  expect(wordpress.run(`echo json_encode(yinyom_is_set_up());`)).toBe('false');

  await page.type('#yinyom-server', platform.server);
  await page.type('#yinyom-key', platform.siteKey);
  await submit(admin);
  await admin.sees('Settings saved.');
  await admin.press('Check');
  await admin.sees('All is well: version ');
  // A form of somebody else's page has no nonce.
  const forged = await page.evaluate(async () => {
    const body = new URLSearchParams({
      option_page: 'yinyom-consent',
      action: 'update',
      'yinyom_options[server]': '',
    });
    return (await fetch('options.php', { method: 'POST', body })).status;
  });
  expect(forged).toBe(403);
  expect(wordpress.run(`echo yinyom_options()['server'];`)).toBe(platform.server);
  await admin.leave();
});

walk(`the script stands first in the head, and a decision arrives${lack}`, async () => {
  const visitor = await createPerson(browser, 15_000);
  const html = (await (await visitor.page.goto(wordpress.url))?.text()) ?? '';
  const [first = ''] = /<script[^>]*>/.exec(html) ?? [];
  expect(first).toContain(`src="${platform.server}/sdk/v1/${platform.siteKey}.js"`);
  expect(first).toContain('data-no-optimize="1"');
  const before = (await platform.decisions()).length;
  const kept = recorded(visitor);
  await visitor.press(ACCEPT);
  await kept;
  await until(
    async () => (await platform.decisions()).length === before + 1,
    'the decision is in the records',
  );
  expect((await platform.decisions())[0]?.result).toBe('accept_all');
  expect(visitor.complaints.filter((text) => !text.includes('404'))).toEqual([]);
  await visitor.leave();
});

walk(
  `carried in the page, the banner stands without a request, and a job renews the copy${lack}`,
  async () => {
    const admin = await createPerson(browser, 15_000);
    await logIn(admin, wordpress.url);
    await admin.page.goto(`${wordpress.url}/wp-admin/options-general.php?page=yinyom-consent`);
    await admin.page.locator('input[name="yinyom_options[carry]"]').click();
    await submit(admin);
    await admin.leave();

    const visitor = await createPerson(browser, 15_000);
    const paths = platform.asked(visitor);
    await visitor.page.goto(wordpress.url);
    await seesBanner(visitor);
    expect(forTheBanner(paths)).toEqual([]);
    const kept = recorded(visitor);
    await visitor.press('ปฏิเสธทั้งหมด');
    await kept;
    await until(
      async () => (await platform.decisions())[0]?.result === 'decline_all',
      'the refusal is in the records',
    );
    await visitor.leave();

    const first = carried();
    const version = await platform.publish();
    expect([first, carried()]).toEqual([version - 1, version - 1]);
    expect(wordpress.run(`echo wp_next_scheduled(YINYOM_RENEW) - time() <= 300 ? 'soon' : 'late';`)).toBe(
      'soon',
    );
    await until(async () => {
      renew();
      return carried() === version;
    }, 'the job brings the newest copy');
  },
);

walk(
  `while the platform is away the last copy stands, and the decision is sent when it is back${lack}`,
  async () => {
    const version = carried();
    await platform.goes();
    renew();
    expect(carried()).toBe(version);
    const before = (await platform.decisions()).length;
    const visitor = await createPerson(browser, 15_000);
    await visitor.page.goto(wordpress.url);
    await seesBanner(visitor);
    await visitor.press(ACCEPT);
    await visitor.page.waitForFunction(() => /yinyom_[\w-]{8}=/.test(document.cookie));
    await visitor.page.reload();
    expect(await visitor.page.$(`::-p-aria([name="${ACCEPT}"][role="button"])`)).toBeNull();
    expect(await platform.decisions()).toHaveLength(before);

    // A copy that is too old asks first; when nobody answers it is better than no banner.
    age();
    const other = await createPerson(browser, 15_000);
    const paths = platform.asked(other);
    await other.page.goto(wordpress.url);
    await seesBanner(other);
    expect(paths[0]).toBe(`/sdk/v1/${platform.siteKey}.js`);
    await other.leave();

    await platform.comes();
    await visitor.page.goto(wordpress.url);
    await until(async () => (await platform.decisions()).length === before + 1, 'the decision is sent later');
    expect((await platform.decisions())[0]).toMatchObject({
      result: 'accept_all',
      template_version: version,
    });
    await visitor.leave();
  },
);

walk(`an old copy asks for the newest banner before it records anything${lack}`, async () => {
  const version = await platform.publish();
  expect(carried()).toBe(version - 1);
  age();
  const visitor = await createPerson(browser, 15_000);
  const paths = platform.asked(visitor);
  await visitor.page.goto(wordpress.url);
  await seesBanner(visitor);
  expect(paths[0]).toBe(`/sdk/v1/${platform.siteKey}.js`);
  const kept = recorded(visitor);
  await visitor.press(ACCEPT);
  await kept;
  await until(
    async () => (await platform.decisions())[0]?.template_version === version,
    'it is recorded on the newest',
  );
  await visitor.leave();
});

walk(`shortcodes: a gate, the list of cookies, the button that opens the settings${lack}`, async () => {
  const id = wordpress.run(
    `echo wp_insert_post(['post_status' => 'publish', 'post_title' => 'Codes', 'post_type' => 'page', 'post_content' =>
     '[yinyom_gate category="marketing"]<p id="inside">video</p>[/yinyom_gate] [yinyom_declaration lang="th"] [yinyom_preferences]']);`,
  );
  const visitor = await createPerson(browser, 15_000);
  const { page } = visitor;
  await page.goto(`${wordpress.url}/?page_id=${id}`);
  await seesBanner(visitor);
  expect(await page.$('#inside')).toBeNull();
  await visitor.press(ACCEPT);
  await page.waitForSelector('#inside');
  await page.waitForFunction(
    () => document.querySelector('[data-yinyom-declaration]')?.shadowRoot !== undefined,
  );
  await visitor.press('Cookie settings');
  await page.evaluate(() => (window as unknown as { yinyom: { withdraw(): void } }).yinyom.withdraw());
  await page.waitForFunction(() => document.querySelector('#inside') === null);
  await visitor.leave();
});

withApi('the plugin WP Consent API knows every decision, on the same page and on later ones', async () => {
  wordpress.run(
    `update_option('active_plugins', [...get_option('active_plugins'), 'wp-consent-api/wp-consent-api.php']);`,
  );
  const visitor = await createPerson(browser, 15_000);
  const { page } = visitor;
  const may = () =>
    page.evaluate(() =>
      ['functional', 'preferences', 'statistics', 'statistics-anonymous', 'marketing'].filter((category) =>
        (window as unknown as { wp_has_consent(category: string): boolean }).wp_has_consent(category),
      ),
    );
  const all = ['functional', 'preferences', 'statistics', 'statistics-anonymous', 'marketing'];
  await page.goto(wordpress.url);
  await seesBanner(visitor);
  expect(await may()).toEqual([]);
  await visitor.press(ACCEPT);
  await until(async () => (await may()).length === 5, 'it knows the consent');
  expect(await may()).toEqual(all);

  // Its cookies may go before the choice does: every later page tells it again.
  for (const cookie of await visitor.page.browserContext().cookies())
    if (cookie.name.startsWith('wp_consent_')) await page.browserContext().deleteCookie(cookie);
  await page.goto(wordpress.url);
  await until(async () => (await may()).length === 5, 'it is told on a later page');
  await page.evaluate(() => (window as unknown as { yinyom: { withdraw(): void } }).yinyom.withdraw());
  // Its cookies were made by leave of what is taken back: they are erased, and no answer is no consent. The next page tells it.
  await until(async () => (await may()).length === 0, 'nothing is allowed after the withdrawal');
  await page.reload();
  await until(async () => (await may()).length === 1, 'a later page tells the withdrawal');
  expect(await may()).toEqual(['functional']);
  await visitor.leave();
});

walk(
  `switched off, it leaves no job; removed, nothing; and WordPress has nothing to complain about${lack}`,
  () => {
    const admin = `require ABSPATH . 'wp-admin/includes/admin.php';`;
    wordpress.run(`${admin} deactivate_plugins('yinyom-consent/yinyom-consent.php');`);
    expect(wordpress.run(`echo json_encode(wp_next_scheduled('yinyom_renew'));`)).toBe('false');
    wordpress.run(`${admin} uninstall_plugin('yinyom-consent/yinyom-consent.php');`);
    expect(
      wordpress.run(`echo json_encode([get_option('yinyom_options'), get_option('yinyom_copy')]);`),
    ).toBe('[false,false]');
    const log = path.join(wordpress.folder, 'debug.log');
    const complaints = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
    expect(complaints.filter((line) => line.includes('yinyom'))).toEqual([]);
  },
);
