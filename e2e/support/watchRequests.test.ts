import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { openPage } from './openPage';
import { until } from './until';
import { watchRequests } from './watchRequests';

const PAGES: Record<string, string> = {
  '/still': '',
  '/asking': '<script>for (const part of "abcd") fetch("/never/" + part);</script>',
  '/slow': '<script>fetch("/later").then(() => document.body.append("It is here."));</script>',
  '/stream': '<script>fetch("/events");</script>',
  '/framed': '<iframe src="/asking"></iframe>',
};

let browser: Browser;
let page: Page;
let origin: string;
/** Answers that the test gives when it likes, by their paths. */
const held = new Map<string, ServerResponse>();
const server = createServer(({ url = '' }, response) => {
  const html = PAGES[url];
  if (html !== undefined) {
    response.setHeader('content-type', 'text/html');
    response.end(`<link rel="icon" href="data:,"><main><h1>A page</h1></main><body>${html}`);
  } else if (url === '/events') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
  } else held.set(url, response);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(async () => {
  held.clear();
  page = await openPage(browser);
});
afterEach(() => page.close());

it('an answer is waited for until it is drawn', async () => {
  const requests = await watchRequests(page);
  await page.goto(`${origin}/slow`);
  const seen = requests.answered().then(() => page.$eval('body', (body) => body.innerText));
  await until(async () => held.has('/later'), 'the page asks');
  held.get('/later')?.end();
  expect(await seen).toContain('It is here.');
});

it('a stream that has begun is not waited for', async () => {
  const requests = await watchRequests(page);
  await page.goto(`${origin}/stream`);
  await requests.answered();
});

it('what a document had asked for when it was left is not waited for', async () => {
  const requests = await watchRequests(page);
  for (let time = 0; time < 5; time += 1)
    await page.goto(`${origin}/asking`, { waitUntil: 'domcontentloaded' });
  await page.goto(`${origin}/still`);
  await requests.answered();
});

it('nor what a frame had asked for that went', async () => {
  const requests = await watchRequests(page);
  await page.goto(`${origin}/framed`, { waitUntil: 'domcontentloaded' });
  await until(async () => held.size === 4, 'the frame asks');
  await page.$eval('iframe', (frame) => frame.remove());
  await requests.answered();
});
