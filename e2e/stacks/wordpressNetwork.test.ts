import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { createPerson, type Person } from '../support/person';
import { ROOT } from '../support/startProgram';
import { recorded } from '../support/visitor';
import { watchRequests } from '../support/watchRequests';
import { ACCEPT, seesBanner, startComingPlatform, type ComingPlatform } from './support/comingPlatform';
import { startWordpress, type Wordpress } from './support/startWordpress';
import { activate, logIn, putPlugin, submit } from './support/wordpressAdmin';
import { findWordpress } from './support/wordpressFiles';

const files = findWordpress();
const [walk, lack] = typeof files === 'string' ? [it.skip, ` (skipped: ${files})`] : [it, ''];

let platform: ComingPlatform;
let browser: Browser;
let wordpress: Wordpress;
/** The key of the group in which the website `demo.localhost` is, with its sub-domains. */
let group: string;
/** Sites of the network besides the first: one of the group, and one that no group knows. */
let [shop, other] = ['', ''];
let admin: Person;

beforeAll(async () => {
  if (typeof files === 'string') return;
  platform = await startComingPlatform();
  group = await platform.makeGroup();
  wordpress = await startWordpress(files, 'demo.localhost');
  [shop = '', other = ''] = wordpress.makeNetwork(['shop.demo.localhost', 'other.localhost']);
  putPlugin(wordpress);
  browser = await launchBrowser({ args: ['--accept-lang=th'] });
  admin = await createPerson(browser, 15_000);
});
afterAll(async () => {
  await browser?.close();
  await wordpress?.stop();
  await platform?.stop();
});

/** The list of sites: what each takes, its key, and the result of the last check. */
const listed = () =>
  admin.page.$$eval('table.widefat tbody tr', (rows) =>
    rows.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent?.trim() ?? '')),
  );
const openNetwork = () =>
  admin.page.goto(`${wordpress.url}/wp-admin/network/settings.php?page=yinyom_network`);

walk(`the network's page has one entry for all sites, and says what each takes${lack}`, async () => {
  await logIn(admin, wordpress.url);
  await activate(admin, `${wordpress.url}/wp-admin/network/plugins.php`);
  await submit(admin, 'tr[data-plugin^="yinyom-consent/"] a[href*="page=yinyom_network"]');
  await admin.page.type('#yinyom-server', platform.server);
  await admin.page.type('#yinyom-key', 'no key');
  await submit(admin);
  await admin.sees('This is not a site key.');
  await admin.page.type('#yinyom-key', group);
  await admin.page.locator('input[name="yinyom_network[carry]"]').click();
  await submit(admin);
  await admin.sees('The settings were saved.');
  await submit(admin, 'input[value="Check the sites of this page"]');
  expect(await listed()).toEqual([
    [wordpress.url, 'those of the network', group, expect.stringMatching(/^All is well: version \d+/)],
    [shop, 'those of the network', group, expect.stringMatching(/^All is well: version \d+/)],
    [other, 'those of the network', group, 'No website of the group has the host other.localhost.'],
  ]);

  // A site that enters something takes its own.
  await logIn(admin, shop);
  await admin.page.goto(`${shop}/wp-admin/options-general.php?page=yinyom-consent`);
  await admin.sees('A site that enters nothing takes what the network has.');
  await admin.page.type('#yinyom-server', platform.server);
  await admin.page.type('#yinyom-key', platform.siteKey);
  await submit(admin);
  await admin.sees('Settings saved.');
  await openNetwork();
  expect((await listed())[1]?.slice(0, 3)).toEqual([shop, 'its own entries', platform.siteKey]);
});

walk(`each site of the network has its banner, and one that no group knows has none${lack}`, async () => {
  for (const site of [wordpress.url, shop]) {
    const visitor = await createPerson(browser, 15_000);
    await visitor.page.goto(site);
    await seesBanner(visitor);
    await visitor.leave();
  }
  const stranger = await createPerson(browser, 15_000);
  await stranger.page.goto(other);
  expect(await stranger.page.evaluate(() => document.querySelector('#yinyom-script') !== null)).toBe(true);
  expect(await stranger.page.$(`::-p-aria([name="${ACCEPT}"][role="button"])`)).toBeNull();
  await stranger.leave();
});

/** The PHP of the guide that marks what other plugins print. */
const guide = (): string => {
  const text = readFileSync(path.join(ROOT, 'docs/guides/wordpress.md'), 'utf8');
  const parts = [...text.matchAll(/```php\n([^]*?)```/g)].map(([, code = '']) => code);
  return parts.slice(1).join('\n');
};

