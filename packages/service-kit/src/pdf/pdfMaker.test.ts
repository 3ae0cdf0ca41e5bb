import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { until } from '@yinyom/testing/until';
import { createLogger } from '../logger';
import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import { html } from '../markup/html';
import { PDF_FONT_FAMILY, pdfFontFaces } from './pdfFonts';
import { createPdfMaker } from './pdfMaker';
import { withReadableText } from './readableText';
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

const inOurFonts = (body: string): string =>
  page(
    `<style>${pdfFontFaces(body)} body { font: 12pt ${PDF_FONT_FAMILY} } b { font-weight: 600 }</style>${body}`,
  );

/** Marks above marks, conjuncts, vowels that are drawn before their consonant: what is lost first when text is read out. */
const SAMPLES: Record<Lang, string> = {
  th: 'ผู้ใช้น้ำที่ยอมรับการจัดการความยินยอม กำหนดโดยผู้ดูแล ทั้งปี ๒๕๖๙',
  en: 'The office of affairs: effective first flights – 67.6%',
  cn: '同意管理平台的月度报告：拒绝与撤回',
  jp: '同意管理の月次レポート、直接・骨・雪',
  kh: 'ការគ្រប់គ្រងការយល់ព្រម អ្នកប្រើប្រាស់ដែលបានយល់ព្រមទទួលខូគី ស្ត្រី កម្មវិធីរុករក ប្រចាំខែ',
};

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
    const text = textOfPdf(await maker.make('o1', hostile));
    expect(text).toContain('only text');
    expect(text).not.toMatch(/RAN|root:/);
    expect(connections).toBe(0);
    // The canary does hear whoever reaches it.
    await once(connect(port, '127.0.0.1'), 'close');
    expect(connections).toBe(1);
  });

  it('J-10: what is put into a template is text', async () => {
    const name = `<script>alert(1)</script><img src="http://127.0.0.1:${port}/x">`;
    const text = textOfPdf(await maker.make('o1', page(html`<p>${name}</p>`.text)));
    expect(text).toContain('<script>alert(1)</script>');
    expect(connections).toBe(0);
  });

  it('draws several documents at once with one browser', async () => {
    const texts = await Promise.all(
      ['หนึ่ง', 'two', 'three', 'four', 'five'].map(async (word) =>
        textOfPdf(await maker.make('o1', inOurFonts(word))),
      ),
    );
    expect(texts.map((text) => text.trim())).toEqual(['หนึ่ง', 'two', 'three', 'four', 'five']);
  });

  it.each(LANGUAGES)(
    'F-B1: what is written in %s can be searched and copied, letter for letter',
    async (language) => {
      const sample = SAMPLES[language];
      const style = `${pdfFontFaces(sample)} p { font: 12pt ${PDF_FONT_FAMILY} } b { font-weight: 600 }`;
      const both = `<style>${style}</style><p>${sample}</p><p><b>${sample}</b></p>`;
      const pdf = await maker.make('o1', page(both));
      const lines = textOfPdf(pdf).split(/[\n\f]/);
      expect(lines.filter((line) => line.trim() !== '')).toEqual([sample, sample]);
    },
  );

  it('F-B1: a PDF that another program made is left as it is', () => {
    const other = Buffer.from('%PDF-1.7\n1 0 obj\n<</Type /Catalog>>\nendobj\nstartxref\n0\n%%EOF\n');
    expect(withReadableText(other)).toBe(other);
  });

  it('a browser that died is replaced', async () => {
    await maker.close();
    expect(textOfPdf(await maker.make('o1', page('again')))).toContain('again');
  });
});

it('closes the browser when nobody needs it', async () => {
  const maker = createPdfMaker(logger, { idleMs: 1 });
  await maker.make('o1', page('x'));
  await until(() => !maker.isOpen(), 'the browser is closed');
  expect(textOfPdf(await maker.make('o1', page('y')))).toContain('y');
  await maker.close();
});

it('S3-01: organizations get the browser in turn, and one of them has no more than its part of the places', async () => {
  const maker = createPdfMaker(logger, { atOnce: 1, mostWaiting: 12 });
  const made: string[] = [];
  const make = async (owner: string, word: string) => {
    await maker.make(owner, page(word));
    made.push(word);
  };
  const asked = ['a1', 'a2', 'a3', 'a4', 'a5'].map((word) => make('o1', word));
  await Promise.allSettled([...asked, make('o2', 'b1')]);
  expect(made).toEqual(['a1', 'b1', 'a2', 'a3', 'a4']);
  await expect(asked[4]).rejects.toMatchObject({ status: 429, code: 'too_many_tasks' });
  await maker.close();
});

it('refuses more than may wait, and what takes too long', async () => {
  const busy = createPdfMaker(logger, { atOnce: 1, mostWaiting: 1 });
  const results = await Promise.allSettled(['a', 'b', 'c'].map((word) => busy.make('o1', page(word))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  await busy.close();
  const slow = createPdfMaker(logger, { timeoutMs: 1 });
  await expect(slow.make('o1', page('x'))).rejects.toMatchObject({ status: 503 });
  await slow.close();
});
