import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LANGUAGES, LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { openInspection } from '../../services/scanner/src/engine/testing/inspection';
import { scanSettingOf } from '../../services/scanner/src/engine/ScanOptions';
import { sandboxHere } from '../../tooling/test/sandbox.cjs';
import { sharedStack } from '../support/sharedStack';
import type { Stack } from '../support/startStack';

// The banner that the demo website publishes is tried out as scans try out anybody's, in every language: five inspections of
// some ten seconds, three at a time.

const HOST = 'demo.localhost';
/** What pages of each language say, so that the banner's language has something to be compared with. */
const SAID: Record<Lang, string> = {
  th: 'ยินดีต้อนรับสู่เว็บไซต์ของมหาวิทยาลัย เปิดรับสมัครนักศึกษาใหม่แล้ววันนี้',
  en: 'Welcome to the website of the university. Admission is open for new students.',
  cn: '欢迎访问大学网站。现已开始招收新生，请查看招生信息和课程介绍。',
  jp: '大学のウェブサイトへようこそ。新入生の募集を開始しました。入学案内をご覧ください。',
  kh: 'សូមស្វាគមន៍មកកាន់គេហទំព័ររបស់សាកលវិទ្យាល័យ ការចុះឈ្មោះសម្រាប់និស្សិតថ្មីបានបើកហើយ',
};

/** Comes with consent alone, so that what comes without it would be noticed. */
const BY_CONSENT = `<script type="text/plain" data-category="3">document.cookie = '_ga=GA1.1.2.3;path=/'</script>`;

/** The demo website's own home page; `fetch` asks for no other host than it connects to. */
const homeOf = (port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/', headers: { host: `${HOST}:${port}` } }, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += String(part))).on('end', () => resolve(text));
    }).on('error', reject);
  });

let stack: Stack;
let pages: Server;
let inspection: Awaited<ReturnType<typeof openInspection>>;
let at = (path: string): string => path;

beforeAll(async () => {
  stack = await sharedStack();
  const home = await homeOf(stack.port);
  const [head = ''] = /<head>[^]*<\/head>/.exec(home) ?? [];
  expect(head).toContain('/sdk/v1/');
  pages = createServer(({ url = '/' }, response) => {
    const lang = LANGUAGES.find((one) => url.startsWith(`/${one}`)) ?? 'th';
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="${LOCALE_TAGS[lang]}">${head}<body><main style="min-height:2000px"><p>${SAID[lang].repeat(8)}</p>${BY_CONSENT}<a href="/${lang}/2">2</a></main></body></html>`,
      );
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  const { port } = pages.address() as AddressInfo;
  at = (path) => `http://${HOST}:${port}${path}`;
  inspection = await openInspection(
    scanSettingOf(
      loadSettings({
        SCANNER_RESOLVE: `${HOST}=127.0.0.1,localhost=127.0.0.1`,
        SCANNER_ALLOW: [`${HOST}:${port}`, `${HOST}:${stack.port}`, `localhost:${stack.port}`].join(','),
        SCANNER_SANDBOX: sandboxHere(),
      }),
    ),
  );
});
afterAll(async () => {
  await inspection?.close();
  pages?.close();
  await stack?.stop();
});

it('loses no point in any of five languages, with everything looked at', async () => {
  const scores: Record<string, unknown> = {};
  const waiting = [...LANGUAGES];
  const work = async () => {
    for (let lang = waiting.shift(); lang; lang = waiting.shift()) {
      const { score } = await inspection.inspect(at(`/${lang}/`), at(`/${lang}/2`));
      scores[lang] = {
        score: score.score,
        reasons: score.reasons.map(({ code }) => code),
        open: score.not_checked,
      };
    }
  };
  await Promise.all([work(), work(), work()]);
  const whole = { score: 100, reasons: [], open: [] };
  expect(scores).toEqual(Object.fromEntries(LANGUAGES.map((lang) => [lang, whole])));
});
