import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { ROOT } from '../lint/sources';

// The generator comes from the registry, and some two hundred pages are drawn.
jest.setTimeout(600_000);

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

let folder: string;
let server: Server;
let browser: Browser;
let address: string;

/** The file of an address, as any web server for files finds it. */
const fileOf = (place: string): string => {
  const file = path.join(folder, decodeURIComponent(place.replace(/[?#].*$/, '')));
  return existsSync(file) && statSync(file).isDirectory() ? path.join(file, 'index.html') : file;
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'yinyom-site-'));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tooling/site/main.mjs', folder], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  server = createServer((request, response) => {
    const file = fileOf(request.url ?? '/');
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('every link leads to a page or a file, and to a heading that is there', () => {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(80);
  const idsOf = new Map<string, Set<string>>();
  const has = (file: string, id: string) => {
    if (!idsOf.has(file))
      idsOf.set(
        file,
        new Set([...readFileSync(file, 'utf8').matchAll(/ id="([^"]+)"/g)].map(([, one]) => one ?? '')),
      );
    return idsOf.get(file)!.has(id);
  };
  const dead = pages.flatMap((page) =>
    [...readFileSync(path.join(folder, page), 'utf8').matchAll(/<a [^>]*href="([^"]+)"/g)]
      .map(([, href = '']) => new URL(href, `${address}/${page}`))
      .filter(({ origin }) => origin === address)
      .filter(({ pathname, hash }) => {
        const file = fileOf(pathname);
        return !existsSync(file) || (hash.length > 1 && !has(file, decodeURIComponent(hash.slice(1))));
      })
      .map(({ pathname, hash }) => `${page} → ${pathname}${hash}`),
  );
  expect([...new Set(dead)]).toEqual([]);
});

it.each([
  ['/', 'ยินยอม', 'ก่อนที่ผู้เข้าชมเลือก'],
  ['/en/', 'version_conflict', 'another user or program'],
])('a search on %s finds %s in the middle of a sentence', async (place, word, sentence) => {
  const page = await browser.newPage();
  await page.goto(address + place);
  await page.locator('button.DocSearch-Button').click();
  await page.locator('input.search-input').fill(word);
  await page.waitForSelector('.results .result');
  const targets = await page.$$eval('.results a.result', (links) =>
    links.map((link) => (link as HTMLAnchorElement).href.replace(/#.*/, '')),
  );
  const texts = targets.map((target) => readFileSync(fileOf(new URL(target).pathname), 'utf8'));
  expect(texts.some((text) => text.includes(sentence))).toBe(true);
  await page.close();
});

it.each([390, 1440])('no page is wider than a window of %d pixels', async (width) => {
  const page = await browser.newPage();
  await page.setViewport({ width, height: 900 });
  const wide: string[] = [];
  for (const place of [
    '/',
    '/guides/api.html',
    '/en/guides/api.html',
    '/en/api/templates.html',
    '/en/settings.html',
  ]) {
    await page.goto(address + place);
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wide.push(place);
  }
  expect(wide).toEqual([]);
  await page.close();
});