walk(`what the guide marks runs with consent only: scripts of plugins, and embeds${lack}`, async () => {
  const pixel = '/wp-content/mu-plugins/pixel.js';
  writeFileSync(
    path.join(wordpress.folder, 'site', pixel),
    `document.cookie = '_fbp=1; path=/'; document.title = 'the pixel ran';`,
  );
  wordpress.addCode(
    'marketing',
    `${guide()}
     add_action('wp_enqueue_scripts', fn() => wp_enqueue_script('facebook-pixel', '${pixel}', [], '1', false));
     add_filter('the_content', fn($content) => $content . apply_filters('embed_oembed_html', '<iframe src="/wp-content/embed.html" title="Video"></iframe>'));`,
  );
  const id = wordpress.run(
    `echo wp_insert_post(['post_status' => 'publish', 'post_title' => 'Video', 'post_type' => 'page', 'post_content' => 'A video:']);`,
  );
  const visitor = await createPerson(browser, 15_000);
  const { page } = visitor;
  const held = () => asked.filter((address) => /pixel|embed\.html/.test(address));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const requests = await watchRequests(page);
  await page.goto(`${wordpress.url}/?page_id=${id}`);
  await seesBanner(visitor);
  await requests.answered();
  expect([held(), await page.browserContext().cookies()]).toEqual([[], []]);
  const kept = recorded(visitor);
  await visitor.press(ACCEPT);
  await kept;
  await page.waitForFunction(() => document.title === 'the pixel ran');
  await page.waitForFunction(() => document.querySelector('iframe[src="/wp-content/embed.html"]') !== null);
  expect(held()).toEqual(expect.arrayContaining([pixel, '/wp-content/embed.html']));
  await visitor.leave();
});

walk(`the editor has both blocks, in the language of the administrator${lack}`, async () => {
  const { page } = admin;
  await logIn(admin, wordpress.url);
  await page.goto(`${wordpress.url}/wp-admin/post-new.php`);
  await page.waitForFunction(() => 'wp' in window && document.querySelector('.block-editor') !== null);
  const titles = await page.evaluate(() => {
    const { blocks, data } = (window as unknown as { wp: EditorOfWordpress }).wp;
    const names = ['yinyom/declaration', 'yinyom/preferences'];
    data.dispatch('core/block-editor').insertBlocks(names.map((name) => blocks.createBlock(name)));
    return names.map((name) => blocks.getBlockType(name)?.title);
  });
  expect(titles).toEqual(['Cookie declaration', 'Cookie settings button']);
  // Newer versions draw the page in a frame.
  const canvas = async () => {
    const frame = await page.$('iframe[name="editor-canvas"]');
    return (await frame?.contentFrame()) ?? page.mainFrame();
  };
  for (const name of ['declaration', 'preferences'])
    await (await canvas()).waitForSelector(`[data-type="yinyom/${name}"][data-block]`);
  await page.evaluate(async () => {
    const { data } = (window as unknown as { wp: EditorOfWordpress }).wp;
    const editor = data.dispatch('core/editor');
    editor.editPost({ title: 'Blocks', status: 'publish' });
    await editor.savePost();
  });
  const id = await page.evaluate(() =>
    (window as unknown as { wp: EditorOfWordpress }).wp.data.select('core/editor').getCurrentPostId(),
  );
  const visitor = await createPerson(browser, 15_000);
  await visitor.page.goto(`${wordpress.url}/?p=${id}`);
  await visitor.page.waitForSelector('[data-yinyom-declaration]');
  await visitor.page.waitForSelector('[data-yinyom-open]');
  await visitor.leave();
});

walk(`switched off for the network, it leaves no job in any site${lack}`, async () => {
  const hosts = [wordpress.url, shop, other].map((address) => new URL(address).host);
  const jobs = () =>
    hosts.map((host) =>
      wordpress.run(`echo json_encode(wp_next_scheduled('yinyom_renew') !== false);`, host),
    );
  expect(jobs()).toEqual(['true', 'false', 'true']);
  await admin.page.goto(`${wordpress.url}/wp-admin/network/plugins.php`);
  await submit(admin, 'a[href*="action=deactivate"][href*="yinyom-consent"]');
  expect(jobs()).toEqual(['false', 'false', 'false']);
  const log = path.join(wordpress.folder, 'debug.log');
  const complaints = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
  expect(complaints.filter((line) => line.includes('yinyom'))).toEqual([]);
});

/** What the page of the editor offers to scripts. */
interface EditorOfWordpress {
  blocks: {
    createBlock(name: string): object;
    getBlockType(name: string): { title: string } | undefined;
  };
  data: {
    dispatch(store: string): {
      insertBlocks(blocks: object[]): void;
      editPost(change: object): void;
      savePost(): Promise<void>;
    };
    select(store: string): { getCurrentPostId(): number };
  };
}
