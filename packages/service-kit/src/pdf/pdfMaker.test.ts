import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { createLogger } from '../logger';
import { html } from './htmlText';
import { createPdfMaker } from './pdfMaker';
import { textOfPdf } from './testing/textOfPdf';

const logger = createLogger('silent');
let canary: Server;
let connections = 0;
let port: number;

beforeAll(async () => {
  canary = createServer((socket) => {
    connections += 1;
    socket.end();
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  port = (canary.address() as AddressInfo).port;
});
afterAll(() => canary.close());
beforeEach(() => {
  connections = 0;
});

const page = (body: string): string =>
  `<!doctype html><html lang="th"><head><title>t</title></head><body>${body}</body></html>`;

describe('a PDF maker', () => {
  const maker = createPdfMaker(logger);
  afterAll(() => maker.close());

  it('J-10: a document gets no network, no files and no scripts', async () => {
    const at = `http://127.0.0.1:${port}`;
    const hostile = page(`
      <link rel="stylesheet" href="${at}/a.css"><link rel="preconnect" href="${at}"><link rel="prefetch" href="${at}/p">
      <style>@import url(${at}/b.css); body { background: url(${at}/c.png) }
        @font-face { font-family: x; src: url(${at}/f.woff2) } p { font-family: x }</style>
      <script>document.body.append('SCRIPT RAN'); fetch('${at}/d'); new WebSocket('ws://127.0.0.1:${port}')</script>
      <img src="${at}/e.png" onerror="document.body.append('HANDLER RAN')">
      <iframe src="file:///etc/passwd"></iframe><iframe src="${at}/g"></iframe>
      <object data="${at}/h"></object><embed src="${at}/i"><video src="${at}/j"></video>
      <meta http-equiv="refresh" content="0;url=${at}/k">
      <iframe srcdoc="<img src='${at}/l'><script>parent.document.body.append('FRAME RAN')</script>"></iframe>
      <p>only text</p>`);
    const text = textOfPdf(await maker.make(hostile));
    expect(text).toContain('only text');
    expect(text).not.toMatch(/RAN|root:/);
    expect(connections).toBe(0);
    // The canary does hear whoever reaches it.
    await once(connect(port, '127.0.0.1'), 'close');
    expect(connections).toBe(1);
  });

  it('J-10: what is put into a template is text', async () => {
    const name = `<script>alert(1)</script><img src="http://127.0.0.1:${port}/x">`;
    const text = textOfPdf(await maker.make(page(html`<p>${name}</p>`.text)));
    expect(text).toContain('<script>alert(1)</script>');
    expect(connections).toBe(0);
  });

  it('draws several documents at once with one browser', async () => {
    const texts = await Promise.all(
      ['หนึ่ง', 'two', 'three', 'four', 'five'].map(async (word) => textOfPdf(await maker.make(page(word)))),
    );
    expect(texts.map((text) => text.trim())).toEqual(['หนึ่ง', 'two', 'three', 'four', 'five']);
  });

  it('a browser that died is replaced', async () => {
    await maker.close();
    expect(textOfPdf(await maker.make(page('again')))).toContain('again');
  });
});

it('closes the browser when nobody needs it', async () => {
  const maker = createPdfMaker(logger, { idleMs: 1 });
  await maker.make(page('x'));
  while (maker.isOpen()) await new Promise((resolve) => setImmediate(resolve));
  expect(textOfPdf(await maker.make(page('y')))).toContain('y');
  await maker.close();
});

it('refuses more than may wait, and what takes too long', async () => {
  const busy = createPdfMaker(logger, { atOnce: 1, mostWaiting: 1 });
  const results = await Promise.allSettled(['a', 'b', 'c'].map((word) => busy.make(page(word))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  await busy.close();
  const slow = createPdfMaker(logger, { timeoutMs: 1 });
  await expect(slow.make(page('x'))).rejects.toMatchObject({ status: 503 });
  await slow.close();
});
