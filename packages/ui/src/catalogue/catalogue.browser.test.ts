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
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'puppeteer';
import webpack, { type Configuration } from 'webpack';

jest.setTimeout(180_000);
const ROOM = path.resolve(__dirname, '../..');
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

let folder: string;
let server: Server;
let browser: Browser;
let page: Page;
let origin: string;

const build = (output: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const configure = jest.requireActual<(env: object) => Configuration>(
      path.join(ROOM, 'webpack.config.cjs'),
    );
    const config = configure({});
    webpack({ ...config, output: { ...config.output, path: output } }, (error, stats) => {
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
});
afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = async (lang: string, width: number) => {
  await page.setViewport({ width, height: 900 });
  await page.goto(`${origin}/?lang=${lang}`);
  await page.waitForSelector('[data-sample="VisuallyHidden"]');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};
const violations = async (): Promise<string[]> => {
  await page.evaluate(axe);
  const { violations: found } = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
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
  // Frames of the page itself; `Card` and `Stack` are what every sample is made of.
  const frame = ['GlobalStyle', 'ThemeFrame', 'Card', 'Stack'];
  const components = files.map((file) => file.replace('.tsx', '')).filter((name) => !frame.includes(name));
  expect([...shown].sort()).toEqual(components.sort());
});

describe.each([1440, 390, 320])('at %i px', (width) => {
  it.each(LANGUAGES)('has no accessibility violation in %s and nothing wider than the page', async (lang) => {
    await open(lang, width);
    expect(await violations()).toEqual([]);
    const { inner, outer } = await page.evaluate(() => ({
      inner: document.documentElement.scrollWidth,
      outer: innerWidth,
    }));
    expect(inner).toBeLessThanOrEqual(outer);
  });
});

it('has none in an open window and an open menu either', async () => {
  await open('th', 1440);
  await page.locator('[data-sample="DropdownMenu"] button').click();
  expect(await violations()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('[data-sample="Modal"] button').click();
  await page.waitForSelector('dialog[open]');
  expect(await violations()).toEqual([]);
});
