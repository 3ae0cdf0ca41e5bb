/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["yinyom-source", "node", "require", "default"]}
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { launchBrowser } from '@yinyom/testing/browser';
import { keepPageDrawing } from '@yinyom/testing/keepFramesComing';
import { isFull } from '@yinyom/testing/matrix';
import type { AxeResults } from 'axe-core';
import type { Browser, CDPSession, Page } from 'puppeteer';
import webpack, { type Configuration } from 'webpack';

const ROOM = path.resolve(__dirname, '../..');
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

let folder: string;
let server: Server;
let browser: Browser;
let page: Page;
let client: CDPSession;
let origin: string;

const build = (output: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const configure = jest.requireActual<(env: object) => Configuration>(
      path.join(ROOM, 'webpack.config.cjs'),
    );
    const { plugins = [], ...config } = configure({});
    // As it is made for browsers, but for what takes longest and shows nothing here: small code, its maps, packed twins.
    const quick: Configuration = {
      ...config,
      devtool: false,
      optimization: { ...config.optimization, minimize: false },
      plugins: plugins.filter((plugin) => plugin?.constructor.name !== 'CompressionPlugin'),
      output: { ...config.output, path: output },
    };
    webpack(quick, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'yy-catalogue-'));
  await build(folder);
  server = createServer((req, res) => {
    const name = new URL(req.url ?? '/', 'http://x').pathname;
    const file = name === '/' ? 'index.html' : name.slice(1);
    const type = file.endsWith('.html')
      ? 'text/html'
      : file.endsWith('.js')
        ? 'text/javascript'
        : 'font/woff2';
    if (!existsSync(path.join(folder, file))) return void res.writeHead(404).end();
    res.setHeader('content-type', type);
    res.end(readFileSync(path.join(folder, file)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchBrowser();
  page = await browser.newPage();
  page.setDefaultTimeout(30_000);
  await keepPageDrawing(page);
  client = await page.createCDPSession();
});
afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What the system asks for: light unless told otherwise. */
const ask = async (scheme: 'light' | 'dark', forced: 'active' | 'none' = 'none') => {
  const features = [
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'forced-colors', value: forced },
  ];
  await client.send('Emulation.setEmulatedMedia', { features });
};
afterEach(() => ask('light'));

const open = async (lang: string, width: number) => {
  await page.setViewport({ width, height: 900 });
  await page.goto(`${origin}/?lang=${lang}`);
  await page.waitForSelector('[data-sample="VisuallyHidden"]');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};
/** @param contrast most of what a run costs; the same at every width */
const violations = async (contrast = true): Promise<string[]> => {
  await page.evaluate(axe);
  const { violations: found } = await page.evaluate(
    (enabled) =>
      (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        resultTypes: ['violations'],
        rules: { 'color-contrast': { enabled } },
      }),
    contrast,
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
};

it('shows every component of the design system', async () => {
  await open('en', 1440);
  const shown = await page.$$eval('[data-sample]', (samples) =>
    samples.map((sample) => sample.getAttribute('data-sample')),
  );
  const files = ['action', 'data', 'form', 'foundation', 'overlay'].flatMap((name) =>
    readdirSync(path.join(ROOM, 'src', name)).filter((file) => /^[A-Z]\w+\.tsx$/.test(file)),
  );
  // Frames of the page itself and styles for paper; `Card` and `Stack` are what every sample is made of.
  const frame = ['FontFaces', 'GlobalStyle', 'ThemeFrame', 'ThemeRoot', 'PrintOnly', 'Card', 'Stack'];
  const components = files.map((file) => file.replace('.tsx', '')).filter((name) => !frame.includes(name));
  expect([...shown].sort()).toEqual(components.sort());
});

describe.each([1440, 390, 320])('at %i px', (width) => {
  it.each(LANGUAGES)('has no accessibility violation in %s and nothing wider than the page', async (lang) => {
    await open(lang, width);
    // The gate has axe look in every language and at every width; what depends on both is how wide the page is.
    if (isFull() || width === 390 || lang === 'kh')
      expect(await violations(isFull() || width === 390)).toEqual([]);
    const { inner, outer } = await page.evaluate(() => ({
      inner: document.documentElement.scrollWidth,
      outer: innerWidth,
    }));
    expect(inner).toBeLessThanOrEqual(outer);
  });
});

it.each([
  ['th', 1440],
  ['en', 390],
])('A20 has none in the dark in %s at %i px', async (lang, width) => {
  await ask('dark');
  await open(lang, width);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(15, 25, 30)');
  expect(await violations()).toEqual([]);
});

it('A20 the document’s choice of colours wins over the system’s', async () => {
  const ground = (scheme: string) =>
    page.evaluate((chosen) => {
      document.documentElement.dataset['scheme'] = chosen;
      const { colorScheme } = getComputedStyle(document.documentElement);
      return [colorScheme, getComputedStyle(document.body).backgroundColor];
    }, scheme);
  await open('en', 1440);
  expect(await ground('dark')).toEqual(['dark', 'rgb(15, 25, 30)']);
  await ask('dark');
  expect(await ground('light')).toEqual(['light', 'rgb(246, 248, 248)']);
  expect(await ground('system')).toEqual(['dark', 'rgb(15, 25, 30)']);
});

const look = (selector: string) =>
  page.$eval(selector, (element) => {
    const { backgroundColor, color, borderTopStyle, borderTopWidth } = getComputedStyle(element);
    return { ground: `${backgroundColor} ${color}`, edge: `${borderTopStyle} ${borderTopWidth}` };
  });

it('forced colours tell the chosen tab from the others and show what is loading', async () => {
  await open('en', 1440);
  await ask('light', 'active');
  const tab = '[data-sample="Tabs"] [role="tab"]';
  expect((await look(`${tab}[aria-selected="true"]`)).ground).not.toBe(
    (await look(`${tab}[aria-selected="false"]`)).ground,
  );
  expect((await look('[data-sample="Skeleton"] [aria-hidden="true"]')).edge).toBe('solid 1px');
});

it('N14: forced colours tell what is chosen or pressed from the rest, whatever marks it', async () => {
  await open('en', 1440);
  await ask('light', 'active');
  // The marks that switches of remotes have: a radio button in its label, a pressed button, the present page of a menu.
  await page.evaluate(() => {
    const kinds = [
      [
        'label',
        (element: HTMLElement, on: boolean) => {
          const radio = document.createElement('input');
          radio.type = 'radio';
          radio.checked = on;
          element.append(radio);
        },
      ],
      ['button', (element: HTMLElement, on: boolean) => element.setAttribute('aria-pressed', String(on))],
      ['a', (element: HTMLElement, on: boolean) => on && element.setAttribute('aria-current', 'page')],
    ] as const;
    const nav = document.body.appendChild(document.createElement('nav'));
    for (const [tag, mark] of kinds)
      for (const on of [true, false]) {
        const element = nav.appendChild(document.createElement(tag));
        element.id = `${tag}-${String(on)}`;
        mark(element, on);
      }
  });
  for (const tag of ['label', 'button', 'a']) {
    const chosen = await look(`#${tag}-true`);
    expect([tag, chosen.ground]).not.toEqual([tag, (await look(`#${tag}-false`)).ground]);
  }
});

it('N13: what the keyboard reaches is never below a bar that stays in sight', async () => {
  // Scrolls at once.
  await client.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  await open('en', 1440);
  await page.evaluate(() => {
    const bar = document.querySelector('[data-bottom-bar]') as HTMLElement;
    const form = document.createElement('div');
    for (let at = 0; at < 60; at += 1) {
      const field = form.appendChild(document.createElement('input'));
      field.className = 'n13';
      Object.assign(field.style, { display: 'block', height: '44px', margin: '8px' });
    }
    document.body.replaceChildren(form);
    form.append(bar);
  });
  const covered: number[] = [];
  for (let at = 0; at < 60; at += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate((index) => {
      const field = document.querySelectorAll('.n13')[index];
      if (document.activeElement !== field) return 'the focus is elsewhere';
      const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect().top ?? 0;
      return (field?.getBoundingClientRect().bottom ?? 0) > bar;
    }, at);
    if (hidden) covered.push(at);
  }
  expect(covered).toEqual([]);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});

it('9.08: a window is 600 pixels wide where there is room and it asks for nothing else', async () => {
  await open('en', 1440);
  await page.locator('[data-sample="Modal"] button').click();
  await page.waitForSelector('dialog[open]');
  expect(await page.$eval('dialog[open]', (dialog) => dialog.getBoundingClientRect().width)).toBe(600);
  await page.keyboard.press('Escape');
});

it.each([
  ['jp', /^"IBM Plex Sans Thai".*"Hiragino Sans".*"PingFang SC"/],
  ['cn', /^"IBM Plex Sans Thai".*"PingFang SC".*"Hiragino Sans"/],
  ['kh', /^"Noto Sans Khmer".*"IBM Plex Sans Thai"/],
])('A1 in %s its own faces come before those of others', async (lang, order) => {
  await open(lang, 1440);
  await page.waitForFunction(() => document.documentElement.lang !== '');
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(order);
});

it('the buttons of a window stay in sight in a window lower than its content', async () => {
  await page.setViewport({ width: 1440, height: 420 });
  await page.locator('[data-sample="Modal"] button').click();
  await page.waitForSelector('dialog[open] > footer');
  const bottom = await page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]') as HTMLElement;
    const filler = document.createElement('div');
    filler.style.height = '2000px';
    dialog.children[1]?.append(filler);
    return (dialog.querySelector('footer') as HTMLElement).getBoundingClientRect().bottom;
  });
  expect(bottom).toBeLessThanOrEqual(420);
  await page.keyboard.press('Escape');
});

it.each(['Modal', 'Drawer'])('a closed window gives the focus back to what opened it (%s)', async (name) => {
  const isOpenerFocused = () =>
    page.evaluate(
      (sample) => document.activeElement?.closest('[data-sample]')?.getAttribute('data-sample') === sample,
      name,
    );
  await open('en', 1440);
  await page.locator(`[data-sample="${name}"] button`).click();
  await page.waitForSelector('dialog[open]');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
  expect(await isOpenerFocused()).toBe(true);
});

it.each(['light', 'dark'] as const)(
  'has none in an open window and an open menu either (%s)',
  async (scheme) => {
    await ask(scheme);
    await open('th', 1440);
    await page.locator('[data-sample="DropdownMenu"] button').click();
    expect(await violations()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('[data-sample="Modal"] button').click();
    await page.waitForSelector('dialog[open]');
    expect(await violations()).toEqual([]);
  },
);
